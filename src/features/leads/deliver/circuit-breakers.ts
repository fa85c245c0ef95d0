import { CircuitBreaker } from '../../../integrations/circuit-breaker.ts';

const FAILURES = 5;
const REST_MS = 30_000;

/**
 * How the servers that leads go to have fared: one that fails is left alone for a while, so that its deliveries hold up
 * no others.
 */
export class CircuitBreakers {
  readonly #known = new Map<string, CircuitBreaker>();
  readonly #clock: () => number;

  /** By a clock of milliseconds, that of the machine unless told. */
  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock;
  }

  getBreaker(server: string): CircuitBreaker {
    const known = this.#known.get(server);
    if (known) return known;
    const made = new CircuitBreaker({ failures: FAILURES, restMs: REST_MS, clock: this.#clock });
    this.#known.set(server, made);
    return made;
  }
}
