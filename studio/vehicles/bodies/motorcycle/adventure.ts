import { spline } from '../../../geometry/curves.ts';
import { type Field, mix, type Point3, polygon, roundedBox, smoothMax, smoothStep } from '../../../geometry/fields.ts';
import { type Detail, Model } from '../../../geometry/model.ts';
import { addChain } from './parts/chain.ts';
import { addControls, handGuard } from './parts/controls.ts';
import { addCover, addFinnedCylinder, drum, joined } from './parts/engine.ts';
import { addCaliper, addFork, addYokes } from './parts/fork.ts';
import { addBikePlate, addIndicator } from './parts/lamps.ts';
import { addMudguard } from './parts/mudguard.ts';
import { addPlateOf, leaningBox } from './parts/plates.ts';
import { addFootPegs, addPlateArm, addSideStand } from './parts/rests.ts';
import { seat, stitchAcross, stitchAlong } from './parts/seat.ts';
import { addCoil, springLine } from './parts/suspension.ts';
import { fuelTank } from './parts/tank.ts';
import { addCrossbar, addRod, addTube } from './parts/tubes.ts';
import { addBikeWheel } from './parts/wheels.ts';

export const ADVENTURE_LENGTH = 2.24;
const FRONT: Point3 = [0.4, 0, 0.345];
const REAR: Point3 = [1.9, 0, 0.33];

function addRunningGear(model: Model): void {
  const wheel = { spokes: 'wire', count: 36, rimMaterial: 'badge', tread: 'knobbly' } as const;
  addBikeWheel(
    model,
    { ...wheel, radius: 0.345, rimRadius: 0.27, width: 0.1, discRadius: 0.155, discs: [1, -1] },
    FRONT,
  );
  addBikeWheel(model, { ...wheel, radius: 0.33, rimRadius: 0.235, width: 0.15, discRadius: 0.13, discs: [1] }, REAR);
  addFork(model, [0.4, 0.105, 0.345], [0.71, 0.105, 1.08], {
    slider: 'badge',
    stanchion: 'metal',
    inverted: true,
  });
  for (const side of [1, -1]) addCaliper(model, [0.525, side * 0.085, 0.41], -0.4);
  addCaliper(model, [1.77, 0.085, 0.39], -1.1);
  addMudguard(model, 'trim', FRONT, {
    inner: 0.365,
    halfWidth: 0.075,
    from: 0.55,
    to: 1.9,
    thickness: 0.006,
  });
  addChain(model, [1.36, -0.115, 0.48], [1.9, -0.115, 0.33], 0.04, 0.105);
  addTube(
    model,
    'metal',
    [
      [1.34, 0.125, 0.49],
      [1.62, 0.13, 0.42],
      [1.91, 0.13, 0.33],
    ],
    0.03,
    true,
  );
}

function addEngine(model: Model): void {
  const crankcase = joined(drum([1.24, 0.48], 0.12, 0.15), drum([1.04, 0.47], 0.1, 0.155), 0.06);
  model.addField('bark', crankcase, [0.9, -0.19, 0.32], [1.42, 0.19, 0.64], 0.01);
  addCover(model, 'metal', [1.23, 0.172, 0.48], 0.09);
  addCover(model, 'metal', [1.04, -0.177, 0.47], 0.075);
  addFinnedCylinder(model, 'bark', [1.03, 0, 0.53], {
    lean: 0.2,
    height: 0.25,
    halfLong: 0.09,
    halfWide: 0.13,
    fins: 8,
  });
  // skid plate
  const plate = polygon(
    [
      [0.84, 0.56],
      [0.86, 0.38],
      [0.94, 0.29],
      [1.34, 0.29],
      [1.36, 0.32],
      [0.97, 0.33],
      [0.9, 0.42],
      [0.87, 0.57],
    ],
    0.004,
  );
  model.addField(
    'metal',
    (x, y, z) => smoothMax(plate(x, z), Math.abs(y) - 0.13 + 0.1 * Math.max(z - 0.36, 0), 0.01),
    [0.78, -0.17, 0.24],
    [1.42, 0.17, 0.62],
    0.007,
  );
  for (const y of [-0.05, 0.05])
    addTube(
      model,
      'chrome',
      [
        [0.93, y, 0.7],
        [0.84, y, 0.62],
        [0.84, y, 0.46],
        [0.95, 0.06 + y * 0.3, 0.36],
        [1.2, 0.14, 0.37],
        [1.36, 0.17, 0.44],
      ],
      0.02,
    );
  addTube(
    model,
    'bark',
    [
      [1.34, 0.165, 0.43],
      [1.5, 0.185, 0.53],
      [1.62, 0.195, 0.62],
    ],
    0.026,
  );
  addRod(model, 'metal', [1.58, 0.195, 0.6], [2.02, 0.215, 0.78], (t) => 0.03 + 0.027 * smoothStep(0, 0.12, t));
  addRod(model, 'rimdark', [2, 0.214, 0.772], [2.06, 0.216, 0.796], 0.045);
  addRod(model, 'black', [2.05, 0.216, 0.793], [2.064, 0.216, 0.798], 0.03);
}

