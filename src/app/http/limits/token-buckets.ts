import { LRUCache } from 'lru-cache';

/** Whether a call is allowed; if not, after how many seconds the next one is. */
export type Allowance = { ok: true } | { ok: false; retryAfterSeconds: number };

/** Rate limits per caller, of this process or of all workers together. */
export interface RateLimits {
  /** Takes one call of the key's allowance of `perMinute`, if any is left at `nowMs`. */
  take(key: string, perMinute: number, nowMs: number): Allowance | Promise<Allowance>;
}

interface Bucket {
  tokens: number;
  filledAtMs: number;
}

const MINUTE_MS = 60_000;

/**
 * Rate limit per caller: a bucket of as many tokens as calls a minute, which refills evenly. At most `maxKeys` buckets
 * are held; the least recently used one is dropped, which means that it counts as full.
 */
export class TokenBuckets implements RateLimits {
  readonly #buckets: LRUCache<string, Bucket>;

  constructor(maxKeys: number) {
    this.#buckets = new LRUCache({ max: maxKeys });
  }

  get size(): number {
    return this.#buckets.size;
  }

  /** Takes a token of the key's bucket, if it has one at `nowMs`. */
  take(key: string, perMinute: number, nowMs: number): Allowance {
    const tokens = this.#tokensAt(key, perMinute, nowMs);
    const ok = tokens >= 1;
    this.#buckets.set(key, { tokens: ok ? tokens - 1 : tokens, filledAtMs: nowMs });
    if (ok) return { ok };
    return { ok, retryAfterSeconds: Math.ceil(((1 - tokens) / perMinute) * 60) };
  }

  #tokensAt(key: string, perMinute: number, nowMs: number): number {
    const bucket = this.#buckets.get(key);
    if (!bucket) return perMinute;
    // A clock that was set back removes no tokens
    const passedMs = Math.max(0, nowMs - bucket.filledAtMs);
    return Math.min(perMinute, bucket.tokens + (passedMs / MINUTE_MS) * perMinute);
  }
}
