import { listDealerships } from '../../../db/queries/sites/dealerships.ts';
import { listLocations } from '../../../db/queries/sites/locations.ts';
import type { SiteTx } from '../../../db/scope.ts';
import { createPlaceFinder, type FindPlace } from './place-finder.ts';

/** Throws when the group has no places, or the default one is unknown. */
export async function loadPlaceFinder(tx: SiteTx, standard?: string): Promise<FindPlace> {
  const dealerships = await listDealerships(tx);
  if (dealerships.length === 0) throw new Error('The group has no dealership to own vehicles: apply the site first.');
  return createPlaceFinder({ dealerships, locations: await listLocations(tx), standard });
}
