import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseUnavailable, findUnavailability } from './unavailable.ts';

interface HealthOptions {
  /** Rejects when the database cannot be asked now. */
  probe(): Promise<unknown>;
  /** Does what brings a database back that this program runs itself. */
  revive(): Promise<void>;
  onLost(): void;
  /** It can be asked again: what was told meanwhile was not heard. */
  onBack(): void;
  log?: { info(message: string): void; warn(message: string): void } | undefined;
}

/** Nobody waits longer than this for a database that may be away. */
export const PATIENCE_MS = 2_000;
/** Whoever waits so long for a connection has it looked at whether the database is there at all. */
const LOOK_AFTER_MS = 1_000;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 1_000;

/**
 * A circuit breaker for the database. While it is away no visitor's request asks it: work fails at once, and a probe of
 * its own, once a second, finds that it is back.
 */
export class DatabaseHealth {
  readonly #options: HealthOptions;
  /**
   * Told when the database is found to be away: one of each piece of work that goes on, so that nothing is held of
   * those that are over.
   */
  readonly #waiting = new Set<(reason: DatabaseUnavailable) => void>();
  #isAway = false;
  #isWatching = false;
  #isClosed = false;
  #checking: Promise<void> | undefined;

  constructor(options: HealthOptions) {
    this.#options = options;
  }

  /**
   * Begins to let work fail at once while the database is away; before, each piece of work waits as long as it likes.
   */
  watch(): void {
    this.#isWatching = true;
  }

  close(): void {
    this.#isClosed = true;
  }

  /**
   * What `work` gives. Throws `DatabaseUnavailable` at once while the database is away, and as soon as it is found to
   * be.
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
      // It may come all the same, and then nobody wants it.
      if (this.#isAway) working.then(onLate, () => {});
      else void this.check();
      throw error;
    } finally {
      clearTimeout(late);
      this.#waiting.delete(reject);
    }
  }

  /** Looks whether the database can be asked; those who look at once share a look. */
  check(): Promise<void> {
    this.#checking ??= this.#look().finally(() => {
      this.#checking = undefined;
    });
    return this.#checking;
  }

  async #look(): Promise<void> {
    if (this.#isAway || this.#isClosed) return;
    await this.#options.probe().catch((error: unknown) => {
      // On a full disk there may be no new connection; those that are open can still read.
      if (this.#isAway || this.#isClosed || findUnavailability(error) === 'unwritable') return;
      this.#isAway = true;
      this.#options.log?.warn(`The database is unavailable: ${(error as Error).message}`);
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
        // It is still away, as was said when it went.
      }
    }
    if (this.#isClosed) return;
    this.#isAway = false;
    this.#options.log?.info('The database is available again');
    this.#options.onBack();
  }
}
