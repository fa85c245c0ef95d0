import type { CardRecord } from '../../../src/domain/listing/card-record.ts';
import { COUNTED_KEYS, type CountedKey, type SearchResult } from '../../../src/search/contract.ts';
import { createMemoryEngine, type MemoryEngine } from '../../../src/search/engine/memory-engine.ts';
import { cardOf } from '../card.ts';
import { type BenchCar, STOCK_DATE } from '../vehicles.ts';
import { type BenchAnswer, type BenchEngine, HITS_PER_PAGE } from './engine.ts';

/** The index of a site, with whole result cards. */
export function makeIndex(stock: Iterable<BenchCar>): MemoryEngine<CardRecord, BenchCar> {
  const engine = createMemoryEngine<CardRecord, BenchCar>({
    rules: {
      includeSoldCarsDays: 3,
      hideZeroPrice: false,
      priceAscendingNeedsPrice: false,
      hitsPerPage: HITS_PER_PAGE,
    },
    now: STOCK_DATE,
    cardOf,
  });
  engine.load(stock);
  return engine;
}

const countsOf = (result: SearchResult<CardRecord>, key: CountedKey): Map<string, number> =>
  new Map(result.facets[key].filter(({ count }) => count > 0).map(({ value, count }) => [value, count]));

/** Our engine: the whole of `SearchResult`, cards and spans of every number included. */
export function makeOurs(stock: readonly BenchCar[]): BenchEngine<SearchResult<CardRecord>> {
  const engine = makeIndex(stock);
  return {
    search: ({ state, carTypes }) => engine.search(state, { terms: { car_type: carTypes } }),
    read: (result): BenchAnswer => ({
      ids: result.hits.map(({ id }) => id),
      count: result.count,
      facets: Object.fromEntries(COUNTED_KEYS.map((key) => [key, countsOf(result, key)])) as BenchAnswer['facets'],
    }),
  };
}
