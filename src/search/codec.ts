import {
  RANGE_KEYS,
  type Range,
  type RangeKey,
  type SearchState,
  SORT_KEYS,
  type SortKey,
  TERM_KEYS,
  type TermKey,
} from './contract.ts';
import {
  canonicaliseState,
  cleanText,
  createEmptyState,
  isExactKey,
  MAX_AMOUNT,
  MAX_QUERY_LENGTH,
  parseAmount,
} from './state.ts';

/** A part of the address that was not understood, with an explanation for the shopper. */
export interface IgnoredParameter {
  key: string;
  value: string;
  reason: string;
}

export interface DecodedSearch {
  state: SearchState;
  ignored: IgnoredParameter[];
  /** Whether the understood part of the address is spelled as `encodeSearch` spells it; if not, redirect there. */
  isCanonical: boolean;
}

/** The ends of a site's sliders. When a form sends an end of its slider, that side stays open. */
export type SliderBounds = Partial<Record<RangeKey, { min: number; max: number }>>;

const MAX_VALUE_LENGTH = 120;
const TRACKING = /^(utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|li_fat_id|mc_[ce]id|_g[al]|_ga_\w+)$/;
const RANGE_NAME = /^range\[(\w+)\]$/;
const FORM_RANGE_NAME = /^(\w+)_(min|max)$/;
const SPAN = /^(\d+(?:\.\d+)?)?:(\d+(?:\.\d+)?)?$/;

const isOneOf = <T extends string>(known: readonly T[], text: string | undefined): text is T =>
  known.some((one) => one === text);

/** Parses one parameter into the state; returns why it could not, or undefined on success. */
type ParameterReader = (value: string, into: Reading) => string | undefined;

interface Reading {
  state: SearchState;
  bounds: SliderBounds;
  seen: Set<string>;
}

const TOO_LARGE = 'larger than any vehicle has';
const isTooLarge = (end: number | null) => end !== null && end > MAX_AMOUNT;
const endOf = (digits: string | undefined) => (digits === undefined ? null : Number(digits));

function readTerm(key: TermKey): ParameterReader {
  return (value, { state }) => {
    const amount = isExactKey(key) ? parseAmount(value) : null;
    if (amount === undefined) return `not a number; a span is range[${key}]=5000:30000`;
    if (isTooLarge(amount)) return TOO_LARGE;
    if (value.length > MAX_VALUE_LENGTH) return 'longer than any value of this filter';
    state.terms[key] = [...(state.terms[key] ?? []), value];
    return undefined;
  };
}

function readSpan(key: RangeKey): ParameterReader {
  return (value, { state }) => {
    const match = SPAN.exec(value);
    if (!match) return 'not a span such as 5000:30000, 5000: or :30000';
    const range: Range = { min: endOf(match[1]), max: endOf(match[2]) };
    if (isTooLarge(range.min) || isTooLarge(range.max)) return TOO_LARGE;
    state.ranges[key] = range;
    return undefined;
  };
}

const SIDES = ['min', 'max'] as const;

function readFormEnd(key: RangeKey, side: (typeof SIDES)[number]): ParameterReader {
  return (value, { state, bounds }) => {
    const amount = parseAmount(value);
    if (amount === undefined) return 'not a number';
    if (isTooLarge(amount)) return TOO_LARGE;
    const range: Range = state.ranges[key] ?? { min: null, max: null };
    state.ranges[key] = { ...range, [side]: amount === bounds[key]?.[side] ? null : amount };
    return undefined;
  };
}

const once =
  (name: string, read: ParameterReader): ParameterReader =>
  (value, into) => {
    if (into.seen.has(name)) return 'given more than once';
    into.seen.add(name);
    return read(value, into);
  };

const readQuery: ParameterReader = (value, { state }) => {
  state.query = value.slice(0, MAX_QUERY_LENGTH);
  return undefined;
};

const readSort: ParameterReader = (value, { state }) => {
  if (!isOneOf(SORT_KEYS, value)) return 'no such order';
  state.sortBy = value satisfies SortKey;
  return undefined;
};

