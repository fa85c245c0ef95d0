import { LRUCache } from 'lru-cache';
import type { PictureFailure } from './picture-failure.ts';

const MOST = 5_000;

/** Failures of sources, remembered a short while, so that a server that is down is not asked again by every visitor. */
export class FailureCache {
  readonly #failures = new LRUCache<string, { failure: PictureFailure; until: number }>({ max: MOST });
  readonly #lifeMs: number;

  constructor(lifeMs: number) {
    this.#lifeMs = lifeMs;
  }

  find(key: string, now: number): PictureFailure | undefined {
    const known = this.#failures.get(key);
    return known && known.until > now ? known.failure : undefined;
  }

  remember(key: string, failure: PictureFailure, now: number): void {
    this.#failures.set(key, { failure, until: now + this.#lifeMs });
  }
}
