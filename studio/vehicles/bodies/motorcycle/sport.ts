import { spline } from '../../../geometry/curves.ts';
import {
  capsule,
  type Field,
  inRepeat,
  mix,
  type Point3,
  polygon,
  roundedBox,
  smoothMax,
  smoothMin,
  smoothStep,
} from '../../../geometry/fields.ts';
import { type Detail, Model } from '../../../geometry/model.ts';
import { addChain } from './parts/chain.ts';
import { addControls, addMirror } from './parts/controls.ts';
import { addCover, joined } from './parts/engine.ts';
import { distanceAlong, silencer } from './parts/exhaust.ts';
import { addCaliper, addFork, addYokes } from './parts/fork.ts';
import { addBikePlate, addIndicator } from './parts/lamps.ts';
import { addMudguard } from './parts/mudguard.ts';
import { addPlateOf, leaningBox } from './parts/plates.ts';
import { addFootPegs, addPlateArm, addSideStand } from './parts/rests.ts';
import { seat } from './parts/seat.ts';
import { fuelTank } from './parts/tank.ts';
import { addRod, addTube } from './parts/tubes.ts';
import { addBikeWheel } from './parts/wheels.ts';

export const SPORT_LENGTH = 2.06;
const FRONT: Point3 = [0.33, 0, 0.3];
const REAR: Point3 = [1.72, 0, 0.318];

function addRunningGear(model: Model): void {
  const wheel = { spokes: 'cast', count: 5 } as const;
  addBikeWheel(
    model,
    { ...wheel, radius: 0.3, rimRadius: 0.222, width: 0.12, discRadius: 0.165, discs: [1, -1] },
    FRONT,
  );
  addBikeWheel(model, { ...wheel, radius: 0.318, rimRadius: 0.222, width: 0.19, discRadius: 0.11, discs: [1] }, REAR);
  addFork(model, [0.33, 0.105, 0.3], [0.565, 0.105, 0.9], { slider: 'stitch', stanchion: 'metal', inverted: true });
  for (const side of [1, -1]) addCaliper(model, [0.465, side * 0.088, 0.345], -0.3, 'caliper');
  addMudguard(model, 'paint', FRONT, { inner: 0.31, halfWidth: 0.07, from: 0.45, to: 2.3, thickness: 0.006 });
  addMudguard(model, 'trim', REAR, { inner: 0.332, halfWidth: 0.1, from: 1.2, to: 2.6, thickness: 0.006 });
  for (const side of [1, -1])
    addPlateOf(
      model,
      'trim',
      [
        [0.41, 0.46],
        [0.47, 0.5],
        [0.4, 0.6],
        [0.36, 0.58],
      ],
      [side * 0.08, 0.006],
    );
  addChain(model, [1.24, -0.12, 0.42], [1.72, -0.12, 0.318], 0.04, 0.1);
  // box-section swingarm, braced from above
  const arm: Field = (x, y, z) => {
    const lower = capsule([x, (Math.abs(y) - 0.13) * 1.6, z], [1.22, 0, 0.44], [1.73, 0, 0.318], [0.05, 0.032]);
    const brace = capsule([x, (Math.abs(y) - 0.125) * 1.6, z], [1.28, 0, 0.5], [1.6, 0, 0.38], [0.034, 0.02]);
    return smoothMin(lower, brace, 0.05);
  };
  model.addField('alloy', arm, [1.12, -0.2, 0.24], [1.84, 0.2, 0.58], 0.008);
}

/** The fairing's outline from the side, from the nose clockwise. */
const FAIRING = polygon(
  [
    [0.235, 0.79],
    [0.33, 0.9],
    [0.45, 0.965],
    [0.66, 0.925],
    [0.8, 0.83],
    [0.93, 0.74],
    [1.0, 0.63],
    [0.96, 0.5],
    [1.08, 0.36],
    [1.32, 0.25],
    [1.3, 0.19],
    [0.8, 0.16],
    [0.7, 0.25],
    [0.66, 0.45],
    [0.6, 0.62],
    [0.48, 0.69],
    [0.32, 0.72],
  ],
  0.012,
);

/** Half of the fairing's width: pointed at the nose, widest at the knees, drawn in at the belly. */
const fairingHalf = (x: number, z: number): number => {
  const along = 0.03 + 0.19 * Math.sqrt(smoothStep(0.2, 0.72, x)) + 0.03 * smoothStep(0.5, 0.8, x);
  const belly = 0.115 * smoothStep(0.5, 0.17, z);
  const shoulder = 0.09 * smoothStep(0.84, 0.99, z);
  const crease = 0.022 * smoothStep(0.1, 0, Math.abs(z - 0.78 + 0.32 * (x - 0.5)));
  return along - belly - shoulder + crease - 0.035 * smoothStep(0.86, 1.02, x);
};

