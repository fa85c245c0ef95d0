import { computeFinancingRepayment, findFinancing } from '../../domain/finance/financing.ts';
import type { FeeSettings } from '../../domain/finance/known-costs.ts';
import { roundCents } from '../../domain/finance/loan/rounding.ts';
import { buildFinanceTerms } from '../../domain/finance/terms.ts';
import type { Quoter } from './contract.ts';

/** Quotes of the site's own lender, for a loan of the whole price; none if the site has no lender. */
export function createBuiltInQuoter(finance: FeeSettings): Quoter {
  return {
    async quote({ purchasePrice, loanTerm }) {
      const financing = purchasePrice > 0 ? findFinancing(null, finance, purchasePrice) : null;
      if (!financing) return undefined;
      const whole = { ...financing, termYears: loanTerm, deposit: 0, balloon: 0 };
      const weekly = (computeFinancingRepayment(whole, 'weekly') ?? 0) * 100;
      return {
        weeklyRepaymentAmount: roundCents(weekly, buildFinanceTerms(finance).provider.rounding) / 100,
        comparisonRate: financing.comparisonRate,
        advertisedRate: financing.interestRate,
      };
    },
  };
}
