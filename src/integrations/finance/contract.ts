/** The loan to quote: its term in years, for a vehicle of this price in dollars. */
export interface QuoteQuestion {
  purchasePrice: number;
  loanTerm: number;
  year: number | null;
  vin: string | null;
  nvic: string | null;
}

/** A quote (S3: youxQuote): dollars a week, percent a year. */
export interface FinanceQuote {
  weeklyRepaymentAmount: number;
  comparisonRate: number;
  advertisedRate: number;
}

/**
 * A service that quotes repayments; undefined when it has no quote for the vehicle. Throws `QuoteFailure` when it
 * fails.
 */
export interface Quoter {
  quote(question: QuoteQuestion): Promise<FinanceQuote | undefined>;
}

/** The service could not be reached, or its response cannot be used; the message says what and where. */
export class QuoteFailure extends Error {
  override name = 'QuoteFailure';
}

/** The term in years for which vehicles are quoted (S7). */
export const QUOTED_TERM_YEARS = 5;
