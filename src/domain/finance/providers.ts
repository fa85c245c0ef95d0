import { listKeys } from '../tables/keys.ts';
import type { Rounding } from './loan/rounding.ts';

/** Where the figures of a vehicle's estimate come from. */
export type QuoteSource =
  /** The lender's entry in the vehicle's own `finance_lenders` (S3). */
  | 'lender'
  /** Nothing comes with a vehicle: all figures are from the site's own lender. */
  | 'site_rates'
  /** The vehicle's stored quote, else the quote service (S7: POST /api/youx/quote). */
  | 'quote_service';

/** A provider's defaults; a site's settings may override each of them. */
export interface FinanceProvider {
  name: string;
  quotes: QuoteSource;
  /** An estimate is shown only for a price above this many dollars (S5). */
  minPrice: number;
  /** An estimate is shown only for vehicles of the last so many years; null for any (S5). */
  maxAgeYears: number | null;
  /** Smallest amount of the calculator, in dollars (S5: 1000; 5000 for one provider). */
  amountMin: number;
  /** Bounds of the calculator's interest rate in percent (S5). */
  interest: InterestBounds;
  /** Dollars added to the loan (S9); null where a site must state it: until then none are added. */
  establishmentFee: number | null;
  rounding: Rounding;
  /** Whether a shopper chooses how often to repay; one provider hides the selector (S9). */
  frequencies: 'chosen' | 'hidden';
  /**
   * Range of comparison rates in percent, shown where neither quote nor site has one; null takes those in the
   * disclaimer (S9).
   */
  comparisonSpan: { from: number; to: number } | null;
}

/**
 * Bounds of the calculator's interest rate, in percent a year. `lenderMax` bounds follow the lender's own rate for the
 * vehicle.
 */
export type InterestBounds =
  | { min: number; max: number }
  /** From `min` to the lender's rate, clamped between `lowest` and `highest` (S5: 1 to between 5.99 and 15.99). */
  | { min: number; lenderMax: { lowest: number; highest: number } };

const USUAL: Omit<FinanceProvider, 'name' | 'quotes'> = {
  minPrice: 500,
  maxAgeYears: null,
  amountMin: 1000,
  interest: { min: 0.5, max: 15 },
  establishmentFee: null,
  rounding: 'up',
  frequencies: 'chosen',
  comparisonSpan: null,
};

/**
 * One row per provider (S5, S9): settings, their documents and all rules of finance follow from it. Which provider has
 * a figure that the specification gives to "one provider" is decided in docs/decisions/finance.md.
 */
export const FINANCE_PROVIDERS = {
  youx: {
    ...USUAL,
    name: 'youX',
    quotes: 'quote_service',
    minPrice: 0,
    comparisonSpan: { from: 8.38, to: 19.42 },
  },
  taurus: { ...USUAL, name: 'Taurus', quotes: 'lender', maxAgeYears: 12, interest: { min: 7.5, max: 14.5 } },
  manual: { ...USUAL, name: 'Manual', quotes: 'site_rates' },
  angle: {
    ...USUAL,
    name: 'Angle',
    quotes: 'lender',
    interest: { min: 1, lenderMax: { lowest: 5.99, highest: 15.99 } },
    establishmentFee: 1360.5,
  },
  powertorque: { ...USUAL, name: 'Powertorque', quotes: 'lender', amountMin: 5000 },
  nissan: { ...USUAL, name: 'Nissan Finance', quotes: 'lender', rounding: 'reference' },
  comparison_site: {
    ...USUAL,
    name: 'Comparison site',
    quotes: 'site_rates',
    minPrice: 0,
    frequencies: 'hidden',
  },
} as const satisfies Readonly<Record<string, FinanceProvider>>;

export type KnownProvider = keyof typeof FINANCE_PROVIDERS;

/** What a site may name: one of those, or `custom`, which its settings describe in full (E2, S9). */
export type ProviderName = KnownProvider | 'custom';
export const PROVIDER_NAMES: readonly ProviderName[] = [...listKeys(FINANCE_PROVIDERS), 'custom'];

export function isQuoted(provider: ProviderName): boolean {
  return provider !== 'custom' && FINANCE_PROVIDERS[provider].quotes === 'quote_service';
}

/**
 * The bounds in percent of a provider's calculator; `lenderRate` is the lender's own for the vehicle, null where it
 * sent none (S5).
 */
export function getInterestBounds(bounds: InterestBounds, lenderRate: number | null): { min: number; max: number } {
  if (!('lenderMax' in bounds)) return bounds;
  const { lowest, highest } = bounds.lenderMax;
  return { min: bounds.min, max: Math.min(highest, Math.max(lowest, lenderRate ?? highest)) };
}