const GILL = polygon(
  [
    [0.79, 0.67],
    [0.93, 0.62],
    [0.9, 0.51],
    [0.83, 0.44],
    [0.76, 0.47],
    [0.8, 0.57],
  ],
  0.008,
);
const GILL_SLATS = 0.05;
const FLASH = polygon([
  [0.5, 0.72],
  [0.78, 0.64],
  [0.72, 0.44],
  [0.78, 0.3],
  [1.4, 0.2],
  [1.3, 0.1],
  [0.7, 0.1],
  [0.6, 0.5],
]);

function addFairing(model: Model): void {
  const body: Field = (x, y, z) => {
    const shape = smoothMax(FAIRING(x, z), (Math.abs(y) - fairingHalf(x, z)) * 0.9, 0.05);
    // two intakes beside the nose
    const intake = capsule([x, Math.abs(y), z], [0.2, 0.062, 0.79], [0.44, 0.1, 0.79], 0.024);
    return smoothMax(shape, -intake, 0.008);
  };
  const shell = model.surface('paint', body, [0.15, -0.3, 0.1], [1.42, 0.3, 1.02], 0.0075);
  // behind the wheel the radiator, dark
  shell.cut('paint', 'black', (x, y, z, nx) =>
    Math.max(z - 0.71, nx + 0.55, Math.abs(y) - fairingHalf(x, z) + 0.03, 0.5 - x),
  );
  shell.cut('paint', 'black', (x, y, z) => capsule([x, Math.abs(y), z], [0.2, 0.062, 0.79], [0.44, 0.1, 0.79], 0.0275));
  const side =
    (field: (x: number, z: number) => number) => (x: number, _y: number, z: number, _nx: number, ny: number) =>
      Math.max(field(x, z), 0.35 - Math.abs(ny));
  shell.cut('paint', 'black', side(GILL));
  shell.cut(
    'black',
    'paint',
    side((x, z) => Math.max(Math.abs(inRepeat((z + 0.4 * x) / GILL_SLATS)) - 0.18, (GILL(x, z) + 0.005) / GILL_SLATS)),
  );
  shell.cut('paint', 'roofblack', side(FLASH));
  shell.line(
    'paint',
    'gap',
    side((x, z) => z - 0.72 + 0.35 * (x - 0.6)),
    0.0018,
    (x, _y, _z, _nx, ny) => Math.max(0.42 - x, x - 0.8, 0.3 - Math.abs(ny)),
  );
  // lamps: narrow eyes that slant back under the screen
  const eye = (x: number, y: number, z: number) =>
    Math.max(
      Math.abs(z - 0.835 - 0.55 * (Math.abs(y) - 0.06)) - 0.026 + 0.09 * Math.max(Math.abs(y) - 0.06, 0),
      Math.abs(Math.abs(y) - 0.088) - 0.068,
      x - 0.48,
    );
  shell.cut('paint', 'lampdark', (x, y, z, nx) => Math.max(eye(x, y, z), nx + 0.12));
  shell.line('lampdark', 'drl', (x, y, z) => eye(x, y, z) + 0.006, 0.004);
  shell.cut('lampdark', 'led', (x, y, z) => Math.max(Math.hypot(Math.abs(y) - 0.075, z - 0.84) - 0.015, x - 0.45));
  model.addParts(shell.triangles);
  // screen: a low bubble that rises from the nose
  const bubble: Field = (x, y, z) => {
    const ridge = 0.9 + 0.62 * (x - 0.36) - 0.55 * Math.max(x - 0.46, 0) ** 2 + 0.03 * smoothStep(0.36, 0.44, x);
    const dome = z - ridge + 3.4 * y * y;
    const half = 0.055 + 0.1 * smoothStep(0.34, 0.6, x);
    return smoothMax(
      smoothMax(Math.abs(dome) - 0.006, Math.abs(y) - half, 0.01),
      smoothMax(0.345 - x, x - 0.67 + 0.6 * Math.abs(y), 0.01),
      0.01,
    );
  };
  model.addField('glassF', bubble, [0.3, -0.2, 0.78], [0.74, 0.2, 1.14], 0.006);
  model.addField(
    'trim',
    leaningBox({ at: [0.56, 0.925], half: [0.1, 0.1, 0.03], rounding: 0.02 }),
    [0.42, -0.14, 0.86],
    [0.7, 0.14, 0.98],
    0.007,
  );
  model.addField(
    'screen',
    leaningBox({ at: [0.57, 0.985], half: [0.008, 0.065, 0.036], rounding: 0.008, lean: 0.6, leanFrom: 0.99 }),
    [0.5, -0.1, 0.92],
    [0.65, 0.1, 1.05],
    0.006,
  );
  for (const y of [0.2]) {
    const stalk: Point3[] = [
      [0.44, 0.12, 0.94],
      [0.43, y, 0.99],
      [0.43, 0.28, 1.02],
    ];
    addTube(model, 'trim', stalk, (t) => 0.014 - 0.004 * t, true);
  }
  addMirror(model, [0.43, 0.335, 1.035], false);
}

