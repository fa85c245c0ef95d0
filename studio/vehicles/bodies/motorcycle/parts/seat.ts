import { type Field, smoothMax } from '../../../../geometry/fields.ts';
import type { Surface } from '../../../../geometry/surface.ts';

/** A seat that follows a line from the side. */
export type Seat = {
  /** Height of its upper side over a place along the bike, and half its width there. */
  line: (x: number) => number;
  half: (x: number) => number;
  /** How far its middle lies below the line, how much it falls to the sides, half its thickness. */
  drop: number;
  crown: number;
  thickness: number;
  /** Where it begins and ends. */
  from: number;
  to: number;
  /** Rounding of its long edges, of its ends, and where these meet. */
  rounding: readonly [edge: number, end: number, corner: number];
};

/** The shape of a seat's cushion, to be meshed and stitched. */
export function seat({ line, half, drop, crown, thickness, from, to, rounding }: Seat): Field {
  const [edge, end, corner] = rounding;
  return (x, y, z) => {
    const d = smoothMax(Math.abs(z - line(x) + drop + crown * y * y) - thickness, Math.abs(y) - half(x), edge);
    return smoothMax(d, smoothMax(from - x, x - to, end), corner);
  };
}

/** A seam along the top of a seat, on both sides at `y`, from one x to another. */
export function stitchAlong(
  cushion: Surface,
  {
    y: out,
    halfWidth,
    from,
    to = Number.POSITIVE_INFINITY,
  }: { y: number; halfWidth: number; from: number; to?: number },
): void {
  cushion.line(
    'leather',
    'stitch',
    (_x, y) => Math.abs(y) - out,
    halfWidth,
    (x, _y, _z, _nx, _ny, nz) => Math.max(0.5 - nz, from - x, x - to),
  );
}

/** Seams or ribs across a seat: the first at `from`, the others `step` apart, as wide to each side as `half`. */
export function stitchAcross(
  cushion: Surface,
  material: string,
  o: { from: number; step?: number; count?: number; halfWidth: number; half: number; upwards: number },
): void {
  const { from, step = 0, count = 1 } = o;
  for (let i = 0; i < count; i++)
    cushion.line(
      'leather',
      material,
      (x) => x - from - i * step,
      o.halfWidth,
      (_x, y, _z, _nx, _ny, nz) => Math.max(o.upwards - nz, Math.abs(y) - o.half),
    );
}
