import { findRegisteredVehicle } from '../../db/queries/stock/registered-vehicles.ts';
import type { SiteDb } from '../../db/scope.ts';
import type { RegoLookup } from './contract.ts';

/**
 * Knows the registrations of vehicles that the group itself has advertised, and no others': a shopper who traded one in or bought one here finds it
 * again, and nobody learns anything that the group's websites did not tell.
 */
export function builtInRegoLookup(db: SiteDb): RegoLookup {
  return { find: ({ rego, regoState }) => db.run((tx) => findRegisteredVehicle(tx, rego, regoState)) };
}