function addFrameAndBars(model: Model): void {
  addTube(
    model,
    'rimdark',
    [
      [0.74, 0.05, 0.98],
      [0.95, 0.14, 0.84],
      [1.2, 0.15, 0.74],
      [1.36, 0.14, 0.6],
      [1.36, 0.14, 0.46],
    ],
    0.02,
    true,
  );
  addTube(
    model,
    'rimdark',
    [
      [1.2, 0.13, 0.74],
      [1.6, 0.11, 0.82],
      [2.04, 0.09, 0.92],
    ],
    0.014,
    true,
  );
  addRod(model, 'rimdark', [1.34, 0.13, 0.56], [1.62, 0.11, 0.82], 0.013, true);
  // crash bars around tank and engine
  addTube(
    model,
    'trim',
    [
      [0.92, 0.15, 0.84],
      [0.84, 0.25, 0.78],
      [0.86, 0.28, 0.6],
      [0.98, 0.24, 0.4],
      [1.1, 0.15, 0.36],
    ],
    0.0145,
    true,
  );
  addTube(
    model,
    'trim',
    [
      [0.86, 0.28, 0.6],
      [1.04, 0.26, 0.62],
      [1.16, 0.16, 0.64],
    ],
    0.0145,
    true,
  );
  addCoil(model, 'amber', springLine([1.5, 0, 0.52], -0.05, 0.2), {
    wire: 0.0065,
    radius: 0.032,
    turns: 6,
    steps: 110,
  });
  addRod(model, 'metal', [1.51, 0, 0.47], [1.43, 0, 0.78], 0.017);
  addFootPegs(
    model,
    ['metal', [1.36, 0.13, 0.4], [1.37, 0.27, 0.4], 0.015],
    ['trim', [1.58, 0.12, 0.62], [1.56, 0.24, 0.54], 0.012],
  );
  addSideStand(model, [1.24, -0.14, 0.34], [1.32, -0.22, 0.16], [1.38, -0.28, 0.012], 0.013);
}

const SEAT = spline([
  [1.08, 1.0],
  [1.2, 0.93],
  [1.36, 0.895],
  [1.52, 0.91],
  [1.6, 0.965],
  [1.8, 0.985],
  [2, 0.98],
]);

