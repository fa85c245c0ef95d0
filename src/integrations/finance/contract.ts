/** The loan that a quote is asked for: over so many years, for a vehicle of this price in dollars. */
export interface QuoteQuestion {
  purchasePrice: number;
  loanTerm: number;
  year: number | null;
  vin: string | null;
  nvic: string | null;
}

/** What a quote service answers (S3: youxQuote): dollars a week, percent a year. */
export interface FinanceQuote {
  weeklyRepaymentAmount: number;
  comparisonRate: number;
  advertisedRate: number;
}

/**
 * A service that quotes repayments; undefined where it has no quote for the vehicle. It throws `QuoteFailure` when it
 * fails.
 */
export interface Quoter {
  quote(question: QuoteQuestion): Promise<FinanceQuote | undefined>;
}

/** The service could not be asked, or what it answered cannot be used; the message says what and where. */
export class QuoteFailure extends Error {
  override name = 'QuoteFailure';
}

/** The term in years that quotes of vehicles are asked for (S7). */
export const QUOTED_TERM_YEARS = 5;
