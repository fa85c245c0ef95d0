import { formatDollars } from '../text/format.ts';
import type { Car } from '../vehicle/car.ts';
import { findCurrentPrice } from './price.ts';

type ComparedCar = Pick<Car, 'price' | 'offer_price' | 'autograb_data' | 'state'>;

/** A market average from the feed, in dollars: of the vehicle's state, or of the whole market. */
interface MarketAverage {
  of: 'state' | 'market';
  dollars: number;
}

/**
 * When and how a site says that a price is below the market average; the settings `price.belowMarket` have this shape.
 */
export interface BelowMarketRule {
  show: 'shown' | 'hidden';
  over: number;
  text: string;
}

/**
 * The average of the vehicle's state where it is known, else that of the whole market; undefined without either (C6,
 * S5).
 */
function findMarket({ autograb_data: data }: Pick<Car, 'autograb_data'>): MarketAverage | undefined {
  const state = data?.state_average_market_price ?? 0;
  if (state > 0) return { of: 'state', dollars: state };
  const all = data?.average_market_price ?? 0;
  return all > 0 ? { of: 'market', dollars: all } : undefined;
}

/** How many dollars the car is below the market average, when that is more than `over`; else null (C6, S5). */
export function computeBelowMarket(car: Omit<ComparedCar, 'state'>, over = 499): number | null {
  const price = findCurrentPrice(car);
  const market = findMarket(car);
  if (price === null || !market || market.dollars - price <= over) return null;
  return market.dollars - price;
}

/** "$1,840 below the QLD market average", naming the market; null where the site does not show it (C6). */
export function describeBelowMarket(car: ComparedCar, rule: BelowMarketRule): string | null {
  const under = rule.show === 'shown' ? computeBelowMarket(car, rule.over) : null;
  if (under === null) return null;
  const state = car.state ? `${car.state} ` : 'state’s ';
  const market = findMarket(car)?.of === 'state' ? `the ${state}market average` : 'the market average';
  return rule.text.replace('{amount}', formatDollars(Math.round(under))).replace('{market}', market);
}
