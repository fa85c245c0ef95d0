import type { Coordinates } from '../../domain/geography/distance.ts';
import type { Geocoder } from './contract.ts';

/** There are fewer postcodes than this; what was looked up once is not asked for again while the program runs. */
const MOST_KEPT = 10_000;

/** What services have answered. */
export class KeptPoints {
  readonly #answers = new Map<string, Coordinates | undefined>();

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
