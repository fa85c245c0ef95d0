import { findPostcode } from '../../db/queries/postal-places.ts';
import type { SiteDb } from '../../db/scope.ts';
import { findPostcodeArea, isPostcode } from '../../domain/postcodes.ts';
import type { Geocoder } from './contract.ts';

/**
 * Needs no network: postcodes that an operator has loaded (`npm run postcodes`) are known to the suburb; all others by the built-in table of postcode
 * areas, good to about 25 km.
 */
export function builtInGeocoder(db: SiteDb): Geocoder {
  return {
    async find(postcode) {
      if (!isPostcode(postcode)) return undefined;
      const loaded = await db.run((tx) => findPostcode(tx, postcode));
      if (loaded) return { ...loaded, isArea: false };
      const area = findPostcodeArea(postcode);
      return area && { ...area, isArea: true };
    },
  };
}
