import type { Car } from '../../src/domain/vehicle/car.ts';
import type { SiteSettings } from '../../src/settings/schema.ts';

/**
 * The loan for a vehicle, computed independently from the stock and the settings: dollars, years and percent a year.
 */
export interface Lent {
  amount: number;
  rate: number;
  /** As sent by the lender, or from the settings. */
  comparison: number;
  years: number;
  deposit: number;
  balloon: number;
  /** Included in the loan. */
  fee: number;
  /** Paid once besides, and every month. */
  once: number;
  monthly: number;
  /** The lender's own repayments for this amount. */
  said: { weekly?: number | null; monthly?: number | null };
}

/** The vehicle's lender entry, else the site's own lender, on the displayed price; null for neither. */
export function lentFor(car: Car, { finance }: SiteSettings): Lent | null {
  const amount = (car.offer_price ?? 0) > 10 ? car.offer_price : car.price;
  if (amount === null || amount <= 10) return null;
  const { rates, estimate, finance_provider: provider } = finance;
  const sum = (due: string) => rates.fees.reduce((all, fee) => all + (fee.due === due ? fee.amount : 0), 0);
  const fees = { once: sum('once'), monthly: sum('monthly') };
  const { youxQuote: quote, finance_lenders, price } = car;
  const isSame = amount === price;
  const siteFee = rates.establishmentFee ?? 0;
  if (provider === 'youx' && quote)
    return {
      ...{ amount, years: 5, deposit: 0, balloon: 0, fee: siteFee, ...fees },
      rate: quote.advertisedRate ?? 0,
      comparison: quote.comparisonRate ?? 0,
      said: isSame ? { weekly: quote.weeklyRepaymentAmount } : {},
    };
  const entry = finance_lenders[provider];
  if (entry && (entry.interestRate === null || entry.comparisonRate === null)) return null;
  if (entry)
    return {
      ...{ amount, years: entry.termYears ?? 0, deposit: entry.deposit ?? 0, ...fees },
      fee: entry.establishmentFees ?? siteFee,
      balloon: Math.round(((entry.balloon * amount) / (price ?? amount)) * 100) / 100,
      rate: entry.interestRate ?? 0,
      comparison: entry.comparisonRate ?? 0,
      said: isSame ? { weekly: entry.paymentWeek, monthly: entry.paymentMonth } : {},
    };
  if (rates.interestRate === null || rates.comparisonRate === null) return null;
  const { note } = rates;
  const share = (percent: number) => (note.show === 'shown' ? Math.round(amount * percent) / 100 : 0);
  return {
    ...{
      amount,
      rate: rates.interestRate,
      comparison: rates.comparisonRate,
      fee: siteFee,
      ...fees,
      said: {},
    },
    years: note.show === 'shown' ? note.termYears : estimate.termYears,
    deposit: share(note.depositPercent),
    balloon: share(note.finalPaymentPercent),
  };
}

const PERIODS = { weekly: 52, fortnightly: 26, monthly: 12 } as const;

/** The repayment of a period before any rounding: the lender's own, else by the formula of an amortised loan. */
export function lentRepayment(lent: Lent, every: keyof typeof PERIODS | 'yearly'): number {
  if (every === 'yearly') return 12 * lentRepayment(lent, 'monthly');
  const { said, amount, deposit, fee, balloon, rate, years } = lent;
  const own = every === 'fortnightly' ? null : said[every];
  return own ?? amortised(amount - deposit + fee, balloon, rate, years, PERIODS[every]);
}

/**
 * The comparison rate in percent of a rate with these fees, on $30,000 over five years repaid monthly: found by
 * bisection.
 */
export function comparisonOf(rate: number, { fee, once, monthly }: Pick<Lent, 'fee' | 'once' | 'monthly'>): number {
  const paid = amortised(30_000 + fee, 0, rate, 5, 12) + monthly;
  let [low, high] = [0, 200];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (amortised(30_000 - once, 0, middle, 5, 12) < paid) low = middle;
    else high = middle;
  }
  return low;
}

function amortised(owed: number, balloon: number, percent: number, years: number, periods: number): number {
  const rate = percent / 100 / periods;
  const growth = (1 + rate) ** (periods * years);
  return rate === 0 ? (owed - balloon) / (periods * years) : ((owed * growth - balloon) * rate) / (growth - 1);
}
