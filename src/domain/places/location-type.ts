import { LOCATION_TYPES, type Location, type LocationType } from './location.ts';

/** What says what a location does. */
export type Typed = Pick<Location, 'location_type' | 'location_subtype'>;

/** The types of places where vehicles are sold. */
export const SELLING = ['sales', 'used'] as const satisfies readonly LocationType[];

/** What a location is to shoppers: its type, but used where its subtype has 'pre-owned sales' in it (G3). */
export function getLocationType({ location_type, location_subtype }: Typed): LocationType {
  return location_subtype?.toLowerCase().includes('pre-owned sales') ? 'used' : location_type;
}

/** The locations that are of one of the types to shoppers, in the order given. */
export function filterByTypes<L extends Typed>(locations: readonly L[], types: readonly LocationType[]): L[] {
  return locations.filter((location) => types.includes(getLocationType(location)));
}

/**
 * The locations by what they are, in the order sales, used, service, parts; types that there are none of are left out
 * (H2).
 */
export function groupByType<L extends Typed>(
  locations: readonly L[],
): { type: LocationType; locations: L[] }[] {
  return LOCATION_TYPES.map((type) => ({ type, locations: filterByTypes(locations, [type]) })).filter(
    (group) => group.locations.length > 0,
  );
}
