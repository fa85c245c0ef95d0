import {
  computeComparisonRatePercent,
  HIGHEST_RATE,
  type KnownCosts,
} from '../../../domain/finance/loan/comparison-rate.ts';
import { FREQUENCIES } from '../../../domain/finance/loan/frequency.ts';
import { computePrincipalCents, type Loan } from '../../../domain/finance/loan/loan.ts';
import { computeExactRepaymentCents, computeRepaymentCents } from '../../../domain/finance/loan/repayment.ts';
import { amortise, computeLoanTotals, groupByYear, type YearOfLoan } from '../../../domain/finance/loan/schedule.ts';
import { formatDollars } from '../../../domain/text/format.ts';
import type {
  CalculatedTotals,
  CalculatedYear,
  CalculatorBasis,
  CalculatorInputs,
  CalculatorModel,
  CalculatorResult,
} from '../../../kernel/finance/calculator/model.ts';
import { formatYears } from '../../../kernel/finance/estimate/basis.ts';
import {
  buildAssumedRepayment,
  buildRepaymentModel,
  type ComparisonRate,
} from '../../../kernel/finance/repayment/model.ts';

const dollars = (cents: number) => formatDollars(cents / 100);

/**
 * Computes the result to the cent (E5, E6): the repayment with its rates, and totals. Where the repayment is too small,
 * or the residual exceeds the loan, the shopper is invited to enquire.
 */
export function computeResult(
  inputs: CalculatorInputs,
  { basis, texts }: Pick<CalculatorModel, 'basis' | 'texts'>,
): CalculatorResult {
  const loan = toLoan(inputs);
  const repayment = computeRepaymentCents(loan, basis.rounding, basis.referenceCents[loan.frequency] ?? null);
  const borrowed = computePrincipalCents(loan);
  if (loan.residualCents > borrowed)
    return { kind: 'enquire', text: texts.enquire, why: texts.residual.replace('{max}', dollars(borrowed)) };
  if (repayment <= basis.enquireAtOrUnder * 100) return { kind: 'enquire', text: texts.enquire, why: null };
  const comparison = computeComparisonRate(inputs.interest, basis);
  const said = {
    amountCents: repayment,
    every: loan.frequency,
    rate: inputs.interest,
    offerEnds: null,
    basis: texts.basis,
    warning: texts.warning,
  };
  const totals = computeTotals(loan, repayment, basis);
  if (comparison === null) {
    const assumption = `Calculated over ${formatYears(inputs.term)} with your own figures. Not an offer of credit.`;
    return { kind: 'assumed', repayment: buildAssumedRepayment({ ...said, basis: assumption }), ...totals };
  }
  return { kind: 'repayment', repayment: buildRepaymentModel({ ...said, comparison }), ...totals };
}

function computeTotals(loan: Loan, repayment: number, { otherFees }: CalculatorBasis): CalculatedTotals {
  const instalments = amortise(loan, repayment);
  const totals = computeLoanTotals(instalments);
  const fees = otherFees.onceCents + otherFees.monthlyCents * Math.round(loan.termYears * MONTHS);
  return {
    financed: dollars(computePrincipalCents(loan)),
    totalInterest: dollars(totals.interestCents),
    totalRepayments: dollars(totals.repaymentsCents),
    otherFees: fees > 0 ? dollars(fees) : null,
    residual: loan.residualCents > 0 ? dollars(loan.residualCents) : null,
    years: buildYears(groupByYear(instalments, FREQUENCIES[loan.frequency].periodsPerYear)),
  };
}

const MONTHS = 12;

function toLoan(inputs: CalculatorInputs): Loan {
  return {
    amountCents: Math.round(inputs.amount * 100),
    depositCents: Math.round((inputs.deposit + inputs.trade_in) * 100),
    establishmentFeeCents: Math.round(inputs.fee * 100),
    residualCents: Math.round(inputs.residual * 100),
    ratePercent: inputs.interest,
    termYears: inputs.term,
    frequency: inputs.frequency,
  };
}

/**
 * The comparison rate for an interest rate (E7): that of the financing at its own interest; else that of the example
 * loan at this interest, with the known fees and those that the difference of the financing's two rates implies. Where
 * no fees are known it is the span that the provider or the disclaimer names, its lower end raised to the interest;
 * null where nothing of the span remains.
 */
function computeComparisonRate(
  interest: number,
  { own, span, costs }: Pick<CalculatorBasis, 'own' | 'span' | 'costs'>,
): ComparisonRate | null {
  if (own && own.interest === interest) return own.comparison;
  if (span) return clampSpan(interest, span);
  if (!costs) return null;
  const monthlyFeeCents = costs.monthlyFeeCents + estimateHiddenFeeCents(own, costs);
  return computeComparisonRatePercent({ ...costs, monthlyFeeCents, ratePercent: interest });
}

function clampSpan(interest: number, { from, to }: NonNullable<CalculatorBasis['span']>): ComparisonRate | null {
  // A comparison rate equal to the interest would claim that there are no fees.
  if (to <= interest) return null;
  const low = Math.max(from, interest);
  return low === to ? to : { from: low, to };
}

/**
 * The unknown fees that the lender's own rates imply, in cents a month: its comparison rate less its rate with the
 * known fees.
 */
function estimateHiddenFeeCents(own: CalculatorBasis['own'], costs: KnownCosts): number {
  if (!own || own.comparison > HIGHEST_RATE) return 0;
  const { amountCents, establishmentFeeCents, upfrontFeeCents, monthlyFeeCents } = costs;
  const monthly = (ratePercent: number, owedCents: number) =>
    computeExactRepaymentCents({
      amountCents: owedCents,
      depositCents: 0,
      establishmentFeeCents: 0,
      residualCents: 0,
      ratePercent,
      termYears: costs.termYears,
      frequency: 'monthly',
    });
  const known = monthly(own.interest, amountCents + establishmentFeeCents) + monthlyFeeCents;
  return Math.max(0, monthly(own.comparison, amountCents - upfrontFeeCents) - known);
}

function buildYears(years: readonly YearOfLoan[]): CalculatedYear[] {
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
