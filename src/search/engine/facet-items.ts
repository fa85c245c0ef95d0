import type { FacetItem } from '../contract.ts';
import { compareFacetValues } from '../facets.ts';
import { type Dictionary, NO_VALUE } from './dictionary.ts';

/** The values of one filter for people: those with a count above 0 and the chosen ones, in the order of the row (B7). */
export function facetItems(
  dictionary: Dictionary,
  counts: Uint32Array,
  chosen: readonly string[],
): FacetItem[] {
  const { row } = dictionary;
  counts[NO_VALUE] = 0;
  const items: FacetItem[] = [];
  for (const code of dictionary.sortedCodes()) {
    const count = counts[code]!;
    if (count > 0) items.push({ label: dictionary.labelOf(code), value: dictionary.valueOf(code), count });
  }
  const isCounted = (value: string): boolean => (counts[dictionary.find(value) ?? NO_VALUE] ?? 0) > 0;
  const absent = chosen.filter((value) => !isCounted(value));
  for (const value of new Set(absent)) items.push({ label: row.labelOf(value), value, count: 0 });
  if (absent.length > 0) items.sort((a, b) => compareFacetValues(row, a.value, b.value));
  return row.order === 'count' ? byCount(items) : items;
}

/** The same items, most frequent first; equal counts keep their order. */
function byCount(items: FacetItem[]): FacetItem[] {
  return items.sort((a, b) => b.count - a.count);
}
