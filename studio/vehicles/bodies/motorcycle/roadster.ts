import { spline } from '../../../geometry/curves.ts';
import { mix, type Point3, roundedBox, smoothMax, smoothStep } from '../../../geometry/fields.ts';
import { type Detail, Model } from '../../../geometry/model.ts';
import { addChain } from './parts/chain.ts';
import { addControls } from './parts/controls.ts';
import { addCover, addFinnedCylinder, drum, joined } from './parts/engine.ts';
import { addCaliper, addFork, addYokes } from './parts/fork.ts';
import { addBikePlate, addIndicator, addRoundLamp } from './parts/lamps.ts';
import { addMudguard } from './parts/mudguard.ts';
import { leaningBox, sideCover } from './parts/plates.ts';
import { addFootPegs, addSideStand } from './parts/rests.ts';
import { seat, stitchAcross } from './parts/seat.ts';
import { addCoil, springLine } from './parts/suspension.ts';
import { fuelTank } from './parts/tank.ts';
import { addRod, addTube } from './parts/tubes.ts';
import { addBikeWheel } from './parts/wheels.ts';

export const ROADSTER_LENGTH = 2.14;
const FRONT: Point3 = [0.34, 0, 0.322];
const REAR: Point3 = [1.76, 0, 0.315];

function addRunningGear(model: Model): void {
  const wheel = { spokes: 'wire', count: 40, rimMaterial: 'chrome' } as const;
  addBikeWheel(model, { ...wheel, radius: 0.322, rimRadius: 0.24, width: 0.105, discRadius: 0.15, discs: [-1] }, FRONT);
  addBikeWheel(model, { ...wheel, radius: 0.315, rimRadius: 0.222, width: 0.14, discRadius: 0.12, discs: [1] }, REAR);
  addFork(model, [0.34, 0.1, 0.322], [0.62, 0.1, 0.98], { slider: 'metal', stanchion: 'chrome', gaiter: true });
  addCaliper(model, [0.47, -0.085, 0.37], -0.4, 'rimdark');
  addMudguard(model, 'paint', FRONT, { inner: 0.332, halfWidth: 0.075, from: 0.25, to: 2.5, thickness: 0.007 });
  addMudguard(model, 'paint', REAR, { inner: 0.335, halfWidth: 0.095, from: -0.15, to: 2.4, thickness: 0.008 });
  for (const x of [0.25, 0.44]) addRod(model, 'chrome', [0.34, 0.085, 0.34], [x, 0.08, 0.62], 0.007, true);
  addChain(model, [1.27, -0.11, 0.39], [1.76, -0.11, 0.315], 0.04, 0.1);
  addRod(model, 'rimdark', [1.28, 0.11, 0.4], [1.78, 0.115, 0.315], 0.025, true);
  // two shocks with chromed springs and a black cap
  for (const side of [1, -1]) {
    const line = springLine([1.735, side * 0.145, 0.4], -0.09, 0.2);
    addCoil(model, 'chrome', line, { wire: 0.0055, radius: 0.027, turns: 9, steps: 110 });
    addRod(model, 'rimdark', [1.76, side * 0.145, 0.32], [1.62, side * 0.145, 0.68], 0.015);
    addRod(model, 'trim', [1.655, side * 0.145, 0.58], [1.635, side * 0.145, 0.645], 0.031);
  }
}

