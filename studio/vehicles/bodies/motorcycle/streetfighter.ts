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
  smoothMin,
  smoothStep,
} from '../../../geometry/fields.ts';
import { type Detail, Model } from '../../../geometry/model.ts';
import { addChain } from './parts/chain.ts';
import { addControls } from './parts/controls.ts';
import { addCover, drum, joined } from './parts/engine.ts';
import { addCaliper, addFork, addYokes } from './parts/fork.ts';
import { addBikePlate, addIndicator } from './parts/lamps.ts';
import { addMudguard } from './parts/mudguard.ts';
import { addPlateOf, leaningBox } from './parts/plates.ts';
import { addFootPegs, addSideStand } from './parts/rests.ts';
import { seat } from './parts/seat.ts';
import { addCoil, springLine } from './parts/suspension.ts';
import { addRod, addTube } from './parts/tubes.ts';
import { addBikeWheel } from './parts/wheels.ts';

export const STREETFIGHTER_LENGTH = 2.03;
const FRONT: Point3 = [0.305, 0, 0.3];
const REAR: Point3 = [1.68, 0, 0.315];

function addRunningGear(model: Model): void {
  const rims = { spokes: 'cast', count: 5, rimMaterial: 'rim' } as const;
  addBikeWheel(model, { ...rims, radius: 0.3, rimRadius: 0.22, width: 0.12, discRadius: 0.16, discs: [1, -1] }, FRONT);
  addBikeWheel(model, { ...rims, radius: 0.315, rimRadius: 0.222, width: 0.195, discRadius: 0.11, discs: [1] }, REAR);
  addFork(model, [0.305, 0.108, 0.3], [0.56, 0.108, 0.93], { slider: 'stitch', stanchion: 'metal', inverted: true });
  for (const side of [1, -1]) addCaliper(model, [0.44, side * 0.09, 0.35], -0.3, 'metal');
  addCaliper(model, [1.57, 0.088, 0.36], -1.1);
  addMudguard(model, 'paint', FRONT, { inner: 0.31, halfWidth: 0.068, from: 0.75, to: 2.1, thickness: 0.006 });
  addChain(model, [1.2, -0.12, 0.4], [1.68, -0.12, 0.315], 0.04, 0.105);
  const arm: Field = (x, y, z) => {
    const beam = capsule([x, (Math.abs(y) - 0.135) * 1.4, z], [1.2, 0, 0.43], [1.69, 0, 0.315], [0.045, 0.03]);
    const brace = capsule([x, (Math.abs(y) - 0.135) * 1.4, z], [1.28, 0, 0.52], [1.6, 0, 0.35], [0.024, 0.02]);
    return smoothMin(
      smoothMin(beam, brace, 0.03),
      smoothMax(Math.hypot(x - 1.2, z - 0.43) - 0.05, Math.abs(y) - 0.14, 0.01),
      0.03,
    );
  };
  model.addField('metal', arm, [1.1, -0.21, 0.24], [1.79, 0.21, 0.6], 0.008);
}

