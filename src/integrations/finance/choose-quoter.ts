import type { SiteSettings } from '../../settings/schema.ts';
import { CircuitBreaker } from '../circuit-breaker.ts';
import { builtInQuoter } from './built-in.ts';
import { QuoteFailure, type Quoter } from './contract.ts';
import { KeptQuotes } from './kept-quotes.ts';
import { youxQuoter } from './youx.ts';

/** What lasts from one question to the next: what was answered, and how services have fared. */
export class QuoteMemory {
  readonly kept = new KeptQuotes();
  readonly #breakers = new Map<string, CircuitBreaker>();

  breakerOf(url: string): CircuitBreaker {
    const known = this.#breakers.get(url);
    if (known) return known;
    const made = new CircuitBreaker({ failures: 5, restMs: 30_000, clock: () => performance.now() });
    this.#breakers.set(url, made);
    return made;
  }
}

export interface QuoterInputs {
  settings: Pick<SiteSettings, 'finance' | 'integrations'>;
  now: Date;
  memory: QuoteMemory;
  /** Where keys are read from. */
  environment: Readonly<Record<string, string | undefined>>;
}

/**
 * The quote service that a site's settings choose; an outside one is asked the same question once in a while only. Throws `QuoteFailure`
 * where the settings name youX without an address or a key that is not set.
 */
export function chooseQuoter({ settings, now, memory, environment }: QuoterInputs): Quoter {
  const { provider, url, keyEnv } = settings.integrations.youx;
  if (provider === 'built_in') return builtInQuoter(settings.finance);
  if (url === null)
    throw new QuoteFailure('integrations.youx.provider is youx, but integrations.youx.url names no address');
  const key = keyEnv === null ? null : environment[keyEnv];
  if (key === undefined)
    throw new QuoteFailure(`integrations.youx.keyEnv names ${keyEnv}, which is not set in the environment`);
  const quoter = youxQuoter({ url, key, breaker: memory.breakerOf(url) });
  const account = `${url} ${keyEnv ?? ''}`;
  return { quote: (question) => memory.kept.get(account, question, now, () => quoter.quote(question)) };
}
