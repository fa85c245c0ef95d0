import { type Field, type Point3, roundedBox, smoothMax } from '../../../../geometry/fields.ts';
import type { Model } from '../../../../geometry/model.ts';
import { addNumberPlate } from '../../../front-and-rear/plate.ts';
import { addTube } from './tubes.ts';

/** An indicator on a short stem: where the stem starts, and where the lamp's middle is; on both sides. */
export function addIndicator(model: Model, from: Point3, [x, y, z]: Point3): void {
  addTube(model, 'trim', [from, [x, y - 0.02, z]], 0.007, true);
  const lamp: Field = (px, py, pz) => roundedBox(px - x, py - y, pz - z, 0.016, 0.034, 0.013, 0.012);
  const surface = model.surface('trim', lamp, [x - 0.04, y - 0.06, z - 0.04], [x + 0.04, y + 0.06, z + 0.04], 0.005);
  const outwards = Math.sign(x - 1) || 1;
  surface.cut('trim', 'amber', (px) => 0.002 - outwards * (px - x));
  model.addParts(surface.triangles, { mirrored: true });
}

/** A round headlamp in a chromed bowl that looks ahead; `both` adds its copy on the other side. */
export function addRoundLamp(model: Model, [x, y, z]: Point3, radius: number, both: boolean): void {
  const bowl: Field = (px, py, pz) => {
    const r = Math.hypot(py - y, pz - z);
    return smoothMax(Math.hypot((px - x) * 0.75, r) - radius, x - 0.02 - 0.4 * (radius * radius - r * r) - px, 0.012);
  };
  const reach = radius * 1.5 + 0.02;
  const surface = model.surface(
    'chrome',
    bowl,
    [x - reach, y - reach, z - reach],
    [x + reach, y + reach, z + reach],
    0.0055,
  );
  const glass = (inset: number) => (_x: number, py: number, pz: number, nx: number) =>
    Math.max(Math.hypot(py - y, pz - z) - radius + inset, nx + 0.4);
  surface.cut('chrome', 'lampdark', glass(0.012));
  surface.cut('lampdark', 'drl', (_x, py, pz) => Math.abs(Math.hypot(py - y, pz - z) - radius * 0.72) - radius * 0.06);
  surface.cut('lampdark', 'led', (_x, py, pz) => Math.hypot(py - y, pz - z) - radius * 0.45);
  surface.line('led', 'lampdark', (_x, _y, pz) => pz - z, 0.002);
  model.addParts(surface.triangles, { mirrored: both });
}

/** A number plate of a motorcycle's size, looking back. */
export function addBikePlate(model: Model, x: number, z: number, text: string): void {
  addNumberPlate(model, { x, z, facing: 1, text, scale: 0.62 });
}
