import { decodeBand } from '../../../search/bands.ts';
import type { FacetItem } from '../../../search/contract.ts';
import { type CountedBand, findPlace, type SliderScale } from '../../../search/slider-scale.ts';

export const PRICE_BARS = 28;

/** The bands of a facet with their ends; values that are no band are left out. */
export const readBands = (items: readonly FacetItem[]): CountedBand[] =>
  items.flatMap(({ value, count }) => {
    const band = decodeBand(value);
    return band ? [{ ...band, count }] : [];
  });

/**
 * Counts of price bands as bars of one width along a slider: heights in percent of the highest. A band wider than a bar
 * is shared among the bars that it covers, so that area stands for vehicles; what lies beyond the ends is in the first
 * or last bar.
 */
export function computePriceBars(items: readonly FacetItem[], scale: SliderScale): number[] {
  const width = 1 / PRICE_BARS;
  const spans = readBands(items).map(({ from, below, count }) => {
    const start = Math.min(findPlace(scale, from), 1 - width);
    return { from: start, to: Math.max(start + width, below === null ? 1 : findPlace(scale, below)), count };
  });
  const cars = Array.from({ length: PRICE_BARS }, (_, bar) => {
    const start = bar * width;
    return spans.reduce((sum, { from, to, count }) => {
      const shared = Math.max(0, Math.min(to, start + width) - Math.max(from, start));
      return sum + (count * shared) / (to - from);
    }, 0);
  });
  const most = Math.max(...cars);
  return cars.map((count) => (count > 0 ? Math.max(4, Math.round((100 * count) / most)) : 0));
}
