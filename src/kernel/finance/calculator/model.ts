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
import { fillHeading } from '../../../settings/fill-heading.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import type { FinanceDisclaimerModel } from '../disclaimer/model.ts';
import { buildFinanceDisclaimer, pickDisclaimerText, withBasis } from '../disclaimer/model.ts';
import { describeEveryBasis } from '../estimate/basis.ts';
import { ESTABLISHMENT_FEE } from '../estimate/leave-out-said.ts';
import type { RepaymentModel } from '../repayment/model.ts';
import { buildCalculatorFields } from './fields.ts';
import { parseInputs } from './inputs.ts';

/**
 * The figures of the calculator, by their names in the address (S3; the trade-in adds to the deposit). The
 * establishment fee has a box only where no lender's fee is known.
 */
const FIGURES = ['amount', 'term', 'interest', 'deposit', 'trade_in', 'residual', 'fee'] as const;
export type FigureName = (typeof FIGURES)[number];

/** Dollars, years and percent a year. */
export type CalculatorInputs = Record<FigureName, number> & { frequency: FrequencyName };

/** One figure's slider and box. */
export interface CalculatorField {
  name: FigureName;
  label: string;
  unit: 'dollars' | 'years' | 'percent';
  bounds: Bounds;
  /** Where the slider ends; the box accepts figures up to the bound. */
  sliderMax: number;
  /** Whether the box accepts a fraction of a dollar, of a year or of a percent. */
  decimals: 'none' | 'taken';
  /** Quick choices, in years; with `only`, the only ones. */
  quick: readonly number[];
  only: boolean;
}

/** What a calculation needs besides the shopper's figures. */
export interface CalculatorBasis {
  /**
   * The costs of comparison rates: they include fees that are not in the loan. Null where none is known, so that no
   * comparison rate is shown.
   */
  costs: KnownCosts | null;
  /** The lender's charges besides the repayments. */
  otherFees: { onceCents: number; monthlyCents: number };
  rounding: Rounding;
  /** The lender's own repayments for the vehicle; one kind of rounding approximates them. */
  referenceCents: Partial<Record<FrequencyName, number>>;
  enquireAtOrUnder: number;
  /** The rate of the lender or the site for the vehicle, and its comparison rate. */
  own: { interest: number; comparison: number } | null;
  /**
   * Comparison rates of a provider that has no single one, or that the disclaimer names; both ends are the same for a
   * single one.
   */
  span: { from: number; to: number } | null;
}

export interface CalculatorTexts {
  /** "Cannot be less than {min} or more than {max}" */
  bounds: string;
  /** In place of a repayment too small to be shown. */
  enquire: string;
  /** Where the residual is more than the loan, with `{max}` for the largest possible. */
  residual: string;
  /** Says that the figures are the shopper's own; null where a lender's are known. */
  assumed: string | null;
  /** What the loan is. */
  basis: string;
  warning: string;
}

interface CalculatorLink {
  label: string;
  href: string;
}

/** The calculator, filled in from the query. */
export interface CalculatorModel {
  heading: string;
  /** Of the vehicle that is financed; null where there is none. */
  carId: number | null;
  fields: CalculatorField[];
  /** The repayment frequencies; a single one is no choice (E6). */
  frequencies: { name: FrequencyName; label: string }[];
  /** The initial values, which the address omits. */
  first: CalculatorInputs;
  inputs: CalculatorInputs;
  /** The figures named in the address, whose help shows at a bound. */
  asked: FigureName[];
  basis: CalculatorBasis;
  texts: CalculatorTexts;
  /** The link to request a quote; null where the site has no such page. */
  quote: CalculatorLink | null;
  call: (CalculatorLink & { heading: string }) | null;
  /** The text that the law and the lender require, with the fees. */
  disclaimer: FinanceDisclaimerModel;
  /** Other query parameters to submit along with the form without scripts. */
  kept: [name: string, value: string][];
}

/** What the calculator itself is made of, without what stands around it. */
export type CalculatorIsland = Omit<CalculatorModel, 'heading' | 'disclaimer' | 'call'>;

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

/** The result of a calculation, in words. */
export type CalculatorResult =
  /** Too small to be shown (E6), or no loan at all, as `why` explains: no totals. */
  | { kind: 'enquire'; text: string; why: string | null }
  | ({ kind: 'repayment'; repayment: RepaymentModel } & CalculatedTotals)
  /**
   * A loan without any lender's rate or fee: a repayment without a comparison rate, declared to be the shopper's own
   * assumption.
   */
  | ({ kind: 'assumed'; repayment: AssumedRepayment } & CalculatedTotals);

