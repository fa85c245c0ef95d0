import { PictureFailure } from './picture-failure.ts';

/** Who asks for a piece of work. */
export interface Requester {
  /** The address on the internet that it is for: turns go round by these. */
  caller: string;
  /** Aborted when the asker waits no longer. */
  signal?: AbortSignal;
}

/**
 * How much a piece of work is wanted: now, as long as somebody waits for it; else behind all that is, if it was asked
 * for so; else not at all.
 */
export class Demand {
  readonly callers = new Set<string>();
  /** Told when more or fewer want the work. */
  onChange: (() => void) | undefined;
  #waiting = 0;
  #isWantedLater = false;

  get isNow(): boolean {
    return this.#waiting > 0;
  }

  get isWanted(): boolean {
    return this.isNow || this.#isWantedLater;
  }

  /** Wants the work some time; nobody waits for it. */
  wantLater(caller: string): void {
    this.callers.add(caller);
    this.#isWantedLater = true;
    this.onChange?.();
  }

  /**
   * Wants the work now, begins it or joins it, and waits. Rejects with `PictureFailure` "late" when the asker waits no
   * longer.
   */
  async wait<T>({ caller, signal }: Requester, work: () => Promise<T>): Promise<T> {
    this.callers.add(caller);
    this.#waiting += 1;
    this.onChange?.();
    try {
      return await (signal ? Promise.race([work(), abortOf(signal)]) : work());
    } finally {
      this.#waiting -= 1;
      this.onChange?.();
    }
  }
}

export const createAbandonedError = () => new PictureFailure('late', 'nobody waits for it any longer');

const abortOf = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    if (signal.aborted) reject(createAbandonedError());
    signal.addEventListener('abort', () => reject(createAbandonedError()), { once: true });
  });
