import { create, insertMultiple, type Results, search } from '@orama/orama';
import {
  COUNTED_KEYS,
  type CountedKey,
  RANGE_KEYS,
  type RangeKey,
  type SearchState,
  type SortKey,
} from '../../../src/search/contract.ts';
import { computeListedUntilMs } from '../../../src/search/engine/listing.ts';
import { RANGE_ROWS, TERM_ROWS } from '../../../src/search/facets.ts';
import { buildSearchableWords } from '../../../src/search/text/searchable-words.ts';
import type { BenchQuery } from '../queries.ts';
import { type BenchCar, STOCK_DATE } from '../vehicles.ts';
import { type BenchAnswer, type BenchEngine, HITS_PER_PAGE } from './engine.ts';

const numberName = (key: RangeKey): string => `n_${key}`;

const SCHEMA = {
  vid: 'number',
  listed: 'enum',
  rank: 'number',
  created: 'number',
  names: 'string',
  facts: 'string',
  comments: 'string',
  ...Object.fromEntries(COUNTED_KEYS.map((key) => [key, TERM_ROWS[key].multi ? 'enum[]' : 'enum'])),
  ...Object.fromEntries(RANGE_KEYS.map((key) => [numberName(key), 'number'])),
};

function documentOf(car: BenchCar): Record<string, unknown> {
  const { names, facts, comments } = buildSearchableWords(car);
  const document: Record<string, unknown> = {
    vid: car.id,
    listed: computeListedUntilMs(car, 3) >= STOCK_DATE.getTime() ? 'yes' : 'no',
    rank: car.custom_rank,
    created: Date.parse(car.created_at!),
    names: `${names.join(' ')} ${car.stocknum}`,
    facts: facts.join(' '),
    comments: comments ?? '',
  };
  for (const key of COUNTED_KEYS) {
    const value = TERM_ROWS[key].of(car);
    if (value !== null) document[key] = value;
  }
  for (const key of RANGE_KEYS) {
    const number = RANGE_ROWS[key].of(car);
    if (number !== null) document[numberName(key)] = number;
  }
  return document;
}

const SORTS: Record<Exclude<SortKey, 'relevance'>, { property: string; order: 'ASC' | 'DESC' }> = {
  recommended: { property: 'rank', order: 'DESC' },
  price_asc: { property: 'n_price', order: 'ASC' },
  price_desc: { property: 'n_price', order: 'DESC' },
  km_asc: { property: 'n_km', order: 'ASC' },
  km_desc: { property: 'n_km', order: 'DESC' },
  year_desc: { property: 'n_year', order: 'DESC' },
  year_asc: { property: 'n_year', order: 'ASC' },
  newest: { property: 'created', order: 'DESC' },
};

function whereOf({ state, carTypes }: BenchQuery, except?: CountedKey): Record<string, unknown> {
  const where: Record<string, unknown> = { listed: { eq: 'yes' } };
  for (const key of COUNTED_KEYS) {
    const chosen = state.terms[key];
    if (chosen && key !== except) where[key] = TERM_ROWS[key].multi ? { containsAny: chosen } : { in: chosen };
  }
  if (carTypes.length > 0) {
    const chosen = except === 'car_type' ? undefined : state.terms.car_type;
    where.car_type = { in: carTypes.filter((type) => !chosen || chosen.includes(type)) };
  }
  for (const key of RANGE_KEYS) {
    const range = state.ranges[key];
    if (range) where[numberName(key)] = { between: [range.min ?? 0, range.max ?? Number.MAX_SAFE_INTEGER] };
  }
  return where;
}

const facetsOf = (keys: readonly CountedKey[]): Record<string, object> =>
  Object.fromEntries(keys.map((key) => [key, {}]));

interface Found {
  page: Results<{ vid: number }>;
  /** Counts take one more search for each filter in use, without that filter. */
  facets: Record<string, { values: Record<string, number> }>;
}

/** Orama: filters as enums; counts that ignore a filter's own choice take one more search for each filter in use. */
export async function makeOrama(stock: readonly BenchCar[]): Promise<BenchEngine<Found>> {
  const engine = create({ schema: SCHEMA as never });
  await insertMultiple(engine, stock.map(documentOf) as never, 1_000);
  const ask = (state: SearchState, more: object) =>
    search(engine, { term: state.query, threshold: 0, ...more } as never) as Promise<Results<{ vid: number }>>;
  return {
    async search(query) {
      const { state } = query;
      const chosen = COUNTED_KEYS.filter((key) => state.terms[key]);
      const page = await ask(state, {
        where: whereOf(query),
        limit: HITS_PER_PAGE,
        offset: (state.page - 1) * HITS_PER_PAGE,
        facets: facetsOf(COUNTED_KEYS.filter((key) => !state.terms[key])),
        ...(state.query === '' ? { sortBy: SORTS[(state.sortBy ?? 'recommended') as keyof typeof SORTS] } : {}),
      });
      const facets: Found['facets'] = { ...(page.facets as Found['facets']) };
      for (const key of chosen) {
        const without = await ask(state, { where: whereOf(query, key), limit: 0, facets: facetsOf([key]) });
        facets[key] = (without.facets as Found['facets'])[key]!;
      }
      return { page, facets };
    },
    read: ({ page, facets }): BenchAnswer => ({
      ids: page.hits.map(({ document }) => document.vid),
      count: page.count,
      facets: Object.fromEntries(
        COUNTED_KEYS.map((key) => [
          key,
          new Map(Object.entries(facets[key]!.values).filter(([value]) => value !== '')),
        ]),
      ) as BenchAnswer['facets'],
    }),
  };
}
