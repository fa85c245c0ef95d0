import { spline } from '../../../geometry/curves.ts';
import { type Field, mix, type Point3, smoothMax, smoothStep } from '../../../geometry/fields.ts';
import { type Detail, Model } from '../../../geometry/model.ts';
import { addControls } from './parts/controls.ts';
import { addCover, addFinnedCylinder } from './parts/engine.ts';
import { addCaliper, addFork, addYokes } from './parts/fork.ts';
import { addBikePlate, addIndicator, addRoundLamp } from './parts/lamps.ts';
import { addMudguard } from './parts/mudguard.ts';
import { addFootPegs, addSideStand } from './parts/rests.ts';
import { addCoil, springLine } from './parts/suspension.ts';
import { addRod, addTube } from './parts/tubes.ts';
import { addVTwinCases } from './parts/v-twin.ts';
import { addBikeWheel } from './parts/wheels.ts';

export const BOBBER_LENGTH = 2.28;
const FRONT: Point3 = [0.335, 0, 0.325];
const REAR: Point3 = [1.92, 0, 0.33];

function addRunningGear(model: Model): void {
  const rims = { spokes: 'cast', count: 6, rimMaterial: 'rimdark' } as const;
  addBikeWheel(model, { ...rims, radius: 0.325, rimRadius: 0.2, width: 0.15, discRadius: 0.145, discs: [-1] }, FRONT);
  addBikeWheel(model, { ...rims, radius: 0.33, rimRadius: 0.2, width: 0.21, discRadius: 0.135, discs: [1] }, REAR);
  addFork(model, [0.335, 0.125, 0.325], [0.72, 0.125, 0.88], { slider: 'bark', stanchion: 'metal', gaiter: true });
  addCaliper(model, [0.465, -0.095, 0.37], -0.5);
  addMudguard(model, 'paint', FRONT, { inner: 0.335, halfWidth: 0.085, from: 0.85, to: 1.95, thickness: 0.007 });
  // the rear mudguard is cut short and hugs the tyre
  addMudguard(model, 'paint', REAR, { inner: 0.34, halfWidth: 0.125, from: 0.6, to: 2.35, thickness: 0.008 });
  addRod(model, 'trim', [1.92, 0.135, 0.33], [1.955, 0.122, 0.65], 0.011, true);
  addRod(model, 'trim', [1.92, 0.135, 0.33], [2.135, 0.122, 0.562], 0.009, true);
  addRod(model, 'trim', [1.42, -0.14, 0.44], [1.93, -0.145, 0.43], 0.014);
}

/** A black V-twin with bright fins, its air filter, and two short pipes one above the other. */
function addEngine(model: Model): void {
  addVTwinCases(model, {
    materials: ['rimdark', 'rimdark', 'rimdark'],
    crank: { x: 1.06, radius: 0.135, cover: 0.155 },
    gearbox: 1.29,
    primary: { to: 1.33, out: 0.145 },
    cases: [
      [0.88, -0.17, 0.2],
      [1.48, 0.17, 0.53],
    ],
    drive: [
      [0.92, -0.2, 0.22],
      [1.48, -0.09, 0.5],
    ],
  });
  addCover(model, 'metal', [1.33, -0.19, 0.36], 0.055);
  addCover(model, 'metal', [1.06, -0.19, 0.36], 0.07);
  for (const [foot, lean] of [
    [1.0, 0.4],
    [1.13, -0.4],
  ] as const)
    addFinnedCylinder(model, 'rimdark', [foot, 0, 0.42], {
      lean,
      height: 0.33,
      halfLong: 0.085,
      halfWide: 0.105,
      fins: 10,
    });
  addCover(model, 'bark', [1.065, 0.225, 0.6], 0.1);
  for (const points of [
    [
      [0.87, 0.09, 0.63],
      [0.82, 0.17, 0.55],
      [0.88, 0.205, 0.37],
      [1.05, 0.215, 0.27],
      [1.3, 0.215, 0.26],
    ],
    [
      [1.25, 0.09, 0.64],
      [1.33, 0.18, 0.57],
      [1.34, 0.215, 0.45],
      [1.43, 0.22, 0.375],
      [1.55, 0.22, 0.365],
    ],
  ] as const satisfies readonly (readonly Point3[])[])
    addTube(model, 'bark', points, 0.024);
  for (const [from, to] of [
    [
      [1.26, 0.215, 0.26],
      [1.86, 0.228, 0.27],
    ],
    [
      [1.5, 0.22, 0.367],
      [2.02, 0.232, 0.38],
    ],
  ] as const satisfies readonly (readonly [Point3, Point3])[]) {
    addRod(model, 'rimdark', from, to, (t) => 0.026 + 0.02 * smoothStep(0, 0.15, t));
    addTube(
      model,
      'metal',
      [
        [to[0] - 0.06, to[1], to[2]],
        [to[0] + 0.004, to[1], to[2]],
      ],
      0.048,
    );
    addTube(model, 'black', [to, [to[0] + 0.007, to[1], to[2]]], 0.036);
  }
}

