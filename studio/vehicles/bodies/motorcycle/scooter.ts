import { spline } from '../../../geometry/curves.ts';
import {
  capsule,
  type Field,
  mix,
  type Point3,
  polygon,
  roundedBox,
  smoothMax,
  smoothMin,
  smoothStep,
} from '../../../geometry/fields.ts';
import { type Detail, Model } from '../../../geometry/model.ts';
import { addControls } from './parts/controls.ts';
import { addCover } from './parts/engine.ts';
import { addCaliper, addFork } from './parts/fork.ts';
import { addBikePlate, addIndicator } from './parts/lamps.ts';
import { addMudguard } from './parts/mudguard.ts';
import { addPlateOf, leaningBox } from './parts/plates.ts';
import { seat, stitchAcross, stitchAlong } from './parts/seat.ts';
import { addCoil, springLine } from './parts/suspension.ts';
import { addCrossbar, addRod, addTube } from './parts/tubes.ts';
import { addBikeWheel } from './parts/wheels.ts';

export const SCOOTER_LENGTH = 1.9;
const FRONT: Point3 = [0.27, 0, 0.238];
const REAR: Point3 = [1.54, 0, 0.238];

/** The room that a wheel needs in the body around it. */
const wheelRoom =
  ([ax, , az]: Point3, radius: number, half: number): Field =>
  (x, y, z) =>
    smoothMax(Math.hypot(x - ax, z - az) - radius, Math.abs(y) - half, 0.02);

function addRunningGear(model: Model): void {
  const wheel = { radius: 0.238, rimRadius: 0.158, spokes: 'cast', count: 5, rimMaterial: 'rim' } as const;
  addBikeWheel(model, { ...wheel, width: 0.115, discRadius: 0.11, discs: [1] }, FRONT);
  addBikeWheel(model, { ...wheel, width: 0.13, discRadius: 0.1, discs: [] }, REAR);
  addFork(model, [0.27, 0.088, 0.238], [0.42, 0.088, 0.62], { slider: 'rimdark', stanchion: 'metal' });
  addCaliper(model, [0.36, 0.082, 0.28], -0.3);
  addMudguard(model, 'paint', FRONT, { inner: 0.25, halfWidth: 0.078, from: 0.35, to: 2.75, thickness: 0.008 });
  // the belt's case, which is the left arm of the rear wheel
  const belt: Field = (x, y, z) =>
    smoothMax(capsule([x, 0, z], [1.12, 0, 0.3], [1.54, 0, 0.245], [0.095, 0.085]), Math.abs(y + 0.125) - 0.045, 0.025);
  const gear = model.surface('bark', belt, [0.98, -0.2, 0.14], [1.66, -0.04, 0.42], 0.008);
  gear.line('bark', 'seal', (x, _y, z) => capsule([x, 0, z], [1.12, 0, 0.3], [1.54, 0, 0.245], [0.075, 0.062]), 0.003);
  model.addParts(gear.triangles);
  addCover(model, 'rimdark', [1.12, -0.175, 0.3], 0.06);
  const engine: Field = leaningBox({ at: [1.12, 0.3], half: [0.15, 0.12, 0.09], rounding: 0.04 });
  model.addField('bark', engine, [0.94, -0.15, 0.18], [1.3, 0.15, 0.42], 0.01);
  const silencer: Field = (x, y, z) => {
    const barrel = capsule([x, y - 0.165, z], [1.36, 0, 0.285], [1.7, 0, 0.33], [0.055, 0.06]);
    return smoothMax(barrel, (x - 1.74) * 0.99 + (z - 0.33) * 0.13, 0.01);
  };
  const can = model.surface('trim', silencer, [1.28, 0.08, 0.2], [1.8, 0.26, 0.42], 0.0075);
  can.cut('trim', 'metal', (x, y, z) => Math.max(0.19 - y, Math.abs(x - 1.53) - 0.14, Math.abs(z - 0.31) - 0.04));
  model.addParts(can.triangles);
  addTube(
    model,
    'metal',
    [
      [1.1, 0.1, 0.24],
      [1.2, 0.14, 0.2],
      [1.34, 0.165, 0.27],
    ],
    0.019,
  );
  for (const side of [1, -1]) {
    const line = springLine([1.62, side * 0.14, 0.32], -0.04, 0.19);
    addCoil(model, 'metal', line, { wire: 0.005, radius: 0.026, turns: 8, steps: 90 });
    addRod(model, 'rimdark', [1.62, side * 0.14, 0.26], [1.57, side * 0.14, 0.56], 0.014);
  }
  for (const side of [1, -1])
    addTube(
      model,
      'trim',
      [
        [1.08, side * 0.1, 0.22],
        [1.12, side * 0.16, 0.1],
        [1.17, side * 0.2, 0.013],
      ],
      0.013,
    );
  addCrossbar(model, 'trim', [1.12, 0.15, 0.1], 0.012);
}

