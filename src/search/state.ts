import {
  EXACT_KEYS,
  type ExactKey,
  RANGE_KEYS,
  type Range,
  type RangeKey,
  type SearchState,
  type SortKey,
  TERM_KEYS,
  type TermKey,
} from './contract.ts';

/** Longer queries are cut; what a shopper types is far shorter. */
export const MAX_QUERY_LENGTH = 200;

export function createEmptyState(): SearchState {
  return { query: '', page: 1, sortBy: null, terms: {}, ranges: {}, isMinRange: true, isMaxRange: true };
}

/** The effective sort: the chosen one, else relevance with a query and recommended without (B6). */
export function getSort(state: Pick<SearchState, 'query' | 'sortBy'>): SortKey {
  const fallback = state.query === '' ? 'recommended' : 'relevance';
  return state.sortBy === 'relevance' ? fallback : (state.sortBy ?? fallback);
}

/** Whether a filter's values are exact numbers, such as `km=10000` (S3). */
export const isExactKey = (key: TermKey): key is ExactKey => EXACT_KEYS.some((exact) => exact === key);

function canonicaliseTexts(values: readonly string[]): string[] {
  const texts = values.map(cleanText).filter((value) => value !== '');
  return texts.length < 2 ? texts : [...new Set(texts)].sort();
}

/** Numbers in the address's spelling, to the cent and ascending; anything else is left out. */
function canonicaliseFigures(values: readonly string[]): string[] {
  const figures = values.flatMap((value) => canonicaliseEnd(parseAmount(value) ?? null) ?? []);
  return [...new Set(figures)].sort((a, b) => a - b).map(String);
}

/**
 * Parses a number box: digits, perhaps with a dollar sign, commas and blanks, or a k for thousands; undefined for other
 * text.
 */
export function parseAmount(text: string): number | undefined {
  const plain = text.replace(/[$\s]/g, '');
  // A comma elsewhere separates a list or is a slip: "4211,7087" is not 42 million.
  const [, digits, thousands] = /^((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)(k?)$/i.exec(plain) ?? [];
  return digits === undefined ? undefined : Number(digits.replaceAll(',', '')) * (thousands ? 1000 : 1);
}

function canonicaliseTerms(terms: SearchState['terms']): SearchState['terms'] {
  const kept: SearchState['terms'] = {};
  for (const key of TERM_KEYS) {
    const given = terms[key];
    // A page links to a hundred searches, with a filter or two each of the two dozen.
    if (!given || given.length === 0) continue;
    const values = isExactKey(key) ? canonicaliseFigures(given) : canonicaliseTexts(given);
    if (values.length > 0) kept[key] = values;
  }
  return kept;
}

/** No price, weight or distance of a vehicle is larger; the address cannot ask for more. */
export const MAX_AMOUNT = 999_999_999;
const MAX_PAGE = 999_999;

/** An end of a range in the address's spelling: not below 0, to the cent; null (open) for anything but a number. */
function canonicaliseEnd(end: number | null): number | null {
  if (end === null || Number.isNaN(end)) return null;
  return Math.round(Math.min(Math.max(end, 0), MAX_AMOUNT) * 100) / 100;
}

/** A range with its ends in order: reversed ends are swapped. Undefined when both are open. */
function canonicaliseRange(range: Range): Range | undefined {
  const min = canonicaliseEnd(range.min);
  const max = canonicaliseEnd(range.max);
  if (min === null && max === null) return undefined;
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };
}

function canonicaliseRanges(ranges: SearchState['ranges']): SearchState['ranges'] {
  const kept: SearchState['ranges'] = {};
  for (const key of RANGE_KEYS) {
    const range = ranges[key] && canonicaliseRange(ranges[key]);
    if (range) kept[key] = range;
  }
  return kept;
}

/** Words of visible ASCII with a blank between them: nearly all text is clean already. */
const CLEAN = /^(?:[!-~]+(?: [!-~]+)*)?$/;

/** Text without control characters, lone surrogates, and leading, trailing or repeated blanks. */
export function cleanText(text: string): string {
  if (CLEAN.test(text)) return text;
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

/**
 * The canonical form of a state, which its address has: values sorted and unique, empty filters removed, the default
 * sort left out, and the derived flags set from the price range (S3).
 */
export function canonicaliseState(state: SearchState): SearchState {
  const query = cleanText(cleanText(state.query).slice(0, MAX_QUERY_LENGTH));
  const ranges = canonicaliseRanges(state.ranges);
  const sort = getSort({ query, sortBy: state.sortBy });
  return {
    query,
    page: Math.min(Math.max(1, Math.trunc(state.page) || 1), MAX_PAGE),
    sortBy: sort === getSort({ query, sortBy: null }) ? null : sort,
    terms: canonicaliseTerms(state.terms),
    ranges,
    isMinRange: (ranges.price?.min ?? null) === null,
    isMaxRange: (ranges.price?.max ?? null) === null,
  };
}

const changed = (state: SearchState, change: Partial<SearchState>): SearchState =>
  canonicaliseState({ ...state, page: 1, ...change });

/** Resets to page 1, as do the functions below. */
export function withTerm(state: SearchState, key: TermKey, value: string): SearchState {
  return changed(state, { terms: { ...state.terms, [key]: [...(state.terms[key] ?? []), value] } });
}

/** Removes the whole list when no value is given. */
export function withoutTerm(state: SearchState, key: TermKey, value?: string): SearchState {
  const left = value === undefined ? [] : (state.terms[key] ?? []).filter((chosen) => chosen !== value);
  return changed(state, { terms: { ...state.terms, [key]: left } });
}

/** Null opens the range again. */
export function withRange(state: SearchState, key: RangeKey, range: Range | null): SearchState {
  return changed(state, { ranges: { ...state.ranges, [key]: range ?? { min: null, max: null } } });
}

/** '' removes the query. */
export function withQuery(state: SearchState, query: string): SearchState {
  return changed(state, { query });
}

/** Null restores the default order. */
export function withSort(state: SearchState, sortBy: SortKey | null): SearchState {
  return changed(state, { sortBy });
}

export function withPage(state: SearchState, page: number): SearchState {
  return canonicaliseState({ ...state, page });
}

/** Removes every filter and the query; the sort stays (B10, Clear Filters). */
export function withoutFilters(state: SearchState): SearchState {
  return changed(state, { query: '', terms: {}, ranges: {} });
}
