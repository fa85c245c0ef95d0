import { expect, test } from 'vitest';
import { type CheckedCar, isFinanceCheckEligible } from './check.ts';

const car: CheckedCar = { status: 'in_stock', sold: false, reserved: false, price: 201, offer_price: null };

test.each<[string, Partial<CheckedCar>, boolean]>([
  ['in stock above 200', {}, true],
  ['exactly 200', { price: 200 }, false],
  ['an offer above 200', { price: null, offer_price: 15_000 }, true],
  ['no price', { price: null }, false],
  ['coming soon', { status: 'coming_soon' }, false],
  ['sold by its status', { status: 'sold' }, false],
  ['sold by its flag', { sold: true }, false],
  ['reserved', { reserved: true }, false],
])('[E10] the finance check of a vehicle %s', (_what, given, eligible) => {
  expect(isFinanceCheckEligible({ ...car, ...given }, 200)).toBe(eligible);
});

test('[E10] a site may ask for a higher price', () => {
  expect(isFinanceCheckEligible({ ...car, price: 5_000 }, 5_000)).toBe(false);
  expect(isFinanceCheckEligible({ ...car, price: 5_001 }, 5_000)).toBe(true);
});
