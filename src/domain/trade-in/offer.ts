import type { Adjustment } from './adjustments.ts';

/** The range in dollars at which similar vehicles are advertised. */
export interface RetailRange {
  from: number;
  middle: number;
  to: number;
}

/** The dealer's margin between buying and advertising; the settings `tradeIn.margin` have this shape. */
export interface BuyingMargin {
  percent: number;
  least: number;
}

/** What a dealer would pay, in dollars: the range, and the price offered to the owner. */
export interface BuyingRange {
  from: number;
  to: number;
  offer_price: number;
}

/** Estimates are rounded to this, since they are not more precise. */
const STEP_DOLLARS = 100;

/**
 * The buying range of a vehicle from the advertised range: adjusted by the answers, less the dealer's margin, rounded
 * down to the hundred dollars (G4). Null where nothing would be left to pay. A higher retail price or adjustment never
 * gives a lower offer.
 */
export function computeBuyingRange(
  retail: RetailRange,
  adjustment: Adjustment,
  margin: BuyingMargin,
): BuyingRange | null {
  const pay = (price: number) => buyingPrice(price, adjustment, margin);
  const offer_price = pay(retail.middle);
  return offer_price > 0 ? { from: pay(retail.from), to: pay(retail.to), offer_price } : null;
}

function buyingPrice(price: number, { percent, dollars }: Adjustment, margin: BuyingMargin): number {
  const adjusted = Math.max(0, price * (1 + percent / 100));
  const kept = Math.max(adjusted * (margin.percent / 100), margin.least);
  return Math.max(0, Math.floor((adjusted - kept + dollars) / STEP_DOLLARS) * STEP_DOLLARS);
}
