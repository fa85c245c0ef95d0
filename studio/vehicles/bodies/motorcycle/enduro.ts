import { type Field, polygon, roundedBox, smoothMax } from '../../../geometry/fields.ts';
import { type Detail, Model } from '../../../geometry/model.ts';
import { addDirtBar, addDirtBody, addDirtEngine, addDirtWheels, addHighMudguard, seatHeight } from './dirt-bike.ts';
import { handGuard } from './parts/controls.ts';
import { addBikePlate, addIndicator } from './parts/lamps.ts';
import { leaningBox } from './parts/plates.ts';
import { addPlateArm, addSideStand } from './parts/rests.ts';
import { addRod } from './parts/tubes.ts';

export const ENDURO_LENGTH = 2.22;

const MASK = polygon(
  [
    [-0.085, 1.2],
    [0.085, 1.2],
    [0.12, 1.1],
    [0.11, 0.98],
    [0.06, 0.89],
    [-0.06, 0.89],
    [-0.11, 0.98],
    [-0.12, 1.1],
  ],
  0.014,
);

/** A mask with one lamp before the bars. */
function addMask(model: Model): void {
  const mask: Field = (x, y, z) =>
    smoothMax(MASK(y, z), smoothMax(0.5 + 0.5 * (z - 0.9) + 2.2 * y * y - x, x - 0.68, 0.03), 0.025);
  const head = model.surface('paint', mask, [0.42, -0.17, 0.84], [0.74, 0.17, 1.25], 0.006);
  const lens = (y: number, z: number) => roundedBox(y, z - 1.0, 0, 0.072, 0.062, 1, 0.04);
  head.cut('paint', 'lampdark', (x, y, z) => Math.max(lens(y, z), x - 0.6));
  head.cut('lampdark', 'drl', (_x, y, z) => Math.max(Math.abs(lens(y, z) + 0.014) - 0.0045, 1.02 - z));
  head.cut('lampdark', 'led', (_x, y, z) => roundedBox(Math.abs(y) - 0.024, z - 0.985, 0, 0.018, 0.02, 1, 0.008));
  head.cut('paint', 'trim', (x, _y, z) => Math.max(z - 0.925, x - 0.62));
  head.cut('paint', 'roofblack', (x, y, z) => Math.max(1.135 - z, Math.abs(y) - 0.075, x - 0.66, z - 1.17));
  model.addParts(head.triangles);
  model.addField(
    'screen',
    leaningBox({ at: [0.69, 1.2], half: [0.012, 0.05, 0.03], rounding: 0.008, lean: 0.5 }),
    [0.62, -0.08, 1.14],
    [0.76, 0.08, 1.26],
    0.006,
  );
}

/** What the road asks for: hand guards, indicators, tail lamp, plate, a side stand; and a plate under the engine. */
function addRoadParts(model: Model): void {
  const guard = handGuard({ at: [0.35, 1.24], x: 0.765, lean: 0.25, thickness: 0.008, half: [0.05, 0.14] });
  const guards = model.surface('paint', guard, [0.68, 0.2, 1.14], [0.9, 0.5, 1.34], 0.0065);
  guards.cut('paint', 'trim', (_x, _y, z) => z - 1.212);
  model.addParts(guards.triangles, { mirrored: true });
  const skid = polygon(
    [
      [0.88, 0.5],
      [0.9, 0.38],
      [0.99, 0.29],
      [1.32, 0.29],
      [1.33, 0.32],
      [1.0, 0.325],
      [0.93, 0.4],
      [0.91, 0.5],
    ],
    0.004,
  );
  model.addField(
    'trim',
    (x, y, z) => smoothMax(skid(x, z), Math.abs(y) - 0.12, 0.01),
    [0.82, -0.15, 0.25],
    [1.4, 0.15, 0.55],
    0.007,
  );
  addIndicator(model, [0.66, 0.1, 0.97], [0.65, 0.19, 0.97]);
  addIndicator(model, [2.04, 0.05, 0.88], [2.05, 0.16, 0.875]);
  model.addField(
    'tailled',
    leaningBox({ at: [2.13, 0.94], half: [0.018, 0.05, 0.02], rounding: 0.012 }),
    [2.09, -0.08, 0.9],
    [2.17, 0.08, 0.98],
    0.005,
  );
  addPlateArm(model, [2.0, 0, seatHeight(1.95) - 0.05], [2.12, 0, 0.86], [2.18, 0, 0.72]);
  addBikePlate(model, 2.2, 0.74, 'END 350');
  addSideStand(model, [1.24, -0.12, 0.38], [1.3, -0.2, 0.18], [1.36, -0.27, 0.012], 0.013);
  addRod(model, 'trim', [1.33, -0.275, 0.008], [1.39, -0.275, 0.008], 0.012);
}

/** Builds an enduro bike: a motocross bike's bones with a lamp in its mask, hand guards and a number plate. */
export function buildEnduro(detail: Detail): Model {
  const model = new Model(ENDURO_LENGTH, detail);
  addDirtWheels(model, { rim: 'badge' });
  addDirtEngine(model, { spring: 'amber' });
  addDirtBody(model, { sidePlate: 'paint', flash: 'roofblack' });
  addHighMudguard(model);
  addDirtBar(model, { at: [0.8, 0.36, 1.38] });
  addMask(model);
  addRoadParts(model);
  return model;
}
