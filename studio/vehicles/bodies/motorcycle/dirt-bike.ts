import { spline } from '../../../geometry/curves.ts';
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
import type { Model } from '../../../geometry/model.ts';
import { plateStrokes } from '../../front-and-rear/plate-glyphs.ts';
import { addChain } from './parts/chain.ts';
import { addControls } from './parts/controls.ts';
import { addCover, addFinnedCylinder, drum, joined } from './parts/engine.ts';
import { distanceAlong, silencer } from './parts/exhaust.ts';
import { addCaliper, addFork, addYokes } from './parts/fork.ts';
import { addPlateOf } from './parts/plates.ts';
import { seat, stitchAcross } from './parts/seat.ts';
import { addCoil, springLine } from './parts/suspension.ts';
import { fuelTank } from './parts/tank.ts';
import { addCrossbar, addRod, addTube } from './parts/tubes.ts';
import { addBikeWheel } from './parts/wheels.ts';

// What an enduro and a motocross bike have in common: a tall single on long-travel wheels, and little else.

const FRONT: Point3 = [0.39, 0, 0.352];
const REAR: Point3 = [1.87, 0, 0.335];

/** Wheels with knobs, fork, swingarm, chain. */
export function addDirtWheels(model: Model, { rim }: { rim: string }): void {
  const wheel = { spokes: 'wire', count: 36, rimMaterial: rim, tread: 'knobbly' } as const;
  addBikeWheel(
    model,
    { ...wheel, radius: 0.352, rimRadius: 0.274, width: 0.088, discRadius: 0.135, discs: [-1] },
    FRONT,
  );
  addBikeWheel(model, { ...wheel, radius: 0.335, rimRadius: 0.235, width: 0.125, discRadius: 0.115, discs: [1] }, REAR);
  addFork(model, [0.39, 0.1, 0.352], [0.72, 0.1, 1.12], { slider: 'badge', stanchion: 'metal', inverted: true });
  addCaliper(model, [0.515, -0.085, 0.4], -0.35);
  addCaliper(model, [1.76, 0.082, 0.4], -1.1);
  // plastic guards before the stanchions
  for (const side of [1, -1])
    addPlateOf(
      model,
      'trim',
      [
        [0.37, 0.33],
        [0.42, 0.31],
        [0.545, 0.62],
        [0.5, 0.66],
        [0.46, 0.6],
      ],
      [side * 0.118, 0.014],
      0.01,
    );
  addChain(model, [1.33, -0.105, 0.47], [1.87, -0.105, 0.335], 0.036, 0.115);
  const arm: Field = (x, y, z) =>
    capsule([x, (Math.abs(y) - 0.115) * 1.9, z], [1.33, 0, 0.49], [1.89, 0, 0.335], [0.046, 0.03]);
  model.addField('alloy', arm, [1.24, -0.18, 0.26], [1.98, 0.18, 0.57], 0.008);
  addRod(model, 'trim', [1.62, -0.105, 0.36], [1.7, -0.105, 0.29], 0.02);
}

