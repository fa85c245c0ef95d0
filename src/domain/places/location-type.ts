import { LOCATION_TYPES, type Location, type LocationType } from './location.ts';

export type Typed = Pick<Location, 'location_type' | 'location_subtype'>;

/** The types of places where vehicles are sold. */
export const SELLING = ['sales', 'used'] as const satisfies readonly LocationType[];

/**
 * The location's type as shoppers see it: 'used' where its subtype contains 'pre-owned sales', else its own type (G3).
 */
export function getLocationType({ location_type, location_subtype }: Typed): LocationType {
  return location_subtype?.toLowerCase().includes('pre-owned sales') ? 'used' : location_type;
}

/** Filters by the type that shoppers see, in the order given. */
export function filterByTypes<L extends Typed>(locations: readonly L[], types: readonly LocationType[]): L[] {
  return locations.filter((location) => types.includes(getLocationType(location)));
}

/** The locations grouped by type, in the order sales, used, service, parts; empty groups are left out (H2). */
export function groupByType<L extends Typed>(locations: readonly L[]): { type: LocationType; locations: L[] }[] {
  return LOCATION_TYPES.map((type) => ({ type, locations: filterByTypes(locations, [type]) })).filter(
    (group) => group.locations.length > 0,
  );
}
