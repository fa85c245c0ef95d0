import { setTimeout as sleep } from 'node:timers/promises';
import { PATIENCE_MS } from './health.ts';
import { findUnavailability } from './unavailable.ts';

const TIMED_OUT = Symbol();

/**
 * What is answered in place of a database that is away: what was read last (stale-if-error), or what the reader knows
 * instead.
 */
export class ReadCache {
  readonly #kept = new Map<string, unknown>();
  readonly #onLate: () => void;
  /** How many answers were given in place of the database's. */
  fallbacksUsed = 0;

  constructor(onLate: () => void) {
    this.#onLate = onLate;
  }

  /**
   * What `work` gives; `standIn()`, unless that is undefined, when the database is away or takes longer than a visitor
   * should wait. Throws what `work` throws otherwise.
   */
  async readWithFallback<T>(work: () => Promise<T>, standIn: () => T | undefined): Promise<T> {
    const working = work();
    const over = new AbortController();
    const late = sleep(PATIENCE_MS, TIMED_OUT, { signal: over.signal, ref: false });
    try {
      const first = await Promise.race([working, late]);
      if (first !== TIMED_OUT) return first as T;
      this.#onLate();
    } catch (error) {
      // On a full disk not even a connection may be had.
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

  /** What `work` gives, kept under `key` to stand in the next time. */
  async readCached<T>(key: string, work: () => Promise<T>): Promise<T> {
    return this.readWithFallback(
      () => this.readFresh(key, work),
      () => this.#kept.get(key) as T | undefined,
    );
  }

  /** The same, but nothing stands in: throws what `work` throws, and waits for it as long as it takes. */
  async readFresh<T>(key: string, work: () => Promise<T>): Promise<T> {
    const value = await work();
    this.#kept.set(key, value);
    return value;
  }
}
