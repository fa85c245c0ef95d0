import { expect, test } from 'vitest';
import { FINANCE_PROVIDERS, getInterestBounds, type KnownProvider } from './providers.ts';

const names = Object.keys(FINANCE_PROVIDERS) as KnownProvider[];
const having = (fits: (name: KnownProvider) => boolean) => names.filter(fits);

test('[E2] the providers are seven, a manual and a comparison-site one among them; the eighth is a site’s own', () => {
  expect(names).toEqual(['youx', 'taurus', 'manual', 'angle', 'powertorque', 'nissan', 'comparison_site']);
});

test('[E1] five providers need a price above 500, and the first of them a vehicle of the last 12 years', () => {
  const five: KnownProvider[] = ['taurus', 'manual', 'angle', 'powertorque', 'nissan'];
  expect(having((name) => FINANCE_PROVIDERS[name].minPrice === 500)).toEqual(five);
  expect(having((name) => FINANCE_PROVIDERS[name].maxAgeYears !== null)).toEqual(['taurus']);
  expect(FINANCE_PROVIDERS.taurus.maxAgeYears).toBe(12);
});

test('[E3] one provider begins at 5000, the others at 1000', () => {
  expect(having((name) => FINANCE_PROVIDERS[name].amountMin === 5000)).toEqual(['powertorque']);
  expect(having((name) => FINANCE_PROVIDERS[name].amountMin === 1000)).toHaveLength(6);
});

test.each([
  ['youx', null, { min: 0.5, max: 15 }],
  ['taurus', null, { min: 7.5, max: 14.5 }],
  ['angle', null, { min: 1, max: 15.99 }],
  ['angle', 3.9, { min: 1, max: 5.99 }],
  ['angle', 9.49, { min: 1, max: 9.49 }],
  ['angle', 21, { min: 1, max: 15.99 }],
  ['nissan', 3.9, { min: 0.5, max: 15 }],
] as const)('[E3] %s with a lender’s rate of %s takes interest of %o', (name, lenderRate, bounds) => {
  expect(getInterestBounds(FINANCE_PROVIDERS[name].interest, lenderRate)).toEqual(bounds);
});

test('[E5] one lender’s fee is 1360.50, and one lender’s repayments are rounded by reference', () => {
  expect(having((name) => FINANCE_PROVIDERS[name].establishmentFee !== null)).toEqual(['angle']);
  expect(FINANCE_PROVIDERS.angle.establishmentFee).toBe(1360.5);
  expect(having((name) => FINANCE_PROVIDERS[name].rounding === 'reference')).toEqual(['nissan']);
});

test('[E6] [E7] one provider hides the frequencies, and one falls back to a span of comparison rates', () => {
  expect(having((name) => FINANCE_PROVIDERS[name].frequencies === 'hidden')).toEqual(['comparison_site']);
  expect(having((name) => FINANCE_PROVIDERS[name].comparisonSpan !== null)).toEqual(['youx']);
  expect(FINANCE_PROVIDERS.youx.comparisonSpan).toEqual({ from: 8.38, to: 19.42 });
});
