import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildKnownCosts } from '../../src/domain/finance/known-costs.ts';
import { computeComparisonRatePercent } from '../../src/domain/finance/loan/comparison-rate.ts';
import { computeExactRepaymentCents } from '../../src/domain/finance/loan/repayment.ts';
import { getFinanceProvider } from '../../src/domain/finance/terms.ts';
import { sampleSettings } from '../../tests/samples/stock.ts';
import { LENDER_NAMES, lenderTerms } from './finance-terms.ts';

describe.each(LENDER_NAMES)('[E7] the demo’s lender %s', (name) => {
  const terms = lenderTerms(name, 41_990);
  const { comparisonRate, balloon } = terms;
  const ratePercent = terms.interestRate ?? Number.NaN;
  const establishmentFeeCents = (terms.establishmentFees ?? 0) * 100;

  test('has no comparison rate below what its rate and its fee make', () => {
    const least = computeComparisonRatePercent({
      amountCents: 3_000_000,
      termYears: 5,
      ratePercent,
      establishmentFeeCents,
      upfrontFeeCents: 0,
      monthlyFeeCents: 0,
    });
    expect(comparisonRate).toBeGreaterThanOrEqual(least);
  });

  test('names its rates in its disclaimer', () => {
    expect(terms.disclaimer).toContain(`${comparisonRate}%`);
  });

  test('names the loan of its comparison rate in the part that never folds', () => {
    expect(terms.disclaimer?.slice(0, 197)).toMatch(/comparison rate .* based on .*\$30,000[^.]*\./i);
  });

  test('asks a week for what repays the loan down to its balloon', () => {
    const exact = computeExactRepaymentCents({
      amountCents: 4_199_000,
      depositCents: 0,
      establishmentFeeCents,
      residualCents: balloon * 100,
      ratePercent,
      termYears: 5,
      frequency: 'weekly',
    });
    expect(terms.paymentWeek).toBe(Math.ceil(exact) / 100);
  });
});

const SITES = resolve(import.meta.dirname, '../../sites');
const financeOf = (site: string) => {
  const { settings } = JSON.parse(readFileSync(`${SITES}/${site}/site.json`, 'utf8'));
  return sampleSettings({ finance: settings.finance }).finance;
};
const LENT = readdirSync(SITES)
  .map((site) => ({ site, finance: financeOf(site) }))
  .filter(
    ({ finance }) => LENDER_NAMES.includes(finance.finance_provider) && getFinanceProvider(finance).quotes === 'lender',
  );

test('[E2] the demo has a site of each lender that sends terms with its vehicles', () => {
  expect(new Set(LENT.map(({ finance }) => finance.finance_provider))).toEqual(
    new Set(['taurus', 'angle', 'powertorque', 'nissan']),
  );
});

test.each(LENT)(
  '[E7] on $site the lender’s comparison rate is what its rate and all fees that the site lists make',
  ({ finance }) => {
    const { interestRate, comparisonRate, establishmentFees } = lenderTerms(finance.finance_provider, 41_990);
    const ratePercent = interestRate ?? Number.NaN;
    const exact = computeComparisonRatePercent({
      ...buildKnownCosts(finance, establishmentFees),
      ratePercent,
    });
    expect((comparisonRate ?? 0) - exact).toBeGreaterThanOrEqual(0);
    expect((comparisonRate ?? 0) - exact).toBeLessThan(0.01);
  },
);
