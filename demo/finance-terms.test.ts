import { describe, expect, test } from 'vitest';
import { comparisonRatePercent } from '../src/domain/finance/comparison-rate.ts';
import { exactRepaymentCents } from '../src/domain/finance/repayment.ts';
import { LENDER_NAMES, lenderTerms } from './finance-terms.ts';

describe.each(LENDER_NAMES)('[E7] the demo’s lender %s', (name) => {
  const terms = lenderTerms(name, 41_990);
  const { comparisonRate, balloon } = terms;
  const ratePercent = terms.interestRate ?? Number.NaN;
  const establishmentFeeCents = (terms.establishmentFees ?? 0) * 100;

  test('has no comparison rate below what its rate and its fee make', () => {
    const least = comparisonRatePercent({
      amountCents: 3_000_000,
      termYears: 5,
      ratePercent,
      establishmentFeeCents,
      monthlyFeeCents: 0,
    });
    expect(comparisonRate).toBeGreaterThanOrEqual(least);
  });

  test('names its rates in its disclaimer', () => {
    expect(terms.disclaimer).toContain(`${comparisonRate}%`);
  });

  test('asks a week for what repays the loan down to its balloon', () => {
    const exact = exactRepaymentCents({
      amountCents: 4_199_000,
      depositCents: 0,
      establishmentFeeCents,
      residualCents: balloon * 100,
      ratePercent,
      termYears: 5,
      frequency: 'weekly',
    });
    expect(terms.paymentWeek).toBe(Math.ceil(exact / 100));
  });
});
