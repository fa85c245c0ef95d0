import { repaymentCents } from '../../domain/finance/repayment.ts';
import { type FinanceSettings, financeTerms } from '../../domain/finance/terms.ts';
import type { Quoter } from './contract.ts';

/** Quotes from the rates in the site's settings, for a loan of the whole price; none where the site has no rates. */
export function builtInQuoter(finance: FinanceSettings): Quoter {
  const { interestRate, comparisonRate } = finance.rates;
  const { establishmentFee, rounding } = financeTerms(finance).provider;
  return {
    async quote({ purchasePrice, loanTerm }) {
      if (interestRate === null || comparisonRate === null || purchasePrice <= 0) return undefined;
      const weeklyCents = repaymentCents(
        {
          amountCents: Math.round(purchasePrice * 100),
          depositCents: 0,
          establishmentFeeCents: Math.round(establishmentFee * 100),
          residualCents: 0,
          ratePercent: interestRate,
          termYears: loanTerm,
          frequency: 'weekly',
        },
        rounding,
      );
      return { weeklyRepaymentAmount: weeklyCents / 100, comparisonRate, advertisedRate: interestRate };
    },
  };
}
