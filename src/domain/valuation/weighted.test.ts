import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeWeightedQuantile, type Weighted } from './weighted.ts';

/** Values are whole dollars: doubles too small to be halved do not occur. */
const anyItem = fc.record({
  value: fc.integer({ min: -1_000_000, max: 1_000_000 }),
  weight: fc.double({ min: 0.01, max: 10, noNaN: true }),
});
const anyItems = fc.array(anyItem, { minLength: 1, maxLength: 30 });

test('the median of equal weights is the middle one', () => {
  const items = [5, 1, 9].map((value) => ({ value, weight: 1 }));
  expect(computeWeightedQuantile(items, 0.5)).toBe(5);
});

test('a heavy value draws the quantile to itself', () => {
  const items = [
    { value: 10, weight: 1 },
    { value: 20, weight: 98 },
    { value: 90, weight: 1 },
  ];
  expect(computeWeightedQuantile(items, 0.5)).toBe(20);
});

test('a quantile lies among the values, and none is below a lower one', () => {
  fc.assert(
    fc.property(anyItems, fc.nat(100), fc.nat(100), (items: Weighted[], a, b) => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)].map((share) => computeWeightedQuantile(items, share / 100));
      const values = items.map(({ value }) => value);
      expect(low).toBeGreaterThanOrEqual(Math.min(...values));
      expect(high).toBeLessThanOrEqual(Math.max(...values));
      expect(high! - low!).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('there is no quantile of nothing', () => {
  expect(() => computeWeightedQuantile([], 0.5)).toThrow(RangeError);
});
