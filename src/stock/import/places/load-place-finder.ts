import { listDealerships } from '../../../db/queries/sites/dealerships.ts';
import { listLocations } from '../../../db/queries/sites/locations.ts';
import type { SiteTx } from '../../../db/scope.ts';
import { createPlaceFinder, type FindPlace } from './place-finder.ts';

/**
 * Loads the group's places and makes their look-up; throws when the group has none, or the standard one is not known.
 */
export async function loadPlaceFinder(tx: SiteTx, standard?: string): Promise<FindPlace> {
  const dealerships = await listDealerships(tx);
  if (dealerships.length === 0)
    throw new Error('The group has no dealership that could own vehicles: apply the site first.');
  return createPlaceFinder({ dealerships, locations: await listLocations(tx), standard });
}
