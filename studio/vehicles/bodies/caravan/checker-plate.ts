import type { Point3 } from '../../../geometry/fields.ts';
import type { Model } from '../../../geometry/model.ts';
import { posed } from '../../../geometry/solids.ts';
import type { Wall } from './wall.ts';

const PITCH = 0.042;
const BAR = { halfLength: 0.017, halfWidth: 0.0055, rise: 0.0026 };

/** One raised bar of the tread, a low roof with slanted ends, turned by an angle in the wall's plane. */
function treadBar(u: number, v: number, angle: number, base: number): number[] {
  const { halfLength, halfWidth, rise } = BAR;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = (a: number, b: number, up: number): Point3 => [u + a * cos - b * sin, v + a * sin + b * cos, base + up];
  const [left, right] = [at(-halfLength, 0, 0), at(halfLength, 0, 0)];
  const [top, low, high] = [at(0, 0, rise), at(0, -halfWidth, 0), at(0, halfWidth, 0)];
  const slope = rise / halfWidth;
  const tilt = (side: number): Point3 => [-sin * slope * side, cos * slope * side, 1];
  const out: number[] = [];
  const face = (corners: Point3[], normal: Point3): void => {
    const length = Math.hypot(...normal);
    for (const corner of corners) out.push(...corner, normal[0] / length, normal[1] / length, normal[2] / length);
  };
  face([left, low, top], tilt(-1));
  face([low, right, top], tilt(-1));
  face([right, high, top], tilt(1));
  face([high, left, top], tilt(1));
  return out;
}

/** Strews raised bars over a part of a wall, each across its neighbours, where `inside` is negative. */
export function addTread(
  model: Model,
  wall: Wall,
  material: string,
  area: { fromU: number; toU: number; fromV: number; toV: number },
  o: { inside?: (u: number, v: number) => number; base?: number } = {},
): void {
  const triangles: number[] = [];
  const columns = Math.floor((area.toU - area.fromU) / PITCH);
  const rows = Math.floor((area.toV - area.fromV) / PITCH);
  for (let i = 0; i < columns; i++) {
    for (let j = 0; j < rows; j++) {
      const u = area.fromU + (i + 0.5) * PITCH;
      const v = area.fromV + (j + 0.5) * PITCH;
      if (o.inside && o.inside(u, v) > -0.02) continue;
      for (const number of treadBar(u, v, ((i + j) % 2 === 0 ? 1 : -1) * (Math.PI / 4), o.base ?? 0.0005))
        triangles.push(number);
    }
  }
  model.add(material, posed(triangles, wall));
}
