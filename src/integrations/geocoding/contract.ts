import type { Coordinates } from '../../domain/distance.ts';

/** Where a postcode is: its own middle, or that of the area it is in, from which distances are about right. */
export interface FoundPostcode extends Coordinates {
  isArea: boolean;
}

/** A service that knows where postcodes are; undefined for one that there is not. It throws `GeocodingFailure` when it cannot say. */
export interface Geocoder {
  find(postcode: string): Promise<FoundPostcode | undefined>;
}

/** The service could not be asked, or what it answered cannot be used; the message says what and where, and never the key. */
export class GeocodingFailure extends Error {
  override name = 'GeocodingFailure';
}
