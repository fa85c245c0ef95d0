import type { OwnVehicle } from './vehicle.ts';

/** The limits of online estimates; from the settings `tradeIn`. */
export interface EstimateLimits {
  maxAgeYears: number;
  maxKm: number;
}

/** Why a vehicle gets no online estimate: its age or kilometres are over the limit or unknown. */
export type LimitReason = 'over_age' | 'over_km' | 'unknown';

/**
 * What prevents an online estimate in a year (G4, G5: none for cars over 7 years old or over 100,000 km); null for
 * nothing.
 */
export function findEstimateLimit(
  { year, km }: Pick<OwnVehicle, 'year' | 'km'>,
  { maxAgeYears, maxKm }: EstimateLimits,
  thisYear: number,
): LimitReason | null {
  if (year === null || km === null) return 'unknown';
  if (thisYear - year > maxAgeYears) return 'over_age';
  return km > maxKm ? 'over_km' : null;
}
