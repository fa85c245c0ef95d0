import { type Curve, spline } from '../../../geometry/curves.ts';
import {
  capsule,
  type Field,
  mix,
  type Point2,
  type Point3,
  polygon,
  roundedBox,
  smoothMax,
  smoothStep,
} from '../../../geometry/fields.ts';
import { plainBox, revolve } from '../../../geometry/lathe.ts';
import { type Detail, Model } from '../../../geometry/model.ts';
import { tube } from '../../../geometry/solids.ts';
import { VERTEX_NUMBERS } from '../../../geometry/surface.ts';
import { addControls } from './parts/controls.ts';
import { addCover, joined } from './parts/engine.ts';
import { addBikePlate } from './parts/lamps.ts';
import { leaningBox } from './parts/plates.ts';
import { seat, stitchAlong } from './parts/seat.ts';
import { addCoil } from './parts/suspension.ts';
import { addCrossbar, addRod, addTube } from './parts/tubes.ts';

export const QUAD_LENGTH = 2.12;
const FRONT: Point3 = [0.4, 0.46, 0.315];
const REAR: Point3 = [1.68, 0.45, 0.315];
const RADIUS = 0.315;
const RIM = 0.16;

/** A balloon tyre: square shoulders, high walls. */
function tyreProfile(width: number): Point2[] {
  const middle = RIM + (RADIUS - RIM) * 0.46;
  const square = (value: number) => Math.sign(value) * Math.abs(value) ** 0.62;
  return Array.from({ length: 37 }, (_, i): Point2 => {
    const angle = -2.7 + (i / 36) * 5.4;
    const out = Math.cos(angle) >= 0 ? RADIUS - middle : middle - RIM;
    return [middle + out * square(Math.cos(angle)), (width / 2) * square(Math.sin(angle))];
  });
}

/** A lug of the tread, slanted: a box whose middle moves along the tyre as it goes outwards. */
function lug(middle: Point3, half: Point3, slant: number): number[] {
  const box = plainBox(middle, half);
  for (let i = 0; i < box.length; i += VERTEX_NUMBERS) box[i + 2] = box[i + 2]! + slant * (box[i + 1]! - middle[1]);
  return box;
}

/** Adds a wheel on both sides: tyre with lugs in chevrons, a dished rim with holes, nuts. */
function addQuadWheel(model: Model, at: Point3, width: number): void {
  const both = { at, mirrored: true };
  model.add('tyre', revolve(tyreProfile(width), 96), both);
  const count = 22;
  for (const side of [1, -1]) {
    const inner = lug([RADIUS + 0.002, side * width * 0.15, 0], [0.011, width * 0.16, 0.014], side * 0.5);
    const outer = lug([RADIUS - 0.012, side * width * 0.41, 0], [0.014, width * 0.1, 0.018], side * 0.25);
    for (let i = 0; i < count; i++) {
      const turn = ((i + (side > 0 ? 0 : 0.5)) / count) * 2 * Math.PI;
      model.add('tyre', inner, { ...both, leanY: turn });
      model.add('tyre', outer, { ...both, leanY: turn + Math.PI / count });
    }
  }
  const face = width * 0.3;
  const rim: Point2[] = [
    [RIM + 0.008, face + 0.02],
    [RIM - 0.006, face + 0.022],
    [RIM - 0.016, face + 0.012],
    [RIM - 0.022, face - 0.025],
    [0.115, face - 0.03],
    [0.1, face - 0.012],
    [0.06, face - 0.004],
    [0.052, face + 0.012],
    [0.03, face + 0.016],
    [0, face + 0.016],
  ];
  model.add('rimdark', revolve(rim, 72), both);
  const inside: Point2[] = [
    [0, -face],
    [RIM - 0.02, -face],
    [RIM + 0.008, -face - 0.02],
  ];
  model.add('rimdark', revolve(inside, 48), both);
  for (let i = 0; i < 8; i++) {
    const angle = (i / 8) * 2 * Math.PI;
    const [x, z] = [0.088 * Math.cos(angle), 0.088 * Math.sin(angle)];
    const hole: Point3[] = [
      [x, face - 0.02, z],
      [x, face - 0.002, z],
    ];
    model.add('black', tube(hole, 0.015, { sides: 14 }), both);
  }
  const ring: Point2[] = [
    [RIM - 0.004, face + 0.0225],
    [RIM - 0.012, face + 0.0225],
  ];
  model.add('alloy', revolve(ring, 72), both);
  for (let i = 0; i < 4; i++) {
    const angle = (i / 4) * 2 * Math.PI + 0.4;
    const [x, z] = [0.04 * Math.cos(angle), 0.04 * Math.sin(angle)];
    const nut: Point3[] = [
      [x, face + 0.008, z],
      [x, face + 0.026, z],
    ];
    model.add('chrome', tube(nut, 0.008, { sides: 6 }), both);
  }
}

