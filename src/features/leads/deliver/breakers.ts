import { CircuitBreaker } from '../../../integrations/circuit-breaker.ts';

const FAILURES = 5;
const REST_MS = 30_000;

/** How the servers that leads go to have fared: one that fails is left alone for a while, so that its deliveries hold up no others. */
export class Breakers {
  readonly #known = new Map<string, CircuitBreaker>();

  of(server: string): CircuitBreaker {
    const known = this.#known.get(server);
    if (known) return known;
    const made = new CircuitBreaker({ failures: FAILURES, restMs: REST_MS, clock: () => performance.now() });
    this.#known.set(server, made);
    return made;
  }
}