/** A broad four-cylinder engine without fins, its radiator, and four headers into a short box underneath. */
function addEngine(model: Model): void {
  const drums = joined(drum([1.12, 0.42], 0.12, 0.16), drum([0.92, 0.42], 0.11, 0.18), 0.05);
  const cases: Field = (x, y, z) => {
    const [u, v] = [(x - 0.86) * 0.9 + (z - 0.62) * 0.44, (z - 0.62) * 0.9 - (x - 0.86) * 0.44];
    const block = roundedBox(u, y, v, 0.095, 0.17, 0.14, 0.03);
    const groove = Math.max(Math.abs(v - 0.05) - 0.004, -0.09 - u);
    return smoothMin(drums(x, y, z), smoothMax(block, -groove, 0.004), 0.04);
  };
  model.addField('bark', cases, [0.68, -0.22, 0.26], [1.28, 0.22, 0.8], 0.009);
  addCover(model, 'rimdark', [1.11, 0.182, 0.42], 0.1);
  addCover(model, 'rimdark', [0.92, -0.2, 0.42], 0.08);
  addCover(model, 'metal', [0.92, 0.2, 0.42], 0.055);
  model.addField(
    'black',
    leaningBox({ at: [0.645, 0.58], half: [0.02, 0.17, 0.15], rounding: 0.012, lean: 0.3, leanFrom: 0.6 }),
    [0.54, -0.2, 0.4],
    [0.76, 0.2, 0.76],
    0.008,
  );
  for (const y of [-0.125, -0.042, 0.042, 0.125])
    addTube(
      model,
      'metal',
      [
        [0.755, y, 0.6],
        [0.69, y, 0.5],
        [0.69, y, 0.36],
        [0.78, y * 0.8, 0.245],
        [0.95, y * 0.5, 0.225],
      ],
      0.019,
    );
  const box: Field = (x, y, z) => roundedBox(x - 1.12, y - 0.02, z - 0.25, 0.19, 0.12, 0.055, 0.04);
  model.addField('rimdark', box, [0.88, -0.15, 0.16], [1.36, 0.2, 0.34], 0.009);
  const outlet: Field = (x, y, z) => {
    const can = capsule([x, y, z], [1.18, 0.15, 0.27], [1.42, 0.205, 0.335], 0.052);
    const end = (x - 1.4) * 0.94 + (z - 0.33) * 0.25;
    return smoothMax(
      smoothMax(can, end, 0.008),
      -Math.max(Math.hypot(y - 0.205, z - 0.335) - 0.03, -end - 0.04),
      0.004,
    );
  };
  model.addField('metal', outlet, [1.08, 0.06, 0.18], [1.5, 0.28, 0.42], 0.007);
  // belly pan
  const pan = polygon(
    [
      [0.64, 0.36],
      [0.72, 0.25],
      [0.98, 0.165],
      [1.22, 0.2],
      [1.12, 0.27],
      [0.86, 0.33],
    ],
    0.012,
  );
  const shell: Field = (x, y, z) =>
    smoothMax(
      pan(x, z),
      (Math.abs(Math.abs(y) - 0.16 + 0.9 * Math.max(0.25 - z, 0) + 0.25 * Math.max(z - 0.25, 0)) - 0.01) * 0.8,
      0.008,
    );
  model.addField('paint', shell, [0.58, 0.05, 0.13], [1.28, 0.2, 0.4], 0.007, { mirrored: true });
}

/** A trellis of straight tubes from the steering head to the swing arm, and the shock beneath the seat. */
function addFrame(model: Model): void {
  const bars: readonly (readonly [Point3, Point3, number])[] = [
    [[0.6, 0.05, 0.9], [0.8, 0.165, 0.83], 0.019],
    [[0.8, 0.165, 0.83], [1.16, 0.15, 0.66], 0.019],
    [[0.6, 0.05, 0.8], [0.84, 0.178, 0.68], 0.017],
    [[0.84, 0.178, 0.68], [1.18, 0.15, 0.5], 0.017],
    [[0.8, 0.165, 0.83], [0.84, 0.178, 0.68], 0.014],
    [[0.84, 0.178, 0.68], [0.98, 0.16, 0.745], 0.014],
    [[0.98, 0.16, 0.745], [1.01, 0.165, 0.59], 0.014],
    [[1.01, 0.165, 0.59], [1.16, 0.15, 0.66], 0.014],
    [[1.16, 0.15, 0.66], [1.2, 0.145, 0.42], 0.018],
    [[1.12, 0.11, 0.68], [1.66, 0.05, 0.92], 0.014],
    [[1.18, 0.12, 0.54], [1.5, 0.08, 0.83], 0.012],
  ];
  for (const [from, to, radius] of bars) addRod(model, 'paint', from, to, radius, true);
  addCoil(model, 'amber', springLine([1.36, 0, 0.5], -0.08, 0.2), {
    wire: 0.0065,
    radius: 0.032,
    turns: 6.5,
    steps: 120,
  });
  addRod(model, 'metal', [1.37, 0, 0.46], [1.27, 0, 0.74], 0.016);
  addFootPegs(
    model,
    ['trim', [1.27, 0.14, 0.42], [1.3, 0.25, 0.42], 0.013],
    ['metal', [1.42, 0.1, 0.62], [1.4, 0.21, 0.58], 0.011],
  );
  const plate: Point2[] = [
    [1.16, 0.46],
    [1.27, 0.38],
    [1.32, 0.44],
    [1.46, 0.62],
    [1.4, 0.66],
    [1.22, 0.52],
  ];
  addPlateOf(model, 'rimdark', plate, [0.148, 0.007], 0.005, true);
  addSideStand(model, [1.06, -0.13, 0.25], [1.17, -0.2, 0.12], [1.26, -0.26, 0.012]);
}

