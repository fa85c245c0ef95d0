import { findWasPrice } from '../price/price.ts';
import type { Car } from '../vehicle/car.ts';
import { isAvailable } from './availability.ts';

/**
 * Whether a car is on offer (B18): it is available, and its card shows an earlier, higher price beside the current one.
 */
export function isOnOffer(car: Pick<Car, 'status' | 'sold' | 'price' | 'offer_price' | 'before_price'>): boolean {
  return isAvailable(car) && findWasPrice(car) !== null;
}
