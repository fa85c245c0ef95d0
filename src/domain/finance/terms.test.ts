import { describe, expect, test } from 'vitest';
import { sampleSettings } from '../../../tests/samples/stock.ts';
import type { SiteSettingsInput } from '../../settings/schema.ts';
import { buildFinanceTerms, type FinancedVehicle, type FinanceSettings } from './terms.ts';

type Given = SiteSettingsInput['finance'];
const settingsOf = (finance: Given): FinanceSettings => sampleSettings({ finance }).finance;
const termsOf = (finance: Given, vehicle?: Partial<FinancedVehicle>) =>
  buildFinanceTerms(settingsOf(finance), { price: null, lenderRate: null, ...vehicle });

const custom = {
  name: 'Paddock Leisure Finance',
  minPrice: 4000,
  maxAgeYears: 15,
  amountMin: 2000,
  interestMin: 4,
  interestMax: 20,
  rounding: 'nearest',
} as const;

/**
 * Straight from S5 and S9; which provider has what the specification gives to one is decided in
 * docs/decisions/finance.md.
 */
const ROWS = [
  // provider, from, minPrice, maxAge, amountMin, interest, fee, rounding, frequencies, span
  ['youx', 'quote_service', 0, null, 1000, [0.5, 15], null, 'up', 3, { from: 8.38, to: 19.42 }],
  ['taurus', 'lender', 500, 12, 1000, [7.5, 14.5], null, 'up', 3, null],
  ['manual', 'site_rates', 500, null, 1000, [0.5, 15], null, 'up', 3, null],
  ['angle', 'lender', 500, null, 1000, [1, 15.99], 1360.5, 'up', 3, null],
  ['powertorque', 'lender', 500, null, 5000, [0.5, 15], null, 'up', 3, null],
  ['nissan', 'lender', 500, null, 1000, [0.5, 15], null, 'reference', 3, null],
  ['comparison_site', 'site_rates', 0, null, 1000, [0.5, 15], null, 'up', 1, null],
  ['custom', 'site_rates', 4000, 15, 2000, [4, 20], null, 'nearest', 3, null],
] as const;

describe.each(ROWS)('a site with the provider %s', (finance_provider, quotes, minPrice, maxAgeYears, ...rest) => {
  const [amountMin, [interestMin, interestMax], establishmentFee, rounding, frequencies, comparisonSpan] = rest;
  const terms = termsOf({ finance_provider, custom });

  test('[E1] [E2] has quotes from its source, for prices above its least and vehicles not too old', () => {
    expect(terms.provider).toMatchObject({ quotes, minPrice, maxAgeYears });
  });

  test('[E3] takes these figures in its calculator', () => {
    expect(terms.bounds).toEqual({
      amount: { min: amountMin, max: 250_000, step: 500 },
      term: { min: 1, max: 7, step: 0.5 },
      interest: { min: interestMin, max: interestMax, step: 0.5 },
      deposit: { min: 0, max: 250_000, step: 0.5 },
      residual: { min: 0, max: 250_000, step: 0.5 },
    });
  });

  test('[E4] begins with these values', () => {
    expect(terms.defaults).toEqual({
      amount: 30_000,
      term: 5,
      interest: 10,
      deposit: 0,
      residual: 0,
      frequency: 'weekly',
    });
    expect(terms.amountSliderMax).toBe(100_000);
  });

  test('[E5] [E6] [E7] has its fee, its rounding, its frequencies and its span of comparison rates', () => {
    expect(terms.provider).toMatchObject({ establishmentFee, rounding, comparisonSpan });
    expect(terms.frequencies).toHaveLength(frequencies);
    expect(terms.enquireAtOrUnder).toBe(25);
  });

  test('[E2] a figure that the site names itself stands over the provider’s', () => {
    const own = termsOf({
      finance_provider,
      custom,
      estimate: { minPrice: 900, maxAgeYears: 7 },
      rates: { comparisonRateFrom: 6, comparisonRateTo: 9, establishmentFee: 1300 },
      calculator: {
        amountMin: 1500,
        interestMin: 9.95,
        interestMax: 19.95,
        rounding: 'up',
        frequencies: ['monthly'],
        defaultFrequency: 'monthly',
      },
    });
    expect(own.provider).toMatchObject({
      minPrice: 900,
      maxAgeYears: 7,
      amountMin: 1500,
      establishmentFee: 1300,
      rounding: 'up',
      comparisonSpan: { from: 6, to: 9 },
    });
    expect(own.bounds).toMatchObject({ amount: { min: 1500 }, interest: { min: 9.95, max: 19.95 } });
    expect(own.frequencies).toEqual(['monthly']);
  });
});

test.each([
  [null, 15.99],
  [3.9, 5.99],
  [9.49, 9.49],
  [21, 15.99],
])('[E3] the Angle type takes interest from 1 to a lender’s rate of %s, at %d', (lenderRate, max) => {
  expect(termsOf({ finance_provider: 'angle' }, { lenderRate }).bounds.interest).toMatchObject({
    min: 1,
    max,
  });
});

test.each<[string, Given, Partial<FinancedVehicle>, object]>([
  ['the price of the vehicle', {}, { price: 42_990 }, { amount: 42_990 }],
  ['30000 without a price', {}, { price: 0 }, { amount: 30_000 }],
  [
    '30000 whatever the price, where the site says so',
    { calculator: { defaultAmount: 'fixed' } },
    { price: 42_990 },
    { amount: 30_000 },
  ],
  ['the least amount for a cheaper vehicle', { finance_provider: 'powertorque' }, { price: 3_500 }, { amount: 5_000 }],
  ['the greatest amount for a dearer one', {}, { price: 390_000 }, { amount: 250_000 }],
  ['6 years where the site says so', { calculator: { defaultTerm: 6 } }, {}, { term: 6 }],
  ['the longest term where that is shorter', { calculator: { defaultTerm: 6, termMax: 5 } }, {}, { term: 5 }],
  ['the nearest of the terms that there are', { calculator: { terms: [1, 3, 7] } }, {}, { term: 3 }],
  ['an interest within the bounds', { finance_provider: 'angle' }, { lenderRate: 8.49 }, { interest: 8.49 }],
  ['monthly where the site says so', { calculator: { defaultFrequency: 'monthly' } }, {}, { frequency: 'monthly' }],
])('[E4] the calculator begins with %s', (_, finance, vehicle, expected) => {
  expect(termsOf(finance, vehicle).defaults).toMatchObject(expected);
});

test.each([
  ['fixed', 180_000, 100_000],
  ['price_plus_5_percent', 90_000, 100_000],
  ['price_plus_5_percent', 180_000, 189_000],
  ['price_plus_5_percent', 249_000, 250_000],
] as const)('[E3] [E4] a slider that is %s ends for a price of %d at %d', (amountSliderAbove, price, end) => {
  expect(termsOf({ calculator: { amountSliderAbove } }, { price }).amountSliderMax).toBe(end);
});

test('[E2] a custom provider that nobody describes is an error that says so', () => {
  expect(() => buildFinanceTerms({ ...settingsOf({}), finance_provider: 'custom', custom: null })).toThrow(
    'finance.custom does not describe it',
  );
});
