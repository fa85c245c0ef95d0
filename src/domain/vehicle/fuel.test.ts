import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeFuelCost, parseFuelFigure } from './fuel.ts';

test.each([
  [
    { kmsPerWeek: 250, per100Km: 10, price: 1.7 },
    { weekly: 42.5, yearly: 2210 },
  ],
  [
    { kmsPerWeek: 250, per100Km: 5.6, price: 1.7 },
    { weekly: 23.8, yearly: 1237.6 },
  ],
  [
    { kmsPerWeek: 333, per100Km: 7.7, price: 1.859 },
    { weekly: 47.67, yearly: 2478.66 },
  ],
  [
    { kmsPerWeek: 0, per100Km: 10, price: 1.7 },
    { weekly: 0, yearly: 0 },
  ],
])('[D11] the cost of %o is %o', (use, cost) => {
  expect(computeFuelCost(use)).toEqual(cost);
});

test('[D11] the cost is kilometres / 100 x consumption x price, to the cent', () => {
  const hundredths = (max: number) => fc.integer({ min: 0, max: max * 100 });
  fc.assert(
    fc.property(hundredths(2000), hundredths(40), hundredths(5), (kms, litres, price) => {
      const { weekly, yearly } = computeFuelCost({
        kmsPerWeek: kms / 100,
        per100Km: litres / 100,
        price: price / 100,
      });
      // In millionths of a cent: integers all the way.
      const exact = BigInt(kms) * BigInt(litres) * BigInt(price);
      const cents = (weeks: bigint) => Number((exact * weeks + 500_000n) / 1_000_000n);
      expect(Math.round(weekly * 100)).toBe(cents(1n));
      expect(Math.round(yearly * 100)).toBe(cents(52n));
    }),
  );
});

test.each([
  ['$1.70', 1.7],
  ['1,250 kms', 1250],
  ['250kms', 250],
  ['250 km', 250],
  ['5.6 L/100km', 5.6],
  ['.5', 0.5],
  ['16 kWh/100 km', 16],
  ['', undefined],
  ['kms', undefined],
  ['-5', undefined],
  ['1e9', undefined],
  ['1.2.3', undefined],
  ['100001', undefined],
])('[D11] %j is read as %j', (typed, figure) => {
  expect(parseFuelFigure(typed)).toBe(figure);
});
