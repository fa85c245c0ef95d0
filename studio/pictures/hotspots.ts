import type { ManifestHotspot } from '../../demo/picture-set/manifest.ts';
import type { Point, SpotOnPicture } from '../page/order.ts';

const MARGIN = 1;

/**
 * The positions of hotspots on a spin's frames where they are seen; `steps` has for each frame the spots in the order
 * of `descriptions`.
 */
export function hotspotsOnSpin(
  descriptions: readonly string[],
  steps: readonly (readonly SpotOnPicture[])[],
): ManifestHotspot[] {
  return descriptions.map((description, index) => ({
    description,
    positions: steps.flatMap((spots, angle) => {
      const spot = spots[index];
      return spot && isOnPicture(spot) ? [{ angle, x: tenths(spot.x), y: tenths(spot.y) }] : [];
    }),
  }));
}

function isOnPicture({ x, y, seen }: SpotOnPicture): boolean {
  return seen && [x, y].every((place) => place >= MARGIN && place <= 100 - MARGIN);
}

/**
 * Where a point in a cabin falls on the panorama taken from `eye`, in per cent of its width and height: its middle
 * looks to the nose (-x), a quarter further right to the vehicle's right (y).
 */
export function placeOnPanorama(eye: Point, at: Point): { x: number; y: number } {
  const [x, y, z] = [at[0] - eye[0], at[1] - eye[1], at[2] - eye[2]];
  const around = Math.atan2(y, -x) / (2 * Math.PI);
  const up = Math.atan2(z, Math.hypot(x, y)) / Math.PI;
  return { x: tenths((0.5 + around) * 100), y: tenths((0.5 - up) * 100) };
}

/** The hotspots of a cabin; a panorama has one angle, 0. */
export function hotspotsInCabin(eye: Point, spots: readonly { description: string; at: Point }[]): ManifestHotspot[] {
  return spots.map(({ description, at }) => ({
    description,
    positions: [{ angle: 0, ...placeOnPanorama(eye, at) }],
  }));
}

const tenths = (value: number) => Math.round(value * 10) / 10;
