import type { Point2 } from '../../../geometry/fields.ts';

/** A corner of a caravan seen from its side: x, z and the radius that rounds it. */
export type Corner = readonly [x: number, z: number, radius: number];

/** A place on the outline with the direction that looks away from the body. */
export type OutlinePoint = { at: Point2; outward: Point2 };

const ARC_STEP = 0.02;
const STRAIGHT_STEP = 0.07;

function direction(from: Point2, to: Point2): Point2 {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}

function turned([x, z]: Point2, angle: number): Point2 {
  return [x * Math.cos(angle) - z * Math.sin(angle), x * Math.sin(angle) + z * Math.cos(angle)];
}

/** The arc that rounds one corner, from where it leaves one straight to where it meets the next. */
function arcAt(before: Corner, [x, z, radius]: Corner, after: Corner): OutlinePoint[] {
  const into = direction([before[0], before[1]], [x, z]);
  const away = direction([x, z], [after[0], after[1]]);
  const turn = Math.atan2(into[0] * away[1] - into[1] * away[0], into[0] * away[0] + into[1] * away[1]);
  const back = radius * Math.tan(Math.abs(turn) / 2);
  const side = turn >= 0 ? 1 : -1;
  const outward: Point2 = [into[1], -into[0]];
  const start: Point2 = [x - into[0] * back, z - into[1] * back];
  const centre: Point2 = [start[0] - outward[0] * radius * side, start[1] - outward[1] * radius * side];
  const count = Math.max(2, Math.ceil((Math.abs(turn) * radius) / ARC_STEP));
  return Array.from({ length: count + 1 }, (_, i) => {
    const looks = turned(outward, (turn * i) / count);
    return {
      at: [centre[0] + looks[0] * radius * side, centre[1] + looks[1] * radius * side],
      outward: looks,
    };
  });
}

function straight(from: OutlinePoint, to: OutlinePoint): OutlinePoint[] {
  const count = Math.ceil(Math.hypot(to.at[0] - from.at[0], to.at[1] - from.at[1]) / STRAIGHT_STEP);
  return Array.from({ length: Math.max(0, count - 1) }, (_, i) => {
    const t = (i + 1) / count;
    return {
      at: [from.at[0] + (to.at[0] - from.at[0]) * t, from.at[1] + (to.at[1] - from.at[1]) * t],
      outward: from.outward,
    };
  });
}

/** Rounds an outline's corners (bottom first, then rear, roof, front) into a closed line of places. */
export function roundedOutline(corners: readonly Corner[]): OutlinePoint[] {
  const count = corners.length;
  const arcs = corners.map((corner, i) => arcAt(corners[(i + count - 1) % count]!, corner, corners[(i + 1) % count]!));
  return arcs.flatMap((arc, i) => [...arc, ...straight(arc[arc.length - 1]!, arcs[(i + 1) % count]![0]!)]);
}

/** Moves an outline inwards. */
export function inwards(outline: readonly OutlinePoint[], distance: number): Point2[] {
  return outline.map(({ at, outward }) => [at[0] - outward[0] * distance, at[1] - outward[1] * distance]);
}
