import type { Coordinates } from '../../domain/geography/distance.ts';
import type { Geocoder } from './contract.ts';

/** There are fewer postcodes than this; each is requested only once while the program runs. */
const MAX_ENTRIES = 10_000;

export class GeocodingCache {
  readonly #answers = new Map<string, Coordinates | undefined>();

  /** Caches the geocoder's results by postcode. */
  wrap(url: string, geocoder: Geocoder): Geocoder {
    return {
      find: async (postcode) => {
        const key = `${url} ${postcode}`;
        if (this.#answers.has(key)) return this.#answers.get(key);
        const found = await geocoder.find(postcode);
        if (this.#answers.size < MAX_ENTRIES) this.#answers.set(key, found);
        return found;
      },
    };
  }
}
