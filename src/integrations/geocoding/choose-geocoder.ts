import type { SiteDb } from '../../db/scope.ts';
import type { Coordinates } from '../../domain/geography/distance.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import { CircuitBreaker } from '../circuit-breaker.ts';
import { builtInGeocoder } from './built-in.ts';
import { type Geocoder, GeocodingFailure } from './contract.ts';
import { MAPS_URL, mapsGeocoder } from './maps.ts';

/** There are fewer postcodes than this; what was looked up once is not asked for again while the program runs. */
const MOST_KEPT = 10_000;

/** What lasts from one question to the next: how services have fared, and what they answered. */
export class GeocodingMemory {
  readonly #breakers = new Map<string, CircuitBreaker>();
  readonly #answers = new Map<string, Coordinates | undefined>();

  breakerOf(url: string): CircuitBreaker {
    const known = this.#breakers.get(url);
    if (known) return known;
    const made = new CircuitBreaker({ failures: 5, restMs: 30_000, clock: () => performance.now() });
    this.#breakers.set(url, made);
    return made;
  }

  /** The geocoder, asked but once for each postcode. */
  keeping(url: string, geocoder: Geocoder): Geocoder {
    return {
      find: async (postcode) => {
        const key = `${url} ${postcode}`;
        if (this.#answers.has(key)) return this.#answers.get(key);
        const found = await geocoder.find(postcode);
        if (this.#answers.size < MOST_KEPT) this.#answers.set(key, found);
        return found;
      },
    };
  }
}

export interface GeocoderInputs {
  db: SiteDb;
  settings: Pick<SiteSettings, 'integrations'>;
  memory: GeocodingMemory;
  /** Where keys are read from. */
  environment: Readonly<Record<string, string | undefined>>;
}

/** The geocoder that a site's settings choose. Throws `GeocodingFailure` where they name a service without a key, or a key that is not set. */
export function chooseGeocoder({ db, settings, memory, environment }: GeocoderInputs): Geocoder {
  const { provider, url: given, keyEnv } = settings.integrations.geocoding;
  if (provider === 'built_in') return builtInGeocoder(db);
  if (keyEnv === null)
    throw new GeocodingFailure(
      'integrations.geocoding.provider is maps, but integrations.geocoding.keyEnv names no environment variable with its key',
    );
  const key = environment[keyEnv];
  if (!key)
    throw new GeocodingFailure(
      `integrations.geocoding.keyEnv names ${keyEnv}, which is not set in the environment`,
    );
  const url = given ?? MAPS_URL;
  return memory.keeping(url, mapsGeocoder({ url, key, breaker: memory.breakerOf(url) }));
}