const SEAT = spline([
  [1, 0.86],
  [1.12, 0.825],
  [1.28, 0.815],
  [1.4, 0.84],
  [1.46, 0.9],
  [1.6, 0.945],
  [1.8, 0.985],
]);

function addTankAndTail(model: Model): void {
  const tank: Field = (x, y, z) => {
    const half = mix(0.19, 0.1, smoothStep(0.78, 1.1, x)) * (1 - 0.4 * smoothStep(0.72, 0.56, x));
    const top = 1.03 - 1.7 * Math.max(x - 0.8, 0) ** 2 - 1.3 * Math.max(0.72 - x, 0) ** 2;
    // shoulders fall away flat, which makes the tank's hard edge
    const shoulder = (z - top) * 0.82 + (Math.abs(y) - 0.07) * 0.57;
    let d = smoothMax((Math.abs(y) - half - 0.28 * (z - 0.9)) * 0.96, (z - top) * 0.95, 0.02);
    d = smoothMax(smoothMax(d, shoulder, 0.025), 0.8 - 0.1 * (0.9 - x) - z, 0.03);
    d = smoothMax(d, smoothMax(0.58 + 0.3 * Math.max(z - 0.93, 0) - x, x - 1.1 + 0.2 * (z - 0.85), 0.04), 0.04);
    return d + 0.022 * smoothStep(0.4, -0.3, Math.hypot((x - 1.04) / 0.13, (z - 0.86) / 0.08) - 1);
  };
  const surface = model.surface('paint', tank, [0.48, -0.27, 0.7], [1.2, 0.27, 1.1], 0.008);
  surface.cut('paint', 'trim', (x, y, z) => Math.max(Math.abs(y) - 0.052, 0.9 - z, x - 0.98, 0.66 - x));
  model.addParts(surface.triangles);
  // shrouds that reach ahead of the fork in a point
  const wing = polygon(
    [
      [0.42, 0.76],
      [0.6, 0.92],
      [0.9, 0.88],
      [0.84, 0.8],
      [0.72, 0.62],
      [0.64, 0.6],
      [0.62, 0.72],
    ],
    0.01,
  );
  // facets: the nose, the foot, the top and the rear edge each bend inwards
  const aside = (x: number, z: number): number =>
    0.205 -
    0.28 * Math.max(0.6 - x, 0) -
    0.22 * Math.max(0.765 - z, 0) -
    0.55 * Math.max(z - 0.8 - 0.25 * (x - 0.5), 0) -
    0.5 * Math.max(x - 0.76, 0);
  const shroud: Field = (x, y, z) => smoothMax(wing(x, z), (Math.abs(y - aside(x, z)) - 0.011) * 0.85, 0.008);
  const side = model.surface('paint', shroud, [0.38, 0.08, 0.55], [0.96, 0.26, 0.97], 0.007);
  side.cut('paint', 'trim', (x, _y, z) => z - 0.745 - 0.3 * (x - 0.62));
  model.addParts(side.triangles, { mirrored: true });
  const shape = seat({
    line: SEAT,
    half: (x) => mix(0.085, 0.135, smoothStep(1.02, 1.3, x)),
    drop: 0.03,
    crown: 1,
    thickness: 0.042,
    from: 1.02,
    to: 1.45,
    rounding: [0.045, 0.03, 0.03],
  });
  model.addField('leather', shape, [0.95, -0.2, 0.68], [1.55, 0.2, 1], 0.007);
  // a short tail whose hump is in the bike's colour
  const tail: Field = (x, y, z) => {
    const under = 0.705 + 0.36 * (x - 1.2);
    const half = 0.135 - 0.088 * smoothStep(1.3, 1.83, x);
    const top = x < 1.43 ? SEAT(x) - 0.05 : SEAT(x);
    const d = smoothMax(smoothMax(z - top + 0.9 * y * y, under - z, 0.012) * 0.92, Math.abs(y) - half, 0.016);
    return smoothMax(d, smoothMax(1.16 - x, x - 1.83 + 0.5 * (0.96 - z), 0.008), 0.01);
  };
  const rear = model.surface('paint', tail, [1.08, -0.2, 0.62], [1.9, 0.2, 1.02], 0.007);
  rear.cut('paint', 'trim', (x, _y, z) => z - 0.745 - 0.36 * (x - 1.2));
  model.addParts(rear.triangles);
  model.addField(
    'tailled',
    leaningBox({ at: [1.824, 0.948], half: [0.016, 0.036, 0.01], rounding: 0.006, lean: 0.5 }),
    [1.76, -0.07, 0.91],
    [1.88, 0.07, 0.99],
    0.004,
  );
}