/** Wishbones, drive shafts and a strut with its spring, to each wheel. */
function addSuspension(model: Model): void {
  for (const [x, y, z] of [FRONT, REAR]) {
    for (const lean of [-0.13, 0.13]) {
      addRod(model, 'rimdark', [x + lean, 0.12, z + 0.03], [x, y - 0.1, z - 0.06], 0.016, true);
      addRod(model, 'rimdark', [x + lean, 0.14, z + 0.17], [x, y - 0.1, z + 0.07], 0.014, true);
    }
    addRod(model, 'metal', [x, 0.06, z + 0.03], [x, y - 0.05, z], 0.014, true);
    addRod(model, 'trim', [x, y - 0.2, z + 0.02], [x, y - 0.12, z + 0.005], 0.032, true);
    const top: Point3 = [x + 0.06, 0.2, 0.6];
    const foot: Point3 = [x + 0.03, 0.3, 0.34];
    addRod(model, 'rimdark', foot, top, 0.02, true);
    const line = (t: number): Point3 => [
      mix(foot[0], top[0], 0.15 + 0.75 * t),
      mix(foot[1], top[1], 0.15 + 0.75 * t),
      mix(foot[2], top[2], 0.15 + 0.75 * t),
    ];
    addCoil(model, 'paint', line, { wire: 0.007, radius: 0.038, turns: 8, steps: 110 }, true);
  }
}

function addEngineAndFrame(model: Model): void {
  const engine = joined(
    leaningBox({ at: [1.05, 0.42], half: [0.2, 0.15, 0.13], rounding: 0.05 }),
    leaningBox({ at: [0.98, 0.58], half: [0.1, 0.1, 0.14], rounding: 0.03 }),
    0.05,
  );
  model.addField('bark', engine, [0.8, -0.2, 0.26], [1.3, 0.2, 0.76], 0.01);
  addCover(model, 'metal', [1.08, 0.17, 0.42], 0.1);
  addCover(model, 'trim', [1.08, -0.17, 0.42], 0.12);
  for (const [z, y] of [
    [0.27, 0.16],
    [0.66, 0.13],
  ] as const)
    addTube(
      model,
      'rimdark',
      [
        [0.2, y * 0.7, z + 0.1],
        [0.5, y, z],
        [1.5, y, z],
        [1.86, y * 0.8, z + 0.06],
      ],
      0.02,
      true,
    );
  // the plate under it all
  model.addField(
    'trim',
    (x, y, z) => roundedBox(x - 1.03, y, z - 0.245 - 0.3 * Math.max(0.42 - x, 0), 0.76, 0.19, 0.008, 0.008),
    [0.2, -0.22, 0.2],
    [1.84, 0.22, 0.34],
    0.009,
  );
  addTube(
    model,
    'metal',
    [
      [1.1, -0.12, 0.56],
      [1.3, -0.16, 0.55],
      [1.5, -0.14, 0.54],
    ],
    0.022,
  );
  const silencer: Field = (x, y, z) =>
    smoothMax(capsule([x, (y + 0.15) * 1.1, z], [1.56, 0, 0.54], [1.92, 0, 0.56], 0.065), x - 1.96, 0.012);
  model.addField('metal', silencer, [1.46, -0.25, 0.44], [2.02, -0.06, 0.66], 0.0085);
  addRod(model, 'black', [1.95, -0.15, 0.56], [1.964, -0.15, 0.56], 0.028);
}

const FRONT_FENDER = spline([
  [0.02, 0.53],
  [0.09, 0.66],
  [0.22, 0.735],
  [0.42, 0.755],
  [0.6, 0.735],
  [0.72, 0.63],
  [0.8, 0.46],
  [0.86, 0.33],
]);
const REAR_FENDER = spline([
  [1.18, 0.33],
  [1.25, 0.47],
  [1.34, 0.64],
  [1.48, 0.745],
  [1.68, 0.77],
  [1.9, 0.76],
  [2.04, 0.72],
  [2.09, 0.62],
]);

