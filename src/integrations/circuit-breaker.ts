/**
 * Stops calls to a service that fails: after `failures` in a row it opens for `resetMs`, then lets one trial call
 * through.
 */
export class CircuitBreaker {
  readonly #failures: number;
  readonly #resetMs: number;
  readonly #clock: () => number;
  #inARow = 0;
  #openUntil = 0;

  constructor(options: { failures: number; resetMs: number; clock: () => number }) {
    this.#failures = options.failures;
    this.#resetMs = options.resetMs;
    this.#clock = options.clock;
  }

  /**
   * Whether the service may be called now. After `resetMs` it returns true once, then false again until that trial has
   * ended.
   */
  canCall(): boolean {
    if (this.#inARow < this.#failures) return true;
    if (this.#clock() < this.#openUntil) return false;
    this.#openUntil = this.#clock() + this.#resetMs;
    return true;
  }

  recordSuccess(): void {
    this.#inARow = 0;
  }

  recordFailure(): void {
    this.#inARow += 1;
    this.#openUntil = this.#clock() + this.#resetMs;
  }
}
