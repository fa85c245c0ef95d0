import { isAvailable } from '../../domain/availability/availability.ts';
import type { Car } from '../../domain/vehicle/car.ts';

/** Available, arrived, and reserved by nobody (D6). */
export function isDrivable(car: Pick<Car, 'status' | 'sold' | 'reserved'>): boolean {
  return isAvailable(car) && car.status !== 'coming_soon' && !car.reserved;
}
