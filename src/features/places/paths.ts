import { LOCATION_PATHS, type Location } from '../../domain/places/location.ts';
import { buildLocationSlug } from '../../domain/vehicle/slug.ts';
import { LOCATOR_PATH, linkToPlace } from '../../kernel/addresses/places.ts';
import { type OpenPage, toOpenPage } from '../../kernel/addresses/served-pages.ts';
import type { SiteSettings } from '../../settings/schema.ts';

/** What menus may link to: the locator, and the page of every place. */
export function listOpenLocationPages(): OpenPage[] {
  return [LOCATOR_PATH, ...LOCATION_PATHS.flatMap((path) => [path, `${path}/{slug}`])].map(toOpenPage);
}

/** The pages for search engines: the locator, and each place once. */
export function listLocationPaths(locations: readonly Location[], settings: Pick<SiteSettings, 'locations'>): string[] {
  if (locations.length === 0) return [];
  return [...new Set([LOCATOR_PATH, ...locations.map(({ name }) => linkToPlace(buildLocationSlug(name), settings))])];
}
