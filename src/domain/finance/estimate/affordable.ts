import { computePeriodRate, countRepayments, type Loan } from '../loan/loan.ts';

/** The terms of a loan with a known repayment, to be solved for its amount. */
export type BudgetTerms = Omit<Loan, 'amountCents'>;

/**
 * The highest price in cents that a repayment of this many cents a period pays for: the inverse of the repayment before
 * rounding, never below 0 (E11: a weekly budget as a price).
 */
export function computeAffordableCents(repaymentCents: number, terms: BudgetTerms): number {
  const count = countRepayments(terms);
  const rate = computePeriodRate(terms);
  const logDiscount = -count * Math.log1p(rate);
  const worth = rate === 0 ? repaymentCents * count : (repaymentCents * -Math.expm1(logDiscount)) / rate;
  const borrowed = worth + terms.residualCents * Math.exp(logDiscount);
  return Math.max(0, Math.floor(borrowed - terms.establishmentFeeCents + terms.depositCents + 1e-6));
}

/** The terms of a loan whose deposit and final payment are shares of the price, in percent. */
export interface SharedTerms extends Omit<BudgetTerms, 'depositCents' | 'residualCents'> {
  depositPercent: number;
  finalPaymentPercent: number;
}

/**
 * The highest price in cents that a repayment of this many cents a period pays for, where deposit and final payment are
 * shares of that price (E11). With deposit share d, final payment share f and discount v of the last period, the loan
 * pays for 1 − d − f · v of the price. Null where no price needs a repayment.
 */
export function computeAffordablePriceCents(repaymentCents: number, terms: SharedTerms): number | null {
  const { depositPercent, finalPaymentPercent, ...loan } = terms;
  const borrowed = computeAffordableCents(repaymentCents, { ...loan, depositCents: 0, residualCents: 0 });
  const discount = Math.exp(-countRepayments(loan) * Math.log1p(computePeriodRate(loan)));
  const share = 1 - depositPercent / 100 - (finalPaymentPercent / 100) * discount;
  return share > 0 ? Math.floor(borrowed / share) : null;
}
