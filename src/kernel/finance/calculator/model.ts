import type { Bounds } from '../../../domain/finance/calculator-input.ts';
import type { KnownCosts } from '../../../domain/finance/loan/comparison-rate.ts';
import type { FrequencyName } from '../../../domain/finance/loan/frequency.ts';
import type { Rounding } from '../../../domain/finance/loan/rounding.ts';
import type { FinanceDisclaimerModel } from '../disclaimer/model.ts';
import type { RepaymentModel } from '../repayment/model.ts';

/**
 * The figures of the calculator, by their names in the address (S3; the trade-in adds to the deposit). The establishment fee has a box only
 * where no lender's is known.
 */
export const FIGURES = ['amount', 'term', 'interest', 'deposit', 'trade_in', 'residual', 'fee'] as const;
export type FigureName = (typeof FIGURES)[number];

/** What is worked with: dollars, years and percent a year. */
export type CalculatorInputs = Record<FigureName, number> & { frequency: FrequencyName };

/** One figure's slider and box. */
export interface CalculatorField {
  name: FigureName;
  label: string;
  unit: 'dollars' | 'years' | 'percent';
  bounds: Bounds;
  /** Where the slider ends; the box takes figures up to the bound. */
  sliderMax: number;
  /** Whether the box takes a part of a dollar, of a year or of a percent. */
  decimals: 'none' | 'taken';
  /** What can be chosen at once, in years; with `only`, nothing else can. */
  quick: readonly number[];
  only: boolean;
}

/** What a calculation rests on besides the shopper's figures. */
export interface CalculatorBasis {
  /** What comparison rates are worked out on: the fees that are not in the loan as well; null where none is known, and none is said. */
  costs: KnownCosts | null;
  /** What the lender asks for besides the repayments. */
  otherFees: { onceCents: number; monthlyCents: number };
  rounding: Rounding;
  /** The lender's own repayments for the vehicle, that one kind of rounding goes towards. */
  referenceCents: Partial<Record<FrequencyName, number>>;
  enquireAtOrUnder: number;
  /** The rate of the lender or the site for the vehicle, and the comparison rate that belongs to it. */
  own: { interest: number; comparison: number } | null;
  /** Comparison rates of a provider that says no single one, or that the disclaimer names; of a single one both ends are that. */
  span: { from: number; to: number } | null;
}

export interface CalculatorTexts {
  /** "Cannot be less than {min} or more than {max}" */
  bounds: string;
  /** In place of a repayment too small to be said. */
  enquire: string;
  /** Where the residual is more than the loan, with `{max}` where that stands. */
  residual: string;
  /** That the figures are the shopper's own; null where a lender's are known. */
  assumed: string | null;
  /** What the figures rest on, with `{term}` where the years stand. */
  basis: string;
  warning: string;
}

interface CalculatorLink {
  label: string;
  href: string;
}

/** The calculator, as the address asks for it. */
export interface CalculatorModel {
  /** Of the vehicle that is financed; null where there is none. */
  carId: number | null;
  fields: CalculatorField[];
  /** How often it may be repaid; of a single one there is nothing to choose (E6). */
  frequencies: { name: FrequencyName; label: string }[];
  /** What it begins with, which the address need not say. */
  first: CalculatorInputs;
  inputs: CalculatorInputs;
  /** The figures that the address says, whose help shows at a bound. */
  asked: FigureName[];
  basis: CalculatorBasis;
  texts: CalculatorTexts;
  /** Where a quote is asked for; null where the site has no such page. */
  quote: CalculatorLink | null;
  call: (CalculatorLink & { heading: string }) | null;
  /** What the law and the lender want said, with the fees. */
  disclaimer: FinanceDisclaimerModel;
  /** What else of the address stays when the form is sent without scripts. */
  kept: [name: string, value: string][];
}

/** A year of the loan, for chart and table. */
export interface CalculatedYear {
  year: number;
  interest: string;
  principal: string;
  balance: string;
  /** Of the highest year's repayments, in percent. */
  interestShare: number;
  principalShare: number;
}

/** What a calculation comes to, in words. */
export type CalculatorResult =
  /** Too small to be said (E6), or no loan at all, which `why` says: no totals. */
  | { kind: 'enquire'; text: string; why: string | null }
  | ({ kind: 'repayment'; repayment: RepaymentModel } & CalculatedTotals)
  /** Of a loan that no lender's rate or fee is known for: a repayment without a comparison rate, and said to be the shopper's own. */
  | ({ kind: 'assumed'; repayment: AssumedRepayment } & CalculatedTotals);

/** What a repayment at the shopper's own assumptions says. */
export type AssumedRepayment = Pick<RepaymentModel, 'amount' | 'rate' | 'note'>;

export interface CalculatedTotals {
  financed: string;
  totalInterest: string;
  totalRepayments: string;
  /** Fees besides the repayments, over the whole term; null for none. */
  otherFees: string | null;
  /** Paid at the end; null for nothing. */
  residual: string | null;
  years: CalculatedYear[];
}
