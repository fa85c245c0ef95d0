import type { CarType } from '../domain/vehicle/car.ts';
import { LISTS, type ListRow, SPANS, type SpanRow } from './facet-table.ts';
import type { FilterExpression } from './filter-expression.ts';

const keysOf = <Row extends object>(rows: Row) => Object.keys(rows) as (keyof Row & string)[];

/** List-valued filters whose values are counted in every answer (S3, B3). */
export type CountedKey = keyof typeof LISTS;
export const COUNTED_KEYS: readonly CountedKey[] = keysOf(LISTS);

/**
 * Numbers that can be narrowed to a span, both ends inside; in the address as range[key]=min:max, in the unit of their
 * row.
 */
export type RangeKey = keyof typeof SPANS;
export const RANGE_KEYS: readonly RangeKey[] = keysOf(SPANS);

/** Numbers of which exact values can be listed too (S3, B3). */
export type ExactKey = {
  [Key in RangeKey]: (typeof SPANS)[Key] extends { exact: true } ? Key : never;
}[RangeKey];
export const EXACT_KEYS: readonly ExactKey[] = RANGE_KEYS.filter(
  (key): key is ExactKey => 'exact' in SPANS[key],
);

/** Keys of every list-valued filter (S3, B3), in the order of the address. */
export type TermKey = CountedKey | ExactKey;
export const TERM_KEYS: readonly TermKey[] = [...COUNTED_KEYS, ...EXACT_KEYS];

/** Every facet once, by the word that settings and addresses have for it. */
export type FacetKey = CountedKey | RangeKey;
export const FACET_KEYS: readonly FacetKey[] = [...new Set([...COUNTED_KEYS, ...RANGE_KEYS])];

/** The filters of a site that does not name its own, in their order. */
export const OFFERED_KEYS: readonly FacetKey[] = /* @__PURE__ */ offeredKeys();

function offeredKeys(): FacetKey[] {
  const rows = [...Object.entries(LISTS), ...Object.entries(SPANS)] as [FacetKey, ListRow | SpanRow][];
  const places = rows.flatMap(([key, { offered }]) => (offered === undefined ? [] : [{ key, offered }]));
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

/** What a shopper asked for: the whole state of a search, and all of it is in the address (B2). */
export interface SearchState {
  query: string;
  /** 1 for the first page. */
  page: number;
  /** null: the default (relevance with a query, else recommended). */
  sortBy: SortKey | null;
  terms: Partial<Record<TermKey, string[]>>;
  ranges: Partial<Record<RangeKey, Range>>;
  /** S3: the price handle stands at its lowest / highest end, so that side is open. Derived, never in the address. */
  isMinRange: boolean;
  isMaxRange: boolean;
}

export interface FacetItem {
  label: string;
  value: string;
  count: number;
}

/** B5, with the facts the page needs. `T` is what a hit is; the site's index keeps result-card records. */
export interface SearchResult<T> {
  hits: T[];
  count: number;
  /** How many of them all are sold, on whichever page. */
  sold: number;
  /**
   * For every TermKey: values with a count above 0 under all other filters, plus chosen ones even at 0; of an ExactKey
   * the chosen ones alone.
   */
  facets: Record<TermKey, FacetItem[]>;
  /** Lowest and highest of each number under all filters but that one; null when no hit has it. */
  ranges: Record<RangeKey, Range>;
  pages: number;
  ms: number;
  /**
   * Words of the query that were left out because nothing fits them together with the others; absent when none were.
   */
  droppedWords?: string[];
}

/** What of the stock a page is about before the shopper narrows it: the address's path, the site's choice. */
export interface SearchScope {
  terms: Partial<Record<TermKey, string[]>>;
  ranges?: Partial<Record<RangeKey, Range>>;
  /** The page's own car types, for a heading. */
  carTypes?: CarType[];
}

/** Rules of a site that the engine applies to every search (B4, B6, B13). */
export interface EngineRules {
  /** Days a sold car stays listed; 3 unless the site says otherwise. */
  includeSoldCarsDays: number;
  hideZeroPrice: boolean;
  priceAscendingNeedsPrice: boolean;
  hitsPerPage: number;
}

/** A fetch by filter with a limit (B17): no counts, no pages. */
export interface FindQuery {
  filter?: FilterExpression | null;
  /** Words to find; none unless given. */
  query?: string;
  /** The order; relevance with words and recommended without, unless given. */
  sortBy?: SortKey | null;
  /** So many of the best are left out; none unless given. */
  offset?: number;
  limit: number;
  scope?: SearchScope;
}

export interface FoundCars<T> {
  hits: T[];
  /** How many fit, shown or not. */
  count: number;
  ms: number;
}

/** The engine contract: any engine passes the same tests (tests/contracts/search/search-engine.ts). */
export interface SearchEngine<T> {
  search(
    state: SearchState,
    scope?: SearchScope,
    hitsPerPage?: number,
  ): SearchResult<T> | Promise<SearchResult<T>>;
  find(asked: FindQuery): FoundCars<T> | Promise<FoundCars<T>>;
  /** Many searches in one call, answers in the same order (B17). */
  searchMany(
    queries: { state: SearchState; scope?: SearchScope; hitsPerPage?: number }[],
  ): SearchResult<T>[] | Promise<SearchResult<T>[]>;
}
