import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TokenBuckets } from './token-buckets.ts';

const SECOND = 1_000;

describe('a caller may call so many times a minute', () => {
  test('all at once or spread, then waits for as long as it is told', () => {
    const buckets = new TokenBuckets(10);
    const take = (seconds: number) => buckets.take('ann', 3, seconds * SECOND);
    expect([take(0), take(0), take(0)]).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    expect(take(0)).toEqual({ ok: false, retryAfterSeconds: 20 });
    expect(take(12)).toEqual({ ok: false, retryAfterSeconds: 8 });
    expect(take(20)).toEqual({ ok: true });
    expect(take(20).ok).toBe(false);
  });

  test('each for itself', () => {
    const buckets = new TokenBuckets(10);
    expect(buckets.take('ann', 1, 0).ok).toBe(true);
    expect(buckets.take('ann', 1, 0).ok).toBe(false);
    expect(buckets.take('bob', 1, 0).ok).toBe(true);
  });

  test('a clock that is set back neither gives nor takes', () => {
    const buckets = new TokenBuckets(10);
    buckets.take('ann', 2, 100 * SECOND);
    expect(buckets.take('ann', 2, 0).ok).toBe(true);
    expect(buckets.take('ann', 2, 0).ok).toBe(false);
  });
});

test('memory is bounded: who has not called for longest is forgotten', () => {
  const buckets = new TokenBuckets(2);
  for (const key of ['ann', 'bob', 'ann', 'cid']) buckets.take(key, 2, 0);
  expect(buckets.size).toBe(2);
  expect(buckets.take('ann', 2, 0).ok).toBe(false);
  expect(buckets.take('bob', 2, 0).ok).toBe(true);
});

test('within any span no caller gets more than a full bucket and what flows in', () => {
  const anyCalls = fc.array(fc.nat(5_000), { maxLength: 200 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50 }), anyCalls, (perMinute, pauses) => {
      const buckets = new TokenBuckets(1);
      let now = 0;
      let allowed = 0;
      for (const pause of pauses) {
        now += pause;
        const allowance = buckets.take('ann', perMinute, now);
        if (allowance.ok) allowed += 1;
        else expect(allowance.retryAfterSeconds).toBeGreaterThan(0);
      }
      expect(allowed).toBeLessThanOrEqual(perMinute + (now / 60_000) * perMinute + 1e-6);
    }),
  );
});
