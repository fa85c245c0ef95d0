import { type Field, type Point3, polygon, roundedBox, smoothMax, smoothStep } from '../../../geometry/fields.ts';
import { type Detail, Model } from '../../../geometry/model.ts';
import { addLongPipes, addTankAndSeat, addVTwin } from './cruiser.ts';
import { addControls } from './parts/controls.ts';
import { addCradleFrame } from './parts/cradle.ts';
import { addCaliper, addFork } from './parts/fork.ts';
import { addBikePlate, addIndicator } from './parts/lamps.ts';
import { addMudguard } from './parts/mudguard.ts';
import { leaningBox, sideCover } from './parts/plates.ts';
import { addSideStand } from './parts/rests.ts';
import { addCrossbar, addRod, addTube } from './parts/tubes.ts';
import { addBikeWheel } from './parts/wheels.ts';

export const TOURER_LENGTH = 2.5;
const FRONT: Point3 = [0.38, 0, 0.325];
const REAR: Point3 = [2.0, 0, 0.325];

function addRunningGear(model: Model): void {
  const wheel = { radius: 0.325, spokes: 'cast', count: 7, rimMaterial: 'rim' } as const;
  addBikeWheel(model, { ...wheel, rimRadius: 0.24, width: 0.13, discRadius: 0.15, discs: [1, -1] }, FRONT);
  addBikeWheel(model, { ...wheel, rimRadius: 0.215, width: 0.18, discRadius: 0.135, discs: [1] }, REAR);
  addFork(model, [0.38, 0.12, 0.325], [0.76, 0.12, 0.95], { slider: 'chrome', stanchion: 'chrome' });
  for (const side of [1, -1]) addCaliper(model, [0.51, side * 0.095, 0.37], -0.5, 'chrome');
  addMudguard(model, 'paint', FRONT, { inner: 0.338, halfWidth: 0.105, from: -0.15, to: 2.5, thickness: 0.009 });
  addMudguard(model, 'paint', REAR, { inner: 0.348, halfWidth: 0.135, from: -0.2, to: 2.5, thickness: 0.009 });
  addRod(model, 'rimdark', [1.55, 0.13, 0.37], [2.01, 0.14, 0.325], 0.026, true);
  addRod(model, 'chrome', [1.5, -0.125, 0.44], [2.02, -0.13, 0.43], 0.014);
}

function addFrame(model: Model): void {
  addCradleFrame(model, [0.82, 0, 0.9], [0.82, 0.03, 0.84]);
  // bars that keep the engine off the ground, footboards behind them
  addTube(
    model,
    'chrome',
    [
      [0.88, 0.06, 0.62],
      [0.8, 0.22, 0.6],
      [0.76, 0.32, 0.5],
      [0.78, 0.3, 0.34],
      [0.9, 0.14, 0.25],
    ],
    0.016,
    true,
  );
  const board: Field = (x, y, z) =>
    roundedBox(x - 1.06, Math.abs(y) - 0.29, z - 0.3 - 0.12 * (1.06 - x), 0.17, 0.06, 0.014, 0.013);
  model.addField('trim', board, [0.86, 0.2, 0.24], [1.26, 0.38, 0.37], 0.007, { mirrored: true });
  const cover = sideCover({
    at: [1.52, 0.55],
    lean: 0.2,
    half: [0.13, 0.09],
    corner: 0.05,
    out: 0.135,
    halfThickness: 0.02,
    rounding: 0.015,
  });
  model.addField('paint', cover, [1.32, -0.19, 0.42], [1.72, 0.19, 0.68], 0.008);
  addSideStand(model, [1.35, -0.14, 0.24], [1.42, -0.24, 0.12], [1.48, -0.3, 0.012], 0.013);
}

const WING = polygon(
  [
    [0, 1.2],
    [0.12, 1.195],
    [0.24, 1.14],
    [0.33, 1.03],
    [0.34, 0.95],
    [0.24, 0.9],
    [0.15, 0.8],
    [0.07, 0.745],
    [0, 0.735],
    [-0.07, 0.745],
    [-0.15, 0.8],
    [-0.24, 0.9],
    [-0.34, 0.95],
    [-0.33, 1.03],
    [-0.24, 1.14],
    [-0.12, 1.195],
  ],
  0.015,
);
const LAMP_Z = 0.915;

