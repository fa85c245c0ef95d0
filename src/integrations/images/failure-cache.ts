import { LRUCache } from 'lru-cache';
import type { PictureFailure } from './picture-failure.ts';

const MOST = 5_000;

/** Recent failures of sources, so that not every visitor triggers another request to a server that is down. */
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
