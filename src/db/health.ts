import { setTimeout as sleep } from 'node:timers/promises';
import { getErrorMessage } from '../domain/text/error-message.ts';
import { DatabaseUnavailable, findUnavailability } from './unavailable.ts';

interface HealthOptions {
  /** Rejects when the database cannot be reached now. */
  probe(): Promise<unknown>;
  /** Restarts the database if this program runs it. */
  revive(): Promise<void>;
  onLost(): void;
  /** The database can be reached again; notifications sent meanwhile were missed. */
  onBack(): void;
  log?: { info(message: string): void; warn(message: string): void } | undefined;
}

/** The longest that anybody waits for a database that may be away. */
export const PATIENCE_MS = 2_000;
/** Waiting this long for a connection triggers a check of the database. */
const LOOK_AFTER_MS = 1_000;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 1_000;

/**
 * A circuit breaker for the database. While it is away no visitor's request reaches it: work fails at once, and a
 * separate probe, once a second, finds out when it is back.
 */
export class DatabaseHealth {
  readonly #options: HealthOptions;
  /**
   * Rejects running work when the database is found to be away. Entries are removed when their work ends, so nothing is
   * retained.
   */
  readonly #waiting = new Set<(reason: DatabaseUnavailable) => void>();
  #isAway = false;
  #isWatching = false;
  #isClosed = false;
  #checking: Promise<void> | undefined;

  constructor(options: HealthOptions) {
    this.#options = options;
  }

  /** From now on work fails at once while the database is away; before, it waits as long as it takes. */
  watch(): void {
    this.#isWatching = true;
  }

  close(): void {
    this.#isClosed = true;
  }

  /**
   * The result of `work`. Throws `DatabaseUnavailable` at once while the database is away, and as soon as it is found
   * to be.
   */
  async runUnlessAway<T>(work: () => Promise<T>, onLate: (value: T) => void): Promise<T> {
    if (!this.#isWatching) return work();
    if (this.#isAway) throw new DatabaseUnavailable('away');
    const working = work();
    const late = setTimeout(() => void this.check(), LOOK_AFTER_MS);
    const { promise: lost, reject } = Promise.withResolvers<never>();
    this.#waiting.add(reject);
    try {
      return await Promise.race([working, lost]);
    } catch (error) {
      // The work may still succeed, but nobody waits for its result any more.
      if (this.#isAway) working.then(onLate, () => {});
      else void this.check();
      throw error;
    } finally {
      clearTimeout(late);
      this.#waiting.delete(reject);
    }
  }

  /** Checks whether the database can be reached; concurrent callers share one check. */
  check(): Promise<void> {
    this.#checking ??= this.#look().finally(() => {
      this.#checking = undefined;
    });
    return this.#checking;
  }

  async #look(): Promise<void> {
    if (this.#isAway || this.#isClosed) return;
    await this.#options.probe().catch((error: unknown) => {
      // On a full disk new connections may fail while the open ones can still read.
      if (this.#isAway || this.#isClosed || findUnavailability(error) === 'unwritable') return;
      this.#isAway = true;
      this.#options.log?.warn(`The database is unavailable: ${getErrorMessage(error)}`);
      for (const reject of this.#waiting) reject(new DatabaseUnavailable('away', error));
      this.#options.onLost();
      void this.#untilBack();
    });
  }

  async #untilBack(): Promise<void> {
    for (let pauseMs = FIRST_PAUSE_MS; !this.#isClosed; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      await sleep(pauseMs, undefined, { ref: false });
      try {
        await this.#options.revive();
        await this.#options.probe();
        break;
      } catch {
        // Still away; this was logged when it went.
      }
    }
    if (this.#isClosed) return;
    this.#isAway = false;
    this.#options.log?.info('The database is available again');
    this.#options.onBack();
  }
}
