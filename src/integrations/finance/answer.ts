import { z } from 'zod';
import { describeIssues } from '../describe-issues.ts';
import { type FinanceQuote, QuoteFailure } from './contract.ts';

/** Zero is a valid rate. */
const rate = () => z.number().min(0).max(100).nullable().optional();

/** A service's response; there is no quote when one of the three is missing. */
const Answer = z.object({
  weeklyRepaymentAmount: z.number().positive().max(100_000).nullable().optional(),
  comparisonRate: rate(),
  advertisedRate: rate(),
});

/**
 * Reads the response of a quote service; undefined when it has no quote. Throws a `QuoteFailure` that names each
 * unusable field, and why: a comparison rate below the rate leaves fees out, and is never shown.
 */
export function readQuote(json: unknown): FinanceQuote | undefined {
  const read = Answer.safeParse(json);
  if (!read.success) throw new QuoteFailure(`The quote is invalid: ${describeIssues(read.error)}`);
  const { weeklyRepaymentAmount, comparisonRate, advertisedRate } = read.data;
  if (weeklyRepaymentAmount == null || comparisonRate == null || advertisedRate == null) return undefined;
  if (comparisonRate < advertisedRate)
    throw new QuoteFailure(
      `The quote is invalid: comparisonRate: ${comparisonRate} is below the advertisedRate ${advertisedRate}`,
    );
  return { weeklyRepaymentAmount, comparisonRate, advertisedRate };
}