function addEngine(model: Model): void {
  const drums = joined(drum([0.97, 0.4], 0.115, 0.14), drum([1.2, 0.4], 0.1, 0.13), 0.08);
  const sump = leaningBox({ at: [1.05, 0.31], half: [0.16, 0.1, 0.05], rounding: 0.03 });
  const crankcase = joined(drums, sump, 0.04);
  model.addField('metal', crankcase, [0.82, -0.2, 0.22], [1.34, 0.2, 0.55], 0.009);
  addCover(model, 'chrome', [0.98, 0.16, 0.4], 0.1);
  addCover(model, 'chrome', [1.19, 0.15, 0.4], 0.075);
  addCover(model, 'chrome', [0.98, -0.16, 0.4], 0.095);
  addFinnedCylinder(model, 'metal', [1.0, 0, 0.44], {
    lean: 0.06,
    height: 0.31,
    halfLong: 0.09,
    halfWide: 0.145,
    fins: 10,
  });
  for (const side of [1, -1]) {
    addTube(
      model,
      'chrome',
      [
        [0.93, side * 0.08, 0.68],
        [0.84, side * 0.11, 0.64],
        [0.8, side * 0.13, 0.48],
        [0.84, side * 0.14, 0.32],
        [1.0, side * 0.155, 0.255],
        [1.3, side * 0.165, 0.255],
      ],
      0.021,
    );
    addTube(
      model,
      'chrome',
      [
        [1.28, side * 0.165, 0.255],
        [1.55, side * 0.175, 0.275],
        [2.02, side * 0.185, 0.32],
      ],
      (t) => 0.022 + 0.026 * smoothStep(0, 0.35, t) - 0.016 * smoothStep(0.75, 1, t),
    );
    addRod(model, 'black', [2.0, side * 0.185, 0.318], [2.023, side * 0.185, 0.32], 0.022);
    // carburettor with its funnel
    addRod(model, 'trim', [1.1, side * 0.07, 0.66], [1.24, side * 0.07, 0.65], 0.03);
  }
  addFootPegs(
    model,
    ['metal', [1.3, 0.11, 0.33], [1.31, 0.24, 0.33], 0.013],
    ['metal', [1.52, 0.12, 0.4], [1.52, 0.22, 0.4], 0.012],
  );
}

function addFrame(model: Model): void {
  addTube(
    model,
    'rimdark',
    [
      [0.64, 0.03, 0.9],
      [0.84, 0.07, 0.8],
      [1.2, 0.1, 0.76],
      [1.6, 0.115, 0.73],
      [1.96, 0.1, 0.76],
    ],
    0.017,
    true,
  );
  addTube(
    model,
    'rimdark',
    [
      [0.65, 0.03, 0.84],
      [0.78, 0.09, 0.56],
      [0.86, 0.1, 0.28],
      [1.2, 0.11, 0.25],
      [1.34, 0.115, 0.36],
      [1.42, 0.11, 0.72],
    ],
    0.017,
    true,
  );
  const cover = sideCover({
    at: [1.42, 0.57],
    lean: -0.25,
    half: [0.135, 0.1],
    corner: 0.07,
    out: 0.125,
    halfThickness: 0.025,
    rounding: 0.02,
  });
  const covers = model.surface('paint', cover, [1.22, -0.18, 0.42], [1.62, 0.18, 0.72], 0.0075);
  covers.cut('paint', 'badge', (x, y, z) =>
    Math.max(Math.hypot((x - 1.41) / 1.5, z - 0.58) - 0.026, 0.135 - Math.abs(y)),
  );
  model.addParts(covers.triangles);
  addSideStand(model, [1.16, -0.12, 0.24], [1.24, -0.19, 0.12], [1.31, -0.25, 0.012]);
}

const SEAT = spline([
  [1.08, 0.83],
  [1.25, 0.81],
  [1.45, 0.815],
  [1.7, 0.835],
  [2.0, 0.84],
]);

