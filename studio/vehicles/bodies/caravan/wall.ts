import type { Point3 } from '../../../geometry/fields.ts';
import type { Model } from '../../../geometry/model.ts';
import { moved, type Pose, posed, roundedOutline, slab, type Triangles } from '../../../geometry/solids.ts';

/** A flat wall on which things are fitted: its own axes run to its right (u) and up (v), seen from outside. */
export type Wall = Pose;

/** A rounded rectangle on a wall, by its middle and half sizes. */
export type Place = { u: number; v: number; halfU: number; halfV: number; radius?: number };

/** The wall at one side of a caravan: 1 is its right (y > 0), where u runs to the nose; on the left u is x itself. */
export function flank(side: 1 | -1, halfWidth: number): Wall {
  return { at: [0, side * halfWidth, 0], right: [-side, 0, 0], up: [0, 0, 1] };
}

/** An upright wall across the caravan at x that looks ahead (-1) or back (1). */
export function crossWall(facing: 1 | -1, x: number): Wall {
  return { at: [x, 0, 0], right: [0, facing, 0], up: [0, 0, 1] };
}

/** A wall across the nose that leans from one (x, z) to a higher one; v is measured along it. */
export function leaningWall(from: readonly [number, number], to: readonly [number, number]): Wall {
  return { at: [from[0], 0, from[1]], right: [0, -1, 0], up: [to[0] - from[0], 0, to[1] - from[1]] };
}

/** Fits a thing made about the origin (its front along z) to a wall, standing `proud` metres off it. */
export function mount(model: Model, wall: Wall, material: string, triangles: Triangles, at: Point3): void {
  model.add(material, posed(moved(triangles, at), wall));
}

/** Fits a plate with a slanted edge whose front stands `proud` metres off the wall. */
export function fitPlate(
  model: Model,
  wall: Wall,
  material: string,
  { u, v, halfU, halfV, radius = 0.02 }: Place,
  proud: number,
  bevel = 0.003,
): void {
  const outline = roundedOutline(halfU, halfV, radius, 8);
  mount(model, wall, material, slab(outline, proud + 0.01, bevel), [u, v, proud]);
}

/** The place grown on all sides, or shrunk by a negative number. */
export function grown(place: Place, by: number): Place {
  return {
    ...place,
    halfU: place.halfU + by,
    halfV: place.halfV + by,
    radius: Math.max(0.004, (place.radius ?? 0.02) + by),
  };
}