const APRON = polygon(
  [
    [0.315, 0.6],
    [0.36, 0.82],
    [0.43, 0.97],
    [0.55, 0.985],
    [0.575, 0.8],
    [0.6, 0.52],
    [0.66, 0.33],
    [0.76, 0.285],
    [0.74, 0.215],
    [0.6, 0.215],
    [0.54, 0.32],
    [0.46, 0.46],
    [0.38, 0.53],
  ],
  0.015,
);

/** The leg shield: rounded in front, hollow behind, with room for the wheel below. */
function addApron(model: Model): void {
  const half = (x: number, z: number) =>
    0.035 +
    0.2 * Math.sqrt(smoothStep(0.29, 0.6, x)) -
    0.085 * smoothStep(0.78, 1.0, z) -
    0.03 * smoothStep(0.4, 0.22, z);
  const room = wheelRoom(FRONT, 0.275, 0.085);
  const body: Field = (x, y, z) => {
    const solid = smoothMax(APRON(x, z), (Math.abs(y) - half(x, z)) * 0.9, 0.05);
    // knees go behind the shield
    const knees = smoothMax(0.535 + 1.2 * y * y + 0.25 * Math.max(0.5 - z, 0) - x, Math.abs(y) - 0.17, 0.03);
    const hollow = smoothMax(knees, 0.36 - z, 0.03);
    return smoothMax(smoothMax(solid, -room(x, y, z), 0.012), -hollow, 0.015);
  };
  const shield = model.surface('paint', body, [0.24, -0.3, 0.16], [0.84, 0.3, 1.04], 0.0075);
  shield.cut('paint', 'trim', (x, _y, z, nx) => Math.max(0.3 - nx, 0.5 - x, z - 0.965));
  shield.cut('paint', 'black', (x, y, z) => room(x, y, z) - 0.004);
  // a ridge with a slim grille down the middle, lamps that turn on either side
  shield.cut('paint', 'trim', (x, y, z, nx) =>
    Math.max(Math.abs(y) - 0.022 - 0.12 * (z - 0.62), Math.abs(z - 0.72) - 0.11, nx + 0.2, x - 0.5),
  );
  const blade = (y: number, z: number) =>
    Math.max(Math.abs(z - 0.8 - 0.35 * (Math.abs(y) - 0.12)) - 0.017, Math.abs(Math.abs(y) - 0.115) - 0.045);
  shield.cut('paint', 'lampdark', (x, y, z, nx) => Math.max(blade(y, z), nx + 0.05, x - 0.55));
  shield.cut('lampdark', 'drl', (_x, y, z) => blade(y, z) + 0.008);
  shield.line(
    'paint',
    'gap',
    (_x, y) => Math.abs(y) - 0.16,
    0.0018,
    (x, _y, z, nx) => Math.max(nx - 0.1, 0.42 - z, z - 0.9, x - 0.56),
  );
  model.addParts(shield.triangles);
  // glove box with its lock
  model.addField(
    'trim',
    leaningBox({ at: [0.55, 0.78], half: [0.045, 0.14, 0.1], rounding: 0.03 }),
    [0.46, -0.18, 0.64],
    [0.64, 0.18, 0.92],
    0.008,
  );
  addRod(model, 'chrome', [0.59, 0.1, 0.84], [0.602, 0.1, 0.84], 0.016);
}

