import { readMakesAndModels } from '../../db/queries/cached-reads.ts';
import { type KnownOptionSet, listKnownOptionSets } from '../../db/queries/stock/registered-vehicles.ts';
import type { SiteDb } from '../../db/scope.ts';
import type { RequestContext } from '../../kernel/request/context.ts';

export interface KnownVehicles {
  optionSets: readonly KnownOptionSet[];
  /** Makes of the site's own list, with or without vehicles. */
  manufacturers: readonly string[];
}

interface CachedVehicles {
  stockVersion: number;
  vehicles: Promise<KnownVehicles>;
}

const cache = new WeakMap<SiteDb, CachedVehicles>();

/**
 * The vehicles that the site's group has advertised and the makes of its list, read once for each version of the stock.
 */
export function loadKnownVehicles({ db, stock }: Pick<RequestContext, 'db' | 'stock'>): Promise<KnownVehicles> {
  const known = cache.get(db);
  if (known?.stockVersion === stock.version) return known.vehicles;
  const vehicles = readKnown(db);
  const entry = { stockVersion: stock.version, vehicles };
  cache.set(db, entry);
  const forget = () => cache.get(db) === entry && cache.delete(db);
  // Neither a failure nor its fallback is cached: the next visitor tries again.
  vehicles.then(({ optionSets }) => optionSets === NOT_KNOWN && forget(), forget);
  return vehicles;
}

const NOT_KNOWN: readonly KnownOptionSet[] = [];

/** Advertised vehicles are only an aid: while the database is down the makes of the list have to do. */
async function readKnown(db: SiteDb): Promise<KnownVehicles> {
  const { manufacturers } = await readMakesAndModels(db);
  const makings = await db.readWithFallback<readonly KnownOptionSet[]>(listKnownOptionSets, () => NOT_KNOWN);
  return { optionSets: makings, manufacturers: manufacturers.map(({ name }) => name) };
}
