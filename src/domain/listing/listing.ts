import { isSold } from '../availability/availability.ts';
import { findCurrentPrice } from '../price/price.ts';
import { listKeys } from '../tables/keys.ts';
import type { Car, CarType } from '../vehicle/car.ts';

const DAY_SECONDS = 86_400;

/** Unix seconds. Null for a car that is not sold or has no sold date. */
export function computeListedUntil(
  car: Pick<Car, 'status' | 'sold' | 'sold_date_timestamp'>,
  soldDays: number,
): number | null {
  if (car.sold_date_timestamp === null || (!car.sold && car.status !== 'sold')) return null;
  return car.sold_date_timestamp + soldDays * DAY_SECONDS;
}

/**
 * The stock filter of S5 (B4): shown on dealer websites, and in stock, coming soon, or sold at most `soldDays` days
 * before `now`.
 */
export function isListed(
  car: Pick<Car, 'status' | 'sold' | 'sold_date_timestamp' | 'show_on_dealer_website'>,
  now: Date,
  soldDays = 3,
): boolean {
  if (!car.show_on_dealer_website) return false;
  if (car.sold || car.status === 'sold') {
    const until = computeListedUntil(car, soldDays);
    return until !== null && now.getTime() / 1000 <= until;
  }
  return car.status === 'in_stock' || car.status === 'coming_soon';
}

/**
 * Whether a car that the site used to show is gone: taken off dealer websites, or sold longer ago than it stays listed
 * (S4).
 */
export function isGone(
  car: Pick<Car, 'status' | 'sold' | 'sold_date_timestamp' | 'show_on_dealer_website'>,
  now: Date,
  soldDays: number,
): boolean {
  return !car.show_on_dealer_website || (isSold(car) && !isListed(car, now, soldDays));
}

/** A dealer's own rule (B13): cars that match `where` are shown only if they match `needs`; without `needs`, never. */
export interface StockRule {
  reason: string;
  where: {
    make?: string[];
    model?: string[];
    car_type?: CarType[];
    item_type?: string[];
    dealership_slug?: string[];
    location_slug?: string[];
    tag?: string[];
  };
  needs?: { kmOver?: number; kmUpTo?: number; priceOver?: number; yearFrom?: number; photosFrom?: number };
}

/**
 * The part of the group's stock that a site shows; the settings `stock` have this shape. An empty list means
 * everything.
 */
export interface StockChoice {
  dealerships: string[];
  makes: string[];
  carTypes: CarType[];
  itemTypes: string[];
  excludedStockNumbers: string[];
  rules: StockRule[];
}

/** `location_slug` may be absent where the location is not known. */
export type ChoosableCar = Pick<
  Car,
  | 'make'
  | 'model'
  | 'car_type'
  | 'item_type'
  | 'stocknum'
  | 'dealership_slug'
  | 'tag'
  | 'km'
  | 'price'
  | 'offer_price'
  | 'year'
  | 'photos_count'
> & { location_slug?: string | null };

const lower = (word: string): string => word.toLowerCase();
const holds = (list: readonly string[], value: string | null | undefined): boolean =>
  value != null && list.some((word) => lower(word) === lower(value));
const allowed = (list: readonly string[], value: string | null | undefined): boolean =>
  list.length === 0 || holds(list, value);

function matches(car: ChoosableCar, where: StockRule['where']): boolean {
  return listKeys(where).every((field) => !where[field] || holds(where[field], car[field]));
}

function meets(car: ChoosableCar, needs: NonNullable<StockRule['needs']>): boolean {
  const price = findCurrentPrice(car);
  return (
    (needs.kmOver === undefined || (car.km !== null && car.km > needs.kmOver)) &&
    (needs.kmUpTo === undefined || (car.km !== null && car.km <= needs.kmUpTo)) &&
    (needs.priceOver === undefined || (price !== null && price > needs.priceOver)) &&
    (needs.yearFrom === undefined || (car.year !== null && car.year >= needs.yearFrom)) &&
    (needs.photosFrom === undefined || car.photos_count >= needs.photosFrom)
  );
}

/**
 * Why a site leaves the car out, as a sentence for the dealer; undefined when the site shows it (B13, S5). Cars without
 * a price are hidden by the search engine, not here.
 */
export function findExclusion(car: ChoosableCar, choice: StockChoice): string | undefined {
  if (!allowed(choice.dealerships, car.dealership_slug)) return `The site does not show ${car.dealership_slug}`;
  if (!allowed(choice.makes, car.make)) return `The site does not show ${car.make}`;
  if (!allowed(choice.carTypes, car.car_type)) return `The site does not show ${car.car_type} vehicles`;
  if (!allowed(choice.itemTypes, car.item_type)) return `The site does not show item type ${car.item_type ?? 'none'}`;
  if (holds(choice.excludedStockNumbers, car.stocknum)) return `Stock number ${car.stocknum} is excluded`;
  return choice.rules.find((rule) => matches(car, rule.where) && !(rule.needs && meets(car, rule.needs)))?.reason;
}
