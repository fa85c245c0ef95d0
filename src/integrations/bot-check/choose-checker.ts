import type { SiteSettings } from '../../settings/schema.ts';
import { CircuitBreaker } from '../circuit-breaker.ts';
import type { BotChecker } from './contract.ts';
import { proofOfWork } from './proof-of-work.ts';
import { TURNSTILE_URL, turnstile } from './turnstile.ts';

/** How services have fared, by their address, from one question to the next. */
export class BotCheckMemory {
  readonly #breakers = new Map<string, CircuitBreaker>();

  breakerOf(url: string): CircuitBreaker {
    const known = this.#breakers.get(url);
    if (known) return known;
    const made = new CircuitBreaker({ failures: 5, restMs: 30_000, clock: () => performance.now() });
    this.#breakers.set(url, made);
    return made;
  }
}

export interface CheckerInputs {
  settings: Pick<SiteSettings, 'integrations'>;
  siteId: number;
  /** The site's own secret, for the proof of work. */
  getSecret: () => Promise<string>;
  memory: BotCheckMemory;
  /** Where secrets of services are read from. */
  environment: Readonly<Record<string, string | undefined>>;
}

/** The check that a site's settings choose; null for none. Throws where they name a service without its keys. */
export async function chooseChecker(inputs: CheckerInputs): Promise<BotChecker | null> {
  const { provider, siteKey, keyEnv, url, tries } = inputs.settings.integrations.botCheck;
  if (provider === 'off') return null;
  if (provider === 'proof_of_work')
    return proofOfWork({ secret: await inputs.getSecret(), siteId: inputs.siteId, tries });
  const secret = keyEnv === null ? undefined : inputs.environment[keyEnv];
  if (siteKey === null) throw new Error('integrations.botCheck.provider is turnstile without a siteKey');
  if (!secret)
    throw new Error(
      `integrations.botCheck.keyEnv names ${keyEnv ?? 'nothing'}, which is not set in the environment`,
    );
  const address = (url ?? TURNSTILE_URL).replace(/\/+$/, '');
  return turnstile({ url: address, siteKey, secret, breaker: inputs.memory.breakerOf(address) });
}
