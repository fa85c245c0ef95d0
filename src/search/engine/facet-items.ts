import { floatAt, numberAt } from '../../domain/tables/number-at.ts';
import type { ExactKey, FacetItem } from '../contract.ts';
import { compareFacetValues, TERM_ROWS } from '../facets.ts';
import type { Dictionary } from './columns/dictionary.ts';

/**
 * The values of one filter to display: those with a count above 0 and the chosen ones, in the order of the row (B7).
 */
export function buildFacetItems(dictionary: Dictionary, counts: Uint32Array, chosen: readonly string[]): FacetItem[] {
  const counted = countedItems(dictionary, counts);
  const items = dictionary.row.order === 'count' ? byCount(counted) : counted;
  return chosen.length === 0 ? items : withAbsent(items, dictionary, counts, chosen);
}

/** The chosen values of a number, each with its count, in the order of the row. */
export function buildExactItems(
  key: ExactKey,
  chosen: readonly (readonly [value: string, count: number])[],
): FacetItem[] {
  const row = TERM_ROWS[key];
  return chosen
    .map(([value, count]) => ({ label: row.labelOf(value), value, count }))
    .sort((a, b) => compareFacetValues(row, a.value, b.value));
}

/** Inserts those chosen values that no car has. */
function withAbsent(
  items: FacetItem[],
  dictionary: Dictionary,
  counts: Uint32Array,
  chosen: readonly string[],
): FacetItem[] {
  const { row } = dictionary;
  const isCounted = (code: number | undefined): boolean => code !== undefined && numberAt(counts, code) > 0;
  const absent = new Set(chosen.filter((value) => !isCounted(dictionary.find(value))));
  if (absent.size === 0) return items;
  for (const value of absent) items.push({ label: row.labelOf(value), value, count: 0 });
  const compareCounts = (a: FacetItem, b: FacetItem): number => (row.order === 'count' ? b.count - a.count : 0);
  return items.sort((a, b) => compareCounts(a, b) || compareFacetValues(row, a.value, b.value));
}

function countedItems(dictionary: Dictionary, counts: Uint32Array): FacetItem[] {
  const items: FacetItem[] = [];
  for (const { code, label, value } of dictionary.inOrder()) {
    const count = numberAt(counts, code);
    if (count > 0) items.push({ label, value, count });
  }
  return items;
}

/** An item's position is stored below its count in one number: 20 bits of 52. */
const PLACES = 0x10_0000;

/**
 * Most frequent first; the sort is stable. Plain numbers are sorted, which is faster than with a comparison function.
 */
function byCount(items: FacetItem[]): FacetItem[] {
  if (items.length >= PLACES) return items.sort((a, b) => b.count - a.count);
  const keys = new Float64Array(items.length);
  items.forEach(({ count }, at) => {
    keys[at] = (0xffff_ffff - count) * PLACES + at;
  });
  keys.sort();
  const sorted: FacetItem[] = [];
  for (let at = 0; at < keys.length; at++) {
    const item = items[floatAt(keys, at) & (PLACES - 1)];
    if (item) sorted.push(item);
  }
  return sorted;
}
