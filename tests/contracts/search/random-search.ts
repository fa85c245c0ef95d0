import fc from 'fast-check';
import { type BenchCar, makeRandom, makeVehicle } from '../../../bench/search/vehicles.ts';
import {
  type EngineRules,
  RANGE_KEYS,
  type Range,
  type RangeKey,
  type SearchScope,
  type SearchState,
  SORT_KEYS,
  TERM_KEYS,
  type TermKey,
} from '../../../src/search/contract.ts';
import { RANGE_ROWS, TERM_ROWS } from '../../../src/search/facets.ts';
import type { SearchableCar } from '../../../src/search/searchable-car.ts';
import { canonicaliseState, createEmptyState } from '../../../src/search/state.ts';

/** A vehicle with this id; another `seed` makes it a different one. */
export const vehicle = (id: number, seed: number): BenchCar => makeVehicle(id, makeRandom(seed * 1_000_003 + id));

/** The size and seed of a small stock, in which values repeat; `stockOf` makes it. */
export const anyStock = fc.record({ size: fc.nat(120), seed: fc.nat(9_999) });

export const stockOf = ({ size, seed }: { size: number; seed: number }): BenchCar[] =>
  Array.from({ length: size }, (_, i) => vehicle(i + 1, seed));

export const anyRules: fc.Arbitrary<EngineRules> = fc.record({
  includeSoldCarsDays: fc.constantFrom(0, 3, 10),
  hideZeroPrice: fc.boolean(),
  priceAscendingNeedsPrice: fc.boolean(),
  hitsPerPage: fc.constantFrom(1, 5, 21),
});

/** Choices point at a car, so that most of them match something; now and then at nothing that exists. */
const anyTerms = fc.uniqueArray(
  fc.record({
    key: fc.constantFrom(...TERM_KEYS),
    pointers: fc.array(fc.nat(999), { minLength: 1, maxLength: 3 }),
  }),
  { selector: ({ key }) => key, maxLength: 4 },
);
const anyRanges = fc.uniqueArray(
  fc.record({
    key: fc.constantFrom(...RANGE_KEYS),
    low: fc.option(fc.nat(999), { nil: null }),
    high: fc.option(fc.nat(999), { nil: null }),
  }),
  { selector: ({ key }) => key, maxLength: 2 },
);
const anyFilters = fc.record({ terms: anyTerms, ranges: anyRanges });
type Filters = typeof anyFilters extends fc.Arbitrary<infer T> ? T : never;

/** A search, made concrete for a stock by `searchOf`. */
export const anySearch = fc.record({
  filters: anyFilters,
  scope: fc.option(anyFilters, { nil: null }),
  sortBy: fc.option(fc.constantFrom(...SORT_KEYS), { nil: null }),
  page: fc.constantFrom(1, 1, 1, 2, 3, 50),
});
export type AnySearch = typeof anySearch extends fc.Arbitrary<infer T> ? T : never;

function valueAt(stock: readonly SearchableCar[], key: TermKey, pointer: number): string {
  const car = stock[pointer % (stock.length + 1)];
  const values = car ? [TERM_ROWS[key].of(car)].flat() : [];
  return values[pointer % (values.length || 1)] ?? 'No such value';
}

function numberAt(stock: readonly SearchableCar[], key: RangeKey, pointer: number | null): number | null {
  const car = pointer === null ? undefined : stock[pointer % (stock.length + 1)];
  return car ? RANGE_ROWS[key].of(car) : null;
}

function definite(
  stock: readonly SearchableCar[],
  { terms, ranges }: Filters,
): Required<Pick<SearchScope, 'terms' | 'ranges'>> {
  const span = ({ key, low, high }: Filters['ranges'][number]): [RangeKey, Range] => [
    key,
    { min: numberAt(stock, key, low), max: numberAt(stock, key, high) },
  ];
  return {
    terms: Object.fromEntries(terms.map(({ key, pointers }) => [key, pointers.map((at) => valueAt(stock, key, at))])),
    ranges: Object.fromEntries(ranges.map(span)),
  };
}

/** The state and scope of a search over this stock. */
export function searchOf(stock: readonly SearchableCar[], any: AnySearch): { state: SearchState; scope?: SearchScope } {
  const { sortBy, page } = any;
  const state = canonicaliseState({ ...createEmptyState(), ...definite(stock, any.filters), sortBy, page });
  return any.scope ? { state, scope: definite(stock, any.scope) } : { state };
}