/** A fender over wheels: a sheet that follows a curve along the machine and droops at its outer edge. */
function fender(curve: Curve, from: number, to: number, inner: number, reach: number): Field {
  return (x, y, z) => {
    const aside = Math.abs(y);
    const droop = 1.4 * Math.max(aside - reach + 0.1, 0) ** 2 + 2.6 * Math.max(aside - reach + 0.03, 0) ** 2;
    const crease = 0.014 * smoothStep(0.06, 0, Math.abs(aside - 0.33));
    const slope = curve.slope(x);
    const sheet = Math.abs(z - curve(x) + droop - crease) / Math.sqrt(1 + slope * slope) - 0.011;
    return smoothMax(
      smoothMax(sheet, Math.max(inner - aside, aside - reach), 0.012),
      smoothMax(from - x, x - to, 0.012),
      0.012,
    );
  };
}

function addFenders(model: Model): void {
  const front = fender(FRONT_FENDER, 0.03, 0.84, 0.1, 0.585);
  const wings = model.surface('paint', front, [-0.02, 0.06, 0.28], [0.92, 0.64, 0.82], 0.0085);
  wings.cut('paint', 'trim', (_x, y) => 0.545 - y);
  wings.cut('paint', 'trim', (x) => 0.755 - x);
  model.addParts(wings.triangles, { mirrored: true });
  const rear = fender(REAR_FENDER, 1.2, 2.075, 0.1, 0.585);
  const tails = model.surface('paint', rear, [1.14, 0.06, 0.28], [2.14, 0.64, 0.84], 0.0085);
  tails.cut('paint', 'trim', (_x, y) => 0.545 - y);
  tails.cut('paint', 'trim', (x) => x - 1.275);
  model.addParts(tails.triangles, { mirrored: true });
  // footwells with their treads
  const well: Field = (x, y, z) => roundedBox(x - 1.02, Math.abs(y) - 0.37, z - 0.33, 0.23, 0.2, 0.018, 0.015);
  model.addField('trim', well, [0.76, 0.14, 0.28], [1.28, 0.6, 0.38], 0.008, { mirrored: true });
  for (let i = 0; i < 6; i++) {
    const x = 0.88 + i * 0.055;
    addRod(model, 'rimdark', [x, 0.24, 0.352], [x, 0.53, 0.352], 0.009, true);
  }
}

const HOOD = polygon(
  [
    [0.1, 0.62],
    [0.12, 0.74],
    [0.22, 0.81],
    [0.5, 0.85],
    [0.66, 0.97],
    [0.78, 0.98],
    [0.96, 0.86],
    [1.0, 0.72],
    [0.8, 0.58],
    [0.3, 0.52],
  ],
  0.02,
);

const SEAT = spline([
  [0.9, 0.87],
  [1.05, 0.865],
  [1.25, 0.865],
  [1.45, 0.89],
  [1.7, 0.91],
]);

