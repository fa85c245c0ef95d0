import { FREQUENCIES, type FrequencyName } from './frequency.ts';

/**
 * A loan and its terms. Money is in whole cents, so that sums are exact; the rate is nominal, in percent a year,
 * charged each period on the outstanding balance.
 */
export interface Loan {
  amountCents: number;
  /** Paid at the start, in money or with a trade-in. */
  depositCents: number;
  /** Added to what is borrowed. */
  establishmentFeeCents: number;
  /** The balloon: what is still owed after the last repayment, paid in one sum. */
  residualCents: number;
  ratePercent: number;
  termYears: number;
  frequency: FrequencyName;
}

/** Amount minus deposit plus establishment fee, in cents; 0 where the deposit is greater (E5, S9). */
export function computePrincipalCents({ amountCents, depositCents, establishmentFeeCents }: Loan): number {
  return Math.max(0, amountCents - depositCents + establishmentFeeCents);
}

/** Years times repayments a year, to the nearest whole number, at least one. */
export function countRepayments({ termYears, frequency }: Pick<Loan, 'termYears' | 'frequency'>): number {
  return Math.max(1, Math.round(termYears * FREQUENCIES[frequency].periodsPerYear));
}

/** Interest of one period as a share of what is owed: 10 % a year repaid monthly gives 0.10 / 12. */
export function computePeriodRate({ ratePercent, frequency }: Pick<Loan, 'ratePercent' | 'frequency'>): number {
  return ratePercent / 100 / FREQUENCIES[frequency].periodsPerYear;
}
