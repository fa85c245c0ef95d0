import { decodeBand } from '../../../search/bands.ts';
import type { FacetItem } from '../../../search/contract.ts';

export const PRICE_BARS = 28;

/**
 * Counts of price bands as equal bars over a slider from `low` to `high` dollars: heights in percent of the highest. A
 * band wider than a bar is shared among the bars that it covers, so that area stands for vehicles; what lies beyond the
 * ends is in the first or last bar.
 */
export function computePriceBars(bands: FacetItem[], low: number, high: number): number[] {
  const width = (high - low) / PRICE_BARS;
  const spans = bands.flatMap(({ value, count }) => {
    const band = decodeBand(value);
    if (!band) return [];
    const from = clamp(band.from, low, high - width);
    return [{ from, to: Math.max(from + width, clamp(band.below ?? high, low, high)), count }];
  });
  const cars = Array.from({ length: PRICE_BARS }, (_, bar) => {
    const start = low + bar * width;
    return spans.reduce((sum, { from, to, count }) => {
      const shared = Math.max(0, Math.min(to, start + width) - Math.max(from, start));
      return sum + (count * shared) / (to - from);
    }, 0);
  });
  const most = Math.max(...cars);
  return cars.map((count) => (count > 0 ? Math.max(4, Math.round((100 * count) / most)) : 0));
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
