import { expect, test } from 'vitest';
import { isOnOffer } from './offer.ts';

const car = {
  status: 'in_stock',
  sold: false,
  price: 30_000,
  offer_price: null as number | null,
  before_price: null as number | null,
};

test.each([
  ['its own price alone', {}, false],
  ['an offer price below its price', { offer_price: 28_000 }, true],
  ['an offer price that is its price', { offer_price: 30_000 }, false],
  ['an offer price above its price', { offer_price: 31_000 }, false],
  ['an earlier price above its price', { before_price: 32_000 }, true],
  ['an earlier price below its price', { before_price: 29_000 }, false],
  ['an earlier price and no price', { price: null, before_price: 29_000 }, false],
  ['an offer price of 0', { offer_price: 0 }, false],
  ['an offer, but sold', { offer_price: 28_000, sold: true }, false],
  ['an offer, and coming soon', { offer_price: 28_000, status: 'coming_soon' }, true],
])('[B18] a car with %s is on offer or not', (_what, given, expected) => {
  expect(isOnOffer({ ...car, ...given } as Parameters<typeof isOnOffer>[0])).toBe(expected);
});
