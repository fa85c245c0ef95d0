import { findCurrentPrice } from '../../price/price.ts';
import type { Car } from '../../vehicle/car.ts';

export type CheckedCar = Pick<Car, 'status' | 'sold' | 'reserved' | 'price' | 'offer_price'>;

/**
 * Whether the finance check is offered for a vehicle (E10: S5, G5): in stock, not sold, not reserved, and its price
 * above the site's minimum (200).
 */
export function isFinanceCheckEligible(car: CheckedCar, eligibleAbove: number): boolean {
  return car.status === 'in_stock' && !car.sold && !car.reserved && (findCurrentPrice(car) ?? 0) > eligibleAbove;
}
