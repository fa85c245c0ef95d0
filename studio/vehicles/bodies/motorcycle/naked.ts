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
import { addChain } from './parts/chain.ts';
import { addControls } from './parts/controls.ts';
import { addCover, addFinnedCylinder, drum, joined } from './parts/engine.ts';
import { distanceAlong, silencer } from './parts/exhaust.ts';
import { addCaliper, addFork, addYokes } from './parts/fork.ts';
import { addBikePlate, addIndicator } from './parts/lamps.ts';
import { addMudguard } from './parts/mudguard.ts';
import { addPlateOf, leaningBox } from './parts/plates.ts';
import { addFootPegs, addPlateArm, addSideStand } from './parts/rests.ts';
import { seat, stitchAcross } from './parts/seat.ts';
import { addCoil, springLine } from './parts/suspension.ts';
import { fuelTank } from './parts/tank.ts';
import { addCrossbar, addRod, addTube } from './parts/tubes.ts';
import { addBikeWheel } from './parts/wheels.ts';

export const NAKED_LENGTH = 2.08;
const FRONT: Point3 = [0.33, 0, 0.305];
const REAR: Point3 = [1.73, 0, 0.315];

function addRunningGear(model: Model): void {
  const wheel = { rimRadius: 0.222, spokes: 'cast', count: 5 } as const;
  addBikeWheel(model, { ...wheel, radius: 0.305, width: 0.12, discRadius: 0.155, discs: [1, -1] }, FRONT);
  addBikeWheel(model, { ...wheel, radius: 0.315, width: 0.18, discRadius: 0.115, discs: [1] }, REAR);
  addFork(model, [0.33, 0.105, 0.305], [0.605, 0.105, 0.965], {
    slider: 'badge',
    stanchion: 'metal',
    inverted: true,
  });
  for (const side of [1, -1]) addCaliper(model, [0.455, side * 0.085, 0.36], -0.35);
  addCaliper(model, [1.62, 0.085, 0.36], -1.1);
  addMudguard(model, 'paint', FRONT, {
    inner: 0.315,
    halfWidth: 0.07,
    from: 0.62,
    to: 2.25,
    thickness: 0.006,
  });
  for (const side of [1, -1])
    addPlateOf(
      model,
      'trim',
      [
        [0.4, 0.47],
        [0.46, 0.5],
        [0.4, 0.6],
        [0.36, 0.58],
      ],
      [side * 0.08, 0.006],
    );
  addChain(model, [1.24, -0.115, 0.41], [1.73, -0.115, 0.315], 0.04, 0.105);
  const arm: Field = (x, y, z) => {
    const beam = capsule([x, (Math.abs(y) - 0.125) * 1.5, z], [1.24, 0, 0.43], [1.74, 0, 0.315], [0.04, 0.027]);
    return smoothMin(beam, smoothMax(Math.hypot(x - 1.25, z - 0.43) - 0.045, Math.abs(y) - 0.14, 0.01), 0.03);
  };
  model.addField('rimdark', arm, [1.15, -0.2, 0.24], [1.84, 0.2, 0.53], 0.008);
}

