import itemsjs, { type Answer } from 'itemsjs';
import {
  COUNTED_KEYS,
  RANGE_KEYS,
  type RangeKey,
  type SearchState,
  type SortKey,
} from '../../../src/search/contract.ts';
import { computeListedUntilMs } from '../../../src/search/engine/listing.ts';
import { RANGE_ROWS, TERM_ROWS } from '../../../src/search/facets.ts';
import { buildSearchableWords } from '../../../src/search/text/searchable-words.ts';
import { type BenchCar, STOCK_DATE } from '../vehicles.ts';
import { type BenchAnswer, type BenchEngine, HITS_PER_PAGE } from './engine.ts';

type Item = Record<string, unknown> & { vid: number };
/** Numbers have other names than the filters, so that a year can be both. */
const numberName = (key: RangeKey): string => `n_${key}`;

function itemOf(car: BenchCar): Item {
  const { names, facts, comments } = buildSearchableWords(car);
  const item: Item = {
    id: car.id,
    vid: car.id,
    listed: computeListedUntilMs(car, 3) >= STOCK_DATE.getTime() ? 'yes' : 'no',
    page_type: car.car_type,
    rank: car.custom_rank,
    created: Date.parse(car.created_at!),
    names: `${names.join(' ')} ${car.stocknum}`,
    facts: facts.join(' '),
    comments: comments ?? '',
  };
  for (const key of COUNTED_KEYS) item[key] = [TERM_ROWS[key].of(car)].flat().filter((value) => value !== null);
  for (const key of RANGE_KEYS) item[numberName(key)] = RANGE_ROWS[key].of(car);
  return item;
}

const SORTS: Record<Exclude<SortKey, 'relevance'>, [field: string, order: 'asc' | 'desc']> = {
  recommended: ['rank', 'desc'],
  price_asc: ['n_price', 'asc'],
  price_desc: ['n_price', 'desc'],
  km_asc: ['n_km', 'asc'],
  km_desc: ['n_km', 'desc'],
  year_desc: ['n_year', 'desc'],
  year_asc: ['n_year', 'asc'],
  newest: ['created', 'desc'],
};

function rangeFilter(state: SearchState): { filter?: (item: Item) => boolean } {
  const ranges = Object.entries(state.ranges) as [RangeKey, { min: number | null; max: number | null }][];
  if (ranges.length === 0) return {};
  const isWithin = (item: Item, key: RangeKey, min: number | null, max: number | null): boolean => {
    const number = item[numberName(key)] as number | null;
    return number !== null && number >= (min ?? 0) && number <= (max ?? Infinity);
  };
  return { filter: (item) => ranges.every(([key, { min, max }]) => isWithin(item, key, min, max)) };
}

/**
 * itemsjs: every filter as a disjunctive ("or") aggregation, which leaves out its own choice as ours do. It cannot
 * remove a vehicle, so being listed is a filter of its own, as is the page's car type.
 */
export function makeItemsJs(stock: readonly BenchCar[], withWords: boolean): BenchEngine<Answer<Item>> {
  const facet = { size: 100_000, conjunction: false, hide_zero_doc_count: true };
  const engine = itemsjs(stock.map(itemOf), {
    aggregations: Object.fromEntries(['listed', 'page_type', ...COUNTED_KEYS].map((key) => [key, facet])),
    sortings: Object.fromEntries(Object.entries(SORTS).map(([name, [field, order]]) => [name, { field, order }])),
    searchableFields: withWords ? ['names', 'facts', 'comments'] : [],
  });
  return {
    search: ({ state, carTypes }) =>
      engine.search({
        per_page: HITS_PER_PAGE,
        page: state.page,
        ...(state.query === '' ? { sort: state.sortBy ?? 'recommended' } : { query: state.query }),
        filters: { listed: ['yes'], ...(carTypes.length > 0 ? { page_type: carTypes } : {}), ...state.terms },
        ...rangeFilter(state),
      }),
    read: ({ pagination, data }): BenchAnswer => ({
      ids: data.items.map(({ vid }) => vid),
      count: pagination.total,
      facets: Object.fromEntries(
        COUNTED_KEYS.map((key) => [
          key,
          new Map(data.aggregations[key]!.buckets.filter((b) => b.doc_count > 0).map((b) => [b.key, b.doc_count])),
        ]),
      ) as BenchAnswer['facets'],
    }),
  };
}
