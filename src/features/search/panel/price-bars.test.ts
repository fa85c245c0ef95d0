import { expect, test } from 'vitest';
import { buildSliderScale } from '../../../search/slider-scale.ts';
import { computePriceBars, PRICE_BARS, readBands } from './price-bars.ts';

const band = (value: string, count: number) => ({ label: value, value, count });
/** The scale of a stock without prices: even. */
const evenTo = (high: number, low = 0) => buildSliderScale([], { low, high });

test('[B8] bars stand where the prices are, the highest full', () => {
  const bars = computePriceBars([band('0-10000', 5), band('10000-20000', 10)], evenTo(280_000));
  expect(bars).toHaveLength(PRICE_BARS);
  expect(bars.slice(0, 3)).toEqual([50, 100, 0]);
});

test('[B8] a band wider than a bar is shared among the bars it covers', () => {
  const bars = computePriceBars([band('0-10000', 10), band('10000-30000', 10)], evenTo(280_000));
  expect(bars.slice(0, 4)).toEqual([100, 50, 50, 0]);
});

test('[B8] what lies beyond the slider’s ends is in the first and the last bar', () => {
  const bars = computePriceBars([band('0-5000', 4), band('250000-', 4)], evenTo(250_000, 5_000));
  expect([bars[0], bars.at(-1)]).toEqual([100, 100]);
});

test('[B8] a stock that costs little has its bars along the whole slider, those of the most vehicles the highest', () => {
  const stock = [band('10000-15000', 60), band('15000-20000', 30), band('20000-25000', 10), band('100000-125000', 1)];
  const even = computePriceBars(stock, evenTo(250_000, 5_000)).filter((height) => height > 0);
  const scaled = computePriceBars(stock, buildSliderScale(readBands(stock), { low: 5_000, high: 250_000 }));
  expect(even.length).toBeLessThan(8);
  expect(scaled.filter((height) => height > 0).length).toBeGreaterThan(20);
  expect(scaled.indexOf(100)).toBeLessThan(3);
});

test('no prices draw no bars', () => {
  expect(computePriceBars([], evenTo(250_000, 5_000))).toEqual(new Array(PRICE_BARS).fill(0));
});