function addEngine(model: Model): void {
  const drums = joined(drum([1.16, 0.41], 0.125, 0.15), drum([0.95, 0.4], 0.1, 0.16), 0.06);
  const sump = leaningBox({ at: [1.02, 0.3], half: [0.13, 0.09, 0.05], rounding: 0.03 });
  const crankcase = joined(drums, sump, 0.05);
  model.addField('bark', crankcase, [0.8, -0.2, 0.22], [1.32, 0.2, 0.58], 0.009);
  addCover(model, 'metal', [1.15, 0.172, 0.41], 0.095);
  addCover(model, 'metal', [0.95, -0.182, 0.4], 0.075);
  addCover(model, 'bark', [0.95, 0.178, 0.4], 0.06);
  addFinnedCylinder(model, 'bark', [0.93, 0, 0.45], {
    lean: 0.42,
    height: 0.24,
    halfLong: 0.085,
    halfWide: 0.14,
    fins: 8,
  });
  // radiator with its ribs
  model.addField(
    'black',
    leaningBox({ at: [0.675, 0.6], half: [0.018, 0.15, 0.13], rounding: 0.01, lean: 0.25 }),
    [0.58, -0.18, 0.44],
    [0.78, 0.18, 0.76],
    0.008,
  );
  for (let i = 0; i < 14; i++) {
    const z = 0.49 + i * 0.017;
    const x = 0.656 + 0.25 * (z - 0.6);
    addCrossbar(model, 'metal', [x, 0.14, z], 0.003);
  }
  // two headers under the engine into a short silencer
  for (const y of [-0.06, 0.06])
    addTube(
      model,
      'chrome',
      [
        [0.83, y, 0.6],
        [0.735, y, 0.5],
        [0.73, y, 0.36],
        [0.82, y * 0.8, 0.25],
        [1.05, 0.03 + y * 0.3, 0.225],
        [1.22, 0.07, 0.24],
      ],
      0.021,
    );
  addTube(
    model,
    'bark',
    [
      [1.2, 0.06, 0.24],
      [1.3, 0.13, 0.27],
      [1.4, 0.175, 0.32],
      [1.5, 0.185, 0.36],
    ],
    0.03,
  );
  const along = [0.9, 0.44] as const;
  const barrel = silencer({
    from: [1.5, 0, 0.36],
    to: [1.78, 0.012, 0.5],
    radii: [0.05, 0.062],
    aside: 0.19,
    flatness: 1.15,
    along,
    end: [1.78, 0.5],
    past: 0.02,
    rounding: 0.01,
    bore: { aside: 0.2, radius: 0.03, depth: 0.03 },
  });
  const reach = distanceAlong([1.5, 0.36], along);
  const can = model.surface('metal', barrel, [1.4, 0.08, 0.26], [1.9, 0.3, 0.6], 0.007);
  can.cut('metal', 'rimdark', (x, _y, z) => 0.245 - reach(x, z));
  model.addParts(can.triangles);
}

function addFrame(model: Model): void {
  addTube(
    model,
    'paint',
    [
      [0.64, 0.05, 0.9],
      [0.82, 0.14, 0.79],
      [1.05, 0.15, 0.7],
      [1.22, 0.14, 0.52],
      [1.25, 0.135, 0.4],
    ],
    0.02,
    true,
  );
  addTube(
    model,
    'paint',
    [
      [0.66, 0.045, 0.82],
      [0.83, 0.125, 0.66],
      [0.98, 0.15, 0.56],
    ],
    0.016,
    true,
  );
  addTube(
    model,
    'paint',
    [
      [0.83, 0.135, 0.785],
      [0.85, 0.13, 0.65],
      [1, 0.15, 0.7],
      [0.99, 0.15, 0.56],
    ],
    0.013,
    true,
  );
  addTube(
    model,
    'rimdark',
    [
      [1.12, 0.12, 0.66],
      [1.4, 0.1, 0.73],
      [1.78, 0.06, 0.83],
    ],
    0.014,
    true,
  );
  addRod(model, 'rimdark', [1.22, 0.13, 0.5], [1.45, 0.105, 0.68], 0.012, true);
  // shock with its spring
  addCoil(model, 'paint', springLine([1.37, 0, 0.48], -0.07, 0.2), {
    wire: 0.006,
    radius: 0.03,
    turns: 6.5,
    steps: 120,
  });
  addRod(model, 'metal', [1.38, 0, 0.44], [1.29, 0, 0.72], 0.016);
  addFootPegs(
    model,
    ['trim', [1.27, 0.13, 0.36], [1.29, 0.25, 0.36], 0.013],
    ['metal', [1.42, 0.12, 0.56], [1.4, 0.22, 0.5], 0.011],
  );
  addPlateOf(
    model,
    'rimdark',
    [
      [1.2, 0.42],
      [1.3, 0.34],
      [1.34, 0.4],
      [1.46, 0.56],
      [1.4, 0.6],
      [1.24, 0.48],
    ],
    [0.14, 0.006],
    0.005,
    true,
  );
  addSideStand(model, [1.1, -0.13, 0.24], [1.2, -0.2, 0.12], [1.28, -0.26, 0.012]);
}