/** A fairing like a bat's wings that turns with the bars: lamp in the middle, screen above, dials behind. */
function addFairing(model: Model): void {
  const face = (y: number, z: number) =>
    0.49 +
    0.4 * Math.max(z - 0.92, 0) +
    0.12 * Math.max(0.92 - z, 0) +
    1.25 * y * y -
    0.02 * smoothStep(0.13, 0.06, Math.hypot(y, z - LAMP_Z));
  const wing: Field = (x, y, z) =>
    smoothMax(WING(y, z), smoothMax(face(y, z) - x, x - 0.64 - 0.35 * Math.abs(y) - 0.2 * (z - 0.9), 0.03), 0.035);
  const shell = model.surface('paint', wing, [0.42, -0.42, 0.68], [0.88, 0.42, 1.26], 0.0075);
  shell.cut('paint', 'trim', (_x, _y, _z, nx) => 0.2 - nx);
  const lens = (y: number, z: number) => Math.hypot(y, z - LAMP_Z) - 0.1;
  shell.cut('paint', 'chrome', (x, y, z) => Math.max(lens(y, z), x - 0.58));
  shell.cut('chrome', 'lampdark', (_x, y, z) => lens(y, z) + 0.013);
  shell.cut('lampdark', 'drl', (_x, y, z) => Math.abs(lens(y, z) + 0.028) - 0.006);
  shell.cut('lampdark', 'led', (_x, y, z) => Math.hypot(y, z - LAMP_Z) - 0.042);
  shell.line('led', 'lampdark', (_x, _y, z) => z - LAMP_Z, 0.003);
  const vent = (y: number, z: number) =>
    roundedBox(Math.abs(y) - 0.1, z - 1.12 + 0.25 * (Math.abs(y) - 0.1), 0, 0.06, 0.014, 1, 0.01);
  shell.cut('paint', 'black', (x, y, z, nx) => Math.max(vent(y, z), nx + 0.1, x - 0.7));
  shell.line(
    'paint',
    'gap',
    (_x, y, z) => z - 1.03 - 0.15 * Math.abs(y),
    0.0018,
    (_x, y, _z, nx) => Math.max(nx + 0.1, 0.14 - Math.abs(y)),
  );
  model.addParts(shell.triangles);
  for (const side of [1, -1]) {
    const pod: Field = (x, y, z) =>
      smoothMax(Math.hypot(y - side * 0.185, z - 0.815) - 0.046, smoothMax(0.515 - x, x - 0.62, 0.02), 0.015);
    const lamp = model.surface(
      'chrome',
      pod,
      [0.47, side * 0.185 - 0.08, 0.74],
      [0.66, side * 0.185 + 0.08, 0.89],
      0.006,
    );
    lamp.cut('chrome', 'lampdark', (_x, y, z, nx) =>
      Math.max(Math.hypot(y - side * 0.185, z - 0.815) - 0.034, nx + 0.5),
    );
    lamp.cut('lampdark', 'led', (_x, y, z) => Math.hypot(y - side * 0.185, z - 0.815) - 0.018);
    model.addParts(lamp.triangles);
  }
  const screen: Field = (x, y, z) =>
    smoothMax(
      Math.abs(x - 0.605 - 0.62 * (z - 1.2) - 1.3 * y * y) - 0.0065,
      roundedBox(y, z - 1.25, 0, 0.235 - 0.35 * Math.max(z - 1.2, 0), 0.12, 1, 0.06),
      0.004,
    );
  model.addField('glassF', screen, [0.5, -0.28, 1.1], [0.84, 0.28, 1.4], 0.006);
  addTube(
    model,
    'chrome',
    [
      [0.62, -0.2, 1.175],
      [0.575, 0, 1.195],
      [0.62, 0.2, 1.175],
    ],
    0.007,
  );
  model.addField(
    'screen',
    leaningBox({ at: [0.7, 1.08], half: [0.02, 0.12, 0.06], rounding: 0.01, lean: 0.3 }),
    [0.64, -0.16, 1.0],
    [0.78, 0.16, 1.17],
    0.008,
  );
  model.addField(
    'chrome',
    (px, y, pz) => roundedBox(px - 0.76, y, pz - 0.955, 0.045, 0.155, 0.017, 0.014),
    [0.66, -0.18, 0.9],
    [0.86, 0.18, 1.0],
    0.008,
  );
  addTube(
    model,
    'chrome',
    [
      [0.78, 0, 0.98],
      [0.8, 0.1, 1.05],
      [0.84, 0.22, 1.1],
      [0.96, 0.34, 1.09],
    ],
    0.014,
    true,
  );
  addControls(
    model,
    [
      [0.96, 0.34, 1.09],
      [1.07, 0.41, 1.06],
    ],
    { at: [0.87, 0.39, 1.2], round: true },
  );
  addIndicator(model, [0.57, 0.27, 0.9], [0.575, 0.3, 0.885]);
}

