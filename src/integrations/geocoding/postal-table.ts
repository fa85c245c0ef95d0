import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { brotliCompressSync, brotliDecompress } from 'node:zlib';
import { foldSuburb } from '../../domain/geography/suburb-words.ts';
import type { PostalPlace } from './geonames.ts';

/** Places by postcode and by name. */
export class PostalTable {
  readonly places: readonly PostalPlace[];
  readonly #byPostcode: ReadonlyMap<string, readonly PostalPlace[]>;
  readonly #byName: ReadonlyMap<string, readonly PostalPlace[]>;

  constructor(places: readonly PostalPlace[]) {
    this.places = places;
    this.#byPostcode = Map.groupBy(places, ({ postcode }) => postcode);
    this.#byName = Map.groupBy(places, ({ name }) => foldSuburb(name));
  }

  /** The places that have a postcode; none for one that there is not. */
  ofPostcode(postcode: string): readonly PostalPlace[] {
    return this.#byPostcode.get(postcode) ?? [];
  }

  /** The places of a name, however it is spelled (see `foldSuburb`). */
  named(name: string): readonly PostalPlace[] {
    return this.#byName.get(foldSuburb(name)) ?? [];
  }
}

/** A thousandth of a degree is a hundred metres: what is asked is to be right to a kilometre. */
const DECIMALS = 3;

/**
 * Places as the project ships them: a line of postcode, name, state and coordinates for each, with tabs between,
 * packed.
 */
export function packPlaces(places: readonly PostalPlace[]): Uint8Array {
  const lines = places.map(({ postcode, name, state, lat, long }) =>
    [postcode, name, state, lat.toFixed(DECIMALS), long.toFixed(DECIMALS)].join('\t'),
  );
  return brotliCompressSync(lines.sort().join('\n'));
}

/** The places of such a file. Throws where it is none. */
export async function unpackPlaces(packed: Uint8Array): Promise<PostalPlace[]> {
  const text = (await promisify(brotliDecompress)(packed)).toString('utf8');
  return text.split('\n').map((line) => {
    const [postcode = '', name = '', state = '', lat, long] = line.split('\t');
    return { postcode, name, state, lat: Number(lat), long: Number(long) };
  });
}

/**
 * Where the shipped places are on the disk: a name of package.json, since the built program lies elsewhere than its
 * source.
 */
export const SHIPPED_FILE = createRequire(import.meta.url).resolve('#postcodes');

let shipped: Promise<PostalTable> | undefined;

/** The table that comes with the project (GeoNames, see NOTICE): read when it is first asked for, once in a process. */
export function loadShippedTable(): Promise<PostalTable> {
  shipped ??= readFile(SHIPPED_FILE)
    .then(unpackPlaces)
    .then((places) => new PostalTable(places));
  // What failed is not kept: the next question tries again.
  shipped.catch(() => {
    shipped = undefined;
  });
  return shipped;
}