/** Frame, engine, exhaust with its silencer high on the right, radiators, pegs, a long shock. */
export function addDirtEngine(model: Model, { spring }: { spring: string }): void {
  addTube(
    model,
    'rimdark',
    [
      [0.76, 0.04, 1.02],
      [0.9, 0.12, 0.9],
      [1.14, 0.135, 0.76],
      [1.31, 0.13, 0.62],
      [1.34, 0.125, 0.46],
    ],
    0.024,
    true,
  );
  addTube(
    model,
    'rimdark',
    [
      [0.76, 0.02, 0.96],
      [0.85, 0.05, 0.66],
      [0.92, 0.09, 0.42],
      [1.02, 0.1, 0.32],
      [1.3, 0.11, 0.33],
      [1.36, 0.12, 0.44],
    ],
    0.018,
    true,
  );
  for (const end of [
    [1.86, 0.055, 0.9],
    [1.66, 0.075, 0.84],
  ] as const satisfies readonly Point3[])
    addTube(model, 'rimdark', [[1.28, 0.11, end[2] === 0.9 ? 0.8 : 0.58], end], 0.012, true);
  const crankcase = joined(drum([1.2, 0.46], 0.11, 0.125), drum([1.04, 0.44], 0.105, 0.12), 0.06);
  model.addField('bark', crankcase, [0.9, -0.16, 0.3], [1.36, 0.16, 0.6], 0.0085);
  addCover(model, 'metal', [1.19, 0.14, 0.46], 0.085);
  addCover(model, 'metal', [1.03, -0.135, 0.44], 0.07);
  addCover(model, 'rimdark', [1.04, 0.132, 0.42], 0.045);
  addFinnedCylinder(model, 'bark', [1.05, 0, 0.5], {
    lean: 0.16,
    height: 0.29,
    halfLong: 0.075,
    halfWide: 0.085,
    fins: 5,
  });
  // radiators on either side of the tank's front
  for (const side of [1, -1]) {
    model.addField(
      'metal',
      (x, y, z) => roundedBox(x - 0.83 - 0.35 * (z - 0.78), y - side * 0.135, z - 0.78, 0.022, 0.055, 0.12, 0.01),
      [0.7, side * 0.135 - 0.08, 0.62],
      [0.96, side * 0.135 + 0.08, 0.94],
      0.007,
    );
    addRod(model, 'metal', [1.28, side * 0.1, 0.4], [1.29, side * 0.23, 0.4], 0.017);
  }
  addTube(
    model,
    'chrome',
    [
      [0.98, 0.03, 0.7],
      [0.89, 0.08, 0.66],
      [0.88, 0.12, 0.56],
      [0.98, 0.15, 0.52],
      [1.14, 0.16, 0.6],
      [1.34, 0.155, 0.68],
      [1.5, 0.15, 0.7],
    ],
    0.021,
  );
  const along = [0.95, 0.32] as const;
  const barrel = silencer({
    from: [1.5, 0, 0.7],
    to: [1.88, 0, 0.83],
    radii: [0.045, 0.062],
    aside: 0.155,
    flatness: 1.2,
    along,
    end: [1.9, 0.835],
    past: 0,
    rounding: 0.008,
    bore: { aside: 0.155, radius: 0.026, depth: 0.04 },
  });
  const reach = distanceAlong([1.5, 0.7], along);
  const can = model.surface('metal', barrel, [1.42, 0.07, 0.6], [1.98, 0.25, 0.94], 0.007);
  can.cut('metal', 'rimdark', (x, _y, z) => 0.345 - reach(x, z));
  can.cut('metal', 'rimdark', (x, _y, z) => reach(x, z) - 0.03);
  model.addParts(can.triangles);
  addCoil(model, spring, springLine([1.46, 0, 0.5], -0.06, 0.24), {
    wire: 0.0065,
    radius: 0.034,
    turns: 7,
    steps: 120,
  });
  addRod(model, 'metal', [1.47, 0, 0.44], [1.38, 0, 0.8], 0.018);
  addRod(model, 'bark', [1.42, 0.0, 0.78], [1.5, 0.03, 0.7], 0.026);
}

const SEAT = spline([
  [0.9, 1.0],
  [1.05, 0.965],
  [1.25, 0.945],
  [1.5, 0.945],
  [1.75, 0.965],
  [1.95, 1.0],
]);

/** Height of the long flat seat over a place along the bike. */
export const seatHeight = (x: number): number => SEAT(x);

const SHROUD = polygon(
  [
    [0.62, 0.99],
    [0.72, 1.05],
    [0.94, 1.02],
    [1.2, 0.93],
    [1.16, 0.84],
    [1.02, 0.78],
    [0.92, 0.66],
    [0.82, 0.66],
    [0.72, 0.8],
  ],
  0.012,
);

const SIDE_PLATE_HALF = 0.008;
const sidePlateOut = (x: number, z: number): number =>
  0.125 + 0.07 * smoothStep(0.9, 0.72, z) - 0.03 * smoothStep(1.7, 1.86, x);

/** How far from the middle the face of a side plate is. */
export const sidePlateFace = (x: number, z: number): number => sidePlateOut(x, z) + SIDE_PLATE_HALF;

