import type { Location } from '../../domain/places/location.ts';
import { groupByType } from '../../domain/places/location-type.ts';
import { buildLocationSlug } from '../../domain/vehicle/slug.ts';
import type { SiteSettings } from '../../settings/schema.ts';

/** The dealer locator (H1). */
export const LOCATOR_PATH = '/dealer-locator';

/** The id of a dealership's card, for anchors. */
export function formatDealershipCardId(dealership: string): string {
  return `dealer-${dealership}`;
}

/** The name of the locator, also in breadcrumbs. `places`: how many a shopper would count. */
export const nameLocator = (places: number): string => (places === 1 ? 'Where to find us' : 'Find a dealer');

type PathSettings = Pick<SiteSettings, 'locations'>;

/** The locations whose names make a slug, ordered by type: the first of them owns the slug (H3). */
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

/** Cached per list of locations: a page with all of a large group's places looks up each of them. */
const locationsBySlugCache = new WeakMap<readonly Location[], ReadonlyMap<string, readonly Location[]>>();

/** The page of the dealership or location with this slug. */
export function linkToPlace(slug: string, { locations }: PathSettings): string {
  return `${locations.path}/${encodeURIComponent(slug)}`;
}

/**
 * A location's own address: the page of its place, with its slug where others of the place come before it (a service
 * centre of a yard). `all`: the site's locations, in its order.
 */
export function linkToLocation(location: Location, all: readonly Location[], settings: PathSettings): string {
  const slug = buildLocationSlug(location.name);
  const [first] = listLocationsAtSlug(slug, all);
  const page = linkToPlace(slug, settings);
  return !first || first.id === location.id ? page : `${page}?at=${encodeURIComponent(location.slug)}`;
}
