import type { Point3 } from '../../../../geometry/fields.ts';
import type { Model } from '../../../../geometry/model.ts';
import { smoothPath, tube } from '../../../../geometry/solids.ts';

const mirroredPoint = ([x, y, z]: Point3): Point3 => [x, -y, z];

/** Adds a bent tube through points; `both` adds its copy on the other side. */
export function addTube(
  model: Model,
  material: string,
  points: readonly Point3[],
  radius: number | ((t: number) => number),
  both = false,
): void {
  const path = points.length > 2 ? smoothPath(points) : points;
  model.add(material, tube(path, radius, { sides: 18 }));
  if (both) model.add(material, tube(path.map(mirroredPoint), radius, { sides: 18 }));
}

/** Adds a straight rod from one point to another; `both` adds its copy on the other side. */
export function addRod(
  model: Model,
  material: string,
  from: Point3,
  to: Point3,
  radius: number | ((t: number) => number),
  both = false,
): void {
  addTube(model, material, [from, to], radius, both);
}

/** Adds a rod straight across the machine, as far to the left as `half` to the right. */
export function addCrossbar(model: Model, material: string, [x, half, z]: Point3, radius: number): void {
  addTube(
    model,
    material,
    [
      [x, -half, z],
      [x, half, z],
    ],
    radius,
  );
}
