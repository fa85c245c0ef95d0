import { listManufacturers } from '../../db/queries/models.ts';
import { type KnownMaking, listKnownMakings } from '../../db/queries/registered-vehicles.ts';
import type { SiteDb } from '../../db/scope.ts';
import type { RequestContext } from '../request.ts';

/** What the site knows of vehicles that there are. */
export interface KnownVehicles {
  makings: readonly KnownMaking[];
  /** Makes of the site's own list, whether there is a vehicle of them or not. */
  manufacturers: readonly string[];
}

interface Kept {
  stockVersion: number;
  vehicles: Promise<KnownVehicles>;
}

const kept = new WeakMap<SiteDb, Kept>();

/** The vehicles that the site's group has advertised and the makes of its list, read once for each version of the stock. */
export function knownVehicles({ db, stock }: Pick<RequestContext, 'db' | 'stock'>): Promise<KnownVehicles> {
  const known = kept.get(db);
  if (known?.stockVersion === stock.version) return known.vehicles;
  const vehicles = db.run(async (tx) => ({
    makings: await listKnownMakings(tx),
    manufacturers: (await listManufacturers(tx)).map(({ name }) => name),
  }));
  const entry = { stockVersion: stock.version, vehicles };
  kept.set(db, entry);
  // What failed is not kept: the next visitor tries again.
  vehicles.catch(() => kept.get(db) === entry && kept.delete(db));
  return vehicles;
}
