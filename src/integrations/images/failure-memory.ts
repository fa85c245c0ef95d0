import type { PictureFailure } from './picture-failure.ts';

const MOST = 5_000;

/** Failures of sources, remembered a short while, so that a server that is down is not asked again by every visitor. */
export class FailureMemory {
  readonly #failures = new Map<string, { failure: PictureFailure; until: number }>();
  readonly #lifeMs: number;

  constructor(lifeMs: number) {
    this.#lifeMs = lifeMs;
  }

  find(key: string, now: number): PictureFailure | undefined {
    const known = this.#failures.get(key);
    return known && known.until > now ? known.failure : undefined;
  }

  remember(key: string, failure: PictureFailure, now: number): void {
    this.#failures.delete(key);
    this.#failures.set(key, { failure, until: now + this.#lifeMs });
    const oldest = this.#failures.keys().next();
    if (this.#failures.size > MOST && !oldest.done) this.#failures.delete(oldest.value);
  }
}
