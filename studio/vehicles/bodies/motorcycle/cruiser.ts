import { spline } from '../../../geometry/curves.ts';
import { type Field, mix, type Point3, smoothMax, smoothStep } from '../../../geometry/fields.ts';
import { type Detail, Model } from '../../../geometry/model.ts';
import { addControls } from './parts/controls.ts';
import { addCradleFrame } from './parts/cradle.ts';
import { addCover, addFinnedCylinder } from './parts/engine.ts';
import { addCaliper, addFork, addYokes } from './parts/fork.ts';
import { addBikePlate, addIndicator, addRoundLamp } from './parts/lamps.ts';
import { addMudguard } from './parts/mudguard.ts';
import { leaningBox, sideCover } from './parts/plates.ts';
import { addFootPegs, addSideStand } from './parts/rests.ts';
import { seat, stitchAcross, stitchAlong } from './parts/seat.ts';
import { addCrossbar, addRod, addTube } from './parts/tubes.ts';
import { addVTwinCases } from './parts/v-twin.ts';
import { addBikeWheel } from './parts/wheels.ts';

export const CRUISER_LENGTH = 2.4;
const FRONT: Point3 = [0.36, 0, 0.325];
const REAR: Point3 = [2, 0, 0.325];

function addRunningGear(model: Model): void {
  const wheel = { radius: 0.325, spokes: 'wire', count: 40, rimMaterial: 'chrome' } as const;
  addBikeWheel(model, { ...wheel, rimRadius: 0.23, width: 0.135, discRadius: 0.145, discs: [-1] }, FRONT);
  addBikeWheel(model, { ...wheel, rimRadius: 0.205, width: 0.2, discRadius: 0.135, discs: [1] }, REAR);
  addFork(model, [0.36, 0.115, 0.325], [0.82, 0.115, 0.93], { slider: 'chrome', stanchion: 'chrome' });
  addCaliper(model, [0.49, -0.09, 0.37], -0.5, 'chrome');
  addMudguard(model, 'paint', FRONT, {
    inner: 0.335,
    halfWidth: 0.1,
    from: 0.1,
    to: 2.35,
    thickness: 0.0075,
  });
  addMudguard(model, 'paint', REAR, {
    inner: 0.345,
    halfWidth: 0.13,
    from: -0.1,
    to: 2.5,
    thickness: 0.0085,
  });
  addRod(model, 'rimdark', [1.55, 0.13, 0.37], [2.01, 0.14, 0.325], 0.026, true);
  addRod(model, 'chrome', [1.88, 0.15, 0.36], [1.74, 0.15, 0.66], 0.026, true);
  // belt guard on the left, struts of the rear mudguard
  addRod(model, 'chrome', [1.5, -0.125, 0.44], [2.02, -0.13, 0.43], 0.014);
  addTube(
    model,
    'chrome',
    [
      [1.6, 0.145, 0.66],
      [1.86, 0.145, 0.7],
      [2.08, 0.14, 0.66],
    ],
    0.013,
    true,
  );
}

/** The V-twin: finned cylinders, chrome covers, the air filter between them. */
export function addVTwin(model: Model): void {
  addVTwinCases(model, {
    materials: ['bark', 'chrome', 'chrome'],
    crank: { x: 1.12, radius: 0.13, cover: 0.15 },
    gearbox: 1.36,
    primary: { to: 1.4, out: 0.14 },
    cases: [
      [0.95, -0.17, 0.2],
      [1.55, 0.17, 0.53],
    ],
    drive: [
      [0.98, -0.2, 0.22],
      [1.55, -0.08, 0.5],
    ],
  });
  addCover(model, 'bark', [1.4, -0.185, 0.36], 0.06);
  addFinnedCylinder(model, 'metal', [1.06, 0, 0.42], {
    lean: 0.42,
    height: 0.34,
    halfLong: 0.085,
    halfWide: 0.1,
    fins: 11,
  });
  addFinnedCylinder(model, 'metal', [1.19, 0, 0.42], {
    lean: -0.42,
    height: 0.34,
    halfLong: 0.085,
    halfWide: 0.1,
    fins: 11,
  });
  // round air filter between the cylinders, pushrod tubes
  addCover(model, 'chrome', [1.125, 0.2, 0.62], 0.085);
  for (const [from, to] of [
    [1.09, 0.97],
    [1.17, 1.28],
  ] as const)
    for (const y of [0.105, 0.125]) addRod(model, 'chrome', [from, y, 0.44], [to, y - 0.01, 0.7], 0.009);
}

/** Two long pipes that sweep down from the cylinders to the right of the rear wheel. */
export function addLongPipes(model: Model): void {
  addTube(
    model,
    'chrome',
    [
      [0.92, 0.08, 0.66],
      [0.87, 0.16, 0.58],
      [0.92, 0.19, 0.38],
      [1.1, 0.2, 0.27],
      [1.4, 0.2, 0.26],
    ],
    0.024,
  );
  addTube(
    model,
    'chrome',
    [
      [1.32, 0.08, 0.66],
      [1.4, 0.17, 0.6],
      [1.36, 0.2, 0.45],
      [1.45, 0.2, 0.37],
      [1.6, 0.2, 0.36],
    ],
    0.024,
  );
  for (const [from, to] of [
    [
      [1.38, 0.2, 0.262],
      [2.3, 0.215, 0.275],
    ],
    [
      [1.58, 0.2, 0.362],
      [2.2, 0.215, 0.375],
    ],
  ] as const satisfies readonly (readonly [Point3, Point3])[]) {
    addRod(model, 'chrome', from, to, (t) => 0.026 + 0.022 * smoothStep(0, 0.2, t));
    addTube(
      model,
      'black',
      [
        [to[0] - 0.01, to[1], to[2]],
        [to[0] + 0.002, to[1], to[2]],
      ],
      0.036,
    );
  }
}