function addBody(model: Model): void {
  const half = (x: number, z: number) =>
    mix(0.27, 0.15, smoothStep(0.3, 0.85, x)) - 0.1 * smoothStep(0.8, 0.98, z) - 0.03 * smoothStep(0.68, 0.54, z);
  const hood: Field = (x, y, z) =>
    smoothMax(smoothMax(HOOD(x, z), (Math.abs(y) - half(x, z)) * 0.9, 0.05), 0.1 + 0.9 * y * y - x, 0.03);
  const nose = model.surface('paint', hood, [0.04, -0.34, 0.46], [1.08, 0.34, 1.04], 0.0085);
  const mask = (y: number, z: number) => roundedBox(y, z - 0.69, 0, 0.215, 0.07, 1, 0.03);
  nose.cut('paint', 'trim', (x, y, z, nx) => Math.max(mask(y, z), nx + 0.3, x - 0.3));
  nose.line(
    'trim',
    'black',
    (_x, _y, z) => Math.abs(z - 0.69) - 0.022,
    0.006,
    (x, y, z) => Math.max(mask(y, z) + 0.02, Math.abs(y) - 0.085, x - 0.3),
  );
  const lens = (y: number, z: number) =>
    roundedBox(Math.abs(y) - 0.15, z - 0.7 - 0.25 * (Math.abs(y) - 0.15), 0, 0.05, 0.036, 1, 0.018);
  nose.cut('trim', 'lampdark', (x, y, z) => Math.max(lens(y, z), x - 0.3));
  nose.cut('lampdark', 'drl', (_x, y, z) => Math.max(Math.abs(lens(y, z) + 0.008) - 0.004, 0.69 - z));
  nose.cut('lampdark', 'led', (_x, y, z) => Math.hypot(Math.abs(y) - 0.15, z - 0.692) - 0.019);
  nose.line(
    'paint',
    'gap',
    (_x, y) => Math.abs(y) - 0.115,
    0.002,
    (x, _y, _z, _nx, _ny, nz) => Math.max(0.4 - nz, x - 0.72),
  );
  nose.cut('paint', 'trim', (x, _y, z, _nx, ny) => Math.max(0.62 - x, 0.5 - Math.abs(ny), z - 0.8 - 0.2 * (x - 0.7)));
  nose.cut('paint', 'roofblack', (x, y, _z, _nx, _ny, nz) =>
    Math.max(0.5 - nz, Math.abs(y) - 0.075, 0.55 - x, x - 0.74),
  );
  model.addParts(nose.triangles);
  addRod(model, 'trim', [0.86, 0, 0.93], [0.87, 0, 0.965], 0.045);
  const shape = seat({
    line: SEAT,
    half: (x) => mix(0.11, 0.185, smoothStep(0.95, 1.35, x)),
    drop: 0.05,
    crown: 0.7,
    thickness: 0.065,
    from: 0.9,
    to: 1.6,
    rounding: [0.06, 0.05, 0.06],
  });
  const cushion = model.surface('leather', shape, [0.82, -0.24, 0.72], [1.68, 0.24, 0.98], 0.008);
  stitchAlong(cushion, { y: 0.1, halfWidth: 0.0018, from: 1.05, to: 1.54 });
  model.addParts(cushion.triangles);
  const under: Field = (x, y, z) =>
    roundedBox(x - 1.42, y, z - 0.7, 0.5, 0.16 + 0.06 * smoothStep(1.2, 1.5, x), 0.1, 0.04);
  const box = model.surface('trim', under, [0.88, -0.26, 0.56], [1.98, 0.26, 0.84], 0.0085);
  box.cut('trim', 'paint', (x, _y, z, _nx, ny) => Math.max(1.04 - x, x - 1.36, 0.5 - Math.abs(ny), 0.66 - z));
  model.addParts(box.triangles);
}

/** A rack of tubes over the fenders: a frame, bars along it and across, and legs. */
function addRack(model: Model, [from, to]: Point2, height: number, half: number): void {
  const z = height;
  const frame: Point3[] = [
    [from, half - 0.06, z],
    [from + 0.05, half, z],
    [to - 0.05, half, z],
    [to, half - 0.06, z],
  ];
  for (let i = 1; i < frame.length; i++) addTube(model, 'trim', [frame[i - 1]!, frame[i]!], 0.014, true);
  for (const x of [from, mix(from, to, 0.33), mix(from, to, 0.66), to])
    addRod(model, 'trim', [x, -half + 0.06, z], [x, half - 0.06, z], x === from || x === to ? 0.014 : 0.011);
  for (const y of [0.07, half * 0.62]) addRod(model, 'trim', [from, y, z + 0.006], [to, y, z + 0.006], 0.009, true);
  // a raised lip keeps the load from sliding
  const lip = to < 1 ? from : to;
  for (const y of [half - 0.08, 0.12]) addRod(model, 'trim', [lip, y, z], [lip, y, z + 0.06], 0.011, true);
  addRod(model, 'trim', [lip, -half + 0.08, z + 0.06], [lip, half - 0.08, z + 0.06], 0.012);
  for (const x of [mix(from, to, 0.2), mix(from, to, 0.8)])
    addRod(model, 'trim', [x, half * 0.8, z], [x, half * 0.7, z - 0.14], 0.012, true);
}

