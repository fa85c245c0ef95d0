import type { Coordinates } from '../../domain/geography/distance.ts';
import type { PostalPlace } from './geonames.ts';

/**
 * A service that knows where the middle of a postcode is; undefined for one that there is not. It throws
 * `GeocodingFailure` when it cannot say.
 */
export interface Geocoder {
  find(postcode: string): Promise<Coordinates | undefined>;
}

/** The places that an operator has loaded. None stand for a table that was never loaded. */
export interface PlaceStore {
  ofPostcode(postcode: string): Promise<readonly PostalPlace[]>;
  named(name: string): Promise<readonly PostalPlace[]>;
}

/**
 * The service could not be asked, or what it answered cannot be used; the message says what and where, and never the
 * key.
 */
export class GeocodingFailure extends Error {
  override name = 'GeocodingFailure';
}
