import { RANGE_KEYS, type Range, type RangeKey, type SearchScope, TERM_KEYS, type TermKey } from '../contract.ts';
import type { Bits } from '../index-structures/bits.ts';
import type { Columns } from './columns/columns.ts';

/** An active filter: the key of its list or range, what was asked of it, and the slots that pass it. */
export type Filter = { asked: readonly unknown[]; bits: Bits } & (
  | { kind: 'term'; key: TermKey }
  | { kind: 'range'; key: RangeKey }
);

const isOpen = ({ min, max }: Range): boolean => min === null && max === null;

/** The active filters of a search or a scope: lists with something chosen, and ranges that are not open. */
export function* listFilters(requested: Pick<SearchScope, 'terms' | 'ranges'>, columns: Columns): Generator<Filter> {
  for (const key of TERM_KEYS) {
    const values = requested.terms[key] ?? [];
    if (values.length > 0) yield { kind: 'term', key, asked: [key, values], bits: columns.selectValues(key, values) };
  }
  for (const key of RANGE_KEYS) {
    const range = requested.ranges?.[key];
    if (range && !isOpen(range))
      yield {
        kind: 'range',
        key,
        asked: [key, range.min, range.max],
        bits: columns.selectRange(key, range),
      };
  }
}
