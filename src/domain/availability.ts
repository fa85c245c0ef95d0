import type { Car } from './car.ts';
import { currentPrice } from './price.ts';

/** Whether the car can be had: in_stock or coming_soon, and not sold (D7, S4). Any other status shows the sold block. */
export function isAvailable(car: Pick<Car, 'status' | 'sold'>): boolean {
  return (car.status === 'in_stock' || car.status === 'coming_soon') && !car.sold;
}

/** Whether the car is sold, by its flag or its status. */
export function isSold(car: Pick<Car, 'status' | 'sold'>): boolean {
  return car.sold || car.status === 'sold';
}

/** Whether the certified Toyota badge shows: a Toyota, flagged certified, not sold (D17, S5). */
export function isCertifiedToyota(car: Pick<Car, 'make' | 'certified' | 'status' | 'sold'>): boolean {
  return car.make.toLowerCase() === 'toyota' && car.certified && !isSold(car);
}

/** Whether a car can be saved or compared (C5, S5): the feature is on, the car available, of the right type, priced, with pictures. */
export function canBeSaved(
  car: Pick<Car, 'status' | 'sold' | 'car_type' | 'price' | 'offer_price' | 'photos_count'>,
  rules: { feature: 'on' | 'off'; savingFor: 'all' | 'used' },
): boolean {
  if (rules.feature === 'off' || !isAvailable(car)) return false;
  if (rules.savingFor === 'used' && car.car_type !== 'used') return false;
  const price = currentPrice(car) ?? car.price ?? 0;
  return price > 0 && car.photos_count > 0;
}
