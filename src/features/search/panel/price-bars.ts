import { decodeBand } from '../../../search/bands.ts';
import type { FacetItem } from '../../../search/contract.ts';

/** How many bars stand over the price slider. */
export const PRICE_BARS = 28;

/**
 * Counts of price bands as equal bars over a slider from `low` to `high` dollars: heights in percent of the highest. A
 * band wider than a bar is shared among the bars that it covers, so that area stands for vehicles; what lies beyond the
 * ends is in the first or last bar.
 */
export function computePriceBars(bands: FacetItem[], low: number, high: number): number[] {
  const width = (high - low) / PRICE_BARS;
  const cars = new Array<number>(PRICE_BARS).fill(0);
  for (const { value, count } of bands) {
    const band = decodeBand(value);
    if (!band) continue;
    const from = clamp(band.from, low, high - width);
    const to = Math.max(from + width, clamp(band.below ?? high, low, high));
    for (let bar = 0; bar < PRICE_BARS; bar++) {
      const start = low + bar * width;
      const shared = Math.max(0, Math.min(to, start + width) - Math.max(from, start));
      cars[bar] = cars[bar]! + (count * shared) / (to - from);
    }
  }
  const most = Math.max(...cars);
  return cars.map((count) => (count > 0 ? Math.max(4, Math.round((100 * count) / most)) : 0));
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