const SEAT = spline([
  [0.98, 0.87],
  [1.12, 0.835],
  [1.28, 0.815],
  [1.45, 0.825],
  [1.56, 0.87],
  [1.75, 0.905],
  [1.95, 0.925],
]);

function addTankAndSeat(model: Model): void {
  const shell = fuelTank({
    half: (x) => mix(0.165, 0.105, smoothStep(0.85, 1.14, x)) * (1 - 0.35 * smoothStep(0.75, 0.6, x)),
    top: (x, y) => 0.99 - 0.75 * Math.max(x - 0.86, 0) ** 2 * 2.2 - 0.9 * Math.max(0.74 - x, 0) ** 2 - 1.9 * y * y,
    floor: (x) => 0.8 - 0.12 * (0.9 - x),
    from: (z) => 0.62 + 0.35 * Math.max(z - 0.93, 0),
    to: 1.13,
    rounding: [0.09, 0.05, 0.06, 0.06],
  });
  const tank: Field = (x, y, z) =>
    shell(x, y, z) + 0.02 * smoothStep(0.4, -0.3, Math.hypot((x - 1.06) / 0.13, (z - 0.85) / 0.09) - 1);
  const surface = model.surface('paint', tank, [0.5, -0.25, 0.7], [1.25, 0.25, 1.08], 0.008);
  surface.line(
    'paint',
    'gap',
    (_x, y) => Math.abs(y) - 0.05,
    0.002,
    (x, _y, _z, _nx, _ny, nz) => Math.max(0.6 - nz, x - 1.06),
  );
  model.addParts(surface.triangles);
  addRod(model, 'chrome', [0.86, 0, 0.982], [0.86, 0, 0.998], 0.036);
  const wing = polygon(
    [
      [0.58, 0.83],
      [0.65, 0.89],
      [0.86, 0.86],
      [0.82, 0.77],
      [0.75, 0.7],
      [0.68, 0.71],
    ],
    0.015,
  );
  const shroud: Field = (x, y, z) =>
    smoothMax(
      wing(x, z),
      Math.abs(y - 0.175 + 0.35 * Math.max(0.72 - x, 0) * 0.4 + 0.25 * Math.max(0.76 - z, 0)) - 0.011,
      0.01,
    );
  const side = model.surface('paint', shroud, [0.45, 0.05, 0.58], [1, 0.25, 0.97], 0.007);
  side.cut('paint', 'trim', (x, _y, z) => Math.max(z - 0.72 - 0.3 * (x - 0.7), -1));
  model.addParts(side.triangles, { mirrored: true });
  const shape = seat({
    line: SEAT,
    half: (x) => mix(0.1, 0.14, smoothStep(1.02, 1.35, x)) - 0.07 * smoothStep(1.5, 1.95, x),
    drop: 0.035,
    crown: 1,
    thickness: 0.045,
    from: 1.03,
    to: 1.8,
    rounding: [0.05, 0.03, 0.04],
  });
  const cushion = model.surface('leather', shape, [0.95, -0.2, 0.68], [1.9, 0.2, 0.98], 0.007);
  for (const at of [1.18, 1.25, 1.32, 1.39])
    stitchAcross(cushion, 'stitch', { from: at, halfWidth: 0.0016, half: 0.09, upwards: 0.75 });
  model.addParts(cushion.triangles);
  const tail: Field = (x, y, z) => {
    const middle = SEAT(x) - 0.085 + 0.03 * smoothStep(1.6, 2, x);
    const half = 0.125 - 0.085 * smoothStep(1.3, 1.97, x);
    const d = smoothMax(Math.abs(z - middle) - 0.05 + 0.026 * smoothStep(1.4, 1.96, x), Math.abs(y) - half, 0.035);
    return smoothMax(d, smoothMax(1.16 - x + 0.6 * (0.78 - z), x - 1.97, 0.03), 0.02);
  };
  const rear = model.surface('paint', tail, [1.05, -0.2, 0.62], [2.05, 0.2, 0.96], 0.007);
  rear.cut('paint', 'trim', (x, _y, z) => z - SEAT(x) + 0.115);
  model.addParts(rear.triangles);
  model.addField(
    'tailled',
    leaningBox({ at: [1.963, 0.868], half: [0.016, 0.042, 0.014], rounding: 0.01 }),
    [1.92, -0.07, 0.83],
    [2, 0.07, 0.91],
    0.005,
  );
}

