import type { PlaneField, Point2 } from '../../geometry/fields.ts';

/** How an opening is filled; `closed` leaves it a smooth panel. */
export type GrilleStyle = 'bars' | 'verticalBars' | 'honeycomb' | 'diamonds' | 'dots' | 'closed';

/** Lowest and highest y and z. */
export type Bounds = { yFrom: number; yTo: number; zFrom: number; zTo: number };

type Pattern = (bounds: Bounds, pitch: number) => Point2[][];

function steps(from: number, to: number, by: number): number[] {
  const out: number[] = [];
  for (let value = from; value <= to + 1e-9; value += by) out.push(value);
  return out;
}

const honeycomb: Pattern = ({ yFrom, yTo, zFrom, zTo }, pitch) => {
  const paths: Point2[][] = [];
  const side = pitch / Math.sqrt(3);
  let odd = false;
  for (const z of steps(zFrom - pitch, zTo + pitch, side * 1.5)) {
    odd = !odd;
    for (const y of steps(Math.min(yFrom, 0) - pitch, yTo + pitch, pitch)) {
      const cy = y + (odd ? pitch / 2 : 0);
      // three of a cell's six walls: its neighbours draw the rest
      paths.push(
        [
          [cy - pitch / 2, z - side / 2],
          [cy - pitch / 2, z + side / 2],
        ],
        [
          [cy - pitch / 2, z + side / 2],
          [cy, z + side],
        ],
        [
          [cy, z + side],
          [cy + pitch / 2, z + side / 2],
        ],
      );
    }
  }
  return paths;
};

const diamonds: Pattern = ({ yFrom, yTo, zFrom, zTo }, pitch) => {
  const height = zTo - zFrom;
  const lean = height * 1.6;
  return steps(Math.min(yFrom, 0) - lean - pitch, yTo + lean + pitch, pitch).flatMap((y): Point2[][] => [
    [
      [y, zFrom],
      [y + lean, zTo],
    ],
    [
      [y, zTo],
      [y + lean, zFrom],
    ],
  ]);
};

const dots: Pattern = ({ yFrom, yTo, zFrom, zTo }, pitch) => {
  const paths: Point2[][] = [];
  let odd = false;
  for (const z of steps(zFrom, zTo, pitch * 0.6)) {
    odd = !odd;
    for (const y of steps(Math.min(yFrom, 0), yTo, pitch)) {
      const at = y + (odd ? pitch / 2 : 0);
      paths.push([
        [at - pitch * 0.24, z],
        [at + pitch * 0.24, z],
      ]);
    }
  }
  return paths;
};

/** Lines of each style over a rectangle of the left half, which the opening's outline then trims. */
const PATTERNS: Record<GrilleStyle, Pattern> = {
  bars: ({ yFrom, yTo, zFrom, zTo }, pitch) =>
    steps(zFrom + pitch / 2, zTo, pitch).map((z) => [
      [yFrom, z],
      [yTo, z],
    ]),
  verticalBars: ({ yTo, zFrom, zTo }, pitch) =>
    steps(pitch / 2, yTo, pitch).map((y) => [
      [y, zFrom],
      [y, zTo],
    ]),
  honeycomb,
  diamonds,
  dots,
  closed: () => [],
};

/** How thick the bars of each style are, as a share of the pitch. */
export const BAR_SHARE: Record<GrilleStyle, number> = {
  bars: 0.16,
  verticalBars: 0.14,
  honeycomb: 0.085,
  diamonds: 0.06,
  dots: 0.13,
  closed: 0,
};

/** The lines of a style that cover an outline's rectangle. */
export function grilleLines(style: GrilleStyle, bounds: Bounds, pitch: number): Point2[][] {
  return PATTERNS[style](bounds, pitch);
}

/** The rectangle around an outline's corners. */
export function boundsOf(corners: readonly Point2[]): Bounds {
  const ys = corners.map(([y]) => y);
  const zs = corners.map(([, z]) => z);
  return { yFrom: Math.min(...ys), yTo: Math.max(...ys), zFrom: Math.min(...zs), zTo: Math.max(...zs) };
}

/** The outline's left half only: what lies to the right of the middle counts as outside. */
export function leftHalf(inside: PlaneField): PlaneField {
  return (y, z) => Math.max(inside(y, z), -1e-6 - y);
}
