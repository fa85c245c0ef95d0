import { lookUp } from '../../domain/text/look-up.ts';
import type { Car } from '../../domain/vehicle/car.ts';
import type { VehicleWording } from '../../domain/vehicle/wording.ts';

/** The kinds of vehicles that pages word differently. */
export type VehicleKind = 'car' | 'motorcycle' | 'caravan';

/** Item types that decide the kind whatever the site sells; a motorhome is driven, so it is worded as a car. */
const KINDS: Readonly<Record<string, VehicleKind>> = {
  car: 'car',
  truck: 'car',
  motorhome: 'car',
  motorcycle: 'motorcycle',
  scooter: 'motorcycle',
  caravan: 'caravan',
};

/** By the vehicle's own item type where that decides it, else by what the site sells (A3). */
export function getVehicleKind(car: Pick<Car, 'item_type'>, wording: Pick<VehicleWording, 'kind'>): VehicleKind {
  return lookUp(KINDS, car.item_type?.toLowerCase() ?? '') ?? wording.kind;
}