function addBody(model: Model): void {
  const tank = fuelTank({
    half: (x) => mix(0.205, 0.1, smoothStep(0.88, 1.2, x)) * (1 - 0.4 * smoothStep(0.86, 0.62, x)),
    top: (x, y) => 1.09 - 1.3 * Math.max(x - 0.9, 0) ** 2 - 0.5 * Math.max(0.8 - x, 0) ** 2 - 2 * y * y,
    floor: (x) => 0.83 + 0.25 * Math.max(x - 0.95, 0),
    from: () => 0.66,
    to: 1.2,
    rounding: [0.09, 0.05, 0.06, 0.06],
  });
  const surface = model.surface('paint', tank, [0.55, -0.27, 0.74], [1.32, 0.27, 1.18], 0.0085);
  surface.cut('paint', 'trim', (x, _y, z, _nx, ny) => Math.max(1.01 - x, 0.4 - Math.abs(ny), z - 0.98));
  model.addParts(surface.triangles);
  // beak, which runs from the lamp out over the front wheel
  const beak: Field = (x, y, z) => {
    const top = 0.79 + 0.34 * (x - 0.24) - 0.25 * Math.max(x - 0.5, 0) - 1.6 * y * y;
    const half = mix(0.035, 0.13, smoothStep(0.18, 0.62, x));
    return smoothMax(
      smoothMax(Math.abs(z - top) - 0.018, Math.abs(y) - half, 0.012),
      smoothMax(0.19 - x, x - 0.7, 0.02),
      0.02,
    );
  };
  model.addField('paint', beak, [0.12, -0.18, 0.68], [0.76, 0.18, 1.0], 0.0075);
  const wing = polygon(
    [
      [0.56, 0.98],
      [0.72, 1.04],
      [0.98, 0.93],
      [0.94, 0.8],
      [0.82, 0.7],
      [0.74, 0.72],
      [0.66, 0.84],
    ],
    0.015,
  );
  const shroud: Field = (x, y, z) =>
    smoothMax(
      wing(x, z),
      Math.abs(y - 0.215 + 0.5 * Math.max(0.78 - x, 0) + 0.15 * Math.max(0.84 - z, 0)) - 0.012,
      0.012,
    );
  const side = model.surface('paint', shroud, [0.5, 0.04, 0.64], [1.06, 0.3, 1.1], 0.0075);
  side.cut('paint', 'trim', (x, _y, z) => z - 0.8 - 0.35 * (x - 0.76));
  model.addParts(side.triangles, { mirrored: true });
  const shape = seat({
    line: SEAT,
    half: (x) => mix(0.1, 0.165, smoothStep(1.12, 1.42, x)) - 0.05 * smoothStep(1.75, 2, x),
    drop: 0.04,
    crown: 1,
    thickness: 0.048,
    from: 1.12,
    to: 1.94,
    rounding: [0.05, 0.04, 0.05],
  });
  const cushion = model.surface('leather', shape, [1.04, -0.22, 0.78], [2.02, 0.22, 1.06], 0.0085);
  stitchAlong(cushion, { y: 0.085, halfWidth: 0.0017, from: 1.2 });
  stitchAcross(cushion, 'stitch', { from: 1.585, halfWidth: 0.0017, half: 0.085, upwards: 0.3 });
  model.addParts(cushion.triangles);
  const tail: Field = (x, y, z) => {
    const half = 0.15 - 0.06 * smoothStep(1.5, 2.05, x);
    const d = smoothMax(Math.abs(z - SEAT(x) + 0.115) - 0.05 + 0.02 * smoothStep(1.5, 2, x), Math.abs(y) - half, 0.03);
    return smoothMax(d, smoothMax(1.32 - x, x - 2.06, 0.03), 0.02);
  };
  model.addField('paint', tail, [1.25, -0.2, 0.7], [2.12, 0.2, 1.0], 0.0085);
  // rack
  for (const y of [0.06, 0.14])
    addTube(
      model,
      'trim',
      [
        [1.84, y, 0.985],
        [1.98, y, 1.02],
        [2.16, y * 0.9, 1.03],
      ],
      0.011,
      true,
    );
  for (const x of [1.98, 2.14]) addCrossbar(model, 'trim', [x, 0.14, 1.02], 0.01);
  addPlateOf(
    model,
    'trim',
    [
      [1.95, 1.03],
      [2.18, 1.035],
      [2.18, 1.045],
      [1.95, 1.04],
    ],
    [0, 0.11],
    0.005,
  );
}

/** Aluminium cases on either side of the rear wheel, with ribs, corners and a lid. */
function addCases(model: Model): void {
  const box: Field = (x, y, z) => {
    const aside = Math.abs(y) - 0.37;
    const rib = 0.004 * smoothStep(-0.35, 0.2, Math.cos(((z - 0.5) / 0.07) * 2 * Math.PI));
    return (
      roundedBox(x - 1.93 + 0.1 * (z - 0.62), aside, z - 0.66, 0.21, 0.095, 0.17, 0.028) +
      rib * smoothStep(0.17, 0.14, Math.abs(x - 1.93))
    );
  };
  const surface = model.surface('metal', box, [1.68, 0.24, 0.46], [2.18, 0.5, 0.86], 0.0085);
  surface.line('metal', 'gap', (_x, _y, z) => z - 0.775, 0.003);
  surface.cut('metal', 'trim', (x, y, z) =>
    Math.max(0.165 - Math.abs(x - 1.93 + 0.1 * (z - 0.62)), 0.44 - y + 0.02, 0.13 - Math.abs(z - 0.66)),
  );
  model.addParts(surface.triangles, { mirrored: true });
  for (const x of [1.84, 2]) {
    const latch: Field = (px, y, z) => roundedBox(px - x, Math.abs(y) - 0.468, z - 0.775, 0.018, 0.01, 0.03, 0.006);
    model.addField('trim', latch, [x - 0.04, 0.44, 0.72], [x + 0.04, 0.5, 0.83], 0.006, { mirrored: true });
  }
  addTube(
    model,
    'trim',
    [
      [1.62, 0.13, 0.8],
      [1.74, 0.25, 0.8],
      [2.1, 0.26, 0.8],
    ],
    0.011,
    true,
  );
  addTube(
    model,
    'trim',
    [
      [1.6, 0.14, 0.58],
      [1.74, 0.25, 0.56],
      [2.08, 0.26, 0.56],
    ],
    0.011,
    true,
  );
}

