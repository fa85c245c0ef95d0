import { isPostcode } from '../../domain/geography/postcodes.ts';
import type { Geocoder, PlaceStore } from './contract.ts';
import { findCentre, loadPlacesOfPostcode } from './postal-places.ts';

/**
 * Needs no network: a postcode's point is the centre of its places, from the table that the operator loaded (`npm run
 * postcodes`) or the shipped one.
 */
export function createBuiltInGeocoder(places: PlaceStore): Geocoder {
  return {
    find: async (postcode) =>
      isPostcode(postcode) ? findCentre(await loadPlacesOfPostcode(places, postcode)) : undefined,
  };
}
