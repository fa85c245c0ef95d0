import { z } from 'zod';
import { describeIssues } from '../describe-issues.ts';
import { type Valuation, ValuationFailure } from './contract.ts';

const dollars = z.number().min(0).nullable().default(null);
const share = (most: number) => z.number().min(0).max(most).nullable().default(null);

/** A service's response. Missing fields are null; unknown ones are ignored. */
const Answer = z
  .object({
    fill: share(100),
    listing_price: dollars,
    market_range_min: dollars,
    market_range_max: dollars,
    confidence: share(1),
    description: z.string().max(2_000).nullable().default(null),
    market_price: dollars,
    spread: z
      .object({
        from: z.number().min(0),
        to: z.number().min(0),
        bars: z.array(z.number().min(0).max(100)).min(2).max(60),
      })
      .refine(({ from, to }) => from < to, { error: 'ends before it begins', path: ['to'] })
      .nullable()
      .default(null),
    comparables: z.number().int().min(0).nullable().default(null),
  })
  .refine(({ market_range_min: min, market_range_max: max }) => min === null || max === null || min <= max, {
    error: 'is below market_range_min',
    path: ['market_range_max'],
  });

/** Reads a service's response. Throws a `ValuationFailure` that names each unusable field, and why. */
export function readAnswer(json: unknown): Valuation {
  const read = Answer.safeParse(json);
  if (read.success) return read.data;
  throw new ValuationFailure(`The response is invalid: ${describeIssues(read.error)}`);
}
