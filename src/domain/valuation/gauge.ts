import type { Appraisal } from './market.ts';
import { computeWeightedQuantile } from './weighted.ts';

/** A histogram of comparable vehicles over a scale of dollars: the height of each bar in percent of the highest. */
export interface PriceSpread {
  from: number;
  to: number;
  bars: number[];
}

const barCount = (vehicles: number) => (vehicles < 30 ? 10 : 20);
/** With fewer vehicles a histogram says nothing. */
const LEAST_FOR_BARS = 8;

/** From 0 to 100: where a price lies between the ends of a range (D13); prices outside the range are clamped. */
export function computeGaugeFill(price: number, low: number, high: number): number {
  if (high <= low) return price >= high ? 100 : 0;
  const share = (price - low) / (high - low);
  return Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10;
}

/** Market dollars as shown to people: to the nearest hundred, under five thousand to the nearest ten. */
export function roundMarketDollars(dollars: number): number {
  const step = dollars < 5_000 ? 10 : 100;
  return Math.round(dollars / step) * step;
}

/**
 * The histogram of adjusted prices of comparable vehicles, wide enough for the range and the asking price; null where
 * there are too few.
 */
export function findPriceSpread({ comparables, low, high }: Appraisal, price: number | null): PriceSpread | null {
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
