import { LRUCache } from 'lru-cache';
import type { FinanceQuote, QuoteQuestion } from './contract.ts';

/** A lender may change its rates from one day to the next, but hardly within an hour. */
const MAX_AGE_MS = 3_600_000;
const MOST = 5_000;

interface CachedQuote {
  at: number;
  quote: Promise<FinanceQuote | undefined>;
}

/** Quotes in memory, so that a crowd at one vehicle makes one request; failures are not cached. */
export class QuoteCache {
  readonly #quotes = new LRUCache<string, CachedQuote>({ max: MOST });

  /**
   * The quote for a loan from an account; `ask` is called when none is cached, or an old one. Rejects with the error of
   * `ask`.
   */
  get(
    account: string,
    question: QuoteQuestion,
    now: Date,
    ask: () => Promise<FinanceQuote | undefined>,
  ): Promise<FinanceQuote | undefined> {
    const key = JSON.stringify([account, question]);
    const known = this.#quotes.get(key);
    if (known && now.getTime() - known.at < MAX_AGE_MS) return known.quote;
    const cached = { at: now.getTime(), quote: ask() };
    this.#quotes.set(key, cached);
    cached.quote.catch(() => {
      if (this.#quotes.get(key) === cached) this.#quotes.delete(key);
    });
    return cached.quote;
  }
}
