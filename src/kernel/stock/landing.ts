import type { SearchState } from '../../search/contract.ts';
import { createEmptyState, withTerm } from '../../search/state.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import type { FindSpelling } from './spelling.ts';

/**
 * The search on which a site lands its shoppers, where that is narrowed to a city (B16, G2): the home page's form, the
 * menus and a bare `/search` begin from it, and its chip takes it off. Undefined on other sites, and where no vehicle
 * stands in the city.
 */
export function findLandingState(
  { landingCity }: Pick<SiteSettings['search'], 'landingCity'>,
  findSpelling: FindSpelling,
): SearchState | undefined {
  const city = landingCity ? findSpelling('city', landingCity) : undefined;
  return city === undefined ? undefined : withTerm(createEmptyState(), 'city', city);
}
