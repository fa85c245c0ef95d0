import { expect, test } from 'vitest';
import { canBeSaved, isAvailable, isCertifiedToyota } from './availability.ts';

test.each([
  ['in_stock', false, true],
  ['coming_soon', false, true],
  ['sold', true, false],
  ['sold', false, false],
  ['in_transit', false, false],
  ['in_stock', true, false],
])('[D7] status %s with sold %s is available: %s', (status, sold, expected) => {
  expect(isAvailable({ status, sold })).toBe(expected);
});

const toyota = { make: 'Toyota', certified: true, status: 'in_stock', sold: false };
test.each([
  ['a certified Toyota', {}, true],
  ['another make', { make: 'Mazda' }, false],
  ['a Toyota that is not certified', { certified: false }, false],
  ['a sold Toyota', { sold: true }, false],
])('[D17] the certified badge of %s', (_, change, expected) => {
  expect(isCertifiedToyota({ ...toyota, ...change })).toBe(expected);
});

const car = {
  status: 'in_stock',
  sold: false,
  car_type: 'used',
  price: 20000,
  offer_price: null,
  photos_count: 3,
} as const;
const on = { feature: 'on', savingFor: 'all' } as const;
test.each([
  ['a priced used car with pictures', {}, on, true],
  ['the feature off', {}, { ...on, feature: 'off' as const }, false],
  ['a sold car', { status: 'sold' as const }, on, false],
  ['a new car where all may be saved', { car_type: 'new' as const }, on, true],
  [
    'a new car where only used ones may',
    { car_type: 'new' as const },
    { ...on, savingFor: 'used' as const },
    false,
  ],
  ['a price of 0', { price: 0 }, on, false],
  ['no price', { price: null }, on, false],
  ['no pictures', { photos_count: 0 }, on, false],
])('[C5] favourite and compare with %s', (_, change, rules, expected) => {
  expect(canBeSaved({ ...car, ...change }, rules)).toBe(expected);
});
