import { expect, test } from 'vitest';
import { DEFAULT_FILTERS } from './default-filter.ts';

type Filtered = Parameters<(typeof DEFAULT_FILTERS)[number]['keeps']>[0];
const plain: Filtered = {
  status: 'in_stock',
  sold: false,
  reserved: false,
  certified: true,
  car_type: 'used',
  price: 30_000,
  offer_price: null,
  before_price: 32_000,
  km: 90_000,
  photos_count: 8,
};
const sold = { status: 'sold', sold: true } as const;

test('[B16] there are fifteen default filters, each of a name of its own', () => {
  expect(new Set(DEFAULT_FILTERS.map(({ name }) => name)).size).toBe(15);
});

test.each<[number, Partial<Filtered>, Partial<Filtered> | null]>([
  [0, sold, null],
  [1, { status: 'coming_soon' }, sold],
  [2, {}, { status: 'coming_soon' }],
  [3, { status: 'coming_soon' }, { reserved: true }],
  [4, sold, { price: 0 }],
  [5, sold, { photos_count: 0 }],
  [6, sold, { price: null }],
  [7, { status: 'coming_soon' }, sold],
  [8, sold, { car_type: 'demo' }],
  [9, { car_type: 'demo' }, {}],
  [10, { km: 200_000 }, { km: 200_001 }],
  [11, { km: null }, { km: 100_001 }],
  [12, { price: 50_000 }, { price: 50_001 }],
  [13, {}, { certified: false }],
  [14, {}, { before_price: null }],
])('[B16] default filter %i keeps %j and leaves out %j', (number, kept, out) => {
  const { keeps } = DEFAULT_FILTERS[number]!;
  expect(keeps({ ...plain, ...kept })).toBe(true);
  if (out) expect(keeps({ ...plain, ...out })).toBe(false);
});
