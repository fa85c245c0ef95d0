import { type Field, type Point2, type Point3, polygon, roundedBox, smoothMax } from '../../../../geometry/fields.ts';
import type { Model } from '../../../../geometry/model.ts';

/** A flat-sided piece: an outline in the plane of the side, between two y, with rounded edges. */
export function addPlateOf(
  model: Model,
  material: string,
  outline: readonly Point2[],
  [y, halfThickness]: Point2,
  rounding = 0.008,
  both = false,
): void {
  const shape = polygon(outline, 0.006);
  const field: Field = (px, py, pz) => smoothMax(shape(px, pz), Math.abs(py - y) - halfThickness, rounding);
  const xs = outline.map(([x]) => x);
  const zs = outline.map(([, z]) => z);
  const low: Point3 = [Math.min(...xs) - 0.03, y - halfThickness - 0.02, Math.min(...zs) - 0.03];
  const high: Point3 = [Math.max(...xs) + 0.03, y + halfThickness + 0.02, Math.max(...zs) + 0.03];
  model.addField(material, field, low, high, 0.006, { mirrored: both });
}

/** A cover on each side under the seat: a rounded rectangle leant by `lean`, at `out` from the middle. */
export function sideCover(o: {
  at: Point2;
  lean: number;
  half: Point2;
  corner: number;
  out: number;
  halfThickness: number;
  rounding: number;
}): Field {
  const [cx, cz] = o.at;
  return (x, y, z) =>
    smoothMax(
      roundedBox(x - cx - o.lean * (z - cz), z - cz, 0, o.half[0], o.half[1], 1, o.corner),
      Math.abs(Math.abs(y) - o.out) - o.halfThickness,
      o.rounding,
    );
}

/**
 * A box across the middle, with rounded edges: radiator, dial, lamp. It leans back by `lean` metres a metre of height,
 * from the height `leanFrom` (its middle's when there is none).
 */
export function leaningBox(o: { at: Point2; half: Point3; rounding: number; lean?: number; leanFrom?: number }): Field {
  const [cx, cz] = o.at;
  const { lean = 0, leanFrom = cz, rounding } = o;
  const [long, wide, high] = o.half;
  return (x, y, z) => roundedBox(x - cx - lean * (z - leanFrom), y, z - cz, long, wide, high, rounding);
}