function addFloor(model: Model): void {
  const floor: Field = (x, y, z) =>
    roundedBox(x - 0.88, y, z - 0.25, 0.25, 0.205 - 0.02 * smoothStep(0.75, 0.65, x), 0.04, 0.03);
  const board = model.surface('paint', floor, [0.56, -0.25, 0.18], [1.2, 0.25, 0.32], 0.0075);
  board.cut('paint', 'trim', (_x, _y, _z, _nx, _ny, nz) => 0.6 - nz);
  board.cut('paint', 'trim', (_x, _y, _z, _nx, _ny, nz) => nz + 0.3);
  model.addParts(board.triangles);
  for (let i = 0; i < 7; i++) {
    const y = -0.15 + i * 0.05;
    addRod(model, 'seal', [0.72, y, 0.29], [1.02, y, 0.29], 0.006);
  }
}

const BODY = polygon(
  [
    [0.985, 0.29],
    [0.99, 0.6],
    [1.03, 0.735],
    [1.3, 0.745],
    [1.62, 0.8],
    [1.83, 0.815],
    [1.875, 0.775],
    [1.83, 0.66],
    [1.74, 0.52],
    [1.56, 0.43],
    [1.34, 0.385],
    [1.16, 0.29],
  ],
  0.015,
);

const SEAT = spline([
  [0.96, 0.76],
  [1.1, 0.775],
  [1.28, 0.78],
  [1.4, 0.8],
  [1.48, 0.845],
  [1.64, 0.87],
  [1.82, 0.87],
]);

function addBody(model: Model): void {
  const half = (x: number, z: number) =>
    0.12 +
    0.095 * smoothStep(0.98, 1.3, x) -
    0.125 * smoothStep(1.42, 1.9, x) -
    0.035 * smoothStep(0.62, 0.8, z) -
    0.03 * smoothStep(0.48, 0.32, z);
  const room = wheelRoom(REAR, 0.285, 0.1);
  const body: Field = (x, y, z) =>
    smoothMax(smoothMax(BODY(x, z), (Math.abs(y) - half(x, z)) * 0.92, 0.06), -room(x, y, z), 0.012);
  const hull = model.surface('paint', body, [0.9, -0.28, 0.24], [1.94, 0.28, 0.88], 0.0075);
  hull.cut('paint', 'black', (x, y, z) => room(x, y, z) - 0.004);
  hull.cut('paint', 'trim', (x, _y, z, nx) => Math.max(nx + 0.75, x - 1.06, z - 0.7));
  hull.cut('paint', 'trim', (x, _y, z, _nx, ny) => Math.max(z - 0.39 - 0.2 * (x - 1.2), 0.2 - Math.abs(ny)));
  hull.line(
    'paint',
    'gap',
    (x, _y, z) => z - 0.66 - 0.16 * (x - 1.2),
    0.002,
    (x, _y, _z, _nx, ny) => Math.max(0.3 - Math.abs(ny), 1.04 - x, x - 1.78),
  );
  hull.line(
    'paint',
    'chrome',
    (x, _y, z) => z - 0.52 - 0.24 * (x - 1.3),
    0.0045,
    (x, _y, _z, _nx, ny) => Math.max(0.4 - Math.abs(ny), 1.14 - x, x - 1.62),
  );
  const lamp = (y: number, z: number) => roundedBox(y, z - 0.74, 0, 0.075, 0.024, 1, 0.018);
  hull.cut('paint', 'tail', (_x, y, z, nx) => Math.max(lamp(y, z), 0.3 - nx));
  hull.cut('tail', 'tailled', (_x, y, z) => Math.abs(lamp(y, z) + 0.011) - 0.005);
  model.addParts(hull.triangles);
  const shape = seat({
    line: SEAT,
    half: (x) => mix(0.085, 0.165, smoothStep(0.98, 1.28, x)) - 0.055 * smoothStep(1.5, 1.84, x),
    drop: 0.035,
    crown: 0.8,
    thickness: 0.052,
    from: 0.99,
    to: 1.79,
    rounding: [0.05, 0.04, 0.05],
  });
  const cushion = model.surface('leather', shape, [0.92, -0.22, 0.66], [1.86, 0.22, 0.94], 0.0075);
  stitchAlong(cushion, { y: 0.088, halfWidth: 0.0017, from: 1.1, to: 1.7 });
  stitchAcross(cushion, 'stitch', { from: 1.45, halfWidth: 0.0017, half: 0.088, upwards: 0.3 });
  model.addParts(cushion.triangles);
  const rail: Point3[] = [
    [1.52, 0.15, 0.78],
    [1.68, 0.145, 0.83],
    [1.86, 0.1, 0.865],
    [1.9, 0, 0.87],
    [1.86, -0.1, 0.865],
    [1.68, -0.145, 0.83],
    [1.52, -0.15, 0.78],
  ];
  addTube(model, 'chrome', rail, 0.012);
  addPlateOf(
    model,
    'trim',
    [
      [1.72, 0.56],
      [1.8, 0.6],
      [1.9, 0.4],
      [1.88, 0.34],
      [1.84, 0.4],
    ],
    [0, 0.07],
    0.012,
  );
  addBikePlate(model, 1.93, 0.5, 'SCT 125');
  addIndicator(model, [1.8, 0.05, 0.63], [1.83, 0.14, 0.63]);
}

