import { expect, test } from 'vitest';
import { type EstimateRules, weeklyEstimate } from './finance-estimate.ts';

const now = new Date('2026-11-20T02:00:00Z');
const rules: EstimateRules = {
  provider: 'taurus',
  show: 'shown',
  hiddenMakes: ['Suzuki'],
  hiddenDealerships: ['harbour-trucks'],
  minPrice: null,
  maxAgeYears: null,
  enquireAtOrUnder: 25,
};
const car = {
  status: 'in_stock',
  sold: false,
  price: 20_000,
  offer_price: null,
  year: 2021,
  make: 'Toyota',
  dealership_slug: 'harbour-toyota',
  interest_rate: 8.49,
  comparison_rate: 9.62,
  weekly_repayment: 111.6,
};
type Case = [string, Partial<typeof car> | Record<string, unknown>, Partial<EstimateRules>];

test('[E1] a repayment is said in whole dollars with the comparison rate', () => {
  expect(weeklyEstimate(car, rules, now)).toEqual({ dollarsAWeek: 112, comparisonRate: 9.62 });
});

test.each<Case>([
  ['a price of 501', { price: 501 }, {}],
  ['a price of 400 with a provider that needs none', { price: 400 }, { provider: 'youx' }],
  ['a price of 400 on a site that allows it', { price: 400 }, { minPrice: 300 }],
  ['a car of twelve years', { year: 2014 }, {}],
  ['an old car with another provider', { year: 1999 }, { provider: 'angle' }],
  ['a car that is coming', { status: 'coming_soon' }, {}],
])('[E1] there is an estimate for %s', (_, given, changed) => {
  expect(weeklyEstimate({ ...car, ...given }, { ...rules, ...changed }, now)).not.toBeNull();
});

test.each<Case>([
  ['sites that show none', {}, { show: 'hidden' }],
  ['an interest rate that is not known', { interest_rate: null }, {}],
  ['a comparison rate that is not known', { comparison_rate: null }, {}],
  ['a lender that sent no repayment', { weekly_repayment: null }, {}],
  ['a repayment of 25', { weekly_repayment: 25 }, {}],
  ['a sold vehicle', { sold: true }, {}],
  ['another status', { status: 'in_transit' }, {}],
  ['a price of 500', { price: 500 }, {}],
  ['no price', { price: null }, { provider: 'youx' }],
  ['a car of thirteen years', { year: 2013 }, {}],
  ['an unknown year', { year: null }, {}],
  ['an older car than the site allows', { year: 2020 }, { maxAgeYears: 5 }],
  ['a hidden make', { make: 'SUZUKI' }, {}],
  ['a hidden dealership', { dealership_slug: 'harbour-trucks' }, {}],
])('[E1] there is no estimate for %s', (_, given, changed) => {
  expect(weeklyEstimate({ ...car, ...given }, { ...rules, ...changed }, now)).toBeNull();
});
