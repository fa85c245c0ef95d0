import { type Field, type Point3, smoothMax } from '../../../../geometry/fields.ts';
import type { Model } from '../../../../geometry/model.ts';

/** A mudguard around a wheel: from one angle to another (radians up from the rear), hugging the tyre. */
export function addMudguard(
  model: Model,
  material: string,
  [cx, , cz]: Point3,
  o: { inner: number; halfWidth: number; from: number; to: number; thickness?: number; flare?: number },
): void {
  const { inner, halfWidth, from, to, thickness = 0.0045, flare = 0 } = o;
  const middle = (from + to) / 2;
  const half = (to - from) / 2;
  const field: Field = (x, y, z) => {
    const r = Math.hypot(x - cx, z - cz);
    let angle = Math.atan2(z - cz, x - cx) - middle;
    angle = Math.atan2(Math.sin(angle), Math.cos(angle));
    const arc = inner + 0.02 - 2.2 * y * y * (halfWidth > 0.09 ? 0.9 : 1.3) - flare * Math.abs(angle);
    const shell = Math.abs(r - arc) - thickness;
    const across = Math.abs(y) - halfWidth;
    return smoothMax(smoothMax(shell, across, 0.006), (Math.abs(angle) - half) * r * 0.9, 0.012);
  };
  const reach = inner + 0.06;
  model.addField(
    material,
    field,
    [cx - reach, -halfWidth - 0.03, cz - reach],
    [cx + reach, halfWidth + 0.03, cz + reach],
    0.006,
  );
}
