import { CircuitBreaker } from './circuit-breaker.ts';

const FAILURES = 5;
const RESET_MS = 30_000;

/** A circuit breaker per service or server, by name: one that fails is skipped for a while and holds up no other. */
export class CircuitBreakers {
  readonly #known = new Map<string, CircuitBreaker>();
  readonly #clock: () => number;

  /** The clock is in milliseconds; monotonic by default. */
  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock;
  }

  getBreaker(name: string): CircuitBreaker {
    const known = this.#known.get(name);
    if (known) return known;
    const made = new CircuitBreaker({ failures: FAILURES, resetMs: RESET_MS, clock: this.#clock });
    this.#known.set(name, made);
    return made;
  }
}
