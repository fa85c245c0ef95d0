import { computeExactRepaymentCents } from './repayment.ts';

/**
 * The loan that a comparison rate is computed for (S9: secured, $30,000 over 5 years, repaid monthly), with its costs
 * other than interest.
 */
export interface ExampleLoan {
  amountCents: number;
  termYears: number;
  ratePercent: number;
  /** Added to the loan at its start. */
  establishmentFeeCents: number;
  /** Paid once at the start instead of being added to the loan: the borrower receives that much less. */
  upfrontFeeCents: number;
  /** Charged with every monthly repayment. */
  monthlyFeeCents: number;
}

/** The example loan with every fee that a site knows of; the rate is added for each comparison rate. */
export type KnownCosts = Omit<ExampleLoan, 'ratePercent'>;

const MONTHS = 12;
/** No lawful loan comes near this rate; above it, the fees have consumed the loan. */
const HIGHEST_MONTHLY_RATE = 1;
const STEPS = 200;

/**
 * The comparison rate in percent a year: the one rate that, with no fees at all, would make what the borrower pays
 * worth what the borrower gets (National Credit Code, comparison rates). With amount A, fees U paid at the start,
 * repayment a and monthly fee f over n months it solves
 *
 *     A − U = (a + f) · (1 − (1 + i)⁻ⁿ) / i
 *
 * for i, and is 12 · i · 100. Unrounded; rates are shown with two decimals. Throws for a loan of no amount or no term,
 * and where fees are so high that no rate under 100 % a month solves it.
 */
export function computeComparisonRatePercent(example: ExampleLoan): number {
  const { amountCents, upfrontFeeCents, monthlyFeeCents } = example;
  const gotCents = amountCents - upfrontFeeCents;
  const months = Math.round(example.termYears * MONTHS);
  if (amountCents <= 0 || months < 1) throw new Error('A comparison rate needs an amount and a term');
  const paidCents = monthlyRepayment(example) + monthlyFeeCents;
  const worth = (rate: number) => paidCents * annuity(rate, months);
  if (worth(HIGHEST_MONTHLY_RATE) > gotCents) throw new Error('No comparison rate: the fees are too great');
  if (worth(0) <= gotCents) return 0;
  let low = 0;
  let high = HIGHEST_MONTHLY_RATE;
  // The present value falls as the rate rises: bisection finds the one rate, to the last bit of a double.
  for (let step = 0; step < STEPS && high - low > Number.EPSILON; step++) {
    const middle = (low + high) / 2;
    if (worth(middle) > gotCents) low = middle;
    else high = middle;
  }
  return ((low + high) / 2) * MONTHS * 100;
}

/** No lender's rate is higher. Fees that have a comparison rate at this rate have one at every lower rate. */
export const HIGHEST_RATE = 100;

/**
 * The comparison rate in percent that is shown beside an interest rate (E7): the one that came with it, unless the fees
 * that the site knows of make it higher, to two decimals. The rate must never leave out fees that the same page lists.
 */
export function chooseComparisonRate(
  { interest, comparison }: { interest: number; comparison: number },
  costs: KnownCosts,
): number {
  // An interest rate outside these bounds is a mistake in the data.
  if (interest < 0 || interest > HIGHEST_RATE) return comparison;
  const known = computeComparisonRatePercent({ ...costs, ratePercent: interest });
  return Math.max(comparison, Math.round(known * 100) / 100);
}

function monthlyRepayment({ amountCents, termYears, ratePercent, establishmentFeeCents }: ExampleLoan): number {
  return computeExactRepaymentCents({
    amountCents,
    depositCents: 0,
    establishmentFeeCents,
    residualCents: 0,
    ratePercent,
    termYears,
    frequency: 'monthly',
  });
}

/** Present value of one cent a month over so many months. */
function annuity(rate: number, months: number): number {
  return rate === 0 ? months : -Math.expm1(-months * Math.log1p(rate)) / rate;
}
