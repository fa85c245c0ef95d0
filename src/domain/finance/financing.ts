import { findCurrentPrice } from '../price/price.ts';
import type { Car, FinanceLender } from '../vehicle/car.ts';
import { findLender } from './find-lender.ts';
import { buildKnownCosts, type FeeSettings } from './known-costs.ts';
import { chooseComparisonRate } from './loan/comparison-rate.ts';
import type { FrequencyName, SuffixedName } from './loan/frequency.ts';
import { computeExactRepaymentCents } from './loan/repayment.ts';
import { isQuoted } from './providers.ts';
import { buildFinanceTerms, getExampleTerms } from './terms.ts';

/** The finance terms of a vehicle on a site. Rates in percent a year, money in dollars. */
export interface Financing {
  /** Whose terms: those of the lender's entry that came with the vehicle, or of the site's own lender. */
  lender: 'vehicle' | 'site';
  /** What is financed, before any deposit: the displayed price. */
  amount: number;
  interestRate: number;
  /** As displayed: never lower than all known fees make it (E7). */
  comparisonRate: number;
  /** Null where the lender does not say. */
  termYears: number | null;
  /** The deposit is paid at the start, the final payment in one sum at the end; 0 for none. */
  deposit: number;
  balloon: number;
  /** Added to the loan; null where it is unknown. */
  establishmentFee: number | null;
  /** The lender's own repayments for exactly this amount and term; null where it states none. */
  stated: { weekly: number | null; monthly: number | null };
}

export type FinancedCar = Pick<Car, 'finance_lenders' | 'youxQuote' | 'price' | 'offer_price'>;

/**
 * The finance terms of a vehicle on a site: those of the vehicle's lender entry, else of the site's own lender, else
 * none (null), for the displayed price (E4, E7, E8). Without a vehicle, those of the site's own lender. `amount` in
 * dollars overrides the price; without either, the site's fixed amount applies. An entry that lacks a rate, or whose
 * comparison rate is below its interest rate, is ignored.
 */
export function findFinancing(
  car: FinancedCar | null,
  finance: FeeSettings,
  amount = car && findCurrentPrice(car),
): Financing | null {
  const financed = amount ?? finance.calculator.fixedAmount;
  const entry = car && findEntry(car, finance);
  if (!entry) return financingOfSite(finance, financed, car !== null);
  return financingOfEntry(entry, finance, financed);
}

/** The lender's entry that came with a vehicle, and the price that it was made for; null without one. */
interface Entry {
  lender: Partial<FinanceLender>;
  price: number | null;
}

function findEntry(car: FinancedCar, finance: FeeSettings): Entry | null {
  if (buildFinanceTerms(finance).provider.quotes === 'site_rates') return null;
  const lender = findLender(car, finance.finance_provider);
  if (!lender) return null;
  const quoted = isQuoted(finance.finance_provider) ? car.youxQuote?.purchasePrice : undefined;
  return { lender, price: quoted ?? car.price };
}

/**
 * Its own repayments apply only if they were made for this very price. A final payment for another price keeps its
 * share of the price.
 */
function financingOfEntry({ lender, price }: Entry, finance: FeeSettings, amount: number): Financing | null {
  const { interestRate, comparisonRate } = lender;
  // A comparison rate includes fees, so it cannot be lower than the interest rate: such an entry is a mistake.
  if (interestRate == null || comparisonRate == null || comparisonRate < interestRate) return null;
  const establishmentFee = lender.establishmentFees ?? buildFinanceTerms(finance).provider.establishmentFee;
  const { termYears, ...stated } = termOf(lender, finance.estimate.termYears);
  const isOfAmount = price === amount;
  const balloon = lender.balloon ?? 0;
  return {
    lender: 'vehicle',
    amount,
    interestRate,
    comparisonRate: chooseComparisonRate(
      { interest: interestRate, comparison: comparisonRate },
      buildKnownCosts(finance, establishmentFee),
    ),
    termYears,
    deposit: lender.deposit ?? 0,
    balloon: isOfAmount || !price ? balloon : toCents((balloon * amount) / price),
    establishmentFee,
    stated: isOfAmount ? stated : NOTHING_STATED,
  };
}

