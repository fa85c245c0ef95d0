import { PictureFailure } from './picture-failure.ts';

export interface Requester {
  /** IP address of the client it is for: callers take turns by it. */
  caller: string;
  /** Aborted when the requester stops waiting. */
  signal?: AbortSignal;
}

/**
 * How much a piece of work is wanted: now, while somebody waits for it; later, behind all such work, if it was
 * requested for later; else not at all.
 */
export class Demand {
  readonly callers = new Set<string>();
  /** Called when more or fewer want the work. */
  onChange: (() => void) | undefined;
  #waiting = 0;
  #isWantedLater = false;

  get isNow(): boolean {
    return this.#waiting > 0;
  }

  get isWanted(): boolean {
    return this.isNow || this.#isWantedLater;
  }

  /** Wants the work at some time; nobody waits for it. */
  wantLater(caller: string): void {
    this.callers.add(caller);
    this.#isWantedLater = true;
    this.onChange?.();
  }

  /**
   * Wants the work now, starts or joins it, and waits. Rejects with `PictureFailure` "late" when the requester stops
   * waiting.
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

export const createAbandonedError = () => new PictureFailure('abandoned', 'no one is waiting for it');

const abortOf = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    if (signal.aborted) reject(createAbandonedError());
    signal.addEventListener('abort', () => reject(createAbandonedError()), { once: true });
  });
