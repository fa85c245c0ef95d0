import { computePeriodRate, computePrincipalCents, countRepayments, type Loan } from './loan.ts';
import { roundCents } from './rounding.ts';

/** One period of a loan, in cents. */
export interface Instalment {
  /** 1 for the first. */
  number: number;
  repaymentCents: number;
  interestCents: number;
  /** What of the repayment lowers the debt. */
  principalCents: number;
  /** Still owed afterwards. */
  balanceCents: number;
}

/** What a loan comes to, in cents. */
export interface LoanTotals {
  /** All repayments, without the residual. */
  repaymentsCents: number;
  interestCents: number;
  /** Repayments and residual: all that is paid for what was borrowed. */
  totalCents: number;
}

/**
 * Repays a loan period by period (E5, E6): interest on what is owed, to the nearest cent, then the rest of the
 * repayment off the debt. The last instalment is what brings the debt to the residual exactly, so it differs from the
 * others by what rounding has gathered. Where rounding has paid so much that the debt would end below the residual, the
 * instalments before it are the smaller.
 */
export function amortise(loan: Loan, repaymentCents: number): Instalment[] {
  const count = countRepayments(loan);
  const rate = computePeriodRate(loan);
  const floors = leastBalances(loan.residualCents, rate, count);
  const instalments: Instalment[] = [];
  let balance = computePrincipalCents(loan);
  for (let number = 1; number <= count; number++) {
    const interest = roundCents(balance * rate, 'nearest');
    const owed = balance + interest;
    const most = Math.max(0, owed - floors[number]!);
    const repayment = number === count ? most : Math.min(repaymentCents, most);
    balance = owed - repayment;
    instalments.push({
      number,
      repaymentCents: repayment,
      interestCents: interest,
      principalCents: repayment - interest,
      balanceCents: balance,
    });
  }
  return instalments;
}

/**
 * For each period the least that may be owed after it, in cents, if the debt with its interest is to be no less than
 * the residual at the end.
 */
function leastBalances(residualCents: number, rate: number, count: number): number[] {
  const least = new Array<number>(count + 1);
  least[count] = residualCents;
  for (let number = count - 1; number >= 0; number--) {
    const after = least[number + 1]!;
    // Interest is in whole cents, so the discounted sum may grow to a cent less.
    let balance = Math.floor(after / (1 + rate));
    while (balance + roundCents(balance * rate, 'nearest') < after) balance++;
    least[number] = balance;
  }
  return least;
}

/**
 * What all instalments of a loan come to. What is owed after the last is paid with it: the residual, or less where less
 * was borrowed.
 */
export function computeLoanTotals(instalments: readonly Instalment[]): LoanTotals {
  const repaymentsCents = sum(instalments, ({ repaymentCents }) => repaymentCents);
  return {
    repaymentsCents,
    interestCents: sum(instalments, ({ interestCents }) => interestCents),
    totalCents: repaymentsCents + (instalments.at(-1)?.balanceCents ?? 0),
  };
}

/** What is repaid within one year of a loan, in cents, and what is owed at its end. */
export interface YearOfLoan {
  /** 1 for the first. */
  year: number;
  interestCents: number;
  principalCents: number;
  balanceCents: number;
}

/**
 * Sums instalments by year, for a table or chart of interest and principal over time; the last year may be a part of
 * one.
 */
export function groupByYear(instalments: readonly Instalment[], periodsPerYear: number): YearOfLoan[] {
  const years: YearOfLoan[] = [];
  for (let start = 0; start < instalments.length; start += periodsPerYear) {
    const part = instalments.slice(start, start + periodsPerYear);
    years.push({
      year: years.length + 1,
      interestCents: sum(part, ({ interestCents }) => interestCents),
      principalCents: sum(part, ({ principalCents: paid }) => paid),
      balanceCents: part.at(-1)?.balanceCents ?? 0,
    });
  }
  return years;
}

function sum<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