/** A repayment at the shopper's own assumptions. */
export type AssumedRepayment = Pick<RepaymentModel, 'amount' | 'rate' | 'note'>;

export interface CalculatedTotals {
  financed: string;
  totalInterest: string;
  totalRepayments: string;
  /** Fees besides the repayments, over the whole term; null for none. */
  otherFees: string | null;
  /** The final payment; null for none. */
  residual: string | null;
  years: CalculatedYear[];
}

export interface CalculatorRequest {
  /** The vehicle that is financed; null on a general finance page. */
  car: Car | null;
  settings: Pick<SiteSettings, 'brand' | 'finance' | 'headings' | 'price' | 'stock' | 'wording'>;
  /** The page's query. */
  asked: URLSearchParams;
  /** The address to request a quote; null where the site has no such page. */
  quoteHref: string | null;
  /** The target of the call to action; null where the vehicle cannot be financed. */
  callHref?: string | null;
  /** Names of query parameters to submit along with the form without scripts. */
  keep?: readonly string[];
}

/** The calculator of a vehicle's page; null where `hasCalculator` is false. */
export function buildVehicleCalculator(request: CalculatorRequest & { car: Car }): CalculatorModel | null {
  return hasCalculator(request.car, request.settings) ? buildCalculatorModel(request) : null;
}

/**
 * Whether a vehicle's page has the calculator: the site shows it, the vehicle is available and for sale, and the site
 * does not exclude its make or dealership from finance (E1). The estimate's minimum price and maximum age are the
 * lender's rules and don't apply: the figures are the shopper's.
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

/** The calculator with the vehicle's financing, the figures of the address, and its links (E3 to E7). */
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
    heading: fillHeading(settings.headings.calculator, settings),
    carId: car?.id ?? null,
    ...begun,
    ...parseInputs(asked, begun),
    basis: buildBasis(lent, finance),
    texts: {
      bounds: calculator.boundsText,
      enquire: texts.enquire,
      residual: calculator.residualText,
      assumed: lent.isAssumed ? calculator.assumedText : null,
      basis: OWN_LOAN,
      warning: disclaimer.comparisonWarning,
    },
    quote: quoteHref === null ? null : { label: texts.quoteButton, href: quoteHref },
    call: callHref === null ? null : { heading: texts.callHeading, label: texts.callButton, href: callHref },
    disclaimer: buildDisclaimer(lent, finance),
    kept: keep.flatMap((name) => asked.getAll(name).map((value): [string, string] => [name, value])),
  };
}

type Finance = SiteSettings['finance'];

/** The lender of a vehicle and its terms. */
interface LoanTerms {
  terms: FinanceTerms;
  financing: Financing | null;
  /** Of the loan, in dollars; null where it is unknown. */
  establishmentFee: number | null;
  /** The lender's own words about the vehicle. */
  lenderText: string | null;
  /** Comparison rates to show where none can be computed (E7). */
  span: CalculatorBasis['span'];
  /** Whether no lender is known: every figure is the shopper's own. */
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
 * Comparison rates of a provider that has a span, else those that the disclaimer names without further details (E7);
 * null for none.
 */
function findNamedSpan(finance: Finance, lenderText: string | null): CalculatorBasis['span'] {
  const named = findComparisonFallback(finance, pickDisclaimerText(finance.disclaimer, lenderText));
  return typeof named === 'number' ? { from: named, to: named } : named;
}

/**
 * The financing, figure for figure, so that the result equals the estimate; else the initial values of the
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

function sumOtherFees({ rates: { fees } }: Finance): CalculatorBasis['otherFees'] {
  const sum = (due: 'once' | 'monthly') =>
    fees.reduce((cents, fee) => cents + (fee.due === due ? Math.round(fee.amount * 100) : 0), 0);
  return { onceCents: sum('once'), monthlyCents: sum('monthly') };
}

/** Of the calculator alone, beside what all repayments rest on. */
const OWN_LOAN = 'The calculator’s figure is for the loan you set.';

/** The disclaimer, with the loan's own fee first among the fees. */
function buildDisclaimer(
  { establishmentFee, lenderText, isAssumed }: LoanTerms,
  finance: Finance,
): FinanceDisclaimerModel {
  const written = buildFinanceDisclaimer(finance, lenderText);
  // Without a comparison rate there is nothing to warn about.
  if (isAssumed) return { ...written, warning: null };
  const disclaimer = withBasis(written, `* ${OWN_LOAN} ${describeEveryBasis(finance)}`, finance);
  if (!establishmentFee) return disclaimer;
  const added = { label: ESTABLISHMENT_FEE, amount: formatDollars(establishmentFee) };
  return { ...disclaimer, fees: [added, ...disclaimer.fees] };
}