function addTankAndSeat(model: Model): void {
  const tank = fuelTank({
    half: (x) => mix(0.15, 0.105, smoothStep(0.86, 1.14, x)) * (1 - 0.25 * smoothStep(0.76, 0.62, x)),
    knee: (x, z) => 0.022 * smoothStep(0.92, 1.0, x) * smoothStep(0.93, 0.86, z),
    top: (x, y) => 0.985 - 0.5 * Math.max(x - 0.92, 0) ** 2 - 0.8 * Math.max(0.78 - x, 0) ** 2 - 2.6 * y * y,
    floor: () => 0.775,
    from: () => 0.62,
    to: 1.14,
    rounding: [0.11, 0.05, 0.08, 0.09],
  });
  const surface = model.surface('paint', tank, [0.52, -0.22, 0.7], [1.24, 0.22, 1.04], 0.0075);
  const pad = (x: number, z: number) => roundedBox(x - 1.01, z - 0.855, 0, 0.085, 0.052, 1, 0.04);
  surface.cut('paint', 'trim', (x, _y, z, _nx, ny) => Math.max(pad(x, z), 0.5 - Math.abs(ny)));
  surface.line(
    'paint',
    'badge',
    (x, _y, z) => z - 0.86 - 0.06 * (x - 0.8),
    0.009,
    (x, _y, _z, _nx, ny) => Math.max(0.6 - Math.abs(ny), 0.71 - x, x - 0.87),
  );
  // coach lines
  surface.line(
    'paint',
    'cream',
    (_x, y) => Math.abs(y) - 0.062,
    0.003,
    (_x, _y, _z, _nx, _ny, nz) => 0.45 - nz,
  );
  model.addParts(surface.triangles);
  addRod(model, 'chrome', [0.88, 0, 0.98], [0.88, 0, 1.003], 0.034);
  const shape = seat({
    line: SEAT,
    half: (x) => mix(0.1, 0.135, smoothStep(1.12, 1.4, x)) - 0.02 * smoothStep(1.8, 2.0, x),
    drop: 0.03,
    crown: 0.8,
    thickness: 0.052,
    from: 1.12,
    to: 1.93,
    rounding: [0.05, 0.04, 0.045],
  });
  const cushion = model.surface('leather', shape, [1.04, -0.18, 0.7], [2.0, 0.18, 0.9], 0.0075);
  stitchAcross(cushion, 'seal', { from: 1.24, step: 0.045, count: 15, halfWidth: 0.0024, half: 0.1, upwards: 0.6 });
  cushion.line(
    'leather',
    'lining-light',
    (_x, _y, z) => z - 0.775,
    0.004,
    (x, _y, _z, _nx, ny) => Math.max(0.4 - Math.abs(ny), 1.2 - x),
  );
  model.addParts(cushion.triangles);
  addTube(
    model,
    'chrome',
    [
      [1.66, 0.125, 0.76],
      [1.86, 0.125, 0.8],
      [1.99, 0.09, 0.83],
      [2.02, 0, 0.84],
    ],
    0.011,
    true,
  );
}

function addCockpit(model: Model): void {
  addYokes(
    model,
    'metal',
    [
      [0.61, 0.965],
      [0.545, 0.82],
    ],
    { half: [0.045, 0.135, 0.015], rounding: 0.012, cell: 0.007 },
  );
  addRoundLamp(model, [0.47, 0, 0.86], 0.092, false);
  for (const y of [-0.055, 0.055]) {
    const from: Point3 = [0.53, y, 0.99];
    addRod(model, 'chrome', from, [0.565, y, 1.03], 0.045);
    addRod(model, 'screen', [0.563, y, 1.028], [0.569, y, 1.034], 0.038);
  }
  addTube(
    model,
    'chrome',
    [
      [0.62, 0, 0.99],
      [0.62, 0.08, 0.99],
      [0.64, 0.18, 1.06],
      [0.72, 0.29, 1.075],
    ],
    0.012,
    true,
  );
  addControls(
    model,
    [
      [0.72, 0.29, 1.075],
      [0.79, 0.4, 1.06],
    ],
    { at: [0.68, 0.39, 1.18], round: true },
  );
  addIndicator(model, [0.52, 0.1, 0.84], [0.51, 0.18, 0.84]);
  addIndicator(model, [1.97, 0.06, 0.68], [1.98, 0.16, 0.675]);
  model.addField(
    'tailled',
    (x, y, z) => smoothMax(Math.hypot(y, z - 0.7) - 0.042, Math.abs(x - 2.075) - 0.022, 0.012),
    [2.03, -0.07, 0.64],
    [2.12, 0.07, 0.76],
    0.005,
  );
  addRod(model, 'trim', [1.99, 0, 0.68], [2.06, 0, 0.7], 0.03);
  addRod(model, 'trim', [2.05, 0, 0.66], [2.1, 0, 0.58], 0.014);
  addBikePlate(model, 2.11, 0.58, 'RDS 865');
}

/** Builds a road bike as they used to be: upright twin, two pipes, wire wheels, round lamp, a flat seat for two. */
export function buildRoadster(detail: Detail): Model {
  const model = new Model(ROADSTER_LENGTH, detail);
  addRunningGear(model);
  addEngine(model);
  addFrame(model);
  addTankAndSeat(model);
  addCockpit(model);
  return model;
}
