import type { SiteSettings } from '../../../settings/schema.ts';
import type { Link, PlaceModel } from '../model.ts';
import type { VehiclePlace } from '../place.ts';

/** Says where a vehicle is that is not at the main place (D15). */
export interface LocationBarModel {
  text: string;
  href: string | null;
  directions: Link | null;
  /** Slug of the place: the bar is dismissed for each place separately. */
  place: string;
}

/**
 * The bar for a vehicle that is not at the site's main place; null for one that is, and where the site leaves it out.
 */
export function buildLocationBarModel(
  { location, isMain }: Pick<VehiclePlace, 'location' | 'isMain'>,
  { href, directions }: Pick<PlaceModel, 'href' | 'directions'>,
  { locationBar, locationBarText }: SiteSettings['vehicle']['blocks'],
): LocationBarModel | null {
  const city = location?.address.city;
  if (locationBar === 'hidden' || !location || isMain || !city) return null;
  return { text: locationBarText.replace('{city}', city), href, directions, place: location.slug };
}