function addHandlebar(model: Model): void {
  const cowl: Field = (x, y, z) => {
    const across = capsule(
      [(x - 0.53 - 0.5 * Math.abs(y) * Math.abs(y)) * 1.05, y, z - 1.045],
      [0, -0.2, 0],
      [0, 0.2, 0],
      0.052,
    );
    const bowl = Math.hypot((x - 0.49) * 0.85, y * 0.95, z - 1.05) - 0.098;
    return smoothMin(across, smoothMax(bowl, x - 0.6, 0.03), 0.06);
  };
  const head = model.surface('paint', cowl, [0.34, -0.3, 0.92], [0.68, 0.3, 1.18], 0.006);
  head.cut('paint', 'trim', (x, _y, _z, nx) => Math.max(0.25 - nx, 0.5 - x));
  const lens = (y: number, z: number) => Math.hypot(y * 0.95, (z - 1.045) * 1.05) - 0.078;
  head.cut('paint', 'chrome', (x, y, z) => Math.max(lens(y, z), x - 0.48));
  head.cut('chrome', 'lampdark', (_x, y, z) => lens(y, z) + 0.009);
  head.cut('lampdark', 'drl', (_x, y, z) => Math.abs(lens(y, z) + 0.02) - 0.004);
  head.cut('lampdark', 'led', (_x, y, z) => Math.max(Math.hypot(y, z - 1.045) - 0.036, Math.abs(z - 1.045) - 0.018));
  model.addParts(head.triangles);
  model.addField(
    'screen',
    leaningBox({ at: [0.57, 1.095], half: [0.012, 0.075, 0.032], rounding: 0.012, lean: 0.4, leanFrom: 1.1 }),
    [0.5, -0.11, 1.03],
    [0.66, 0.11, 1.16],
    0.006,
  );
  const fly: Field = (x, y, z) =>
    smoothMax(
      Math.abs(x - 0.475 - 0.6 * (z - 1.12) - 1.3 * y * y) - 0.006,
      roundedBox(y, z - 1.17, 0, 0.11, 0.075, 1, 0.05),
      0.004,
    );
  model.addField('glassF', fly, [0.4, -0.15, 1.07], [0.64, 0.15, 1.27], 0.006);
  addRod(model, 'trim', [0.53, 0, 0.95], [0.53, 0, 1.03], 0.05);
  addControls(
    model,
    [
      [0.555, 0.225, 1.048],
      [0.6, 0.345, 1.04],
    ],
    { at: [0.53, 0.34, 1.24], round: true },
  );
}

/** Builds a scooter: small wheels, a leg shield, a floor to step through, a body that hides the engine. */
export function buildScooter(detail: Detail): Model {
  const model = new Model(SCOOTER_LENGTH, detail);
  addRunningGear(model);
  addApron(model);
  addFloor(model);
  addBody(model);
  addHandlebar(model);
  return model;
}
