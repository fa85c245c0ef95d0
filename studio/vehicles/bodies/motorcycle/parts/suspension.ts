import type { Point3 } from '../../../../geometry/fields.ts';
import type { Model } from '../../../../geometry/model.ts';
import { addTube } from './tubes.ts';

/** A coil spring: its wire's radius, its own radius, how often it winds, in how many steps it is drawn. */
export type Coil = { wire: number; radius: number; turns: number; steps: number };

/** A coil spring around a line, which `axis` gives from 0 (its foot) to 1; `both` adds its copy on the other side. */
export function addCoil(
  model: Model,
  material: string,
  axis: (t: number) => Point3,
  { wire, radius, turns, steps }: Coil,
  both = false,
): void {
  const path = Array.from({ length: steps }, (_, i): Point3 => {
    const t = i / (steps - 1);
    const angle = t * turns * 2 * Math.PI;
    const [x, y, z] = axis(t);
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle), z];
  });
  addTube(model, material, path, wire, both);
}

/** The line of a spring from its foot, given how far it runs back and up. */
export function springLine([x, y, z]: Point3, back: number, up: number): (t: number) => Point3 {
  return (t) => [x + back * t, y, z + up * t];
}
