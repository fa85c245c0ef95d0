import { FREQUENCIES, type FrequencyName } from './frequency.ts';

/**
 * What is borrowed and on what terms. Money is in whole cents, so that sums are exact; the rate is the nominal one, in
 * percent a year, charged each period on what is still owed.
 */
export interface Loan {
  /** Price of the vehicle. */
  amountCents: number;
  /** Paid at once, in money or with a trade-in. */
  depositCents: number;
  /** Added to what is borrowed. */
  establishmentFeeCents: number;
  /** Still owed after the last repayment: a balloon, paid in one sum. */
  residualCents: number;
  ratePercent: number;
  termYears: number;
  frequency: FrequencyName;
}

/**
 * What is borrowed: amount minus deposit plus establishment fee, in cents; nothing is borrowed where the deposit is
 * greater (E5, S9).
 */
export function computePrincipalCents({ amountCents, depositCents, establishmentFeeCents }: Loan): number {
  return Math.max(0, amountCents - depositCents + establishmentFeeCents);
}

/** How many repayments there are, at least one: years times repayments a year, to the nearest whole one. */
export function countRepayments({ termYears, frequency }: Pick<Loan, 'termYears' | 'frequency'>): number {
  return Math.max(1, Math.round(termYears * FREQUENCIES[frequency].periodsPerYear));
}

/** Interest of one period as a share of what is owed: 10 % a year repaid monthly gives 0.10 / 12. */
export function computePeriodRate({
  ratePercent,
  frequency,
}: Pick<Loan, 'ratePercent' | 'frequency'>): number {
  return ratePercent / 100 / FREQUENCIES[frequency].periodsPerYear;
}
