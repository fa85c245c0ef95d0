import type { RangeKey, SearchState, TermKey } from '../contract.ts';
import { canonicalState } from '../state.ts';
import type { Reading } from './reading.ts';

/** Filters that say the same kind of thing: what is said anew of a kind takes the place of all that was chosen of it. */
const KINDS: readonly { terms: readonly TermKey[]; ranges: readonly RangeKey[] }[] = [
  { terms: ['make', 'model', 'make_model'], ranges: [] },
  { terms: ['price_range'], ranges: ['price'] },
  { terms: ['weekly_price_range'], ranges: ['weekly_price'] },
  { terms: ['year'], ranges: ['year'] },
  { terms: ['seats'], ranges: ['seats'] },
  { terms: ['state', 'city', 'location_name', 'dealership_name'], ranges: [] },
];

/** The state with what was read in place of its words, on page 1: a kind of filter that was said replaces what was chosen of that kind. */
export function withReading(state: SearchState, reading: Reading): SearchState {
  const terms = { ...state.terms };
  const ranges = { ...state.ranges };
  for (const kind of KINDS) {
    const isSaid =
      kind.terms.some((key) => reading.terms[key]) || kind.ranges.some((key) => reading.ranges[key]);
    if (!isSaid) continue;
    for (const key of kind.terms) delete terms[key];
    for (const key of kind.ranges) delete ranges[key];
  }
  return canonicalState({
    ...state,
    query: reading.rest,
    page: 1,
    sortBy: reading.sortBy ?? state.sortBy,
    terms: { ...terms, ...reading.terms },
    ranges: { ...ranges, ...reading.ranges },
  });
}
