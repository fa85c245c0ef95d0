import { isAvailable } from '../../domain/availability/availability.ts';
import type { Car } from '../../domain/vehicle/car.ts';

/** Whether a vehicle can be test driven (D6): it is available, has arrived, and nobody has reserved it. */
export function isDrivable(car: Pick<Car, 'status' | 'sold' | 'reserved'>): boolean {
  return isAvailable(car) && car.status !== 'coming_soon' && !car.reserved;
}
