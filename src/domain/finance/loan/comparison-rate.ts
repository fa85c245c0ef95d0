import { computeExactRepaymentCents } from './repayment.ts';

/**
 * The loan that a comparison rate is worked out on (S9: secured, $30,000 over 5 years, repaid monthly), with what it
 * costs beside interest.
 */
export interface ExampleLoan {
  amountCents: number;
  termYears: number;
  ratePercent: number;
  /** Added to the loan at its start. */
  establishmentFeeCents: number;
  /** Paid once besides, when the loan begins: so much less of it is the borrower's. */
  upfrontFeeCents: number;
  /** Charged with every monthly repayment. */
  monthlyFeeCents: number;
}

/**
 * The example loan with every fee that a site knows of: what comparison rates are worked out on, once the rate is
 * named.
 */
export type KnownCosts = Omit<ExampleLoan, 'ratePercent'>;

const MONTHS = 12;
/** No lawful loan comes near; a search above it would say that fees have eaten the loan. */
const HIGHEST_MONTHLY_RATE = 1;
const STEPS = 200;

/**
 * The comparison rate in percent a year: the one rate that, with no fees at all, would make what the borrower pays
 * worth what the borrower gets (National Credit Code, comparison rates). With amount A, fees U paid at the start,
 * repayment a and monthly fee f over n months it solves
 *
 *     A − U = (a + f) · (1 − (1 + i)⁻ⁿ) / i
 *
 * for i, and is 12 · i · 100. Unrounded; rates are said to two decimals. Throws for a loan of nothing or no time, and
 * where fees are so great that no rate under 100 % a month answers.
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
  // What is paid is worth less the higher the rate: halving finds the one rate, to the last bit of a double.
  for (let step = 0; step < STEPS && high - low > Number.EPSILON; step++) {
    const middle = (low + high) / 2;
    if (worth(middle) > gotCents) low = middle;
    else high = middle;
  }
  return ((low + high) / 2) * MONTHS * 100;
}

/** Higher rates are no lender's. Fees that it has a comparison rate with, every lower one has. */
export const HIGHEST_RATE = 100;

/**
 * The comparison rate in percent that stands beside a rate of a lender or site wherever that is said (E7): the one that
 * came with it, unless the fees that the site knows of come to more, to two decimals. Fees that a page lists are never
 * left out of the rate beside them.
 */
export function chooseComparisonRate(
  { interest, comparison }: { interest: number; comparison: number },
  costs: KnownCosts,
): number {
  // Somebody's mistake.
  if (interest < 0 || interest > HIGHEST_RATE) return comparison;
  const known = computeComparisonRatePercent({ ...costs, ratePercent: interest });
  return Math.max(comparison, Math.round(known * 100) / 100);
}

function monthlyRepayment({
  amountCents,
  termYears,
  ratePercent,
  establishmentFeeCents,
}: ExampleLoan): number {
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

/** What one cent a month over so many months is worth today. */
function annuity(rate: number, months: number): number {
  return rate === 0 ? months : -Math.expm1(-months * Math.log1p(rate)) / rate;
}
