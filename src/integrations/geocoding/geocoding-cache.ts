import type { Coordinates } from '../../domain/geography/distance.ts';
import type { Geocoder } from './contract.ts';

/** There are fewer postcodes than this; what was looked up once is not asked for again while the program runs. */
const MAX_ENTRIES = 10_000;

/** What services have answered. */
export class GeocodingCache {
  readonly #answers = new Map<string, Coordinates | undefined>();

  /** The geocoder, asked but once for each postcode. */
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
