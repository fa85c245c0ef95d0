import { capsule, type Field, type Point2, type Point3, smoothMax } from '../../../../geometry/fields.ts';

/** A silencer on the right, cut off at an angle behind, with its bore. */
export type Silencer = {
  /** Where its middle line runs; y is measured from `aside`. */
  from: Point3;
  to: Point3;
  radii: Point2;
  aside: number;
  /** Over 1 the barrel is narrower across than it is high. */
  flatness: number;
  /** The way that the gas leaves, as a direction in the plane of the side. */
  along: Point2;
  /** Middle of the end; how far the barrel reaches past it; the rounding of its edge. */
  end: Point2;
  past: number;
  rounding: number;
  bore: { aside: number; radius: number; depth: number };
};

/** The shape of a silencer, to be meshed and cut. */
export function silencer({ from, to, radii, aside, flatness, along, end, past, rounding, bore }: Silencer): Field {
  const [endX, endZ] = end;
  return (x, y, z) => {
    const barrel = capsule([x, (y - aside) * flatness, z], from, to, radii);
    const beyond = (x - endX) * along[0] + (z - endZ) * along[1];
    const hole = Math.hypot(y - bore.aside, (z - endZ) * along[0] - (x - endX) * along[1]) - bore.radius;
    return smoothMax(smoothMax(barrel, beyond - past, rounding), -Math.max(hole, -beyond - bore.depth), 0.004);
  };
}

/** How far along a silencer a place is from its start, in metres: for cuts across it. */
export function distanceAlong([startX, startZ]: Point2, along: Point2): (x: number, z: number) => number {
  return (x, z) => (x - startX) * along[0] + (z - startZ) * along[1];
}
