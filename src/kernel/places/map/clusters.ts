import type { Spot } from './spots.ts';

/** Spots whose markers would hide each other at some zoom; of one spot where it stands alone. */
export interface Cluster {
  spots: [Spot, ...Spot[]];
  /** The middle of its spots. */
  lat: number;
  long: number;
}

/** Closer than this many pixels to each other, a finger would press two markers at once. */
export const APART_PX = 46;

/**
 * Groups spots by where a map shows them, in pixels: one joins the first group whose middle is nearer than `APART_PX`.
 * The order of the spots is kept.
 */
export function clusterSpots(spots: readonly Spot[], placeOf: (at: Coordinates) => Pixel): Cluster[] {
  const clusters: Cluster[] = [];
  for (const spot of spots) {
    const at = placeOf(spot);
    const near = clusters.find((cluster) => {
      const middle = placeOf(cluster);
      return Math.hypot(middle.x - at.x, middle.y - at.y) < APART_PX;
    });
    if (near) join(near, spot);
    else clusters.push({ spots: [spot], lat: spot.lat, long: spot.long });
  }
  return clusters;
}

interface Coordinates {
  lat: number;
  long: number;
}

interface Pixel {
  x: number;
  y: number;
}

function join(cluster: Cluster, { lat, long, ...spot }: Spot): void {
  const count = cluster.spots.push({ lat, long, ...spot });
  cluster.lat += (lat - cluster.lat) / count;
  cluster.long += (long - cluster.long) / count;
}

/** The number of locations at a cluster's spots: the desks of one have its page in common (H9). */
export function countPlaces({ spots }: Cluster): number {
  return new Set(spots.flatMap(({ pins }) => pins.map(({ href }) => href.split('?')[0]))).size;
}

/** A cluster as one spot: for a map that cannot show its spots apart. */
export function mergeSpots({ spots: [first, ...others], lat, long }: Cluster): Spot {
  const pins: Spot['pins'] = [...first.pins, ...others.flatMap((spot) => spot.pins)];
  const [{ name }] = pins;
  return { ...first, lat, long, pins, name: pins.length > 1 ? `${name} and ${pins.length - 1} more here` : name };
}
