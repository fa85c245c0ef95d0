import { distanceKm } from '../../domain/distance.ts';
import { findPostcodeArea } from '../../domain/postcodes.ts';
import type { PostalPlace } from './geonames.ts';

/** How far the built-in table is from where places are, in kilometres. */
export interface Measured {
  places: number;
  /** Places whose postcode the table does not have. */
  missing: number;
  median: number;
  /** Nine of ten are nearer than this. */
  ninetieth: number;
}

/** Holds the built-in table against places (H10). Throws when it has none of their postcodes. */
export function measureAreas(places: readonly PostalPlace[]): Measured {
  const away = places.flatMap((place) => {
    const area = findPostcodeArea(place.postcode);
    return area ? [distanceKm(area, place)] : [];
  });
  if (away.length === 0) throw new Error('The built-in table has none of these postcodes');
  const sorted = away.toSorted((a, b) => a - b);
  const part = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]!;
  return {
    places: places.length,
    missing: places.length - away.length,
    median: part(0.5),
    ninetieth: part(0.9),
  };
}