const readPage: ParameterReader = (value, { state }) => {
  if (!/^[1-9]\d{0,5}$/.test(value)) return 'not a page number';
  state.page = Number(value);
  return undefined;
};

/** Undefined for a parameter that search does not know. */
function findReader(name: string): ParameterReader | undefined {
  if (name === 'query') return once(name, readQuery);
  if (name === 'sortBy') return once(name, readSort);
  if (name === 'page') return once(name, readPage);
  if (isOneOf(TERM_KEYS, name)) return readTerm(name);
  const span = RANGE_NAME.exec(name)?.[1];
  if (isOneOf(RANGE_KEYS, span)) return once(name, readSpan(span));
  const [, key, side] = FORM_RANGE_NAME.exec(name) ?? [];
  return isOneOf(RANGE_KEYS, key) && isOneOf(SIDES, side) ? once(name, readFormEnd(key, side)) : undefined;
}

/** Whether a parameter belongs to an advertising campaign: it does not affect the search. */
export function isTracking(name: string): boolean {
  return TRACKING.test(name);
}

export function isSearchParameter(name: string): boolean {
  return findReader(name) !== undefined;
}

/** The tracking parameters of an address, unchanged; they do not affect the search. */
export function listTrackingParameters(params: URLSearchParams): { key: string; value: string }[] {
  return [...params].flatMap(([key, value]) => (TRACKING.test(key) ? [{ key, value }] : []));
}

const isSameAddress = (understood: [string, string][], canonical: string): boolean =>
  new URLSearchParams(understood).toString() === new URLSearchParams(canonical).toString();

/**
 * Decodes the state of a search from the address (B2), or from what a plain GET form sends (`price_min=`, `price_max=`,
 * empty fields). What cannot be read is ignored and reported; tracking parameters are skipped. Never throws.
 */
export function decodeSearch(params: URLSearchParams, bounds: SliderBounds = {}): DecodedSearch {
  const into: Reading = { state: createEmptyState(), bounds, seen: new Set() };
  const ignored: IgnoredParameter[] = [];
  const understood: [string, string][] = [];
  for (const [key, value] of params) {
    if (TRACKING.test(key)) continue;
    const cleaned = cleanText(value);
    const reader = findReader(key);
    const reason = reader ? (cleaned === '' ? undefined : reader(cleaned, into)) : 'no such filter';
    if (reason) ignored.push({ key, value, reason });
    else understood.push([key, value]);
  }
  const state = canonicaliseState(into.state);
  return { state, ignored, isCanonical: isSameAddress(understood, encodeSearch(state)) };
}

/**
 * Percent-encodes only what a browser would not leave unchanged in a query: blanks become `+`; `:` `/` `,` stay
 * readable.
 */
function encodeValue(value: string): string {
  if (/^[\w.-]*$/.test(value)) return value;
  return encodeURIComponent(value)
    .replaceAll('%20', '+')
    .replace(/%(?:3A|2F|2C|40|24)/g, decodeURIComponent);
}

function* listParameters(state: SearchState): Generator<[string, string]> {
  for (const key of TERM_KEYS) for (const value of state.terms[key] ?? []) yield [key, value];
  for (const key of RANGE_KEYS) {
    const range = state.ranges[key];
    if (range) yield [`range[${key}]`, `${range.min ?? ''}:${range.max ?? ''}`];
  }
  if (state.query !== '') yield ['query', state.query];
  if (state.sortBy !== null) yield ['sortBy', state.sortBy];
  if (state.page > 1) yield ['page', String(state.page)];
}

/**
 * The query string of a state, without `?`: the filters in the order of the facet table, then `query`, `sortBy` and
 * `page`, which is left out at 1 (B2). Equivalent states give the same text, in whatever order they were built.
 */
export function encodeSearch(state: SearchState): string {
  return [...listParameters(canonicaliseState(state))].map(([key, value]) => `${key}=${encodeValue(value)}`).join('&');
}
