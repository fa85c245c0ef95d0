import type { Coordinates } from '../../domain/geography/distance.ts';
import type { PostalPlace } from './geonames.ts';

/**
 * Finds the centre of a postcode; undefined for one that does not exist. Throws `GeocodingFailure` when the service
 * fails.
 */
export interface Geocoder {
  find(postcode: string): Promise<Coordinates | undefined>;
}

/** The places that the operator loaded. Empty when no table was loaded. */
export interface PlaceStore {
  ofPostcode(postcode: string): Promise<readonly PostalPlace[]>;
  named(name: string): Promise<readonly PostalPlace[]>;
}

/** The service could not be reached, or its response cannot be used; the message says what and where, never the key. */
export class GeocodingFailure extends Error {
  override name = 'GeocodingFailure';
}