function addEngine(model: Model): void {
  const block = joined(
    leaningBox({ at: [1.08, 0.42], half: [0.17, 0.15, 0.13], rounding: 0.05 }),
    leaningBox({ at: [0.98, 0.58], half: [0.12, 0.16, 0.13], rounding: 0.04 }),
    0.05,
  );
  model.addField('bark', block, [0.84, -0.2, 0.26], [1.3, 0.2, 0.74], 0.009);
  addCover(model, 'rimdark', [1.14, 0.175, 0.43], 0.09);
  addCover(model, 'rimdark', [1.12, -0.175, 0.43], 0.075);
  // twin-spar frame from the head to the pivot
  const spar: Field = (x, y, z) => {
    const beam = capsule(
      [x, (Math.abs(y) - 0.165 + 0.12 * Math.max(0.86 - x, 0)) * 1.8, z],
      [0.66, 0, 0.85],
      [1.2, 0, 0.58],
      [0.05, 0.05],
    );
    const pivot = capsule([x, (Math.abs(y) - 0.16) * 1.8, z], [1.2, 0, 0.58], [1.24, 0, 0.4], [0.05, 0.045]);
    return smoothMin(beam, pivot, 0.04);
  };
  model.addField('alloy', spar, [0.56, -0.24, 0.3], [1.34, 0.24, 0.94], 0.008);
  addTube(
    model,
    'metal',
    [
      [1.1, 0.02, 0.24],
      [1.25, 0.1, 0.22],
      [1.36, 0.165, 0.26],
      [1.42, 0.185, 0.3],
    ],
    0.03,
  );
  const along = [0.9, 0.44] as const;
  const barrel = silencer({
    from: [1.4, 0, 0.29],
    to: [1.68, 0, 0.42],
    radii: [0.055, 0.07],
    aside: 0.2,
    flatness: 1.25,
    along,
    end: [1.68, 0.42],
    past: 0.025,
    rounding: 0.01,
    bore: { aside: 0.205, radius: 0.03, depth: 0.03 },
  });
  const reach = distanceAlong([1.4, 0.29], along);
  const can = model.surface('metal', barrel, [1.3, 0.08, 0.18], [1.8, 0.32, 0.54], 0.007);
  can.cut('metal', 'roofblack', (x, _y, z) => 0.21 - reach(x, z));
  model.addParts(can.triangles);
  addFootPegs(
    model,
    ['metal', [1.34, 0.15, 0.43], [1.35, 0.25, 0.43], 0.012],
    ['metal', [1.5, 0.12, 0.66], [1.53, 0.22, 0.56], 0.011],
  );
  addPlateOf(
    model,
    'rimdark',
    [
      [1.26, 0.46],
      [1.34, 0.4],
      [1.4, 0.46],
      [1.36, 0.62],
      [1.28, 0.6],
    ],
    [0.165, 0.007],
    0.005,
    true,
  );
  addSideStand(model, [1.12, -0.13, 0.24], [1.2, -0.2, 0.12], [1.28, -0.26, 0.012]);
}

const TAIL = spline([
  [1.0, 0.79],
  [1.16, 0.775],
  [1.32, 0.785],
  [1.42, 0.84],
  [1.52, 0.9],
  [1.72, 0.96],
  [1.98, 1.0],
]);

