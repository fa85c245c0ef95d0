import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { brotliCompressSync, brotliDecompress } from 'node:zlib';
import { foldSuburb } from '../../domain/geography/suburb-words.ts';
import type { PostalPlace } from './geonames.ts';

export class PostalTable {
  readonly places: readonly PostalPlace[];
  readonly #byPostcode: ReadonlyMap<string, readonly PostalPlace[]>;
  readonly #byName: ReadonlyMap<string, readonly PostalPlace[]>;

  constructor(places: readonly PostalPlace[]) {
    this.places = places;
    this.#byPostcode = Map.groupBy(places, ({ postcode }) => postcode);
    this.#byName = Map.groupBy(places, ({ name }) => foldSuburb(name));
  }

  /** Empty for a postcode that does not exist. */
  ofPostcode(postcode: string): readonly PostalPlace[] {
    return this.#byPostcode.get(postcode) ?? [];
  }

  /** The places of a name, however it is spelled (see `foldSuburb`). */
  named(name: string): readonly PostalPlace[] {
    return this.#byName.get(foldSuburb(name)) ?? [];
  }
}

/** A thousandth of a degree is a hundred metres: distances need only be right to a kilometre. */
const DECIMALS = 3;

/** Places in the shipped format: for each a tab-separated line of postcode, name, state and coordinates, compressed. */
export function packPlaces(places: readonly PostalPlace[]): Uint8Array {
  const lines = places.map(({ postcode, name, state, lat, long }) =>
    [postcode, name, state, lat.toFixed(DECIMALS), long.toFixed(DECIMALS)].join('\t'),
  );
  return brotliCompressSync(lines.sort().join('\n'));
}

/** The places of such a file. Throws when it is not one. */
export async function unpackPlaces(packed: Uint8Array): Promise<PostalPlace[]> {
  const text = (await promisify(brotliDecompress)(packed)).toString('utf8');
  return text.split('\n').map((line) => {
    const [postcode = '', name = '', state = '', lat, long] = line.split('\t');
    return { postcode, name, state, lat: Number(lat), long: Number(long) };
  });
}

/**
 * Path of the shipped places, by an import alias of package.json: the built program is in another folder than its
 * source.
 */
export const SHIPPED_FILE = createRequire(import.meta.url).resolve('#postcodes');

let shipped: Promise<PostalTable> | undefined;

/** The shipped table (GeoNames, see NOTICE): read on first use, once per process. */
export function loadShippedTable(): Promise<PostalTable> {
  shipped ??= readFile(SHIPPED_FILE)
    .then(unpackPlaces)
    .then((places) => new PostalTable(places));
  // A failure is not cached: the next call tries again.
  shipped.catch(() => {
    shipped = undefined;
  });
  return shipped;
}
