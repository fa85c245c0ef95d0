import type { SearchState } from '../../search/contract.ts';
import { createEmptyState, withTerm } from '../../search/state.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import type { FindSpelling } from './spelling.ts';

/**
 * The search where a site lands its shoppers, when that is a city (B16, G2): the home page's form, the menus and a bare
 * `/search` start from it, and its chip removes it. Undefined on other sites, and where no vehicle is in the city.
 */
export function findLandingState(
  { landingCity }: Pick<SiteSettings['search'], 'landingCity'>,
  findSpelling: FindSpelling,
): SearchState | undefined {
  const city = landingCity ? findSpelling('city', landingCity) : undefined;
  return city === undefined ? undefined : withTerm(createEmptyState(), 'city', city);
}
