/** In degrees. */
export interface Coordinates {
  lat: number;
  long: number;
}

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometres on a sphere of 6371 km radius (H10, G9). */
export function computeDistanceKm(from: Coordinates, to: Coordinates): number {
  const lat = radians(to.lat - from.lat);
  const long = radians(to.long - from.long);
  const half =
    Math.sin(lat / 2) ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(long / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(half)));
}
