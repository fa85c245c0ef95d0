import { findCurrentPrice } from '../price/price.ts';
import type { Car } from '../vehicle/car.ts';

/** In_stock or coming_soon, and not sold (D7, S4). Any other status shows the sold block. */
export function isAvailable(car: Pick<Car, 'status' | 'sold'>): boolean {
  return (car.status === 'in_stock' || car.status === 'coming_soon') && !car.sold;
}

export function isSold(car: Pick<Car, 'status' | 'sold'>): boolean {
  return car.sold || car.status === 'sold';
}

export interface CertifiedProgram {
  /** Its name; null where the dealer takes part in none. */
  program: string | null;
  makes: readonly string[];
  /** Slugs of the participating dealerships; empty for all. */
  dealerships: readonly string[];
}

type CertifiableCar = Pick<Car, 'make' | 'certified' | 'dealership_slug'>;

/**
 * Whether the site's programme certifies the car: one of its makes, at a participating dealership, flagged by the feed
 * (D17, S5). Without a programme no car is certified.
 */
function isCertified(car: CertifiableCar, { program, makes, dealerships }: CertifiedProgram): boolean {
  const isOfMake = makes.some((make) => make.toLowerCase() === car.make.toLowerCase());
  const takesPart = dealerships.length === 0 || dealerships.includes(car.dealership_slug);
  return program !== null && car.certified && isOfMake && takesPart;
}

/** The car as a site may show it: certified only under the site's own programme, whatever the feed says. */
export function withCertification<C extends CertifiableCar>(car: C, program: CertifiedProgram): C {
  const certified = isCertified(car, program);
  return car.certified === certified ? car : { ...car, certified };
}

/** The name of the programme for the badge of a car that is certified and not sold; null for no badge (D17, S5). */
export function findCertifiedBadge(
  car: CertifiableCar & Pick<Car, 'status' | 'sold'>,
  program: CertifiedProgram,
): string | null {
  return isCertified(car, program) && !isSold(car) ? program.program : null;
}

/**
 * Whether a car can be saved or compared (C5, S5): the feature is on, the car available, of the right type, priced,
 * with pictures.
 */
export function canBeSaved(
  car: Pick<Car, 'status' | 'sold' | 'car_type' | 'price' | 'offer_price' | 'photos_count'>,
  rules: { feature: 'on' | 'off'; savingFor: 'all' | 'used' },
): boolean {
  if (rules.feature === 'off' || !isAvailable(car)) return false;
  if (rules.savingFor === 'used' && car.car_type !== 'used') return false;
  const price = findCurrentPrice(car) ?? car.price ?? 0;
  return price > 0 && car.photos_count > 0;
}
