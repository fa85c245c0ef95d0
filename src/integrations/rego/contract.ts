import type { VehicleSpec } from '../../domain/trade-in/vehicle.ts';
import type { RegoState } from '../../domain/vehicle/rego.ts';

/** A registration to be looked up: the plate without spaces, and its state. */
export interface RegoQuestion {
  rego: string;
  regoState: RegoState;
}

/**
 * The vehicle of a registration. Nothing of its owner, and nothing that opens its papers (VIN, engine number), is asked
 * for or kept.
 */
export interface RegisteredVehicle extends VehicleSpec {
  year: number | null;
  colour: string | null;
}

/**
 * A service that knows registrations; undefined for one that it does not know. It throws `RegoFailure` when it fails.
 */
export interface RegoLookup {
  find(question: RegoQuestion): Promise<RegisteredVehicle | undefined>;
}

/** The vehicles that the group itself has advertised. */
export interface VehicleStore {
  findRegistered(plate: string, state: RegoState): Promise<RegisteredVehicle | undefined>;
}

/**
 * The service could not be asked, or what it answered cannot be used; the message says what and where, never the plate.
 */
export class RegoFailure extends Error {
  override name = 'RegoFailure';
}
