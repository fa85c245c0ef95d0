import { listAskedPrices } from '../../db/queries/stock/asked-prices.ts';
import type { SiteDb } from '../../db/scope.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import { CircuitBreaker } from '../circuit-breaker.ts';
import { builtInValuer } from './built-in.ts';
import { ValuationFailure, type Valuer } from './contract.ts';
import { httpValuer } from './http.ts';
import { Markets } from './markets.ts';

/** What lasts from one question to the next: the markets of groups, and how services have fared. */
export class ValuationMemory {
  readonly markets = new Markets();
  readonly #breakers = new Map<string, CircuitBreaker>();

  breakerOf(url: string): CircuitBreaker {
    const known = this.#breakers.get(url);
    if (known) return known;
    const made = new CircuitBreaker({ failures: 5, restMs: 30_000, clock: () => performance.now() });
    this.#breakers.set(url, made);
    return made;
  }
}

export interface ValuerInputs {
  db: SiteDb;
  stockVersion: number;
  settings: Pick<SiteSettings, 'integrations' | 'locations'>;
  now: Date;
  memory: ValuationMemory;
  /** Where keys are read from. */
  environment: Readonly<Record<string, string | undefined>>;
}

/** The service that a site's settings choose. Throws `ValuationFailure` where the settings name a service without an address or a key that is not set. */
export function chooseValuer({ db, stockVersion, settings, now, memory, environment }: ValuerInputs): Valuer {
  const { provider, url, keyEnv } = settings.integrations.valuation;
  if (provider === 'built_in') {
    const loadPrices = () => db.run((tx) => listAskedPrices(tx, now));
    const market = () => memory.markets.get({ groupId: db.groupId, stockVersion, now, loadPrices });
    return builtInValuer(market, settings.locations.timeZone);
  }
  if (url === null)
    throw new ValuationFailure(
      'integrations.valuation.provider is http, but integrations.valuation.url names no address',
    );
  const key = keyEnv === null ? null : environment[keyEnv];
  if (key === undefined)
    throw new ValuationFailure(
      `integrations.valuation.keyEnv names ${keyEnv}, which is not set in the environment`,
    );
  return httpValuer({ url, key, breaker: memory.breakerOf(url) });
}
