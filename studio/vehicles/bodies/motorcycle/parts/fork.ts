import { type Field, type Point2, type Point3, roundedBox, smoothMax } from '../../../../geometry/fields.ts';
import type { Model } from '../../../../geometry/model.ts';
import { addTube } from './tubes.ts';

/** A fork leg from axle to yoke: slider, chromed stanchion, and a bellows when asked. */
export function addFork(
  model: Model,
  axle: Point3,
  yoke: Point3,
  o: { slider: string; stanchion: string; inverted?: boolean; gaiter?: boolean },
): void {
  const at = (t: number): Point3 => [axle[0] + (yoke[0] - axle[0]) * t, axle[1], axle[2] + (yoke[2] - axle[2]) * t];
  const split = o.inverted ? 0.42 : 0.5;
  addTube(model, o.inverted ? o.stanchion : o.slider, [at(-0.03), at(split)], o.inverted ? 0.021 : 0.029, true);
  addTube(model, o.inverted ? o.slider : o.stanchion, [at(split), at(1.02)], o.inverted ? 0.028 : 0.0205, true);
  addTube(model, o.slider, [at(-0.05), at(0.07)], 0.03, true);
  if (o.gaiter)
    addTube(
      model,
      'trim',
      Array.from({ length: 13 }, (_, i) => at(split - 0.02 + 0.022 * i)),
      (t) => 0.03 + 0.005 * Math.cos(t * 75),
      true,
    );
  addTube(
    model,
    'metal',
    [
      [axle[0], -axle[1] - 0.03, axle[2]],
      [axle[0], axle[1] + 0.03, axle[2]],
    ],
    0.011,
  );
}

/** A brake caliper that grips the disc of a wheel at a place on one side. */
export function addCaliper(model: Model, [x, y, z]: Point3, lean: number, material = 'bark'): void {
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
  const field: Field = (px, py, pz) => {
    const u = (px - x) * cos + (pz - z) * sin;
    const v = -(px - x) * sin + (pz - z) * cos;
    const body = roundedBox(u, py - y, v, 0.03, 0.03, 0.06, 0.014);
    const groove = Math.max(Math.abs(Math.abs(v) - 0.028) - 0.004, 0.022 - Math.abs(py - y));
    return smoothMax(body, -groove, 0.004);
  };
  model.addField(material, field, [x - 0.09, y - 0.05, z - 0.09], [x + 0.09, y + 0.05, z + 0.09], 0.005);
}

/** The two clamps that hold the fork's legs, upper and lower, as boxes across the bike at places (x, z). */
export function addYokes(
  model: Model,
  material: string,
  places: readonly [upper: Point2, lower: Point2],
  o: { half: Point3; rounding: number; room?: number; cell: number; behind?: number },
): void {
  const [long, wide, high] = o.half;
  const { rounding, room = 0.17, cell, behind = 0 } = o;
  for (const [x, z] of places)
    model.addField(
      material,
      (px, y, pz) => roundedBox(px - x - behind, y, pz - z, long, wide, high, rounding),
      [x - 0.1, -room, z - 0.05],
      [x + 0.1, room, z + 0.05],
      cell,
    );
}
