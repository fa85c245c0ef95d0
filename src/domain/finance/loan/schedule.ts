import { computePeriodRate, computePrincipalCents, countRepayments, type Loan } from './loan.ts';
import { roundCents } from './rounding.ts';

/** One period of a loan, in cents. */
export interface Instalment {
  /** 1 for the first. */
  number: number;
  repaymentCents: number;
  interestCents: number;
  /** The part of the repayment that reduces the debt. */
  principalCents: number;
  /** Outstanding after this period. */
  balanceCents: number;
}

/** The totals of a loan, in cents. */
export interface LoanTotals {
  /** All repayments, without the residual. */
  repaymentsCents: number;
  interestCents: number;
  /** Repayments and residual: everything that is paid for the loan. */
  totalCents: number;
}

/**
 * Repays a loan period by period (E5, E6): interest on the outstanding balance, to the nearest cent; the rest of the
 * repayment reduces the debt. The last instalment brings the debt to exactly the residual, so it absorbs the rounding
 * of all others. Where rounding has paid so much that the debt would end below the residual, the instalments before it
 * are smaller.
 */
export function amortise(loan: Loan, repaymentCents: number): Instalment[] {
  const count = countRepayments(loan);
  const rate = computePeriodRate(loan);
  const floors = leastBalances(loan.residualCents, rate, count);
  let balance = computePrincipalCents(loan);
  return floors.map((floor, at) => {
    const number = at + 1;
    const interest = roundCents(balance * rate, 'nearest');
    const owed = balance + interest;
    const most = Math.max(0, owed - floor);
    const repayment = number === count ? most : Math.min(repaymentCents, most);
    balance = owed - repayment;
    return {
      number,
      repaymentCents: repayment,
      interestCents: interest,
      principalCents: repayment - interest,
      balanceCents: balance,
    };
  });
}

/**
 * For each period, the lowest balance in cents after it from which the debt with its interest does not end below the
 * residual.
 */
function leastBalances(residualCents: number, rate: number, count: number): number[] {
  const lastFirst: number[] = [];
  let after = residualCents;
  for (let number = count; number >= 1; number--) {
    lastFirst.push(after);
    // Interest is in whole cents, so the discounted sum may grow to a cent less.
    let balance = Math.floor(after / (1 + rate));
    while (balance + roundCents(balance * rate, 'nearest') < after) balance++;
    after = balance;
  }
  return lastFirst.reverse();
}

/**
 * The totals of all instalments of a loan. The balance after the last is paid with it: the residual, or less where less
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

/** What is repaid within one year of a loan, in cents, and the balance at its end. */
export interface YearOfLoan {
  /** 1 for the first. */
  year: number;
  interestCents: number;
  principalCents: number;
  balanceCents: number;
}

/**
 * Sums instalments by year, for a table or chart of interest and principal over time; the last year may be incomplete.
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
