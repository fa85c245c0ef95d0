import { expect, test } from 'vitest';
import type { ComparisonAnswer } from './gauge.ts';
import { buildPriceVerdict } from './verdict.ts';

const CARS = { one: 'car', many: 'cars' };
const whole: ComparisonAnswer = {
  fill: 30,
  listing_price: 30_000,
  market_range_min: 28_000,
  market_range_max: 33_000,
  confidence: 0.6,
  market_price: 31_240,
  comparables: 18,
};

test.each([
  [{}, { label: 'Good price', text: '$1,240 below 18 comparable cars', tone: 'good' }],
  [{ comparables: 1_204 }, { text: '$1,240 below 1,204 comparable cars' }],
  [{ comparables: 1 }, { text: '$1,240 below 1 comparable car' }],
  [{ comparables: null }, { text: '$1,240 below comparable cars' }],
  [{ market_price: 30_200 }, { label: null, text: 'In line with 18 comparable cars', tone: 'plain' }],
  [{ market_price: 29_100 }, { label: null, text: '$900 above 18 comparable cars', tone: 'plain' }],
] as const)('[D13] %j comes to %j', (given, verdict) => {
  expect(buildPriceVerdict({ ...whole, ...given }, 0.2, CARS)).toMatchObject(verdict);
});

test.each([
  ['unsure', { confidence: 0.2 }],
  ['incomplete', { fill: null }],
  ['below the price', { market_range_max: 29_999 }],
])('[D13] a comparison that is %s has no panel, and so no verdict', (_, given) => {
  expect(buildPriceVerdict({ ...whole, ...given }, 0.2, CARS)).toBeNull();
});
