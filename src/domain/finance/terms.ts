import { type Bounds, clamp, computeAmountSliderMax } from './calculator-input.ts';
import type { FrequencyName, SuffixedName } from './loan/frequency.ts';
import type { Rounding } from './loan/rounding.ts';
import { FINANCE_PROVIDERS, type FinanceProvider, getInterestBounds, type ProviderName } from './providers.ts';

/** A site's finance settings (`finance`). A figure that is null takes the provider's own. */
export interface FinanceSettings {
  finance_provider: ProviderName;
  custom: CustomProvider | null;
  estimate: {
    show: 'shown' | 'hidden';
    every: SuffixedName;
    termYears: number;
    fetch: 'on' | 'off';
    hiddenMakes: readonly string[];
    hiddenDealerships: readonly string[];
    minPrice: number | null;
    maxAgeYears: number | null;
    offerEnds: string | null;
  };
  calculator: CalculatorSettings;
  rates: RateSettings;
}

/** A provider that a site describes in full itself (E2). */
export interface CustomProvider {
  name: string;
  minPrice: number;
  maxAgeYears: number | null;
  amountMin: number;
  interestMin: number;
  interestMax: number;
  rounding: Rounding;
}

export interface CalculatorSettings {
  amountMin: number | null;
  amountMax: number;
  amountStep: number;
  amountSliderMax: number;
  amountSliderAbove: 'fixed' | 'price_plus_5_percent';
  defaultAmount: 'price' | 'fixed';
  fixedAmount: number;
  termMin: number;
  termMax: number;
  termStep: number;
  terms: readonly number[];
  defaultTerm: number;
  interestMin: number | null;
  interestMax: number | null;
  interestStep: number;
  defaultInterest: number;
  depositMax: number;
  depositStep: number;
  residualMax: number;
  residualStep: number;
  defaultResidual: number;
  defaultFrequency: FrequencyName;
  frequencies: readonly FrequencyName[];
  rounding: Rounding | null;
  enquireAtOrUnder: number;
}

/** The site's own lender. Null is unknown; 0 is none. */
export interface RateSettings {
  interestRate: number | null;
  comparisonRate: number | null;
  /** Dollars added to the loan. */
  establishmentFee: number | null;
  /** Every other fee. */
  fees: readonly { label: string; amount: number; due: 'once' | 'monthly' }[];
  comparisonRateFrom: number | null;
  comparisonRateTo: number | null;
  note: {
    show: 'shown' | 'hidden';
    termYears: number;
    depositPercent: number;
    finalPaymentPercent: number;
  };
}

/** What the terms of a vehicle depend on: its price in dollars, and its lender's rate. */
export interface FinancedVehicle {
  price: number | null;
  lenderRate: number | null;
}

/** The finance terms of a site, or of a vehicle on it: the provider's defaults, overridden by the site's settings. */
export interface FinanceTerms {
  provider: Omit<FinanceProvider, 'interest' | 'frequencies'>;
  /** Of the calculator's controls: dollars, years and percent (E3). */
  bounds: Record<'amount' | 'term' | 'interest' | 'deposit' | 'residual', Bounds>;
  /** Upper end of the amount slider, in dollars (E4). */
  amountSliderMax: number;
  /** The only terms in years that can be chosen; empty where any step can. */
  terms: readonly number[];
  /** The available frequencies; with a single one there is no choice to show (E6). */
  frequencies: readonly FrequencyName[];
  /** Initial values where no lender's terms set others (E4). */
  defaults: Record<'amount' | 'term' | 'interest' | 'deposit' | 'residual', number> & {
    frequency: FrequencyName;
  };
  /** A repayment of this many dollars or less is not shown (E6). */
  enquireAtOrUnder: number;
}

const NO_VEHICLE: FinancedVehicle = { price: null, lenderRate: null };

/**
 * The terms of a site's provider (E2 to E6): the row of a known provider, or the site's own description of `custom`,
 * overridden by the site's settings. Initial values lie within their bounds. Throws where `custom` is chosen but not
 * described.
 */
