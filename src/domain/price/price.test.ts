import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildPriceDisplay, findWasPrice, type PricedCar } from './price.ts';

const sale = { offering: 'sale', noPriceText: 'Enquire for price.', preorderText: 'PREORDER' } as const;
const car = (given: Partial<PricedCar> = {}): PricedCar => ({
  price: null,
  offer_price: null,
  before_price: null,
  subscription_price: null,
  preorder: false,
  ...given,
});

const cases: [string, Partial<PricedCar>, 'sale' | 'subscription', string, number | null][] = [
  ['the price', { price: 25990 }, 'sale', '$25,990', null],
  ['the reduced price before the price', { price: 25990, offer_price: 23990 }, 'sale', '$23,990', 25990],
  [
    'a subscription price on subscription sites',
    { price: 25990, subscription_price: 289 },
    'subscription',
    '$289',
    null,
  ],
  ['no subscription price on other sites', { price: 25990, subscription_price: 289 }, 'sale', '$25,990', null],
  [
    'the price when the subscription price is 0',
    { price: 25990, subscription_price: 0 },
    'subscription',
    '$25,990',
    null,
  ],
  ['PREORDER for a preorder without a price', { preorder: true }, 'sale', 'PREORDER', null],
  ['the price of a preorder that has one', { price: 60000, preorder: true }, 'sale', '$60,000', null],
  ['the no-price text for 10', { price: 10 }, 'sale', 'Enquire for price.', null],
  ['a price of 11', { price: 11 }, 'sale', '$11', null],
  ['the no-price text for 0 and for nothing', { price: 0 }, 'sale', 'Enquire for price.', null],
  ['a was-price that is higher', { price: 20000, before_price: 22000 }, 'sale', '$20,000', 22000],
  ['no was-price that is lower', { price: 20000, before_price: 18000 }, 'sale', '$20,000', null],
  ['no was-price that is the same', { price: 20000, before_price: 20000 }, 'sale', '$20,000', null],
  ['no was-price without a price', { before_price: 20000 }, 'sale', 'Enquire for price.', null],
];

test.each(cases)('[C1] shows %s', (_, given, offering, text, was) => {
  const shown = buildPriceDisplay(car(given), { ...sale, offering });
  expect({ text: shown.text, was: shown.was }).toEqual({ text, was });
});

const money = fc.option(fc.integer({ min: 0, max: 300_000 }), { nil: null });

test('[C1] a was-price is always higher than the price shown', () => {
  fc.assert(
    fc.property(money, money, money, (price, offer_price, before_price) => {
      const given = car({ price, offer_price, before_price });
      const was = findWasPrice(given);
      expect(was === null || was > buildPriceDisplay(given, sale).amount!).toBe(true);
    }),
  );
});