function addFrame(model: Model): void {
  addCradleFrame(model, [0.84, 0, 0.9], [0.83, 0.03, 0.84]);
  addFootPegs(
    model,
    ['chrome', [0.97, 0.12, 0.28], [0.93, 0.25, 0.28], 0.012],
    ['trim', [0.93, 0.23, 0.28], [0.92, 0.34, 0.285], 0.02],
  );
  const cover = sideCover({
    at: [1.5, 0.55],
    lean: 0.2,
    half: [0.11, 0.085],
    corner: 0.05,
    out: 0.13,
    halfThickness: 0.02,
    rounding: 0.015,
  });
  model.addField('paint', cover, [1.34, -0.18, 0.42], [1.68, 0.18, 0.68], 0.008);
  addSideStand(model, [1.35, -0.14, 0.24], [1.42, -0.24, 0.12], [1.48, -0.3, 0.012], 0.013);
}

const SEAT = spline([
  [1.2, 0.8],
  [1.32, 0.74],
  [1.48, 0.705],
  [1.64, 0.725],
  [1.72, 0.79],
  [1.9, 0.815],
  [2.1, 0.8],
]);

/** The teardrop tank, and the low saddle with a place behind. */
export function addTankAndSeat(model: Model): void {
  const tank: Field = (x, y, z) => {
    const along = (x - 1.04) / 0.3;
    const half = 0.155 * Math.sqrt(Math.max(1 - (along < 0 ? along * along * 0.55 : along * along * 0.82), 0.05));
    const round = Math.hypot(y / half, (z - 0.85 + 0.13 * (x - 1.04)) / 0.115) - 1;
    const d = smoothMax(round * 0.105, smoothMax(0.8 - x, x - 1.33, 0.08), 0.1);
    return smoothMax(d, 0.77 - 0.05 * (x - 1) - z, 0.03);
  };
  const surface = model.surface('paint', tank, [0.68, -0.22, 0.7], [1.42, 0.22, 1.02], 0.0085);
  surface.line(
    'paint',
    'badge',
    (x, _y, z) => Math.hypot((x - 1.0) / 1.9, z - 0.855) - 0.045,
    0.003,
    (_x, _y, _z, _nx, ny) => 0.5 - Math.abs(ny),
  );
  surface.cut('paint', 'seal', (_x, y, _z, _nx, _ny, nz) => Math.max(Math.abs(y) - 0.04, 0.5 - nz));
  model.addParts(surface.triangles);
  addRod(model, 'chrome', [1.0, 0, 0.955], [1.0, 0, 0.985], 0.06);
  addRod(model, 'screen', [1.0, 0, 0.98], [1.0, 0, 0.988], 0.052);
  const shape = seat({
    line: SEAT,
    half: (x) =>
      mix(0.1, 0.165, smoothStep(1.28, 1.5, x)) - 0.05 * smoothStep(1.7, 1.8, x) - 0.03 * smoothStep(1.85, 2.08, x),
    drop: 0.04,
    crown: 1,
    thickness: 0.05,
    from: 1.27,
    to: 2.06,
    rounding: [0.06, 0.04, 0.05],
  });
  const cushion = model.surface('leather', shape, [1.15, -0.22, 0.55], [2.15, 0.22, 0.88], 0.008);
  stitchAcross(cushion, 'seal', { from: 1.36, step: 0.035, count: 9, halfWidth: 0.0022, half: 0.11, upwards: 0.6 });
  stitchAlong(cushion, { y: 0.112, halfWidth: 0.0016, from: 1.34, to: 1.68 });
  model.addParts(cushion.triangles);
}

function addCockpit(model: Model): void {
  addYokes(
    model,
    'chrome',
    [
      [0.8, 0.945],
      [0.715, 0.81],
    ],
    { half: [0.045, 0.155, 0.017], rounding: 0.014, room: 0.18, cell: 0.008 },
  );
  addRoundLamp(model, [0.62, 0, 0.82], 0.098, false);
  addTube(
    model,
    'chrome',
    [
      [0.82, 0, 0.95],
      [0.86, 0.1, 1.05],
      [0.9, 0.22, 1.11],
      [1, 0.34, 1.1],
    ],
    0.014,
    true,
  );
  addCrossbar(model, 'chrome', [0.82, 0.1, 0.96], 0.018);
  addControls(
    model,
    [
      [1, 0.34, 1.1],
      [1.11, 0.41, 1.07],
    ],
    { at: [0.93, 0.37, 1.2], round: true },
  );
  addIndicator(model, [0.69, 0.12, 0.82], [0.67, 0.2, 0.81]);
  addIndicator(model, [2.2, 0.08, 0.6], [2.22, 0.17, 0.59]);
  model.addField(
    'tailled',
    leaningBox({ at: [2.305, 0.575], half: [0.022, 0.05, 0.03], rounding: 0.02 }),
    [2.26, -0.08, 0.52],
    [2.35, 0.08, 0.63],
    0.006,
  );
  addBikePlate(model, 2.37, 0.46, 'CRZ 750');
  addRod(model, 'trim', [2.31, 0, 0.54], [2.365, 0, 0.44], 0.014);
}

/** Builds a cruiser: V-twin with chrome pipes, raked fork, teardrop tank, low seat, full mudguards. */
export function buildCruiser(detail: Detail): Model {
  const model = new Model(CRUISER_LENGTH, detail);
  addRunningGear(model);
  addVTwin(model);
  addLongPipes(model);
  addFrame(model);
  addTankAndSeat(model);
  addCockpit(model);
  return model;
}
