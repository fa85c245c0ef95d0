/**
 * Keeps from asking a service that fails: after `failures` in a row it is left alone for `restMs`, then tried with one
 * question.
 */
export class CircuitBreaker {
  readonly #failures: number;
  readonly #restMs: number;
  readonly #clock: () => number;
  #inARow = 0;
  #openUntil = 0;

  constructor(options: { failures: number; restMs: number; clock: () => number }) {
    this.#failures = options.failures;
    this.#restMs = options.restMs;
    this.#clock = options.clock;
  }

  /**
   * Whether the service may be asked now. One that rests answers yes once when its rest is over, and no again until
   * that try has ended.
   */
  canCall(): boolean {
    if (this.#inARow < this.#failures) return true;
    if (this.#clock() < this.#openUntil) return false;
    this.#openUntil = this.#clock() + this.#restMs;
    return true;
  }

  recordSuccess(): void {
    this.#inARow = 0;
  }

  recordFailure(): void {
    this.#inARow += 1;
    this.#openUntil = this.#clock() + this.#restMs;
  }
}