function addTankAndTail(model: Model): void {
  const tank = fuelTank({
    half: (x) => mix(0.185, 0.095, smoothStep(0.84, 1.1, x)) * (1 - 0.3 * smoothStep(0.74, 0.6, x)),
    top: (x, y) => 0.985 - 1.9 * Math.max(x - 0.84, 0) ** 2 - 0.9 * Math.max(0.74 - x, 0) ** 2 - 1.7 * y * y,
    floor: () => 0.72,
    from: () => 0.62,
    to: 1.12,
    rounding: [0.08, 0.04, 0.05, 0.06],
  });
  const surface = model.surface('paint', tank, [0.54, -0.26, 0.66], [1.22, 0.26, 1.06], 0.008);
  surface.cut('paint', 'trim', (x, _y, z, _nx, ny) => Math.max(1.0 - x + 0.4 * (z - 0.8), 0.5 - Math.abs(ny)));
  surface.cut('paint', 'roofblack', (x, y, _z, _nx, _ny, nz) => Math.max(Math.abs(y) - 0.035, 0.4 - nz, x - 0.99));
  model.addParts(surface.triangles);
  addRod(model, 'badge', [0.84, 0, 0.98], [0.84, 0, 0.993], 0.036);
  const shape = seat({
    line: TAIL,
    half: (x) => mix(0.09, 0.14, smoothStep(1.02, 1.26, x)),
    drop: 0.02,
    crown: 1,
    thickness: 0.04,
    from: 1.03,
    to: 1.42,
    rounding: [0.04, 0.03, 0.04],
  });
  model.addField('leather', shape, [0.96, -0.2, 0.66], [1.5, 0.2, 0.92], 0.0075);
  const tail: Field = (x, y, z) => {
    const half = 0.15 - 0.1 * smoothStep(1.36, 1.98, x);
    const depth = 0.085 - 0.05 * smoothStep(1.4, 1.98, x);
    const d = smoothMax(
      Math.abs(z - TAIL(x) + depth + 0.9 * y * y) - depth,
      Math.abs(y) - half + 0.3 * Math.max(TAIL(x) - 0.12 - z, 0),
      0.03,
    );
    return smoothMax(d, smoothMax(1.06 - x + 0.9 * Math.max(TAIL(x) - z - 0.03, 0), x - 1.985, 0.02), 0.02);
  };
  const rear = model.surface('paint', tail, [0.96, -0.22, 0.58], [2.05, 0.22, 1.06], 0.0075);
  rear.cut('paint', 'leather', (x, y, _z, _nx, _ny, nz) =>
    Math.max(1.5 - x, x - 1.84, 0.75 - nz, Math.abs(y) - 0.12 + 0.1 * (x - 1.4)),
  );
  rear.cut('paint', 'trim', (x, _y, z, _nx, _ny, nz) => Math.max(z - TAIL(x) + 0.1, nz + 0.1));
  rear.cut('paint', 'roofblack', (x, _y, z, _nx, ny) =>
    Math.max(0.3 - Math.abs(ny), Math.abs(z - TAIL(x) + 0.07 - 0.05 * (x - 1.5)) - 0.016, 1.3 - x),
  );
  rear.line('paint', 'gap', (x) => x - 1.47, 0.002);
  model.addParts(rear.triangles);
  model.addField(
    'tailled',
    (x, y, z) =>
      roundedBox(x - 1.975 - 0.5 * (z - 0.965), y, z - 0.965, 0.016, 0.045 - 0.4 * Math.abs(y), 0.014, 0.008),
    [1.93, -0.07, 0.92],
    [2.02, 0.07, 1.01],
    0.005,
  );
}

function addCockpit(model: Model): void {
  addYokes(
    model,
    'rimdark',
    [
      [0.585, 0.9],
      [0.505, 0.74],
    ],
    { half: [0.05, 0.14, 0.014], rounding: 0.012, cell: 0.007 },
  );
  addTube(
    model,
    'rimdark',
    [
      [0.57, 0.11, 0.92],
      [0.61, 0.2, 0.92],
      [0.66, 0.24, 0.91],
    ],
    0.014,
    true,
  );
  addControls(model, [
    [0.65, 0.235, 0.912],
    [0.725, 0.345, 0.885],
  ]);
  addIndicator(model, [0.62, 0.19, 0.76], [0.63, 0.26, 0.76]);
  addIndicator(model, [1.98, 0.03, 0.75], [2.0, 0.13, 0.745]);
  addPlateArm(model, [1.86, 0, 0.9], [1.95, 0, 0.78], [2.03, 0, 0.64]);
  addBikePlate(model, 2.05, 0.65, 'SPT 899');
}

/** Builds a sports bike: full fairing with a low screen, clip-ons, twin-spar frame, a tail that rises. */
export function buildSport(detail: Detail): Model {
  const model = new Model(SPORT_LENGTH, detail);
  addRunningGear(model);
  addEngine(model);
  addFairing(model);
  addTankAndTail(model);
  addCockpit(model);
  return model;
}
