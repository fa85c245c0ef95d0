import { expect, test } from 'vitest';
import { computePriceBars, PRICE_BARS } from './price-bars.ts';

const band = (value: string, count: number) => ({ label: value, value, count });

test('[B8] bars stand where the prices are, the highest full', () => {
  const bars = computePriceBars([band('0-10000', 5), band('10000-20000', 10)], 0, 280_000);
  expect(bars).toHaveLength(PRICE_BARS);
  expect(bars.slice(0, 3)).toEqual([50, 100, 0]);
});

test('[B8] a band wider than a bar is shared among the bars it covers', () => {
  expect(computePriceBars([band('0-10000', 10), band('10000-30000', 10)], 0, 280_000).slice(0, 4)).toEqual([
    100, 50, 50, 0,
  ]);
});

test('[B8] what lies beyond the slider’s ends is in the first and the last bar', () => {
  const bars = computePriceBars([band('0-5000', 4), band('250000-', 4)], 5_000, 250_000);
  expect([bars[0], bars.at(-1)]).toEqual([100, 100]);
});

test('no prices draw no bars', () => {
  expect(computePriceBars([], 5_000, 250_000)).toEqual(new Array(PRICE_BARS).fill(0));
});
