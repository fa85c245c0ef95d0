import type { SiteSettings } from '../../settings/schema.ts';
import { CircuitBreaker } from '../circuit-breaker.ts';
import { builtInRegoLookup } from './built-in.ts';
import { RegoFailure, type RegoLookup, type VehicleStore } from './contract.ts';
import { httpRegoLookup } from './http.ts';

/** What lasts from one question to the next: how services have fared. */
export class RegoMemory {
  readonly #breakers = new Map<string, CircuitBreaker>();

  breakerOf(url: string): CircuitBreaker {
    const known = this.#breakers.get(url);
    if (known) return known;
    const made = new CircuitBreaker({ failures: 5, restMs: 30_000, clock: () => performance.now() });
    this.#breakers.set(url, made);
    return made;
  }
}

export interface RegoLookupInputs {
  vehicles: VehicleStore;
  settings: Pick<SiteSettings, 'integrations'>;
  memory: RegoMemory;
  /** Where keys are read from. */
  environment: Readonly<Record<string, string | undefined>>;
}

/** The service that a site's settings choose. Throws `RegoFailure` where they name a service without an address, or a key that is not set. */
export function chooseRegoLookup({ vehicles, settings, memory, environment }: RegoLookupInputs): RegoLookup {
  const { provider, url, keyEnv } = settings.integrations.regoLookup;
  if (provider === 'built_in') return builtInRegoLookup(vehicles);
  if (url === null)
    throw new RegoFailure(
      'integrations.regoLookup.provider is http, but integrations.regoLookup.url names no address',
    );
  const key = keyEnv === null ? null : environment[keyEnv];
  if (key === undefined)
    throw new RegoFailure(
      `integrations.regoLookup.keyEnv names ${keyEnv}, which is not set in the environment`,
    );
  return httpRegoLookup({ url, key, breaker: memory.breakerOf(url) });
}
