import type { Car } from '../../domain/car.ts';
import type { VehicleWording } from '../../domain/wording.ts';

/** What a vehicle is, as far as the page words it differently. */
export type VehicleKind = 'car' | 'motorcycle' | 'caravan';

/** By the vehicle's own item type where that says it, else by what the site sells (A3). */
export function kindOf(car: Pick<Car, 'item_type'>, wording: Pick<VehicleWording, 'kind'>): VehicleKind {
  const itemType = car.item_type?.toLowerCase();
  return itemType === 'caravan' || itemType === 'motorcycle' ? itemType : wording.kind;
}