function addCockpit(model: Model): void {
  addYokes(
    model,
    'rimdark',
    [
      [0.59, 0.955],
      [0.535, 0.82],
    ],
    { half: [0.05, 0.14, 0.014], rounding: 0.012, behind: 0.01, cell: 0.007 },
  );
  addTube(
    model,
    'trim',
    [
      [0.62, 0, 1.01],
      [0.62, 0.08, 1.01],
      [0.645, 0.17, 1.05],
      [0.71, 0.27, 1.065],
      [0.755, 0.34, 1.06],
    ],
    0.0125,
    true,
  );
  addControls(
    model,
    [
      [0.71, 0.27, 1.065],
      [0.765, 0.39, 1.055],
    ],
    { at: [0.67, 0.36, 1.145] },
  );
  // a small shield-shaped lamp housing, close to the yokes
  const outline = polygon(
    [
      [-0.075, 0.83],
      [0.075, 0.83],
      [0.105, 0.9],
      [0.075, 0.985],
      [-0.075, 0.985],
      [-0.105, 0.9],
    ],
    0.012,
  );
  const bowl: Field = (x, y, z) => {
    const face = 0.435 + 0.32 * (z - 0.86) + 3.2 * y * y;
    return smoothMax(outline(y, z), smoothMax(face - x, x - 0.56, 0.03), 0.03);
  };
  const head = model.surface('paint', bowl, [0.38, -0.15, 0.78], [0.62, 0.15, 1.03], 0.005);
  head.cut('paint', 'lampdark', (x, y, z) => Math.max(outline(y, z) + 0.022, x - 0.52, z - 0.948));
  head.cut('lampdark', 'drl', (_x, y, z) => Math.abs(outline(y, z) + 0.034) - 0.006);
  head.cut('lampdark', 'led', (_x, y, z) => roundedBox(Math.abs(y) - 0.032, z - 0.895, 0, 0.022, 0.024, 1, 0.006));
  model.addParts(head.triangles);
  model.addField(
    'glassF',
    (x, y, z) => roundedBox(x - 0.5 - 0.5 * (z - 1.03), y, z - 1.03, 0.004, 0.085 - 0.3 * (z - 1.03), 0.05, 0.003),
    [0.42, -0.12, 0.96],
    [0.6, 0.12, 1.1],
    0.005,
  );
  model.addField(
    'screen',
    leaningBox({ at: [0.565, 1.05], half: [0.008, 0.07, 0.042], rounding: 0.008, lean: 0.6 }),
    [0.5, -0.1, 0.98],
    [0.64, 0.1, 1.12],
    0.006,
  );
  addIndicator(model, [0.56, 0.1, 0.86], [0.56, 0.18, 0.86]);
  addIndicator(model, [1.93, 0.02, 0.76], [1.95, 0.13, 0.75]);
  addPlateArm(model, [1.84, 0, 0.82], [1.95, 0, 0.72], [2.03, 0, 0.58]);
  addBikePlate(model, 2.06, 0.6, 'NK 417');
}

/** Builds a naked street bike: upside-down fork, trellis frame, finned engine, short tail. */
export function buildNaked(detail: Detail): Model {
  const model = new Model(NAKED_LENGTH, detail);
  addRunningGear(model);
  addEngine(model);
  addFrame(model);
  addTankAndSeat(model);
  addCockpit(model);
  return model;
}