/** Tank, shrouds, seat, tail and side plates; `sidePlate` is their material, `flash` that of the shrouds' end. */
export function addDirtBody(model: Model, { sidePlate, flash }: { sidePlate: string; flash: string }): void {
  const tank = fuelTank({
    half: (x) => mix(0.15, 0.09, smoothStep(0.86, 1.1, x)) * (1 - 0.3 * smoothStep(0.84, 0.68, x)),
    top: (x, y) => 1.06 - 1.1 * Math.max(x - 0.88, 0) ** 2 - 0.4 * Math.max(0.84 - x, 0) - 2.2 * y * y,
    floor: () => 0.84,
    from: () => 0.74,
    to: 1.12,
    rounding: [0.06, 0.04, 0.05, 0.05],
  });
  model.addField('trim', tank, [0.66, -0.2, 0.76], [1.2, 0.2, 1.12], 0.008);
  addRod(model, 'trim', [0.93, 0, 1.045], [0.93, 0, 1.075], 0.034);
  const shroud: Field = (x, y, z) => {
    const out = 0.2 - 0.42 * Math.max(x - 0.9, 0) - 0.15 * Math.max(0.72 - x, 0) - 0.28 * Math.max(z - 0.92, 0);
    const crease = 0.016 * smoothStep(0.09, 0, Math.abs(z - 0.9 + 0.25 * (x - 0.8)));
    return smoothMax(SHROUD(x, z), Math.abs(Math.abs(y) - out - crease) - 0.011, 0.01);
  };
  const wings = model.surface('paint', shroud, [0.56, 0.02, 0.6], [1.26, 0.28, 1.1], 0.007);
  wings.cut('paint', flash, (x, _y, z) => z - 0.84 - 0.75 * (x - 0.98));
  wings.cut(flash, 'trim', (x, _y, z) => z - 0.76 - 0.75 * (x - 0.98));
  model.addParts(wings.triangles, { mirrored: true });
  const shape = seat({
    line: SEAT,
    half: (x) => mix(0.075, 0.105, smoothStep(1.0, 1.5, x)) - 0.025 * smoothStep(1.7, 1.9, x),
    drop: 0.045,
    crown: 1.2,
    thickness: 0.05,
    from: 0.96,
    to: 1.88,
    rounding: [0.045, 0.03, 0.04],
  });
  const cushion = model.surface('leather', shape, [0.88, -0.16, 0.8], [1.96, 0.16, 1.04], 0.0075);
  stitchAcross(cushion, 'seal', { from: 1.24, step: 0.075, count: 7, halfWidth: 0.003, half: 0.095, upwards: 0.55 });
  model.addParts(cushion.triangles);
  // a tail that runs out into the rear mudguard
  const tail: Field = (x, y, z) => {
    const half = 0.105 - 0.02 * smoothStep(1.8, 2.15, x);
    const top = 0.925 + 0.22 * Math.max(x - 1.72, 0) - 0.9 * Math.max(x - 1.9, 0) ** 2 - 2.6 * y * y;
    const d = smoothMax(Math.abs(z - top + 0.014) - 0.014, Math.abs(y) - half, 0.012);
    return smoothMax(d, smoothMax(1.6 - x, x - 2.13 + 1.8 * y * y, 0.012), 0.012);
  };
  model.addField('paint', tail, [1.54, -0.16, 0.86], [2.24, 0.16, 1.06], 0.0065);
  const panel = polygon(
    [
      [1.3, 0.86],
      [1.5, 0.885],
      [1.84, 0.93],
      [1.8, 0.86],
      [1.68, 0.66],
      [1.46, 0.66],
      [1.34, 0.74],
    ],
    0.012,
  );
  const sides: Field = (x, y, z) => {
    return smoothMax(panel(x, z), Math.abs(Math.abs(y) - sidePlateOut(x, z)) - SIDE_PLATE_HALF, 0.008);
  };
  const plates = model.surface(sidePlate, sides, [1.24, 0.06, 0.6], [1.92, 0.24, 0.98], 0.007);
  plates.cut(sidePlate, 'paint', (x, _y, z) => 0.79 - z + 0.28 * (x - 1.4) - 0.3 * Math.max(1.5 - x, 0));
  plates.cut(sidePlate, 'trim', (x) => x - 1.37);
  model.addParts(plates.triangles, { mirrored: true });
}

/** The front mudguard, high above the wheel: a long tongue. */
export function addHighMudguard(model: Model): void {
  const tongue: Field = (x, y, z) => {
    const top = 0.815 - 0.62 * Math.max(0.36 - x, 0) ** 2 + 0.32 * Math.max(x - 0.42, 0) - 1.9 * y * y;
    const half = 0.05 + 0.045 * smoothStep(0.05, 0.4, x) - 0.03 * smoothStep(0.6, 0.74, x);
    const d = smoothMax(Math.abs(z - top) - 0.0085, Math.abs(y) - half, 0.01);
    return smoothMax(d, smoothMax(0.06 + 2.2 * y * y - x, x - 0.78, 0.012), 0.012);
  };
  model.addField('paint', tongue, [0.02, -0.14, 0.66], [0.84, 0.14, 0.98], 0.0065);
}

/** Yokes, a wide braced bar with its pad, and the hand controls. */
export function addDirtBar(model: Model, mirror?: { at: Point3 }): void {
  addYokes(
    model,
    'rimdark',
    [
      [0.715, 1.1],
      [0.63, 0.91],
    ],
    { half: [0.045, 0.13, 0.015], rounding: 0.012, cell: 0.008 },
  );
  addTube(
    model,
    'rimdark',
    [
      [0.74, 0, 1.16],
      [0.74, 0.09, 1.16],
      [0.77, 0.2, 1.235],
      [0.83, 0.3, 1.25],
    ],
    0.014,
    true,
  );
  addCrossbar(model, 'trim', [0.768, 0.11, 1.225], 0.03);
  addControls(
    model,
    [
      [0.83, 0.29, 1.25],
      [0.9, 0.405, 1.24],
    ],
    mirror,
  );
}

/** Signs on a plate, painted: strokes at a place, reading to the right from `facing`. */
export function addNumber(model: Model, text: string, height: number, place: (at: Point2) => Point3): void {
  for (const stroke of plateStrokes(text, height)) {
    const path = stroke.map(place);
    for (let i = 1; i < path.length; i++) addTube(model, 'black', [path[i - 1]!, path[i]!], height * 0.085);
  }
}
