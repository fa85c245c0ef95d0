import { isAvailable } from '../../../domain/availability/availability.ts';
import type { Bounds } from '../../../domain/finance/calculator-input.ts';
import { findComparisonFallback } from '../../../domain/finance/comparison-fallback.ts';
import { type Financing, findFinancing } from '../../../domain/finance/financing.ts';
import { findLender } from '../../../domain/finance/find-lender.ts';
import { buildKnownCosts, hasKnownFees } from '../../../domain/finance/known-costs.ts';
import type { KnownCosts } from '../../../domain/finance/loan/comparison-rate.ts';
import type { FrequencyName } from '../../../domain/finance/loan/frequency.ts';
import { FREQUENCIES } from '../../../domain/finance/loan/frequency.ts';
import type { Rounding } from '../../../domain/finance/loan/rounding.ts';
import { buildFinanceTerms, type FinanceTerms } from '../../../domain/finance/terms.ts';
import { buildPriceDisplay, findCurrentPrice } from '../../../domain/price/price.ts';
import { formatDollars } from '../../../domain/text/format.ts';
import type { Car } from '../../../domain/vehicle/car.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import type { FinanceDisclaimerModel } from '../disclaimer/model.ts';
import { buildFinanceDisclaimer, pickDisclaimerText } from '../disclaimer/model.ts';
import { describeComparisonBasis } from '../estimate/basis.ts';
import type { RepaymentModel } from '../repayment/model.ts';
import { buildCalculatorFields } from './fields.ts';
import { parseInputs } from './inputs.ts';

/**
 * The figures of the calculator, by their names in the address (S3; the trade-in adds to the deposit). The
 * establishment fee has a box only where no lender's is known.
 */
const FIGURES = ['amount', 'term', 'interest', 'deposit', 'trade_in', 'residual', 'fee'] as const;
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
  /**
   * What comparison rates are worked out on: the fees that are not in the loan as well; null where none is known, and
   * none is said.
   */
  costs: KnownCosts | null;
  /** What the lender asks for besides the repayments. */
  otherFees: { onceCents: number; monthlyCents: number };
  rounding: Rounding;
  /** The lender's own repayments for the vehicle, that one kind of rounding goes towards. */
  referenceCents: Partial<Record<FrequencyName, number>>;
  enquireAtOrUnder: number;
  /** The rate of the lender or the site for the vehicle, and the comparison rate that belongs to it. */
  own: { interest: number; comparison: number } | null;
  /**
   * Comparison rates of a provider that says no single one, or that the disclaimer names; of a single one both ends are
   * that.
   */
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
  /**
   * Of a loan that no lender's rate or fee is known for: a repayment without a comparison rate, and said to be the
   * shopper's own.
   */
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

export interface CalculatorRequest {
  /** The vehicle that is financed; null on a page of finance as such. */
  car: Car | null;
  settings: Pick<SiteSettings, 'finance' | 'price' | 'wording'>;
  /** The page's query. */
  asked: URLSearchParams;
  /** Where a quote is asked for; null where the site has no such page. */
  quoteHref: string | null;
  /** Where the call to action leads; null where the vehicle cannot be financed. */
  callHref?: string | null;
  /** Names of the query that stay when the form is sent without scripts. */
  keep?: readonly string[];
}

/** The calculator of a vehicle's page; null where `showsCalculator` says so. */
export function buildVehicleCalculator(request: CalculatorRequest & { car: Car }): CalculatorModel | null {
  return hasCalculator(request.car, request.settings) ? buildCalculatorModel(request) : null;
}

/**
 * Whether a vehicle's page has the calculator: the site shows it, the vehicle can be had and bought, and the site does
 * not keep finance from its make or dealership (E1). The estimate's least price and greatest age are the lender's, and
 * don't count: the figures are the shopper's.
 */
export function hasCalculator(car: Car, { finance, price, wording }: CalculatorRequest['settings']): boolean {
  const { hiddenMakes, hiddenDealerships } = finance.estimate;
  return (
    finance.calculator.show === 'shown' &&
    isAvailable(car) &&
    buildPriceDisplay(car, { ...price, offering: wording.offering }).kind !== 'subscription' &&
    !hiddenMakes.some((make) => make.toLowerCase() === car.make.toLowerCase()) &&
    !hiddenDealerships.includes(car.dealership_slug)
  );
}

/**
 * The calculator at the vehicle's financing on the site, with the figures that the address asks for, and where it leads
 * (E3 to E7).
 */
export function buildCalculatorModel(request: CalculatorRequest): CalculatorModel {
  const { car, settings, asked, quoteHref, callHref = null, keep = [] } = request;
  const { finance } = settings;
  const { calculator, disclaimer, texts } = finance;
  const lent = getLent(car, finance);
  const first = buildFirstInputs(lent);
  const begun = {
    fields: buildCalculatorFields(lent.terms, first, lent.isAssumed),
    frequencies: lent.terms.frequencies.map((name) => ({ name, label: FREQUENCIES[name].label })),
    first,
  };
  return {
    carId: car?.id ?? null,
    ...begun,
    ...parseInputs(asked, begun),
    basis: buildBasis(lent, finance),
    texts: {
      bounds: calculator.boundsText,
      enquire: texts.enquire,
      residual: calculator.residualText,
      assumed: lent.isAssumed ? calculator.assumedText : null,
      basis: formatBasis(lent, finance),
      warning: disclaimer.comparisonWarning,
    },
    quote: quoteHref === null ? null : { label: texts.quoteButton, href: quoteHref },
    call: callHref === null ? null : { heading: texts.callHeading, label: texts.callButton, href: callHref },
    disclaimer: buildDisclaimer(lent, finance),
    kept: keep.flatMap((name) => asked.getAll(name).map((value): [string, string] => [name, value])),
  };
}

