import { expect, test } from 'vitest';
import { canBeSaved, findCertifiedBadge, isAvailable, withCertification } from './availability.ts';

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

const toyota = {
  make: 'Toyota',
  certified: true,
  status: 'in_stock',
  sold: false,
  dealership_slug: 'harbour-toyota',
};
const program = { program: 'Toyota Certified', makes: ['Toyota'], dealerships: [] as string[] };
test.each([
  ['a certified Toyota', {}, {}, 'Toyota Certified'],
  ['another make', { make: 'Mazda' }, {}, null],
  ['a Toyota that is not certified', { certified: false }, {}, null],
  ['a sold Toyota', { sold: true }, {}, null],
  ['a certified Toyota where the dealer is in no programme', {}, { program: null }, null],
  ['a certified Toyota at a yard that takes no part', {}, { dealerships: ['harbour-lexus'] }, null],
  ['a certified Toyota at one that does', {}, { dealerships: ['harbour-toyota'] }, 'Toyota Certified'],
])('[D17] the certified badge of %s', (_, change, rules, badge) => {
  expect(findCertifiedBadge({ ...toyota, ...change }, { ...program, ...rules })).toBe(badge);
});

test('[D17] a feed’s flag counts for nothing without a programme', () => {
  expect(withCertification(toyota, program)).toBe(toyota);
  expect(withCertification(toyota, { ...program, program: null }).certified).toBe(false);
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
  ['a new car where only used ones may', { car_type: 'new' as const }, { ...on, savingFor: 'used' as const }, false],
  ['a price of 0', { price: 0 }, on, false],
  ['no price', { price: null }, on, false],
  ['no pictures', { photos_count: 0 }, on, false],
])('[C5] favourite and compare with %s', (_, change, rules, expected) => {
  expect(canBeSaved({ ...car, ...change }, rules)).toBe(expected);
});
