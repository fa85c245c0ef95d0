import type { Location } from '../../domain/places/location.ts';
import { LOCATION_PATHS } from '../../domain/places/location.ts';
import { groupByType } from '../../domain/places/location-type.ts';
import { buildLocationSlug } from '../../domain/vehicle/slug.ts';
import type { SiteSettings } from '../../settings/schema.ts';

/** Where locations are found (H1). */
export const LOCATOR_PATH = '/dealer-locator';

/** The id of a dealership's card, by which an address leads to it. */
export function formatDealershipCardId(dealership: string): string {
  return `dealer-${dealership}`;
}

/** What its page and the trails to it are called. */
export const LOCATOR_NAME = 'Find a dealer';

type PathSettings = Pick<SiteSettings, 'locations'>;

/** The locations whose names make a slug, by type: the first of them has the slug for its own (H3). */
export function listLocationsAtSlug(slug: string, all: readonly Location[]): readonly Location[] {
  let desks = locationsBySlugCache.get(all);
  if (!desks) {
    const places = Map.groupBy(all, ({ name }) => buildLocationSlug(name));
    desks = new Map(
      [...places].map(([of, own]) => [of, groupByType(own).flatMap(({ locations }) => locations)] as const),
    );
    locationsBySlugCache.set(all, desks);
  }
  return desks.get(slug) ?? [];
}

/** Of each list of locations their slugs: a page with all of a large group asks for each of them. */
const locationsBySlugCache = new WeakMap<readonly Location[], ReadonlyMap<string, readonly Location[]>>();

/** The page of a dealership, or of the place that has this slug. */
export function linkToPlace(slug: string, { locations }: PathSettings): string {
  return `${locations.path}/${encodeURIComponent(slug)}`;
}

/**
 * A location's own address: the page of its place, with its slug where the place has others before it (a service centre
 * of a yard). `all`: the site's locations, in its order.
 */
export function linkToLocation(location: Location, all: readonly Location[], settings: PathSettings): string {
  const slug = buildLocationSlug(location.name);
  const [first] = listLocationsAtSlug(slug, all);
  const page = linkToPlace(slug, settings);
  return !first || first.id === location.id ? page : `${page}?at=${encodeURIComponent(location.slug)}`;
}

/** Where menus may lead: the locator, and every page of a place. */
export function listOpenLocationPages(): { path: string; needsVehicle: boolean }[] {
  const paths = LOCATION_PATHS.flatMap((path) => [path, `${path}/{slug}`]);
  return [LOCATOR_PATH, ...paths].map((path) => ({ path, needsVehicle: false }));
}

/** The pages that search engines are to know: the locator, and each place once. */
export function listLocationPaths(locations: readonly Location[], settings: PathSettings): string[] {
  if (locations.length === 0) return [];
  return [
    ...new Set([
      LOCATOR_PATH,
      ...locations.map(({ name }) => linkToPlace(buildLocationSlug(name), settings)),
    ]),
  ];
}
