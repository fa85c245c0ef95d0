import { computePeriodRate, computePrincipalCents, countRepayments, type Loan } from './loan.ts';
import { type Rounding, roundCents } from './rounding.ts';

/**
 * The repayment of one period before rounding, in cents, of a loan repaid in equal parts at the end of each period with
 * a residual left at the end (E5, S9). With principal P, residual R, period rate r and n periods,
 *
 *     P = a · (1 − (1 + r)⁻ⁿ) / r + R · (1 + r)⁻ⁿ      hence      a = (P − R · (1 + r)⁻ⁿ) · r / (1 − (1 + r)⁻ⁿ),
 *
 * and (P − R) / n where the rate is 0. A residual so great that nothing need be repaid before it gives 0.
 */
export function computeExactRepaymentCents(loan: Loan): number {
  const principal = computePrincipalCents(loan);
  const count = countRepayments(loan);
  const rate = computePeriodRate(loan);
  if (rate === 0) return Math.max(0, (principal - loan.residualCents) / count);
  // log1p and expm1 stay precise for small rates, where 1 − (1 + r)⁻ⁿ would cancel.
  const logDiscount = -count * Math.log1p(rate);
  const discount = Math.exp(logDiscount);
  return Math.max(0, ((principal - loan.residualCents * discount) * rate) / -Math.expm1(logDiscount));
}

/**
 * The repayment of one period in whole cents, rounded as the provider rounds; the reference is the lender's own figure,
 * in cents (E5).
 */
export function computeRepaymentCents(loan: Loan, rounding: Rounding, referenceCents: number | null = null): number {
  return roundCents(computeExactRepaymentCents(loan), rounding, referenceCents);
}