type Finance = SiteSettings['finance'];

/** Who lends for a vehicle, and on what terms. */
interface LoanTerms {
  terms: FinanceTerms;
  financing: Financing | null;
  /** Of the loan, in dollars; null where nobody knows it. */
  establishmentFee: number | null;
  /** The lender's own words about the vehicle. */
  lenderText: string | null;
  /** Comparison rates that are said where none can be worked out (E7). */
  span: CalculatorBasis['span'];
  /** Whether nothing is known of any lender: every figure is the shopper's own. */
  isAssumed: boolean;
  /** Repayments that the lender itself states for the vehicle, in cents. */
  referenceCents: CalculatorBasis['referenceCents'];
}

function getLent(car: Car | null, finance: Finance): LoanTerms {
  const lender = car ? findLender(car, finance.finance_provider) : undefined;
  const price = car && findCurrentPrice(car);
  const terms = buildFinanceTerms(finance, { price, lenderRate: lender?.interestRate ?? null });
  const isPriced = finance.calculator.defaultAmount === 'price' && price !== null;
  const financing = findFinancing(car, finance, isPriced ? price : null);
  const lenderText = lender?.disclaimer ?? null;
  const span = financing || hasKnownFees(finance) ? null : findNamedSpan(finance, lenderText);
  return {
    terms,
    financing,
    establishmentFee: financing ? financing.establishmentFee : terms.provider.establishmentFee,
    lenderText,
    span,
    isAssumed: financing === null && span === null && !hasKnownFees(finance),
    referenceCents: financing ? toStatedCents(financing) : {},
  };
}

function toStatedCents({ stated }: Financing): CalculatorBasis['referenceCents'] {
  const { weekly, monthly } = stated;
  return {
    ...(weekly !== null && { weekly: Math.round(weekly * 100) }),
    ...(monthly !== null && { monthly: Math.round(monthly * 100) }),
  };
}

/**
 * Comparison rates of a provider that has a span, else those that the disclaimer names, of which nothing else is known
 * (E7); null for none.
 */
function findNamedSpan(finance: Finance, lenderText: string | null): CalculatorBasis['span'] {
  const named = findComparisonFallback(finance, pickDisclaimerText(finance.disclaimer, lenderText));
  return typeof named === 'number' ? { from: named, to: named } : named;
}

/**
 * The financing, figure for figure, so that what it comes to is what the estimate says; else the first values of the
 * specification (E4, S9).
 */
function buildFirstInputs({ terms: { defaults }, financing, establishmentFee }: LoanTerms): CalculatorInputs {
  return {
    amount: financing?.amount ?? defaults.amount,
    term: financing?.termYears ?? defaults.term,
    interest: financing?.interestRate ?? defaults.interest,
    deposit: financing?.deposit ?? defaults.deposit,
    trade_in: 0,
    residual: financing?.balloon || defaults.residual,
    fee: establishmentFee ?? 0,
    frequency: defaults.frequency,
  };
}

function buildBasis(lent: LoanTerms, finance: Finance): CalculatorBasis {
  const { terms, financing, establishmentFee, span, isAssumed, referenceCents } = lent;
  const own = financing && { interest: financing.interestRate, comparison: financing.comparisonRate };
  return {
    costs: isAssumed ? null : buildKnownCosts(finance, establishmentFee),
    rounding: terms.provider.rounding,
    referenceCents,
    enquireAtOrUnder: terms.enquireAtOrUnder,
    own,
    span,
    otherFees: sumOtherFees(finance),
  };
}

/** What the lender asks for besides the repayments. */
function sumOtherFees({ rates: { fees } }: Finance): CalculatorBasis['otherFees'] {
  const sum = (due: 'once' | 'monthly') =>
    fees.reduce((cents, fee) => cents + (fee.due === due ? Math.round(fee.amount * 100) : 0), 0);
  return { onceCents: sum('once'), monthlyCents: sum('monthly') };
}

function formatBasis({ establishmentFee }: LoanTerms, finance: Finance): string {
  const fee = establishmentFee ? `, with an establishment fee of ${formatDollars(establishmentFee)}` : '';
  return [
    `An estimate over {term} at the interest shown${fee}.`,
    describeComparisonBasis(finance),
    'Not an offer of credit; terms, fees and lending criteria apply.',
  ].join(' ');
}

/** The disclaimer, with the fee that the loan itself carries first among the fees. */
function buildDisclaimer(
  { establishmentFee, lenderText, isAssumed }: LoanTerms,
  finance: Finance,
): FinanceDisclaimerModel {
  const disclaimer = buildFinanceDisclaimer(finance, lenderText);
  // Where no comparison rate is said there is none to warn of.
  if (isAssumed) return { ...disclaimer, warning: null };
  if (!establishmentFee) return disclaimer;
  const added = { label: 'Establishment fee, in the loan', amount: formatDollars(establishmentFee) };
  return { ...disclaimer, fees: [added, ...disclaimer.fees] };
}
