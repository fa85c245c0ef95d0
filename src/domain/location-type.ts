import { LOCATION_TYPES, type Location, type LocationType } from './location.ts';

type Typed = Pick<Location, 'location_type' | 'location_subtype'>;

/** What a location is to shoppers: its type, but used where its subtype has 'pre-owned sales' in it (G3). */
export function typeOfLocation({ location_type, location_subtype }: Typed): LocationType {
  return location_subtype?.toLowerCase().includes('pre-owned sales') ? 'used' : location_type;
}

/** The locations by what they are, in the order sales, used, service, parts; types that there are none of are left out (H2). */
export function byType<L extends Typed>(locations: readonly L[]): { type: LocationType; locations: L[] }[] {
  return LOCATION_TYPES.map((type) => ({
    type,
    locations: locations.filter((location) => typeOfLocation(location) === type),
  })).filter((group) => group.locations.length > 0);
}
