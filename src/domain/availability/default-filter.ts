import { findCurrentPrice } from '../price/price.ts';
import type { Car } from '../vehicle/car.ts';
import { isAvailable } from './availability.ts';
import { isOnOffer } from './offer.ts';

type FilteredCar = Pick<
  Car,
  | 'status'
  | 'sold'
  | 'reserved'
  | 'certified'
  | 'car_type'
  | 'price'
  | 'offer_price'
  | 'before_price'
  | 'km'
  | 'photos_count'
>;

/** A filter that applies to a site's whole stock, identified by its index in the list (B16, S9). */
export interface DefaultFilter {
  name: string;
  /** What it keeps, to complete a sentence: "only what can be had". */
  description: string;
  keeps(car: FilteredCar): boolean;
}

const isPriced = (car: FilteredCar): boolean => findCurrentPrice(car) !== null;
const hasPhotos = (car: FilteredCar): boolean => car.photos_count > 0;
const isUpTo = (limit: number, value: number | null): boolean => value === null || value <= limit;

const row = (name: string, says: string, keeps: DefaultFilter['keeps']): DefaultFilter => ({
  name,
  description: says,
  keeps,
});

/** The named default filters, 0 to 14. An unknown number passes every limit. */
export const DEFAULT_FILTERS: readonly DefaultFilter[] = [
  row('everything', 'everything listed', () => true),
  row('available', 'no sold vehicles', isAvailable),
  row('on-the-lot', 'only in stock, neither coming soon nor sold', (car) => car.status === 'in_stock' && !car.sold),
  row('unreserved', 'only available and not reserved', (car) => isAvailable(car) && !car.reserved),
  row('priced', 'only with a price', isPriced),
  row('with-photos', 'only with photos', hasPhotos),
  row('priced-with-photos', 'only with a price and photos', (car) => isPriced(car) && hasPhotos(car)),
  row('ready', 'only available, with a price and photos', (car) => isAvailable(car) && isPriced(car) && hasPhotos(car)),
  row('used', 'only used', (car) => car.car_type === 'used'),
  row('new-and-demo', 'only new and demo', (car) => car.car_type !== 'used'),
  row('up-to-200000-km', 'at most 200,000 km', (car) => isUpTo(200_000, car.km)),
  row('up-to-100000-km', 'at most 100,000 km', (car) => isUpTo(100_000, car.km)),
  row('up-to-50000-dollars', 'at most $50,000', (car) => isUpTo(50_000, findCurrentPrice(car))),
  row('certified', 'only certified', (car) => car.certified),
  row('on-offer', 'only special offers', isOnOffer),
];
