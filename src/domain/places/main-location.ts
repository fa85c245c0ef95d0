import type { Location } from './location.ts';
import { filterByTypes, SELLING } from './location-type.ts';

/**
 * The place that stands for a site, of the locations that it shows: the primary one, else the first that sells, else
 * the first; undefined without any. A site that shows a part of its group has a main place too, though none of its own
 * is marked.
 */
export function findMainLocation<L extends Location>(locations: readonly L[]): L | undefined {
  const [selling] = filterByTypes(locations, SELLING);
  return locations.find(({ primary }) => primary) ?? selling ?? locations[0];
}

/**
 * Whether a location is the site's main place, or another desk at its address; a site that shows no place has none to
 * tell it from.
 */
export function isAtMainPlace(location: Location, locations: readonly Location[]): boolean {
  const main = findMainLocation(locations);
  if (main === undefined) return true;
  const at = ({ address: { street, city, postcode } }: Location) =>
    [street, city, postcode].join('\n').toLowerCase();
  return location.id === main.id || (location.address.street !== null && at(location) === at(main));
}
