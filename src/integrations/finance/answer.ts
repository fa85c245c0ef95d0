import { z } from 'zod';
import { type FinanceQuote, QuoteFailure } from './contract.ts';

const figure = (most: number) => z.number().positive().max(most).nullable().optional();

/** What a service may answer; it has no quote where one of the three is missing. */
const Answer = z.object({
  weeklyRepaymentAmount: figure(100_000),
  comparisonRate: figure(100),
  advertisedRate: figure(100),
});

/** Reads the answer of a quote service; undefined where it has no quote. Throws `QuoteFailure` that names each field that cannot be used, and why. */
export function readQuote(json: unknown): FinanceQuote | undefined {
  const read = Answer.safeParse(json);
  if (!read.success) {
    const problems = read.error.issues.map(
      ({ path, message }) => `${path.join('.') || 'the answer'}: ${message}`,
    );
    throw new QuoteFailure(`The quote cannot be used: ${problems.join('; ')}`);
  }
  const { weeklyRepaymentAmount, comparisonRate, advertisedRate } = read.data;
  if (weeklyRepaymentAmount == null || comparisonRate == null || advertisedRate == null) return undefined;
  return { weeklyRepaymentAmount, comparisonRate, advertisedRate };
}
