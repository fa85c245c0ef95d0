import type { VehicleSpec } from '../../domain/trade-in/vehicle.ts';
import type { RegoState } from '../../domain/vehicle/rego.ts';

/** A registration to look up: the plate without spaces, and its state. */
export interface RegoQuestion {
  rego: string;
  regoState: RegoState;
}

/**
 * The vehicle of a registration. Nothing about its owner, and no identifiers (VIN, engine number), is requested or
 * stored.
 */
export interface RegisteredVehicle extends VehicleSpec {
  year: number | null;
  colour: string | null;
}

/** A service that knows registrations; undefined for an unknown one. Throws `RegoFailure` when it fails. */
export interface RegoLookup {
  find(question: RegoQuestion): Promise<RegisteredVehicle | undefined>;
}

export interface VehicleStore {
  findRegistered(plate: string, state: RegoState): Promise<RegisteredVehicle | undefined>;
}

/**
 * The service could not be reached, or its response cannot be used; the message says what and where, never the plate.
 */
export class RegoFailure extends Error {
  override name = 'RegoFailure';
}