/** A frame whose tubes run straight from the seat to the axle, as on a bike without rear springs. */
function addFrame(model: Model): void {
  addTube(
    model,
    'trim',
    [
      [0.76, 0, 0.83],
      [0.98, 0.05, 0.77],
      [1.3, 0.07, 0.66],
      [1.46, 0.1, 0.58],
      [1.92, 0.145, 0.335],
    ],
    0.021,
    true,
  );
  addTube(
    model,
    'trim',
    [
      [0.75, 0.03, 0.77],
      [0.84, 0.1, 0.46],
      [0.92, 0.11, 0.25],
      [1.15, 0.11, 0.2],
      [1.4, 0.125, 0.24],
      [1.92, 0.145, 0.325],
    ],
    0.019,
    true,
  );
  addRod(model, 'trim', [1.4, 0.09, 0.6], [1.42, 0.12, 0.25], 0.018, true);
  addFootPegs(
    model,
    ['metal', [0.9, 0.12, 0.27], [0.86, 0.25, 0.28], 0.012],
    ['trim', [0.86, 0.23, 0.28], [0.85, 0.35, 0.285], 0.021],
  );
  // oil tank in the triangle under the saddle
  model.addField(
    'paint',
    (x, y, z) => smoothMax(Math.hypot(x - 1.44, (z - 0.47) * 1.05) - 0.09, Math.abs(y) - 0.12, 0.04),
    [1.3, -0.15, 0.34],
    [1.58, 0.15, 0.6],
    0.008,
  );
  addSideStand(model, [1.28, -0.14, 0.24], [1.36, -0.24, 0.12], [1.42, -0.3, 0.012], 0.013);
}

const SADDLE = spline([
  [1.22, 0.745],
  [1.34, 0.7],
  [1.5, 0.685],
  [1.62, 0.71],
  [1.7, 0.775],
]);

