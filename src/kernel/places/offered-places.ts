import { readPlaces } from '../../db/queries/cached-reads.ts';
import type { Dealership, Location } from '../../domain/places/location.ts';
import type { RequestContext } from '../request/context.ts';
import { pickSiteLocations } from './places.ts';

/**
 * The part of a group's places that a site offers to shoppers: in its forms, lists and bookings, and in what its server
 * accepts.
 */
export interface OfferedPlaces {
  locations: Location[];
  dealerships: Dealership[];
}

/**
 * The locations that the site shows, and the dealerships that have one: nobody is sent to a dealership without a
 * visible location (S5, G3).
 */
export function pickOfferedPlaces(
  group: OfferedPlaces,
  settings: Pick<RequestContext['settings'], 'stock'>,
): OfferedPlaces {
  const locations = pickSiteLocations(group.locations, settings);
  const open = new Set(locations.map(({ dealership_slug }) => dealership_slug));
  return { locations, dealerships: group.dealerships.filter(({ slug }) => open.has(slug)) };
}

export async function loadOfferedPlaces({
  db,
  settings,
}: Pick<RequestContext, 'db' | 'settings'>): Promise<OfferedPlaces> {
  return pickOfferedPlaces(await readPlaces(db), settings);
}
