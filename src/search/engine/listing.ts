import type { EngineRules } from '../contract.ts';
import { listedPrice } from '../facets.ts';
import type { SearchableCar } from '../searchable-car.ts';

const DAY_MS = 86_400_000;

/** When a car falls out of the list: never while in stock or coming soon, days after its sale when sold, at once otherwise (B4). */
export function listedUntilMs(
  car: Pick<SearchableCar, 'status' | 'sold_date_timestamp' | 'show_on_dealer_website'>,
  includeSoldCarsDays: number,
): number {
  if (!car.show_on_dealer_website) return Number.NEGATIVE_INFINITY;
  if (car.status === 'in_stock' || car.status === 'coming_soon') return Number.POSITIVE_INFINITY;
  if (car.status !== 'sold' || car.sold_date_timestamp === null) return Number.NEGATIVE_INFINITY;
  return car.sold_date_timestamp * 1000 + includeSoldCarsDays * DAY_MS;
}

/** Whether a site that hides cars without a price hides this one: it has neither a price to show nor a subscription price (B6). */
export function isHiddenWithoutPrice(
  car: Pick<SearchableCar, 'price' | 'offer_price' | 'subscription_price'>,
  rules: Pick<EngineRules, 'hideZeroPrice'>,
): boolean {
  return rules.hideZeroPrice && listedPrice(car) === null && (car.subscription_price ?? 0) <= 0;
}
