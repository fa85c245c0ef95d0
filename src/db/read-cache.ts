import { setTimeout as sleep } from 'node:timers/promises';
import { PATIENCE_MS } from './health.ts';
import { findUnavailability } from './unavailable.ts';

/**
 * Answers reads while the database is away: with the last result (stale-if-error), or with what the caller supplies.
 */
export class ReadCache {
  readonly #kept = new Map<string, unknown>();
  readonly #onLate: () => void;
  fallbacksUsed = 0;

  constructor(onLate: () => void) {
    this.#onLate = onLate;
  }

  /**
   * The result of `work`; when the database is away or takes longer than a visitor should wait, `standIn()` unless that
   * is undefined. Rethrows any other error of `work`.
   */
  async readWithFallback<T>(work: () => Promise<T>, standIn: () => T | undefined): Promise<T> {
    const working = work();
    const over = new AbortController();
    const late = sleep(PATIENCE_MS, undefined, { signal: over.signal, ref: false });
    try {
      const first = await Promise.race([working.then((value) => ({ value })), late]);
      if (first) return first.value;
      this.#onLate();
    } catch (error) {
      // On a full disk not even a connection can be opened.
      if (!findUnavailability(error)) throw error;
    } finally {
      late.catch(() => {});
      over.abort();
    }
    const instead = standIn();
    if (instead === undefined) return working;
    working.catch(() => {});
    this.fallbacksUsed += 1;
    return instead;
  }

  /** The result of `work`, cached under `key` as the fallback for next time. */
  async readCached<T>(key: string, work: () => Promise<T>): Promise<T> {
    return this.readWithFallback(
      () => this.readFresh(key, work),
      () => this.#kept.get(key) as T | undefined,
    );
  }

  /** Forgets what is cached under keys that begin so. */
  forget(prefix: string): void {
    for (const key of this.#kept.keys()) if (key.startsWith(prefix)) this.#kept.delete(key);
  }

  /** The same without a fallback: rethrows what `work` throws, and waits as long as it takes. */
  async readFresh<T>(key: string, work: () => Promise<T>): Promise<T> {
    const value = await work();
    this.#kept.set(key, value);
    return value;
  }
}
