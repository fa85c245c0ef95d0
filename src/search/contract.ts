import { listKeys } from '../domain/tables/keys.ts';
import type { CarType } from '../domain/vehicle/car.ts';
import { LISTS, type ListRow, SPANS, type SpanRow } from './facet-table.ts';
import type { FilterExpression } from './filter-expression.ts';

/** List-valued filters whose values are counted in every result (S3, B3). */
export type CountedKey = keyof typeof LISTS;
export const COUNTED_KEYS: readonly CountedKey[] = listKeys(LISTS);

/**
 * Numbers that can be filtered by a range, both ends included; in the address as range[key]=min:max, in the unit of
 * their row.
 */
export type RangeKey = keyof typeof SPANS;
export const RANGE_KEYS: readonly RangeKey[] = listKeys(SPANS);

/** Numbers that can also be filtered by exact values (S3, B3). */
export type ExactKey = {
  [Key in RangeKey]: (typeof SPANS)[Key] extends { exact: true } ? Key : never;
}[RangeKey];
export const EXACT_KEYS: readonly ExactKey[] = RANGE_KEYS.filter((key): key is ExactKey => 'exact' in SPANS[key]);

/** Keys of every list-valued filter (S3, B3), in the order of the address. */
export type TermKey = CountedKey | ExactKey;
export const TERM_KEYS: readonly TermKey[] = [...COUNTED_KEYS, ...EXACT_KEYS];

/** The key of every facet, as settings and addresses name it. */
export type FacetKey = CountedKey | RangeKey;
export const FACET_KEYS: readonly FacetKey[] = [...new Set([...COUNTED_KEYS, ...RANGE_KEYS])];

/** The default filters of a site that does not choose its own, in their order. */
export const OFFERED_KEYS: readonly FacetKey[] = /* @__PURE__ */ offeredKeys();

function offeredKeys(): FacetKey[] {
  const placed = (key: FacetKey, { offered }: ListRow | SpanRow) => (offered === undefined ? [] : [{ key, offered }]);
  const places = [
    ...COUNTED_KEYS.flatMap((key) => placed(key, LISTS[key])),
    ...RANGE_KEYS.flatMap((key) => placed(key, SPANS[key])),
  ];
  return places.sort((a, b) => a.offered - b.offered).map(({ key }) => key);
}

/** `null` leaves that side open. Both ends are inclusive. */
export interface Range {
  min: number | null;
  max: number | null;
}

export const SORT_KEYS = [
  'recommended', // custom_rank, highest first (B6, the default)
  'price_asc',
  'price_desc',
  'km_asc',
  'km_desc',
  'year_desc',
  'year_asc',
  'newest', // created_at, newest first; those without one last
  'relevance', // best text match first; the default while there is a query
] as const;
export type SortKey = (typeof SORT_KEYS)[number];

/** The complete state of a search; all of it is in the address (B2). */
export interface SearchState {
  query: string;
  /** 1 for the first page. */
  page: number;
  /** null: the default (relevance with a query, else recommended). */
  sortBy: SortKey | null;
  terms: Partial<Record<TermKey, string[]>>;
  ranges: Partial<Record<RangeKey, Range>>;
  /** S3: the lower / upper price handle is at its end, so that side is open. Derived, never in the address. */
  isMinRange: boolean;
  isMaxRange: boolean;
}

export interface FacetItem {
  label: string;
  value: string;
  count: number;
}

/** B5, with the facts that the page needs. `T` is the type of a hit; a site's index stores card records. */
export interface SearchResult<T> {
  hits: T[];
  count: number;
  /** How many of all hits are sold, on any page. */
  sold: number;
  /**
   * For every TermKey: values with a count above 0 under all other filters, plus chosen ones even at 0; of an ExactKey
   * only the chosen ones.
   */
  facets: Record<TermKey, FacetItem[]>;
  /** The extent of each number under all filters except its own; nulls when no hit has the number. */
  ranges: Record<RangeKey, Range>;
  pages: number;
  ms: number;
  /**
   * Words of the query that were dropped because nothing matches them together with the others; absent when none were.
   */
  droppedWords?: string[];
  /** Words of the query that nothing matches as typed, only what is spelt almost like them; absent when none were. */
  guessedWords?: string[];
}

/**
 * The part of the stock that a page is about, before the shopper filters it: from the address's path and the site's
 * settings.
 */
export interface SearchScope {
  terms: Partial<Record<TermKey, string[]>>;
  ranges?: Partial<Record<RangeKey, Range>>;
  /** The page's own car types, for a heading. */
  carTypes?: CarType[];
}

/** A site's rules that the engine applies to every search (B4, B6, B13). */
export interface EngineRules {
  /** Days a sold car stays listed; 3 unless the site says otherwise. */
  includeSoldCarsDays: number;
  hideZeroPrice: boolean;
  priceAscendingNeedsPrice: boolean;
  hitsPerPage: number;
}

/** A query by filter with a limit (B17): without counts and pages. */
export interface FindQuery {
  filter?: FilterExpression | null;
  /** Free text; none by default. */
  query?: string;
  /** The default is relevance with free text and recommended without. */
  sortBy?: SortKey | null;
  /** The number of hits to skip; 0 by default. */
  offset?: number;
  limit: number;
  scope?: SearchScope;
}

export interface FoundCars<T> {
  hits: T[];
  /** How many match in total. */
  count: number;
  ms: number;
}

/** The contract of search engines: every engine passes the same tests (tests/contracts/search/search-engine.ts). */
export interface SearchEngine<T> {
  search(state: SearchState, scope?: SearchScope, hitsPerPage?: number): SearchResult<T> | Promise<SearchResult<T>>;
  find(query: FindQuery): FoundCars<T> | Promise<FoundCars<T>>;
  /** Many searches in one call, results in the same order (B17). */
  searchMany(
    queries: { state: SearchState; scope?: SearchScope; hitsPerPage?: number }[],
  ): SearchResult<T>[] | Promise<SearchResult<T>[]>;
}
