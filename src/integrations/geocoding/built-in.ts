import { isPostcode } from '../../domain/geography/postcodes.ts';
import type { Geocoder, PlaceStore } from './contract.ts';
import { findCentre, loadPlacesOfPostcode } from './postal-places.ts';

/**
 * Needs no network: a postcode is in the middle of its places, of a table that an operator has loaded (`npm run
 * postcodes`) or of the shipped one.
 */
export function createBuiltInGeocoder(places: PlaceStore): Geocoder {
  return {
    find: async (postcode) =>
      isPostcode(postcode) ? findCentre(await loadPlacesOfPostcode(places, postcode)) : undefined,
  };
}
