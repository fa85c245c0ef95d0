import type { Point } from './sources.ts';

/**
 * A line with as few of its points as leave none further from it than `tolerance` degrees (Douglas and Peucker). Its
 * ends stay; of a closed line also the point furthest from them.
 */
export function simplify(line: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return [...line];
  if (!isSame(first, last)) return reduce(line, tolerance);
  const far = indexOfFurthest(line, (point) => Math.hypot(across(point, first), point[1] - first[1]));
  return [...reduce(line.slice(0, far + 1), tolerance), ...reduce(line.slice(far), tolerance).slice(1)];
}

export const isSame = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];

function reduce(line: readonly Point[], tolerance: number): Point[] {
  const [a, b] = [line[0], line.at(-1)];
  if (!a || !b || line.length < 3) return [...line];
  const distance = (point: Point) => distanceFrom(point, a, b);
  const at = indexOfFurthest(line, distance);
  const furthest = line[at];
  if (!furthest || distance(furthest) <= tolerance) return [a, b];
  return [...reduce(line.slice(0, at + 1), tolerance), ...reduce(line.slice(at), tolerance).slice(1)];
}

function indexOfFurthest(line: readonly Point[], distance: (point: Point) => number): number {
  let [best, most] = [0, -1];
  for (const [at, point] of line.entries()) {
    const far = distance(point);
    if (far > most) [best, most] = [at, far];
  }
  return best;
}

/** A degree of longitude is shorter than one of latitude; at 27 degrees south, the country's middle, by a tenth. */
const WIDTH = Math.cos((27 * Math.PI) / 180);
const across = (a: Point, b: Point): number => (a[0] - b[0]) * WIDTH;

/** From the straight line between two points, in degrees of latitude. */
function distanceFrom(point: Point, a: Point, b: Point): number {
  const [x, y] = [across(b, a), b[1] - a[1]];
  const [px, py] = [across(point, a), point[1] - a[1]];
  const length = x * x + y * y;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, (px * x + py * y) / length));
  return Math.hypot(px - share * x, py - share * y);
}

/** The area within a ring, in square kilometres. */
export function areaOf(ring: readonly Point[]): number {
  const KM_A_DEGREE = 111.2;
  let twice = 0;
  for (const [at, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y];
    twice += x * nextY - nextX * y;
  }
  return (Math.abs(twice) / 2) * KM_A_DEGREE ** 2 * WIDTH;
}
