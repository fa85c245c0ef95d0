import type { Point3 } from '../../../../geometry/fields.ts';
import type { Model } from '../../../../geometry/model.ts';
import { addRod, addTube } from './tubes.ts';

/** A peg for a foot, or the bracket that it is bolted to: from where to where on the right, and its radius. */
export type Peg = readonly [material: string, from: Point3, to: Point3, radius: number];

/** Pegs for the feet of rider and passenger, on both sides. */
export function addFootPegs(model: Model, ...pegs: readonly Peg[]): void {
  for (const side of [1, -1])
    for (const [material, from, to, radius] of pegs)
      addRod(model, material, [from[0], side * from[1], from[2]], [to[0], side * to[1], to[2]], radius);
}

/** The side stand, folded out: from its pivot over its bend to its foot on the ground. */
export function addSideStand(model: Model, pivot: Point3, bend: Point3, foot: Point3, radius = 0.012): void {
  addTube(model, 'trim', [pivot, bend, foot], radius);
}

/** The arm that carries the number plate, from the tail backwards and down. */
export function addPlateArm(model: Model, from: Point3, bend: Point3, to: Point3): void {
  addTube(model, 'trim', [from, bend, to], 0.016);
}
