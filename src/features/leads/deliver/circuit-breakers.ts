import { CircuitBreaker } from '../../../integrations/circuit-breaker.ts';

const FAILURES = 5;
const RESET_MS = 30_000;

/**
 * The health of the servers that leads go to: one that fails is skipped for a while, so that its deliveries hold up no
 * others.
 */
export class CircuitBreakers {
  readonly #known = new Map<string, CircuitBreaker>();
  readonly #clock: () => number;

  /** The clock is in milliseconds; monotonic by default. */
  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock;
  }

  getBreaker(server: string): CircuitBreaker {
    const known = this.#known.get(server);
    if (known) return known;
    const made = new CircuitBreaker({ failures: FAILURES, resetMs: RESET_MS, clock: this.#clock });
    this.#known.set(server, made);
    return made;
  }
}
