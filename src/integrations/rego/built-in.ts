import type { RegoLookup, VehicleStore } from './contract.ts';

/**
 * Knows the registrations of vehicles that the group itself has advertised, and no others': a shopper who traded one in
 * or bought one here finds it again, and nobody learns anything that the group's websites did not tell.
 */
export function createBuiltInRegoLookup(vehicles: VehicleStore): RegoLookup {
  return { find: ({ rego, regoState }) => vehicles.findRegistered(rego, regoState) };
}