export function buildFinanceTerms(finance: FinanceSettings, vehicle = NO_VEHICLE): FinanceTerms {
  const { calculator, estimate, rates } = finance;
  const { interest, frequencies, ...own } = getFinanceProvider(finance);
  const { comparisonRateFrom: from, comparisonRateTo: to } = rates;
  const bounds = boundsOf(calculator, own, getInterestBounds(interest, vehicle.lenderRate));
  return {
    provider: {
      ...own,
      minPrice: estimate.minPrice ?? own.minPrice,
      maxAgeYears: estimate.maxAgeYears ?? own.maxAgeYears,
      amountMin: bounds.amount.min,
      establishmentFee: rates.establishmentFee ?? own.establishmentFee,
      rounding: calculator.rounding ?? own.rounding,
      comparisonSpan: from !== null && to !== null ? { from, to } : own.comparisonSpan,
    },
    bounds,
    amountSliderMax: Math.min(bounds.amount.max, computeAmountSliderMax(vehicle.price, calculator)),
    terms: calculator.terms,
    frequencies: frequencies === 'hidden' ? [calculator.defaultFrequency] : calculator.frequencies,
    defaults: defaultsOf(calculator, bounds, vehicle),
    enquireAtOrUnder: calculator.enquireAtOrUnder,
  };
}

/** The row of the site's provider; `custom` is built from the settings. Throws where they do not describe it. */
export function getFinanceProvider({
  finance_provider,
  custom,
}: Pick<FinanceSettings, 'finance_provider' | 'custom'>): FinanceProvider {
  if (finance_provider !== 'custom') return FINANCE_PROVIDERS[finance_provider];
  if (!custom) throw new Error('finance.finance_provider is "custom", but finance.custom does not describe it');
  const { interestMin: min, interestMax: max, ...figures } = custom;
  return {
    ...figures,
    establishmentFee: null,
    quotes: 'site_rates',
    interest: { min, max },
    frequencies: 'chosen',
    comparisonSpan: null,
  };
}

function boundsOf(
  site: CalculatorSettings,
  { amountMin }: Pick<FinanceProvider, 'amountMin'>,
  interest: { min: number; max: number },
): FinanceTerms['bounds'] {
  return {
    amount: { min: site.amountMin ?? amountMin, max: site.amountMax, step: site.amountStep },
    term: { min: site.termMin, max: site.termMax, step: site.termStep },
    interest: {
      min: site.interestMin ?? interest.min,
      max: site.interestMax ?? interest.max,
      step: site.interestStep,
    },
    deposit: { min: 0, max: site.depositMax, step: site.depositStep },
    residual: { min: 0, max: site.residualMax, step: site.residualStep },
  };
}

function defaultsOf(
  site: CalculatorSettings,
  bounds: FinanceTerms['bounds'],
  { price }: FinancedVehicle,
): FinanceTerms['defaults'] {
  const priced = site.defaultAmount === 'price' && price !== null && price > 0;
  return {
    amount: clamp(priced ? price : site.fixedAmount, bounds.amount),
    term: nearestTerm(site.defaultTerm, site.terms, bounds.term),
    interest: clamp(site.defaultInterest, bounds.interest),
    deposit: 0,
    residual: clamp(site.defaultResidual, bounds.residual),
    frequency: site.defaultFrequency,
  };
}

function nearestTerm(wanted: number, terms: readonly number[], bounds: Bounds): number {
  if (terms.length === 0) return clamp(wanted, bounds);
  return terms.reduce((best, term) => (Math.abs(term - wanted) < Math.abs(best - wanted) ? term : best));
}

/**
 * The assumed terms of a site's own lender (E7): those of its finance note where the site shows the note, else its term
 * without deposit or final payment.
 */
export function getExampleTerms({
  estimate,
  rates: { note },
}: Pick<FinanceSettings, 'estimate' | 'rates'>): Omit<FinanceSettings['rates']['note'], 'show'> {
  if (note.show === 'shown') return note;
  return { termYears: estimate.termYears, depositPercent: 0, finalPaymentPercent: 0 };
}
