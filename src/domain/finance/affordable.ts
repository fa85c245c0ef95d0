import { type Loan, periodRate, repaymentCount } from './loan.ts';

/** The terms of a loan of which the repayment is known and the amount asked. */
export type BudgetTerms = Omit<Loan, 'amountCents'>;

/**
 * The greatest price in cents that a repayment of this many cents a period buys on these terms: the inverse of the repayment before
 * rounding, never below 0 (E11: a weekly budget as a price).
 */
export function affordableCents(repaymentCents: number, terms: BudgetTerms): number {
  const count = repaymentCount(terms);
  const rate = periodRate(terms);
  const logDiscount = -count * Math.log1p(rate);
  const worth = rate === 0 ? repaymentCents * count : (repaymentCents * -Math.expm1(logDiscount)) / rate;
  const borrowed = worth + terms.residualCents * Math.exp(logDiscount);
  return Math.max(0, Math.floor(borrowed - terms.establishmentFeeCents + terms.depositCents + 1e-6));
}