/** A slim tank with a bright rib down its middle, and one sprung saddle. */
function addTankAndSaddle(model: Model): void {
  const tank: Field = (x, y, z) => {
    const along = (x - 0.98) / 0.3;
    const half = 0.125 * Math.sqrt(Math.max(1 - (along < 0 ? along * along * 0.5 : along * along * 0.85), 0.05));
    const round = Math.hypot(y / half, (z - 0.8 + 0.2 * (x - 0.98)) / 0.1) - 1;
    const d = smoothMax(round * 0.09, smoothMax(0.75 - x, x - 1.26, 0.07), 0.08);
    return smoothMax(d, 0.735 - 0.18 * (x - 0.98) - z, 0.025);
  };
  const surface = model.surface('paint', tank, [0.64, -0.18, 0.62], [1.36, 0.18, 0.98], 0.0075);
  surface.cut('paint', 'seal', (_x, y, _z, _nx, _ny, nz) => Math.max(Math.abs(y) - 0.03, 0.4 - nz));
  surface.cut('paint', 'seal', (x, _y, z, _nx, ny) =>
    Math.max(Math.abs(z - 0.79 + 0.2 * (x - 0.98)) - 0.008, 0.6 - Math.abs(ny)),
  );
  model.addParts(surface.triangles);
  addRod(model, 'bark', [0.9, 0.0, 0.905], [0.9, 0, 0.935], 0.034);
  const saddle: Field = (x, y, z) => {
    const half = mix(0.06, 0.175, smoothStep(1.24, 1.58, x));
    const d = smoothMax(Math.abs(z - SADDLE(x) + 0.028 + 0.8 * y * y) - 0.032, Math.abs(y) - half, 0.04);
    return smoothMax(d, smoothMax(1.23 - x, x - 1.7 + 1.2 * y * y, 0.03), 0.035);
  };
  const cushion = model.surface('wood', saddle, [1.14, -0.23, 0.56], [1.8, 0.23, 0.84], 0.007);
  cushion.line(
    'wood',
    'leather',
    (x, y) => Math.abs(y) - mix(0.045, 0.14, smoothStep(1.24, 1.58, x)),
    0.002,
    (x, _y, _z, _nx, _ny, nz) => Math.max(0.5 - nz, 1.27 - x),
  );
  model.addParts(cushion.triangles);
  for (const side of [1, -1]) {
    const line = springLine([1.6, side * 0.11, 0.54], 0, 0.1);
    addCoil(model, 'metal', line, { wire: 0.0055, radius: 0.026, turns: 4.5, steps: 60 });
  }
  addRod(model, 'trim', [1.3, 0, 0.66], [1.34, 0, 0.69], 0.02);
}

/** A small lamp close to the yokes, a wide straight bar with mirrors below the hands, the plate on the side. */
function addCockpit(model: Model): void {
  addYokes(
    model,
    'trim',
    [
      [0.73, 0.89],
      [0.655, 0.775],
    ],
    { half: [0.045, 0.16, 0.017], rounding: 0.014, room: 0.19, cell: 0.008 },
  );
  addRoundLamp(model, [0.57, 0, 0.8], 0.082, false);
  addTube(
    model,
    'trim',
    [
      [0.74, 0, 0.955],
      [0.75, 0.15, 0.96],
      [0.8, 0.3, 0.965],
      [0.86, 0.38, 0.96],
    ],
    0.015,
    true,
  );
  for (const side of [1, -1]) addRod(model, 'trim', [0.735, side * 0.06, 0.885], [0.745, side * 0.06, 0.955], 0.018);
  addControls(
    model,
    [
      [0.83, 0.335, 0.965],
      [0.9, 0.44, 0.955],
    ],
    { at: [0.78, 0.42, 1.05], round: true },
  );
  addRod(model, 'bark', [0.66, 0, 0.9], [0.674, 0, 0.926], 0.038);
  addRod(model, 'screen', [0.674, 0, 0.926], [0.6755, 0, 0.929], 0.033);
  addIndicator(model, [0.63, 0.13, 0.78], [0.61, 0.2, 0.77]);
  addIndicator(model, [2.14, 0.11, 0.57], [2.16, 0.18, 0.57]);
  model.addField(
    'tailled',
    (x, y, z) => smoothMax(Math.hypot(y, z - 0.6) - 0.034, Math.abs(x - 2.21) - 0.02, 0.012),
    [2.16, -0.06, 0.54],
    [2.26, 0.06, 0.66],
    0.005,
  );
  addRod(model, 'trim', [2.14, 0, 0.62], [2.2, 0, 0.6], 0.016);
  addRod(model, 'trim', [2.2, 0, 0.59], [2.25, 0, 0.48], 0.013);
  addBikePlate(model, 2.255, 0.47, 'BBR 260');
}

/** Builds a bobber: fat tyres, straight frame, sprung saddle for one, cut mudguards, low bar, black engine. */
export function buildBobber(detail: Detail): Model {
  const model = new Model(BOBBER_LENGTH, detail);
  addRunningGear(model);
  addEngine(model);
  addFrame(model);
  addTankAndSaddle(model);
  addCockpit(model);
  return model;
}
