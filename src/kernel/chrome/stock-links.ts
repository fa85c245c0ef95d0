import { joinMakeAndModel } from '../../domain/vehicle/names.ts';
import { decodeBand } from '../../search/bands.ts';
import type { FacetItem, SearchState, TermKey } from '../../search/contract.ts';
import { decodeMakeModel } from '../../search/facets.ts';
import { createEmptyState, withRange, withTerm } from '../../search/state.ts';
import { linkToSearch, type SearchLinker } from '../stock/address.ts';
import type { CountedLink } from './model.ts';

/** Links that narrow a search to one value of a filter: at most `limit`, the most frequent values first. */
export function buildTermLinks(
  items: FacetItem[],
  key: TermKey,
  within: SearchState,
  limit: number,
  hrefOf: SearchLinker = linkToSearch,
): CountedLink[] {
  return pickMostFrequent(items, limit).map(({ label, value, count }) => ({
    label,
    count,
    href: hrefOf(withTerm(within, key, value)),
  }));
}

/**
 * Links to the most frequent models, each within its make as on the search page. A model named after its make (Mazda3)
 * stands alone, and so do all models when there is only one make.
 */
export function buildModelLinks(
  makeModels: FacetItem[],
  limit: number,
  within: SearchState = createEmptyState(),
  hrefOf: SearchLinker = linkToSearch,
): CountedLink[] {
  const pairOf = ({ label, value }: FacetItem) => decodeMakeModel(value) ?? { make: '', model: label };
  const isOneMake = new Set(makeModels.map((item) => pairOf(item).make)).size === 1;
  return pickMostFrequent(makeModels, limit).map((item) => {
    const { make, model } = pairOf(item);
    const state = withTerm(withTerm(within, 'make', make), 'make_model', item.value);
    const label = isOneMake ? model : joinMakeAndModel(make, model);
    return { label, count: item.count, href: hrefOf(state) };
  });
}

/** The most frequent values first, ties by label. Values without vehicles are left out. */
export function pickMostFrequent(items: FacetItem[], limit: number): FacetItem[] {
  return items
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || a.label.localeCompare(b.label, 'en-AU'))
    .slice(0, limit);
}

/** The address of the vehicles from one price up to, but not including, another; null leaves an end open. */
export function linkToPriceRange(within: SearchState, from: number | null, below: number | null): string {
  return linkToSearch(withRange(within, 'price', { min: from, max: below === null ? null : below - 1 }));
}

/** How many vehicles of a price facet cost less than a limit, which must be an edge of its bands. */
export function countBelow(bands: FacetItem[], limit: number): number {
  return bands.reduce((sum, { value, count }) => sum + (isBelow(value, limit) ? count : 0), 0);
}

function isBelow(bandValue: string, limit: number): boolean {
  const below = decodeBand(bandValue)?.below;
  return below !== undefined && below !== null && below <= limit;
}
