import { expect, test } from 'vitest';
import { findBand, PRICE_BANDS } from '../../../search/bands.ts';
import { buildPriceBars } from './price-bars.ts';

/** A price facet as the engine counts it. */
function facetOf(prices: number[]) {
  const counts = new Map<string, number>();
  for (const price of prices) {
    const band = findBand(price, PRICE_BANDS)!;
    counts.set(band, (counts.get(band) ?? 0) + 1);
  }
  return [...counts].map(([value, count]) => ({ value, count, label: value }));
}

const spread = (from: number, to: number, many: number) =>
  Array.from({ length: many }, (_, index) => from + ((to - from) * index) / many);

test.each([
  ['used cars', spread(4_000, 70_000, 400), ['$10,000', '$60,000+']],
  ['motorcycles', spread(3_000, 34_000, 120), ['$5,000', '$30,000+']],
  ['caravans', spread(22_000, 145_000, 90), ['$25,000', '$125,000+']],
  ['one dear car among cheap ones', [...spread(5_000, 29_000, 200), 480_000], ['$10,000', '$25,000+']],
])('bars fit where the prices of %s lie', (_, prices, [first, last]) => {
  const bars = buildPriceBars(facetOf(prices));
  expect(bars.length).toBeGreaterThanOrEqual(3);
  expect(bars.length).toBeLessThanOrEqual(8);
  expect([bars[0]?.label, bars.at(-1)?.label]).toEqual([first, last]);
});

test('every priced vehicle is counted in exactly one bar', () => {
  const prices = spread(1_000, 180_000, 777);
  const total = buildPriceBars(facetOf(prices)).reduce((sum, { count }) => sum + count, 0);
  expect(total).toBe(777);
});

test('the tallest bar has height 100 and is marked', () => {
  const bars = buildPriceBars(facetOf([...spread(5_000, 40_000, 70), ...spread(20_000, 25_000, 50)]));
  expect(bars.filter(({ isTallest }) => isTallest).map(({ label, height }) => [label, height])).toEqual([
    ['$25,000', 100],
  ]);
});

test('[B2] a bar leads to the span that it counts: its upper price belongs to the next bar', () => {
  const hrefs = buildPriceBars(facetOf(spread(5_000, 29_000, 200))).map(({ href }) => href);
  expect(hrefs[0]).toMatch(/range\[price\]=:9999$/);
  expect(hrefs[1]).toMatch(/range\[price\]=10000:14999$/);
  expect(hrefs.at(-1)).toMatch(/range\[price\]=25000:$/);
});

test('prices that are all alike make no chart', () => {
  expect(buildPriceBars(facetOf([19_990, 19_990, 18_000]))).toEqual([]);
  expect(buildPriceBars([])).toEqual([]);
});
