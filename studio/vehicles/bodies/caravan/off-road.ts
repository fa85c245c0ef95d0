import type { Point2, Point3 } from '../../../geometry/fields.ts';
import type { Model } from '../../../geometry/model.ts';
import { box, drum, pipe } from '../../parts/solids.ts';

const SIDES = [1, -1] as const;

/** Adds bars of box section along a line of (x, z) at both sides, whose corners stay sharp: an angular wheel arch. */
export function addAngularFlare(
  model: Model,
  line: readonly Point2[],
  o: { y: number; halfWidth: number; halfHeight: number; material?: string },
): void {
  for (let i = 1; i < line.length; i++) {
    const [[fromX, fromZ], [toX, toZ]] = [line[i - 1]!, line[i]!];
    const half = Math.hypot(toX - fromX, toZ - fromZ) / 2 + o.halfHeight * 0.5;
    for (const side of SIDES)
      model.add(o.material ?? 'trim', box([0, 0, 0], [half, o.halfWidth, o.halfHeight], 0.012), {
        leanY: -Math.atan2(toZ - fromZ, toX - fromX),
        at: [(fromX + toX) / 2, side * o.y, (fromZ + toZ) / 2],
      });
  }
}

/** Adds a jerry can on a tray with a strap, its narrow side to the front; `at` is the middle of the can. */
export function addJerryCan(model: Model, [x, y, z]: Point3, material = 'belt-red'): void {
  model.add(material, box([x, y, z], [0.17, 0.078, 0.22], 0.03));
  for (const side of SIDES)
    for (const lean of [0.66, -0.66])
      model.add(material, box([0, 0, 0], [0.014, 0.006, 0.2], 0.006), { leanY: lean, at: [x, y + side * 0.079, z] });
  for (const across of [-0.042, 0, 0.042])
    model.add(
      material,
      pipe(
        [
          [x - 0.08, y + across, z + 0.2],
          [x - 0.08, y + across, z + 0.265],
          [x + 0.07, y + across, z + 0.265],
          [x + 0.07, y + across, z + 0.2],
        ],
        0.011,
        0.02,
      ),
    );
  model.add('trim', drum([x + 0.125, y, z + 0.2], [x + 0.125, y, z + 0.25], 0.032));
  model.add('black', box([x, y, z - 0.215], [0.195, 0.1, 0.014], 0.006));
  for (const side of SIDES) model.add('black', box([x, y + side * 0.096, z - 0.17], [0.195, 0.006, 0.05], 0.004));
  model.add('seal', box([x, y, z - 0.02], [0.174, 0.082, 0.02], 0.012));
}

/** Adds a pair of recovery boards upright on their pins, ribbed, with hand holes; the front looks back. */
export function addRecoveryBoards(model: Model, [x, y, z]: Point3, material = 'fruit-orange'): void {
  for (const layer of [0, 1]) {
    const at = x + layer * 0.05;
    model.add(material, box([at, y, z], [0.016, 0.155, 0.5], 0.014));
    for (const side of SIDES) model.add(material, box([at, y + side * 0.14, z], [0.026, 0.018, 0.49], 0.01));
    for (let rib = -4; rib <= 4; rib++)
      model.add(material, box([at + 0.01, y, z + rib * 0.095], [0.016, 0.12, 0.014], 0.008));
  }
  for (const up of [0.39, -0.39]) model.add('black', box([x + 0.068, y, z + up], [0.006, 0.06, 0.018], 0.006));
  for (const up of [0.2, -0.2]) model.add('trim', drum([x - 0.06, y, z + up], [x + 0.09, y, z + up], 0.018));
  for (const up of [0.2, -0.2]) model.add('black', box([x + 0.095, y, z + up], [0.012, 0.05, 0.022], 0.01));
}

/** Adds a corner leg swung up along the frame: tube, foot and handle. */
export function addCornerLeg(model: Model, from: Point3, to: Point3): void {
  model.add('metal', pipe([from, to], 0.024));
  model.add('black', drum([from[0], from[1] - 0.035, from[2]], [from[0], from[1] + 0.035, from[2]], 0.034));
  model.add('metal', box(to, [0.014, 0.055, 0.055], 0.006));
}

/** Adds a box lamp bar with a row of lenses that looks ahead. */
export function addLightBar(model: Model, [x, y, z]: Point3, halfWidth: number): void {
  model.add('black', box([x, y, z], [0.03, halfWidth, 0.032], 0.012));
  const count = Math.round(halfWidth / 0.045);
  const pitch = (2 * halfWidth - 0.03) / count;
  for (let lens = 0; lens < count; lens++)
    model.add(
      'lamp',
      box([x - 0.03, y - halfWidth + 0.015 + (lens + 0.5) * pitch, z], [0.006, pitch * 0.42, 0.022], 0.005),
    );
}
