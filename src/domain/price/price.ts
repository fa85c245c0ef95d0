import { formatDollars } from '../text/format.ts';
import type { Car } from '../vehicle/car.ts';

/** Feeds write 0, 1 or 10 where there is no price (S4). */
const NO_PRICE_UP_TO = 10;

export type PricedCar = Pick<Car, 'price' | 'offer_price' | 'before_price' | 'subscription_price' | 'preorder'>;

/** How a site words prices; from the settings `wording.offering` and `price`. */
export interface PriceWording {
  offering: 'sale' | 'subscription';
  noPriceText: string;
  preorderText: string;
}

/** What is shown in place of a price. `text` is complete; `amount` and `was` are dollars, null where there are none. */
export interface PriceDisplay {
  kind: 'subscription' | 'price' | 'preorder' | 'none';
  text: string;
  amount: number | null;
  was: number | null;
}

const above = (amount: number | null, limit: number): number | null =>
  amount !== null && amount > limit ? amount : null;

/** The current price in dollars: the reduced (offer) price, else the price, when above 10; else null (S4). */
export function findCurrentPrice(car: Pick<Car, 'price' | 'offer_price'>): number | null {
  return above(car.offer_price, NO_PRICE_UP_TO) ?? above(car.price, NO_PRICE_UP_TO);
}

/**
 * The earlier price in dollars, when it is higher than the current one; else null (S4). For an offer, the car's own
 * price can be the earlier one.
 */
export function findWasPrice(car: Pick<Car, 'price' | 'offer_price' | 'before_price'>): number | null {
  const current = findCurrentPrice(car);
  if (current === null) return null;
  return above(car.before_price, current) ?? above(car.price, current);
}

/**
 * What to show as the price, by the priority of S4 (C1): subscription, reduced or own price, preorder, the no-price
 * text.
 */
export function buildPriceDisplay(car: PricedCar, wording: PriceWording): PriceDisplay {
  const subscription = wording.offering === 'subscription' ? above(car.subscription_price, 0) : null;
  if (subscription !== null) {
    return { kind: 'subscription', text: formatDollars(subscription), amount: subscription, was: null };
  }
  const price = findCurrentPrice(car);
  if (price !== null) return { kind: 'price', text: formatDollars(price), amount: price, was: findWasPrice(car) };
  if (car.preorder) return { kind: 'preorder', text: wording.preorderText, amount: null, was: null };
  return { kind: 'none', text: wording.noPriceText, amount: null, was: null };
}
