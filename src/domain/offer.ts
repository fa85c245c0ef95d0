import { isAvailable } from './availability.ts';
import type { Car } from './car.ts';
import { wasPrice } from './price.ts';

/** Whether a car is on offer (B18): it can be had, and its card shows an earlier, higher price beside the current one. */
export function isOnOffer(
  car: Pick<Car, 'status' | 'sold' | 'price' | 'offer_price' | 'before_price'>,
): boolean {
  return isAvailable(car) && wasPrice(car) !== null;
}
