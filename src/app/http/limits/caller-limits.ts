import { type RateLimits, TokenBuckets } from './token-buckets.ts';

/** The rate limits of callers: of their requests, and of the new pictures that are made for them. */
export interface CallerLimits {
  requests: RateLimits;
  pictures: RateLimits;
}

/** The most callers that are counted at a time; one takes about 200 bytes. */
const MOST_CALLERS = 50_000;

/** Limits that this process counts by itself. */
export function createCallerLimits(): CallerLimits {
  return { requests: new TokenBuckets(MOST_CALLERS), pictures: new TokenBuckets(MOST_CALLERS) };
}
