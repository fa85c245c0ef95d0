import type { OwnVehicle } from './vehicle.ts';

/** Up to what a site makes estimates online; the settings `tradeIn` have these. */
export interface EstimateLimits {
  maxAgeYears: number;
  maxKm: number;
}

/**
 * Why a vehicle gets no estimate online: it is too old, has gone too far, or how old it is or how far it has gone is
 * not known.
 */
export type LimitReason = 'over_age' | 'over_km' | 'unknown';

/**
 * What stands in the way of an estimate in a year (G4, G5: none for cars over 7 years old or over 100,000 km); null for
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