function addBumperAndRear(model: Model): void {
  for (const [y, r] of [
    [0.2, 0.018],
    [0.07, 0.014],
  ] as const)
    addTube(
      model,
      'trim',
      [
        [0.26, y, 0.36],
        [0.08, y, 0.38],
        [0.02, y, 0.5],
        [0.035, y, 0.63],
        [0.14, y, 0.72],
      ],
      r,
      true,
    );
  for (const [x, z] of [
    [0.026, 0.46],
    [0.03, 0.62],
  ] as const)
    addCrossbar(model, 'trim', [x, 0.21, z], 0.016);
  // winch with its drum and hook
  addCrossbar(model, 'rimdark', [0.12, 0.1, 0.45], 0.05);
  addTube(
    model,
    'amber',
    [
      [0.01, 0, 0.455],
      [-0.005, 0, 0.44],
      [-0.002, 0, 0.415],
    ],
    0.01,
  );
  model.addField(
    'metal',
    leaningBox({ at: [0.035, 0.455], half: [0.012, 0.1, 0.03], rounding: 0.01 }),
    [0, -0.13, 0.4],
    [0.07, 0.13, 0.51],
    0.007,
  );
  const tail: Field = (x, y, z) =>
    roundedBox(x - 2.055 - 0.35 * (z - 0.69), Math.abs(y) - 0.42, z - 0.685, 0.02, 0.075, 0.034, 0.018);
  const lamp = model.surface('trim', tail, [2.0, 0.3, 0.62], [2.12, 0.54, 0.76], 0.006);
  lamp.cut('trim', 'tail', (_x, y, z, nx) =>
    Math.max(0.4 - nx, roundedBox(y - 0.42, z - 0.685, 0, 0.066, 0.026, 1, 0.012)),
  );
  lamp.cut(
    'tail',
    'tailled',
    (_x, y, z) => Math.abs(roundedBox(y - 0.42, z - 0.685, 0, 0.05, 0.014, 1, 0.008)) - 0.005,
  );
  model.addParts(lamp.triangles, { mirrored: true });
  addRod(model, 'rimdark', [1.8, 0, 0.4], [2.02, 0, 0.4], 0.026);
  addRod(model, 'chrome', [2.01, 0, 0.42], [2.01, 0, 0.475], (t) => 0.014 + 0.012 * smoothStep(0.3, 0.8, t));
  addTube(
    model,
    'trim',
    [
      [1.9, 0.14, 0.7],
      [2.02, 0.14, 0.62],
      [2.06, 0.12, 0.56],
    ],
    0.014,
  );
  addBikePlate(model, 2.075, 0.56, 'ATV 520');
}

function addHandlebar(model: Model): void {
  addRod(model, 'trim', [0.62, 0, 0.9], [0.76, 0, 1.08], 0.05);
  addTube(
    model,
    'trim',
    [
      [0.75, 0, 1.06],
      [0.75, 0.1, 1.06],
      [0.78, 0.2, 1.13],
      [0.84, 0.29, 1.15],
    ],
    0.014,
    true,
  );
  addControls(model, [
    [0.84, 0.285, 1.15],
    [0.92, 0.4, 1.13],
  ]);
  const pod: Field = (x, y, z) =>
    roundedBox(x - 0.73 - 0.5 * (z - 1.08), y, z - 1.09, 0.06, 0.11 - 0.2 * Math.max(z - 1.08, 0), 0.07, 0.035);
  const head = model.surface('paint', pod, [0.6, -0.15, 0.98], [0.86, 0.15, 1.2], 0.0065);
  head.cut('paint', 'trim', (_x, _y, _z, nx) => 0.25 - nx);
  head.cut('paint', 'lampdark', (x, y, z, nx) =>
    Math.max(nx + 0.3, roundedBox(y, z - 1.085, 0, 0.06, 0.03, 1, 0.02), x - 0.8),
  );
  head.cut('lampdark', 'led', (_x, y, z) => roundedBox(Math.abs(y) - 0.026, z - 1.085, 0, 0.018, 0.018, 1, 0.008));
  model.addParts(head.triangles);
  model.addField(
    'screen',
    leaningBox({ at: [0.8, 1.1], half: [0.01, 0.065, 0.04], rounding: 0.008, lean: 0.5 }),
    [0.74, -0.1, 1.03],
    [0.88, 0.1, 1.17],
    0.006,
  );
}

/** Builds a quad for farm work: balloon tyres on wishbones, fenders, racks before and behind, a winch, a tow ball. */
export function buildQuad(detail: Detail): Model {
  const model = new Model(QUAD_LENGTH, detail);
  addQuadWheel(model, FRONT, 0.215);
  addQuadWheel(model, REAR, 0.255);
  addSuspension(model);
  addEngineAndFrame(model);
  addFenders(model);
  addBody(model);
  addRack(model, [0.1, 0.56], 0.945, 0.42);
  addRack(model, [1.56, 2.04], 0.945, 0.44);
  addBumperAndRear(model);
  addHandlebar(model);
  return model;
}
