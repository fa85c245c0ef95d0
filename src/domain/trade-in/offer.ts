import type { Adjustment } from './adjustments.ts';

/** What vehicles like it are advertised for, in dollars. */
export interface RetailRange {
  from: number;
  middle: number;
  to: number;
}

/** What the dealer keeps between buying and advertising; the settings `tradeIn.margin` are this. */
export interface BuyingMargin {
  percent: number;
  least: number;
}

/** What a dealer would pay, in dollars: the range, and the price that is put to the owner. */
export interface BuyingRange {
  from: number;
  to: number;
  offer_price: number;
}

/** Estimates are no more exact than this. */
const STEP_DOLLARS = 100;

/**
 * The buying range of a vehicle from what such vehicles are advertised for: adjusted by the answers, less the dealer's
 * margin, down to the hundred dollars (G4). Null where nothing would be left to pay. What raises a retail price or an
 * adjustment never lowers it.
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
