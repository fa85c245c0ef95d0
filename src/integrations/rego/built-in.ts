import type { RegoLookup, VehicleStore } from './contract.ts';

/**
 * Knows only the registrations of vehicles that the group itself has advertised: a shopper finds the car that they
 * bought or traded in here, and nobody learns more than the group's websites have published.
 */
export function createBuiltInRegoLookup(vehicles: VehicleStore): RegoLookup {
  return { find: ({ rego, regoState }) => vehicles.findRegistered(rego, regoState) };
}