function addCockpit(model: Model): void {
  addYokes(
    model,
    'rimdark',
    [
      [0.7, 1.07],
      [0.63, 0.91],
    ],
    { half: [0.05, 0.14, 0.015], rounding: 0.012, cell: 0.008 },
  );
  addTube(
    model,
    'trim',
    [
      [0.74, 0, 1.15],
      [0.74, 0.08, 1.15],
      [0.78, 0.2, 1.2],
      [0.84, 0.31, 1.21],
    ],
    0.0135,
    true,
  );
  addControls(
    model,
    [
      [0.84, 0.31, 1.21],
      [0.9, 0.42, 1.195],
    ],
    { at: [0.78, 0.4, 1.34] },
  );
  const guard = handGuard({ at: [0.36, 1.2], x: 0.775, lean: 0.2, thickness: 0.009, half: [0.055, 0.12] });
  model.addField('trim', guard, [0.7, 0.22, 1.1], [0.9, 0.5, 1.3], 0.0065, { mirrored: true });
  // lamp: two stacked eyes in a dark mask under the screen
  const mask = polygon(
    [
      [-0.1, 1.07],
      [0.1, 1.07],
      [0.14, 0.99],
      [0.06, 0.87],
      [-0.06, 0.87],
      [-0.14, 0.99],
    ],
    0.012,
  );
  const bowl: Field = (x, y, z) =>
    smoothMax(mask(y, z), smoothMax(0.5 + 0.35 * (z - 0.9) + 2.4 * y * y - x, x - 0.66, 0.03), 0.025);
  const head = model.surface('paint', bowl, [0.44, -0.18, 0.82], [0.72, 0.18, 1.13], 0.0055);
  head.cut('paint', 'lampdark', (x, y, z) => Math.max(mask(y, z) + 0.02, x - 0.62));
  head.cut('lampdark', 'drl', (_x, y, z) => Math.max(Math.abs(mask(y, z) + 0.034) - 0.006, z - 1.05));
  head.cut('lampdark', 'led', (_x, y, z) => roundedBox(Math.abs(y) - 0.038, z - 0.985, 0, 0.026, 0.026, 1, 0.012));
  model.addParts(head.triangles);
  const screen: Field = (x, y, z) => {
    const at = 0.55 + 0.5 * (z - 1.06) + 1.6 * y * y;
    return smoothMax(
      Math.abs(x - at) - 0.0065,
      roundedBox(y, z - 1.2, 0, 0.135 - 0.18 * Math.max(z - 1.2, 0), 0.16, 1, 0.05),
      0.004,
    );
  };
  model.addField('glassF', screen, [0.48, -0.18, 1.0], [0.76, 0.18, 1.4], 0.006);
  model.addField(
    'screen',
    leaningBox({ at: [0.68, 1.2], half: [0.01, 0.085, 0.055], rounding: 0.008, lean: 0.4 }),
    [0.6, -0.12, 1.1],
    [0.76, 0.12, 1.3],
    0.008,
  );
  addIndicator(model, [0.64, 0.12, 0.94], [0.63, 0.21, 0.94]);
  addIndicator(model, [2.1, 0.03, 0.85], [2.12, 0.14, 0.84]);
  model.addField(
    'tailled',
    leaningBox({ at: [2.07, 0.885], half: [0.016, 0.05, 0.018], rounding: 0.012 }),
    [2.03, -0.08, 0.84],
    [2.11, 0.08, 0.93],
    0.006,
  );
  addPlateArm(model, [2.0, 0, 0.86], [2.12, 0, 0.78], [2.19, 0, 0.64]);
  addBikePlate(model, 2.21, 0.68, 'ADV 610');
}

/** Builds an adventure bike: long travel, wire wheels with knobs, beak, screen, crash bars, aluminium cases. */
export function buildAdventure(detail: Detail): Model {
  const model = new Model(ADVENTURE_LENGTH, detail);
  addRunningGear(model);
  addEngine(model);
  addFrameAndBars(model);
  addBody(model);
  addCases(model);
  addCockpit(model);
  return model;
}
