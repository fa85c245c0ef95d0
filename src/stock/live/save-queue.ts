import { runLater } from './retry.ts';

/** An index that changes all the time is written this often at most. */
const APART_MS = 300_000;

interface Waiting<T> {
  what: T;
  dueMs: number;
}

/**
 * Saves what has changed, by key, one thing at a time: at once what was not saved for a while, the rest later in its
 * latest form. A failure goes to `onError` and leaves the former version in place.
 */
export class SaveQueue<T> {
  readonly #save: (what: T) => Promise<void>;
  readonly #onError: (error: unknown, what: T) => void;
  readonly #waiting = new Map<number, Waiting<T>>();
  readonly #savedMs = new Map<number, number>();
  #working: Promise<void> | undefined;
  #callOff: (() => void) | undefined;

  constructor(save: (what: T) => Promise<void>, onError: (error: unknown, what: T) => void) {
    this.#save = save;
    this.#onError = onError;
  }

  note(key: number, what: T): void {
    const savedMs = this.#savedMs.get(key);
    this.#waiting.set(key, { what, dueMs: savedMs === undefined ? 0 : savedMs + APART_MS });
    this.#work();
  }

  /** Saves what waits under the key at once: it is about to be given back. */
  hurry(key: number): void {
    const waiting = this.#waiting.get(key);
    if (waiting) waiting.dueMs = 0;
    this.#work();
  }

  forget(key: number): void {
    this.#waiting.delete(key);
    this.#savedMs.delete(key);
  }

  /** Saves everything that waits; resolves when it is done. */
  async finish(): Promise<void> {
    for (const waiting of this.#waiting.values()) waiting.dueMs = 0;
    this.#work();
    await this.#working;
    this.#callOff?.();
  }

  #work(): void {
    this.#working ??= this.#workThrough().finally(() => {
      this.#working = undefined;
      this.#workLater();
    });
  }

  async #workThrough(): Promise<void> {
    // What is noted in the same turn of the event loop is saved once.
    await Promise.resolve();
    for (let due = this.#takeDue(); due; due = this.#takeDue()) {
      const { what } = due;
      await this.#save(what).catch((error: unknown) => this.#onError(error, what));
    }
  }

  #takeDue(): Waiting<T> | undefined {
    const nowMs = Date.now();
    for (const [key, waiting] of this.#waiting) {
      if (waiting.dueMs > nowMs) continue;
      this.#waiting.delete(key);
      this.#savedMs.set(key, nowMs);
      return waiting;
    }
    return undefined;
  }

  #workLater(): void {
    this.#callOff?.();
    if (this.#waiting.size === 0) return;
    const nextMs = Math.min(...[...this.#waiting.values()].map(({ dueMs }) => dueMs));
    this.#callOff = runLater(Math.max(0, nextMs - Date.now()), () => this.#work());
  }
}
