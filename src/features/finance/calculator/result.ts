import {
  comparisonRatePercent,
  HIGHEST_RATE,
  saidComparisonRate,
} from '../../../domain/finance/comparison-rate.ts';
import { FREQUENCIES } from '../../../domain/finance/frequency.ts';
import { type Loan, principalCents } from '../../../domain/finance/loan.ts';
import { exactRepaymentCents, repaymentCents } from '../../../domain/finance/repayment.ts';
import { amortise, byYear, loanTotals, type YearOfLoan } from '../../../domain/finance/schedule.ts';
import { formatDollars } from '../../../domain/format.ts';
import { yearsText } from '../estimate/basis.ts';
import { type ComparisonRate, repaymentModel } from '../repayment/make.ts';
import type {
  CalculatedYear,
  CalculatorBasis,
  CalculatorInputs,
  CalculatorModel,
  CalculatorResult,
} from './model.ts';

const dollars = (cents: number) => formatDollars(cents / 100);

/**
 * Works out what the figures come to, to the cent (E5, E6): the repayment with its rates, and totals; where it is too small, or
 * nothing but a residual above the loan, that one may enquire.
 */
export function calculatorResult(
  inputs: CalculatorInputs,
  { basis, texts }: Pick<CalculatorModel, 'basis' | 'texts'>,
): CalculatorResult {
  const loan = loanOf(inputs, basis);
  const repayment = repaymentCents(loan, basis.rounding, basis.referenceCents[loan.frequency] ?? null);
  const borrowed = principalCents(loan);
  if (loan.residualCents > borrowed)
    return { kind: 'enquire', text: texts.enquire, why: texts.residual.replace('{max}', dollars(borrowed)) };
  if (repayment <= basis.enquireAtOrUnder * 100) return { kind: 'enquire', text: texts.enquire, why: null };
  const instalments = amortise(loan, repayment);
  const totals = loanTotals(instalments);
  return {
    kind: 'repayment',
    repayment: repaymentModel({
      amountCents: repayment,
      every: loan.frequency,
      rate: inputs.interest,
      comparison: comparisonRateOf(inputs.interest, basis),
      offerEnds: null,
      basis: texts.basis.replace('{term}', yearsText(inputs.term)),
      warning: texts.warning,
    }),
    financed: dollars(borrowed),
    totalInterest: dollars(totals.interestCents),
    totalRepayments: dollars(totals.repaymentsCents),
    residual: loan.residualCents > 0 ? dollars(loan.residualCents) : null,
    years: sharesOf(byYear(instalments, FREQUENCIES[loan.frequency].periodsPerYear)),
  };
}

function loanOf(inputs: CalculatorInputs, { establishmentFeeCents }: CalculatorBasis): Loan {
  return {
    amountCents: Math.round(inputs.amount * 100),
    depositCents: Math.round((inputs.deposit + inputs.trade_in) * 100),
    establishmentFeeCents,
    residualCents: Math.round(inputs.residual * 100),
    ratePercent: inputs.interest,
    termYears: inputs.term,
    frequency: inputs.frequency,
  };
}

/**
 * The comparison rate that stands beside an interest (E7): what is said of the vehicle at the lender's own interest; else what the example
 * loan comes to at that interest, with the fees that are known or, where they come to more, with those that the lender's own two rates tell of. A
 * provider that has a span says the span, no end of it below that.
 */
export function comparisonRateOf(interest: number, basis: CalculatorBasis): ComparisonRate {
  const { own, span, costs } = basis;
  if (own && own.interest === interest) return saidComparisonRate(own, costs);
  const known = comparisonRatePercent({ ...costs, ratePercent: interest });
  const toldCosts = { ...costs, establishmentFeeCents: 0, monthlyFeeCents: toldFees(basis) };
  const told = comparisonRatePercent({ ...toldCosts, ratePercent: interest });
  const worked = Math.max(known, told);
  if (!span) return worked;
  const [from, to] = [Math.max(span.from, worked), Math.max(span.to, worked)];
  return from === to ? to : { from, to };
}

/** What the lender's own rates tell of its fees, as so many cents a month: what the comparison rate asks for beyond the rate. */
function toldFees({ own, costs: { amountCents, termYears } }: CalculatorBasis): number {
  if (!own || own.comparison > HIGHEST_RATE) return 0;
  const monthly = (ratePercent: number) =>
    exactRepaymentCents({
      amountCents,
      depositCents: 0,
      establishmentFeeCents: 0,
      residualCents: 0,
      ratePercent,
      termYears,
      frequency: 'monthly',
    });
  return Math.max(0, monthly(own.comparison) - monthly(own.interest));
}

function sharesOf(years: readonly YearOfLoan[]): CalculatedYear[] {
  const highest = Math.max(1, ...years.map((year) => year.interestCents + Math.max(0, year.principalCents)));
  const share = (cents: number) => Math.round((1000 * Math.max(0, cents)) / highest) / 10;
  return years.map(({ year, interestCents, principalCents: paidOff, balanceCents }) => ({
    year,
    interest: dollars(interestCents),
    principal: dollars(paidOff),
    balance: dollars(balanceCents),
    interestShare: share(interestCents),
    principalShare: share(paidOff),
  }));
}
