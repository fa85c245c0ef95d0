/** A bounding box of latitudes and longitudes, in degrees. */
interface Box {
  south: number;
  north: number;
  west: number;
  east: number;
}

/** The mainland with Tasmania and the Torres Strait, and the inhabited islands, each with some sea around it. */
const BOXES: readonly Box[] = [
  { south: -43.8, north: -9.1, west: 112.8, east: 153.8 },
  { south: -31.7, north: -31.4, west: 158.9, east: 159.3 },
  { south: -29.2, north: -28.9, west: 167.8, east: 168.1 },
  { south: -10.7, north: -10.3, west: 105.4, east: 105.8 },
  { south: -12.3, north: -11.7, west: 96.7, east: 97.0 },
];

/**
 * Whether a place lies in Australia, Lord Howe, Norfolk, Christmas and the Cocos Islands included. By bounding boxes,
 * not coastlines.
 */
export function isInAustralia(lat: number, long: number): boolean {
  return BOXES.some(({ south, north, west, east }) => lat >= south && lat <= north && long >= west && long <= east);
}
