import type { FacetItem } from '../contract.ts';
import { compareFacetValues } from '../facets.ts';
import type { Dictionary } from './dictionary.ts';

/** The values of one filter for people: those with a count above 0 and the chosen ones, in the order of the row (B7). */
export function facetItems(
  dictionary: Dictionary,
  counts: Uint32Array,
  chosen: readonly string[],
): FacetItem[] {
  const { row } = dictionary;
  const codes = row.order === 'count' ? codesByCount(dictionary, counts) : codesInOrder(dictionary, counts);
  const items = codes.map((code) => ({
    label: dictionary.labelOf(code),
    value: dictionary.valueOf(code),
    count: counts[code]!,
  }));
  const isCounted = (code: number | undefined): boolean => code !== undefined && counts[code]! > 0;
  const absent = new Set(chosen.filter((value) => !isCounted(dictionary.find(value))));
  if (absent.size === 0) return items;
  for (const value of absent) items.push({ label: row.labelOf(value), value, count: 0 });
  const byCount = (a: FacetItem, b: FacetItem): number => (row.order === 'count' ? b.count - a.count : 0);
  return items.sort((a, b) => byCount(a, b) || compareFacetValues(row, a.value, b.value));
}

function codesInOrder(dictionary: Dictionary, counts: Uint32Array): number[] {
  const codes: number[] = [];
  for (const code of dictionary.sortedCodes()) if (counts[code]! > 0) codes.push(code);
  return codes;
}

/** Most frequent first; among equals in the order of the row. Sorted as numbers, which needs no comparing function. */
function codesByCount(dictionary: Dictionary, counts: Uint32Array): number[] {
  const sorted = codesInOrder(dictionary, counts);
  const keys = new Float64Array(sorted.length);
  for (let at = 0; at < sorted.length; at++) keys[at] = at - counts[sorted[at]!]! * sorted.length;
  return Array.from(keys.sort(), (key) => sorted[((key % sorted.length) + sorted.length) % sorted.length]!);
}