/** Cases on both sides of the rear wheel, a top case with a backrest, rails, lamps behind. */
function addLuggage(model: Model): void {
  const box: Field = (x, y, z) => {
    const aside = Math.abs(y) - 0.285;
    const taper = 0.03 * smoothStep(2.1, 2.42, x);
    return roundedBox(
      x - 2.07 + 0.2 * (z - 0.58),
      aside,
      z - 0.585 + 0.06 * (x - 2.07),
      0.31,
      0.105 - taper,
      0.135,
      0.06,
    );
  };
  const cases = model.surface('paint', box, [1.7, 0.15, 0.4], [2.44, 0.42, 0.78], 0.008);
  cases.line('paint', 'gap', (x, _y, z) => z - 0.645 + 0.06 * (x - 2.07), 0.0026);
  cases.line(
    'paint',
    'chrome',
    (x, _y, z) => z - 0.54 + 0.06 * (x - 2.07),
    0.005,
    (x, _y, _z, _nx, ny) => Math.max(0.6 - Math.abs(ny), Math.abs(x - 2.07) - 0.24),
  );
  cases.cut('paint', 'tail', (_x, y, z, nx) =>
    Math.max(0.5 - nx, roundedBox(y - 0.285, z - 0.57, 0, 0.055, 0.05, 1, 0.03)),
  );
  cases.cut(
    'tail',
    'tailled',
    (_x, y, z) => Math.abs(roundedBox(y - 0.285, z - 0.57, 0, 0.04, 0.035, 1, 0.02)) - 0.006,
  );
  model.addParts(cases.triangles, { mirrored: true });
  for (const x of [1.95, 2.18]) {
    const latch: Field = (px, y, z) => roundedBox(px - x, Math.abs(y) - 0.388, z - 0.65, 0.026, 0.012, 0.026, 0.01);
    model.addField('chrome', latch, [x - 0.05, 0.35, 0.6], [x + 0.05, 0.42, 0.7], 0.006, { mirrored: true });
  }
  const trunk: Field = (x, y, z) =>
    roundedBox(
      x - 2.23 - 0.12 * (z - 1.0),
      y,
      z - 0.98,
      0.185 - 0.2 * y * y,
      0.275 - 0.12 * Math.max(z - 0.98, 0),
      0.13,
      0.07,
    );
  const top = model.surface('paint', trunk, [2.0, -0.32, 0.82], [2.5, 0.32, 1.14], 0.008);
  top.line('paint', 'gap', (_x, _y, z) => z - 1.01, 0.0026);
  top.cut('paint', 'tail', (_x, y, z, nx) => Math.max(0.4 - nx, roundedBox(y, z - 0.925, 0, 0.2, 0.03, 1, 0.02)));
  top.cut('tail', 'tailled', (_x, y, z) => Math.abs(roundedBox(y, z - 0.925, 0, 0.18, 0.014, 1, 0.01)) - 0.005);
  model.addParts(top.triangles);
  for (const y of [-0.16, 0, 0.16]) addRod(model, 'chrome', [2.12, y, 1.125], [2.36, y, 1.135], 0.008);
  for (const x of [2.14, 2.34]) addCrossbar(model, 'chrome', [x, 0.18, 1.12], 0.008);
  model.addField(
    'leather',
    leaningBox({ at: [2.01, 0.97], half: [0.045, 0.2, 0.1], rounding: 0.04, lean: 0.22, leanFrom: 0.98 }),
    [1.92, -0.24, 0.84],
    [2.12, 0.24, 1.1],
    0.008,
  );
  addTube(
    model,
    'chrome',
    [
      [1.72, 0.16, 0.74],
      [1.98, 0.2, 0.84],
      [2.14, 0.2, 0.86],
    ],
    0.012,
    true,
  );
  addIndicator(model, [2.3, 0.14, 0.82], [2.34, 0.2, 0.82]);
  addBikePlate(model, 2.42, 0.6, 'TRX 114');
  addRod(model, 'trim', [2.33, 0, 0.6], [2.41, 0, 0.6], 0.03);
}

/** Builds a tourer: a heavy V-twin with a fairing on its bars, hard cases, a top case, boards for the feet. */
export function buildTourer(detail: Detail): Model {
  const model = new Model(TOURER_LENGTH, detail);
  addRunningGear(model);
  addVTwin(model);
  addLongPipes(model);
  addFrame(model);
  addTankAndSeat(model);
  addFairing(model);
  addLuggage(model);
  return model;
}
