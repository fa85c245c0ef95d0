import { getErrorMessage } from '../../domain/text/error-message.ts';

/** A place with a postcode, as in GeoNames' postal code files. */
export interface PostalPlace {
  postcode: string;
  name: string;
  state: string;
  lat: number;
  long: number;
}

const COLUMNS = 12;

/**
 * Reads one line of GeoNames' postal codes (readme.txt of download.geonames.org/export/zip), tab-separated: country,
 * postal code, place name, then three pairs of administrative name and code, latitude, longitude, accuracy. Throws what
 * is wrong with it; undefined for an empty line.
 */
function readPostalPlace(line: string): PostalPlace | undefined {
  if (line.trim() === '') return undefined;
  const columns = line.split('\t');
  if (columns.length !== COLUMNS) throw new Error(`has ${columns.length} columns, not ${COLUMNS}`);
  const [country, postcode = '', name = '', , state = '', , , , , latitude = '', longitude = ''] = columns;
  if (country !== 'AU') throw new Error(`is of country "${country}", not AU`);
  if (!/^\d{4}$/.test(postcode)) throw new Error(`has the postcode "${postcode}", which is not four digits`);
  if (name.trim() === '') throw new Error('has no place name');
  const lat = degrees('latitude', latitude, 90);
  const long = degrees('longitude', longitude, 180);
  return { postcode, name: name.trim(), state: state.trim(), lat, long };
}

function degrees(what: string, written: string, most: number): number {
  const value = Number(written);
  if (written.trim() === '' || !Number.isFinite(value) || Math.abs(value) > most)
    throw new Error(`has the ${what} "${written}", which is none`);
  return value;
}

/**
 * Reads the lines of such a file. Throws on the first wrong line, with its number and what is wrong, so that a file is
 * loaded whole or not at all; duplicate places are dropped.
 */
export async function readPostalPlaces(lines: AsyncIterable<string> | Iterable<string>): Promise<PostalPlace[]> {
  const places = new Map<string, PostalPlace>();
  let number = 0;
  for await (const line of lines) {
    number += 1;
    try {
      const place = readPostalPlace(line);
      if (place) places.set(`${place.postcode}\t${place.state}\t${place.name}`, place);
    } catch (error) {
      throw new Error(`Line ${number} ${getErrorMessage(error)}`, { cause: error });
    }
  }
  if (places.size === 0) throw new Error('The file has no places');
  return [...places.values()];
}
