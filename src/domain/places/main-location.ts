import type { Location } from './location.ts';
import { filterByTypes, SELLING } from './location-type.ts';

/**
 * The main location among those that a site shows: the primary one, else the first that sells, else the first. A site
 * that shows only a part of its group has a main location too, even if none of them is marked primary.
 */
export function findMainLocation<L extends Location>(locations: readonly L[]): L | undefined {
  const [selling] = filterByTypes(locations, SELLING);
  return locations.find(({ primary }) => primary) ?? selling ?? locations[0];
}

/**
 * Whether a location is the site's main location, or shares its address. Without any locations, every one counts as
 * the main location.
 */
export function isAtMainPlace(location: Location, locations: readonly Location[]): boolean {
  const main = findMainLocation(locations);
  if (main === undefined) return true;
  const at = ({ address: { street, city, postcode } }: Location) => [street, city, postcode].join('\n').toLowerCase();
  return location.id === main.id || (location.address.street !== null && at(location) === at(main));
}
