import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ChoosableCar, computeListedUntil, findExclusion, isListed, type StockChoice } from './listing.ts';

const now = new Date('2026-11-20T12:00:00Z');
const DAY = 86_400;
const daysAgo = (days: number) => now.getTime() / 1000 - days * DAY;
const base = { status: 'in_stock', sold: false, sold_date_timestamp: null, show_on_dealer_website: true };
const sold = (days: number) => ({ status: 'sold', sold: true, sold_date_timestamp: daysAgo(days) });

test.each([
  ['in stock', {}, 3, true],
  ['coming soon', { status: 'coming_soon' }, 3, true],
  ['of another status', { status: 'in_transit' }, 3, false],
  ['sold 2 days ago', sold(2), 3, true],
  ['sold exactly 3 days ago', sold(3), 3, true],
  ['sold a little over 3 days ago', sold(3.001), 3, false],
  ['sold 5 days ago where 7 days are listed', sold(5), 7, true],
  ['sold a moment ago where none are listed', sold(0.01), 0, false],
  ['sold without a date', { status: 'sold', sold: true }, 3, false],
  ['sold by its flag alone', { sold: true, sold_date_timestamp: daysAgo(1) }, 3, true],
  ['hidden from dealer websites', { show_on_dealer_website: false }, 3, false],
])('[B4] a car %s is listed or not', (_, change, days, expected) => {
  expect(isListed({ ...base, ...change }, now, days)).toBe(expected);
});

test('[B4] a sold car is listed exactly until the second that listedUntil gives', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20 }), fc.integer({ min: -5, max: 5 }), (days, offset) => {
      const car = { ...base, ...sold(10) };
      const until = computeListedUntil(car, days)!;
      const at = new Date((until + offset) * 1000);
      expect(isListed(car, at, days)).toBe(offset <= 0);
    }),
  );
});

const car: ChoosableCar = {
  make: 'Nissan',
  model: 'X-Trail',
  car_type: 'demo',
  item_type: null,
  stocknum: 'A100',
  dealership_slug: 'harbour-nissan',
  location_slug: 'harbour-cairns',
  tag: null,
  km: 3000,
  price: 40000,
  offer_price: null,
  year: 2026,
  photos_count: 4,
};
const all: StockChoice = {
  dealerships: [],
  makes: [],
  carTypes: ['new', 'demo', 'used'],
  itemTypes: [],
  excludedStockNumbers: [],
  rules: [],
};
const rules: StockChoice['rules'] = [
  { reason: 'no new Nissan', where: { make: ['nissan'], car_type: ['new'] } },
  {
    reason: 'demo Nissan over 3000 km',
    where: { make: ['Nissan'], car_type: ['demo'] },
    needs: { kmOver: 3000 },
  },
];

test.each([
  ['everything is shown without a choice', {}, {}, undefined],
  ['new Nissan is left out by rule', { car_type: 'new' as const }, { rules }, 'no new Nissan'],
  ['demo Nissan with 3000 km is left out', {}, { rules }, 'demo Nissan over 3000 km'],
  ['demo Nissan with 3001 km is shown', { km: 3001 }, { rules }, undefined],
  ['demo Nissan of unknown km is left out', { km: null }, { rules }, 'demo Nissan over 3000 km'],
  ['another make is not touched by the rule', { make: 'Kia', car_type: 'new' as const }, { rules }, undefined],
  [
    'a stock number is left out in any letter case',
    {},
    { excludedStockNumbers: ['a100'] },
    'Stock number A100 is excluded',
  ],
  ['another dealership is left out', {}, { dealerships: ['harbour-kia'] }, 'The site does not show harbour-nissan'],
  ['another make than the site’s is left out', {}, { makes: ['Kia'] }, 'The site does not show Nissan'],
  ['another car type is left out', {}, { carTypes: ['used' as const] }, 'The site does not show demo vehicles'],
  ['another item type is left out', {}, { itemTypes: ['caravan'] }, 'The site does not show item type none'],
])('[B13] %s', (_, change, choice, reason) => {
  expect(findExclusion({ ...car, ...change }, { ...all, ...choice })).toBe(reason);
});
