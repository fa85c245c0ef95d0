import { isAvailable, isSold } from '../../domain/availability/availability.ts';
import { computeListedUntil } from '../../domain/listing/listing.ts';
import { findCurrentPrice } from '../../domain/price/price.ts';
import type { EngineRules } from '../contract.ts';
import type { SearchableCar } from '../searchable-car.ts';

/**
 * The last millisecond at which a car is listed: -Infinity for a car that is not listed at all, Infinity for one that
 * is for sale (B4).
 */
export function computeListedUntilMs(
  car: Pick<SearchableCar, 'status' | 'sold' | 'sold_date_timestamp' | 'show_on_dealer_website'>,
  includeSoldCarsDays: number,
): number {
  if (!car.show_on_dealer_website) return Number.NEGATIVE_INFINITY;
  if (!isSold(car)) return isAvailable(car) ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  const untilSeconds = computeListedUntil(car, includeSoldCarsDays);
  return untilSeconds === null ? Number.NEGATIVE_INFINITY : untilSeconds * 1000;
}

/**
 * Whether a site that hides cars without a price hides this one: it has neither a price to show nor a subscription
 * price (B6).
 */
export function isHiddenWithoutPrice(
  car: Pick<SearchableCar, 'price' | 'offer_price' | 'subscription_price'>,
  rules: Pick<EngineRules, 'hideZeroPrice'>,
): boolean {
  return rules.hideZeroPrice && findCurrentPrice(car) === null && (car.subscription_price ?? 0) <= 0;
}