/** A small mask with two narrow eyes under slanting running lights, a short dark screen and a flat bar. */
function addCockpit(model: Model): void {
  addYokes(
    model,
    'rimdark',
    [
      [0.565, 0.925],
      [0.51, 0.8],
    ],
    { half: [0.05, 0.145, 0.014], rounding: 0.012, behind: 0.01, cell: 0.007 },
  );
  const outline = polygon(
    [
      [-0.045, 0.77],
      [0.045, 0.77],
      [0.115, 0.885],
      [0.085, 0.945],
      [-0.085, 0.945],
      [-0.115, 0.885],
    ],
    0.01,
  );
  const mask: Field = (x, y, z) => {
    const face = 0.375 + 0.5 * Math.abs(z - 0.86) + 1.1 * Math.abs(y) + 1.5 * y * y;
    return smoothMax(outline(y, z), smoothMax(face - x, x - 0.54, 0.02), 0.014);
  };
  const head = model.surface('paint', mask, [0.32, -0.15, 0.73], [0.6, 0.15, 1], 0.0045);
  const eye = polygon(
    [
      [0.016, 0.842],
      [0.085, 0.872],
      [0.092, 0.896],
      [0.016, 0.87],
    ],
    0.004,
  );
  const front = (x: number): number => x - 0.52;
  head.cut('paint', 'lampdark', (x, y, z) => Math.max(eye(Math.abs(y), z) - 0.008, front(x)));
  head.cut('lampdark', 'drl', (_x, y, z) => Math.abs(z - 0.862 - 0.42 * (Math.abs(y) - 0.016)) - 0.006);
  head.cut('paint', 'lampdark', (x, y, z) => Math.max(Math.hypot(y, z - 0.81) - 0.024, front(x)));
  head.cut('lampdark', 'led', (_x, y, z) => Math.hypot(y, z - 0.81) - 0.014);
  model.addParts(head.triangles);
  model.addField(
    'screen',
    (x, y, z) => roundedBox(x - 0.475 - 0.75 * (z - 1), y, z - 0.99, 0.007, 0.075 - 0.4 * (z - 0.99), 0.055, 0.006),
    [0.38, -0.12, 0.92],
    [0.58, 0.12, 1.06],
    0.005,
  );
  addTube(
    model,
    'trim',
    [
      [0.59, 0, 0.975],
      [0.6, 0.1, 0.98],
      [0.63, 0.22, 1.01],
      [0.7, 0.3, 1.015],
    ],
    0.014,
    true,
  );
  addControls(
    model,
    [
      [0.69, 0.28, 1.015],
      [0.73, 0.4, 1.005],
    ],
    { at: [0.64, 0.37, 1.09] },
  );
  addIndicator(model, [0.54, 0.1, 0.8], [0.5, 0.235, 0.8]);
  addIndicator(model, [1.93, 0.03, 0.6], [1.95, 0.13, 0.6]);
  // the plate hangs on an arm from the axle, behind the wheel
  addTube(
    model,
    'trim',
    [
      [1.68, -0.15, 0.315],
      [1.86, -0.15, 0.4],
      [1.99, -0.11, 0.52],
      [2.0, -0.02, 0.57],
    ],
    0.014,
  );
  addMudguard(model, 'trim', REAR, { inner: 0.322, halfWidth: 0.1, from: 0.15, to: 1.5, thickness: 0.006 });
  addBikePlate(model, 2.015, 0.56, 'SFT 64N');
}

/** Builds a streetfighter: trellis frame, small mask with slanting lights, hard-edged tank, short high tail. */
export function buildStreetfighter(detail: Detail): Model {
  const model = new Model(STREETFIGHTER_LENGTH, detail);
  addRunningGear(model);
  addEngine(model);
  addFrame(model);
  addTankAndTail(model);
  addCockpit(model);
  return model;
}
