import type { Appraisal } from './market.ts';
import { computeWeightedQuantile } from './weighted.ts';

/** How comparable vehicles are spread over a scale of dollars: the height of each bar in percent of the highest. */
export interface PriceSpread {
  from: number;
  to: number;
  bars: number[];
}

/** Many vehicles bear finer bars than few. */
const barCount = (vehicles: number) => (vehicles < 30 ? 10 : 20);
/** Fewer vehicles make no picture of a spread. */
const LEAST_FOR_BARS = 8;

/** From 0 to 100: how far from the lowest to the highest of a range a price stands (D13); outside of it, at its end. */
export function computeGaugeFill(price: number, low: number, high: number): number {
  if (high <= low) return price >= high ? 100 : 0;
  const share = (price - low) / (high - low);
  return Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10;
}

/** Dollars as one says them of a market: to the hundred, under five thousand to the ten. */
export function roundMarketDollars(dollars: number): number {
  const step = dollars < 5_000 ? 10 : 100;
  return Math.round(dollars / step) * step;
}

/**
 * The spread of what comparable vehicles would be asked for, wide enough for the range and the price asked; null for a
 * few.
 */
export function findPriceSpread(
  { comparables, low, high }: Appraisal,
  price: number | null,
): PriceSpread | null {
  if (comparables.length < LEAST_FOR_BARS) return null;
  const items = comparables.map(({ adjusted, weight }) => ({ value: adjusted, weight }));
  const asked = price ?? low;
  const from = roundMarketDollars(Math.min(low, asked, computeWeightedQuantile(items, 0.02)));
  const to = roundMarketDollars(Math.max(high, asked, computeWeightedQuantile(items, 0.98)));
  const count = barCount(comparables.length);
  const heights = new Array<number>(count).fill(0);
  for (const { value, weight } of items) {
    const at = Math.floor(((value - from) / (to - from)) * count);
    heights[Math.min(count - 1, Math.max(0, at))]! += weight;
  }
  const highest = Math.max(...heights);
  return { from, to, bars: heights.map((height) => Math.round((height / highest) * 100)) };
}
