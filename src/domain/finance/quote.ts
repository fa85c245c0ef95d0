import type { Car, FinanceLender } from '../car.ts';
import { currentPrice } from '../price.ts';
import type { FrequencyName, SuffixedName } from './frequency.ts';
import { exactRepaymentCents } from './repayment.ts';
import { type FinanceSettings, financeTerms } from './terms.ts';

/** What a vehicle's repayment is said to be before any rule is asked whether it may be said. Rates in percent a year, money in dollars. */
export interface Quote {
  interestRate: number | null;
  comparisonRate: number | null;
  /** A week. */
  weekly: number | null;
  /** As often as the site says repayments. */
  repayment: number | null;
  /** Of the loan that was quoted; null where it is not known. */
  termYears: number | null;
  /** Dollars that the repayment assumes are paid at once, and in one sum at the end; 0 for none. */
  deposit: number;
  balloon: number;
}

/** What of a vehicle quotes are made of. */
export type QuotedCar = Pick<Car, 'finance_lenders' | 'youxQuote' | 'price' | 'offer_price'>;

type QuoteSettings = Pick<
  FinanceSettings,
  'finance_provider' | 'custom' | 'estimate' | 'calculator' | 'rates'
>;

const WEEKS = 52;
const MONTHS = 12;

/** The quote of the site's provider for a vehicle, from where that provider's come (E2, E8); undefined where there is none. */
export function findQuote(car: QuotedCar, finance: QuoteSettings): Quote | undefined {
  const { provider } = financeTerms(finance);
  if (provider.quotes === 'site_rates') return quoteOfSite(car, finance);
  const lender = findLender(car, finance.finance_provider);
  return lender && quoteOfLender(lender, finance.estimate);
}

/** What the provider itself sent with a vehicle: its entry of `finance_lenders`, of youX the quote (S3); undefined without one. */
export function findLender(
  { finance_lenders, youxQuote }: Pick<Car, 'finance_lenders' | 'youxQuote'>,
  provider: FinanceSettings['finance_provider'],
): Partial<FinanceLender> | undefined {
  if (provider !== 'youx' || !youxQuote) return finance_lenders[provider];
  return {
    interestRate: youxQuote.advertisedRate,
    comparisonRate: youxQuote.comparisonRate,
    paymentWeek: youxQuote.weeklyRepaymentAmount,
    // Quotes are asked for over five years (S7).
    termYears: 5,
  };
}

/** A lender's own figures for the site's term where it sent such, `paymentWeek/term{N}`; else for its own term. */
function quoteOfLender(
  lender: Partial<FinanceLender>,
  { termYears, every }: Pick<FinanceSettings['estimate'], 'termYears' | 'every'>,
): Quote {
  const ofTerm = lender.paymentWeekByTerm?.[termYears];
  const ownTerm = lender.termYears ?? (lender.termMonths ? lender.termMonths / MONTHS : null);
  const isOwnTerm = ofTerm === undefined || ownTerm === termYears;
  const monthly = isOwnTerm ? (lender.paymentMonth ?? null) : null;
  const weekly = ofTerm ?? lender.paymentWeek ?? times(monthly, MONTHS / WEEKS);
  return {
    interestRate: lender.interestRate ?? null,
    comparisonRate: lender.comparisonRate ?? null,
    weekly,
    repayment: perPeriod(every, weekly, monthly),
    termYears: ofTerm === undefined ? ownTerm : termYears,
    deposit: lender.deposit ?? 0,
    balloon: lender.balloon ?? 0,
  };
}

function perPeriod(every: SuffixedName, weekly: number | null, monthly: number | null): number | null {
  if (every === 'weekly') return weekly;
  if (every === 'fortnightly') return times(weekly, 2);
  const aMonth = monthly ?? times(weekly, WEEKS / MONTHS);
  return every === 'monthly' ? aMonth : times(aMonth, MONTHS);
}

/** Worked out from the rates in the site's settings, on the terms of its example (E5). */
function quoteOfSite(car: QuotedCar, finance: QuoteSettings): Quote | undefined {
  const price = currentPrice(car);
  const { interestRate, comparisonRate } = finance.rates;
  if (price === null || interestRate === null) return undefined;
  const { termYears, depositPercent, finalPaymentPercent } = exampleTerms(finance);
  const { provider } = financeTerms(finance);
  const amountCents = Math.round(price * 100);
  const depositCents = Math.round((amountCents * depositPercent) / 100);
  const residualCents = Math.round((amountCents * finalPaymentPercent) / 100);
  // Exact: what is said is rounded once, to whole dollars.
  const dollars = (frequency: FrequencyName) =>
    exactRepaymentCents({
      amountCents,
      depositCents,
      establishmentFeeCents: Math.round(provider.establishmentFee * 100),
      residualCents,
      ratePercent: interestRate,
      termYears,
      frequency,
    }) / 100;
  const weekly = dollars('weekly');
  const { every } = finance.estimate;
  const repayment = every === 'yearly' ? dollars('monthly') * MONTHS : dollars(every);
  const [deposit, balloon] = [depositCents / 100, residualCents / 100];
  return { interestRate, comparisonRate, weekly, repayment, termYears, deposit, balloon };
}

/** What a site's own estimates assume (E7): its finance note's terms where it shows the note, else its term without deposit or final payment. */
export function exampleTerms({
  estimate,
  rates: { note },
}: Pick<FinanceSettings, 'estimate' | 'rates'>): Omit<FinanceSettings['rates']['note'], 'show'> {
  if (note.show === 'shown') return note;
  return { termYears: estimate.termYears, depositPercent: 0, finalPaymentPercent: 0 };
}

function times(amount: number | null, factor: number): number | null {
  return amount === null ? null : amount * factor;
}