const NOTHING_STATED = { weekly: null, monthly: null };
const MONTHS = 12;
const WEEKS = 52;

/** The lender's repayments for the site's term where it sent them (`paymentWeek/term{N}`), else for its own term. */
function termOf(lender: Partial<FinanceLender>, wantedYears: number) {
  const ofTerm = lender.paymentWeekByTerm?.[wantedYears];
  const ownTerm = lender.termYears ?? (lender.termMonths ? lender.termMonths / MONTHS : null);
  const isOwnTerm = ofTerm === undefined || ownTerm === wantedYears;
  return {
    weekly: ofTerm ?? lender.paymentWeek ?? null,
    monthly: isOwnTerm ? (lender.paymentMonth ?? null) : null,
    termYears: ofTerm === undefined ? ownTerm : wantedYears,
  };
}

function financingOfSite(finance: FeeSettings, amount: number, isOfVehicle: boolean): Financing | null {
  const { interestRate, comparisonRate, note } = finance.rates;
  if (interestRate === null || comparisonRate === null) return null;
  const { termYears, depositPercent, finalPaymentPercent } = getExampleTerms(finance);
  const { establishmentFee } = buildFinanceTerms(finance).provider;
  // Estimates are over five years (S9); the calculator without a vehicle has a default term of its own.
  const years = isOfVehicle || note.show === 'shown' ? termYears : buildFinanceTerms(finance).defaults.term;
  return {
    lender: 'site',
    amount,
    interestRate,
    comparisonRate: chooseComparisonRate(
      { interest: interestRate, comparison: comparisonRate },
      buildKnownCosts(finance),
    ),
    termYears: years,
    deposit: toCents((amount * depositPercent) / 100),
    balloon: toCents((amount * finalPaymentPercent) / 100),
    establishmentFee,
    stated: NOTHING_STATED,
  };
}

const toCents = (dollars: number) => Math.round(dollars * 100) / 100;

/**
 * The repayment in dollars, before any rounding: what the lender states for that period, else computed from its terms
 * (E5), without an establishment fee where none is known. A year is twelve months. Null where neither is possible.
 */
export function computeFinancingRepayment(financing: Financing, every: SuffixedName): number | null {
  if (every === 'yearly') return times(computeFinancingRepayment(financing, 'monthly'), MONTHS);
  const stated = statedFor(financing, every);
  if (stated !== null) return stated;
  const given = fromOtherPeriod(financing, every);
  // A repayment that the lender states includes its fee, whether we know the fee or not.
  return financing.establishmentFee === null && given !== null ? given : (workedOut(financing, every) ?? given);
}

export function isStated(financing: Financing, every: SuffixedName): boolean {
  return statedFor(financing, every === 'yearly' ? 'monthly' : every) !== null;
}

function statedFor({ stated }: Financing, every: FrequencyName): number | null {
  return every === 'fortnightly' ? null : stated[every];
}

function workedOut(financing: Financing, frequency: FrequencyName): number | null {
  const { amount, interestRate, termYears, deposit, balloon, establishmentFee } = financing;
  if (termYears === null) return null;
  const cents = (dollars: number) => Math.round(dollars * 100);
  return (
    computeExactRepaymentCents({
      amountCents: cents(amount),
      depositCents: cents(deposit),
      establishmentFeeCents: cents(establishmentFee ?? 0),
      residualCents: cents(balloon),
      ratePercent: interestRate,
      termYears,
      frequency,
    }) / 100
  );
}

/** The lender's repayment of another period, converted. */
function fromOtherPeriod({ stated }: Financing, every: FrequencyName): number | null {
  const weekly = stated.weekly ?? times(stated.monthly, MONTHS / WEEKS);
  if (every === 'monthly') return times(weekly, WEEKS / MONTHS);
  return every === 'fortnightly' ? times(weekly, 2) : weekly;
}

function times(amount: number | null, factor: number): number | null {
  return amount === null ? null : amount * factor;
}
