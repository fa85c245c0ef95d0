import { capsule, polygon, roundedBox, smoothMax, smoothMin, smoothStep } from '../../../geometry/fields.ts';
import { buildCar } from '../../car-body/car-body.ts';
import type { CarBodyParameters, CarContext, Points } from '../../car-body/parameters.ts';
import type { Design } from '../../design.ts';
import { addBar, addLevelBars, addMoulding, cutLamp, noseRecesses } from '../../front-and-rear/nose-details.ts';
import { addWord } from '../../parts/raised-letters.ts';
import { box, pipe } from '../../parts/solids.ts';
import { addCanopy } from './canopy.ts';
import { type PickupSizes, pickupBody } from './pickup.ts';
import { addFrontPlate, addSideSteps, addStepBumper, addUnderbody, cutTailgate, lineTub } from './pickup-parts.ts';

const SIZES: PickupSizes = {
  name: 'adventure ute',
  length: 5.38,
  halfWidth: 0.945,
  cowlAt: 1.36,
  windscreenRun: 0.5,
  deck: 1.235,
  roof: 1.86,
  cabEnd: 3.4,
  frontAxle: 0.94,
  rearAxle: 4.18,
  wheelRadius: 0.415,
  rimRadius: 0.225,
  wheelWidth: 0.285,
  wheelStyle: 'offroad',
  archGap: 0.065,
  archFlare: 0.012,
  sillHeight: 0.44,
  noseSweep: 0.22,
  screenBow: 0.05,
  tumblehome: 0.2,
  bonnetRise: (x) => 0.02 * smoothStep(-0.4, 0.2, x) * smoothStep(1.2, 0.4, x) - 0.015 * smoothStep(0.1, -0.3, x),
  nose: [
    [0.3, 0.26],
    [0.44, 0.14],
    [0.52, 0.06],
    [0.62, 0.01],
    [0.8, 0],
    [1.04, 0],
    [1.12, 0.02],
    [1.2, 0.08],
    [1.3, 0.3],
  ],
  pillars: [[2.4, 0.034, 0.04]],
  doors: [
    { front: (z) => 1.44 - 0.03 * (z - 0.6), rear: () => 2.4, bottom: 0.61 },
    { front: () => 2.408, rear: (z) => 3.33 - (z - 1.2) * 0.1, bottom: 0.61 },
  ],
  seats: [
    [2.12, 0.26],
    [2.78, 0.28],
  ],
  handles: [
    [2.2, 1.06],
    [3.14, 1.06],
  ],
};

const GRILLE = polygon(
  [
    [0, 0.8],
    [0.56, 0.8],
    [0.56, 1.02],
    [0, 1.02],
  ],
  0.012,
);
const HEADLAMP = polygon(
  [
    [0.6, 0.83],
    [0.98, 0.84],
    [0.98, 1.04],
    [0.6, 1.03],
  ],
  0.02,
);
const INTAKE = polygon(
  [
    [0, 0.6],
    [0.52, 0.6],
    [0.5, 0.71],
    [0, 0.71],
  ],
  0.015,
);
/** A C of light around the lamp's inner end. */
const SIGNATURE: Points = [
  [0.6, 1.04],
  [0.98, 1.05],
  [0.98, 1.034],
  [0.62, 1.014],
  [0.62, 0.854],
  [0.98, 0.864],
  [0.98, 0.848],
  [0.6, 0.834],
];

/** Black cladding around the arches, standing proud of the body. */
function addArchCladding({ model, body, archDistance, parameters: p }: CarContext): void {
  model.addField(
    'trim',
    (x, y, z) => {
      const plate = smoothMax(body(x, y, z) - 0.02, -body(x, y, z) - 0.012, 0.012);
      const ring = smoothMax(archDistance(x, z) - 0.085, 0.012 - archDistance(x, z), 0.012);
      return smoothMax(plate, Math.max(ring, 0.6 - y, 0.45 - z), 0.014);
    },
    [0.2, 0.6, 0.4],
    [p.length, p.halfWidth + 0.11, 1.2],
    0.016,
    { mirrored: true },
  );
}

/** A flat platform of slats over the cab, on four feet. */
function addRoofPlatform({ model }: CarContext): void {
  const height = SIZES.roof + 0.065;
  const [from, to, half] = [1.95, 3.28, 0.61];
  const frame: [number, number][] = [
    [from, -half],
    [to, -half],
    [to, half],
    [from, half],
    [from, -half],
  ];
  for (let i = 1; i < frame.length; i++) {
    const [a, b] = [frame[i - 1]!, frame[i]!];
    model.add(
      'trim',
      box(
        [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, height],
        [Math.abs(a[0] - b[0]) / 2 + 0.02, Math.abs(a[1] - b[1]) / 2 + 0.02, 0.024],
        0.012,
      ),
    );
  }
  for (let slat = 0; slat < 7; slat++)
    model.add('trim', box([from + 0.16 + slat * 0.17, 0, height + 0.006], [0.05, half, 0.01], 0.008));
  for (const side of [1, -1] as const)
    for (const at of [from + 0.2, to - 0.2])
      model.add('trim', box([at, side * (half - 0.02), height - 0.045], [0.05, 0.025, 0.04], 0.012));
}

/** An air intake up the driver's windscreen pillar. */
function addSnorkel({ model }: CarContext): void {
  model.addField(
    'trim',
    (x, y, z) => {
      const lower = capsule([x, y, z], [1.1, 0.915, 1.16], [1.46, 0.9, 1.27], 0.036);
      const upper = capsule([x, y, z], [1.46, 0.9, 1.27], [1.98, 0.765, 1.8], 0.034);
      const head = roundedBox(x - 2, y - 0.765, z - 1.9, 0.045, 0.055, 0.085, 0.03);
      return smoothMin(smoothMin(lower, upper, 0.05), head, 0.05);
    },
    [1, 0.6, 1.05],
    [2.1, 1, 2.05],
    0.014,
  );
}

function drawFace(context: CarContext): void {
  const { surface } = context;
  surface.cut('paint', 'grille', (x, y, z) => Math.max(Math.min(GRILLE(y, z), INTAKE(y, z)), x - 0.65));
  surface.cut('paint', 'trim', (x, _y, z) => Math.max(z - 0.765, x - 0.52 + 0.4 * Math.max(0, z - 0.5)));
  surface.cut('paint', 'trim', (_x, _y, z) => z - 0.56);
  addLevelBars(context, 'trim', [0.855, 0.91, 0.965], { halfHeight: 0.017, radius: 0.008, proud: -0.012 }, GRILLE, {
    to: 0.6,
  });
  addBar(context, 'drl', (_y, z) => z - 1.008, { halfHeight: 0.004, radius: 0.006, proud: -0.006 }, GRILLE, {
    to: 0.6,
    bottom: 0.99,
    top: 1.02,
  });
  addMoulding(
    context,
    'trim',
    (y, z) => GRILLE(y, z) + 0.002,
    { radius: 0.011, proud: 0 },
    { to: 0.6, bottom: 0.76, top: 1.06 },
  );
  addLevelBars(context, 'slat', [0.635, 0.675], { halfHeight: 0.005, radius: 0.006, proud: -0.02 }, INTAKE, {
    to: 0.56,
  });
  addWord(context, 'FORAY', { height: 0.91, halfWidth: 0.34, capHeight: 0.06, proud: 0.006 });
  cutLamp(context, {
    outline: HEADLAMP,
    depth: 0.42,
    signature: SIGNATURE,
    blocks: [
      [0.7, 0.938, 0.027, 0.032],
      [0.79, 0.938, 0.027, 0.032],
      [0.868, 0.938, 0.018, 0.032],
    ],
  });
}

/** A bright plate under the nose, with a recovery hook on either side. */
function addBashPlate({ model, noseAt }: CarContext): void {
  model.add('metal', box([0.14, 0, 0.5], [0.05, 0.34, 0.05], 0.02), { leanY: 0 });
  const at = noseAt(0.45, 0.56);
  for (const side of [1, -1] as const)
    model.add(
      'tail',
      pipe(
        [
          [at + 0.06, side * 0.45, 0.59],
          [at - 0.045, side * 0.45, 0.58],
          [at - 0.045, side * 0.45, 0.52],
          [at + 0.06, side * 0.45, 0.51],
        ],
        0.013,
        0.025,
      ),
    );
}

const BODY: CarBodyParameters = {
  ...pickupBody(SIZES),
  recesses: () =>
    noseRecesses([
      [GRILLE, 0.05],
      [HEADLAMP, 0.02, 0.42],
      [INTAKE, 0.05],
    ]),
  regions: (context) => {
    drawFace(context);
    addArchCladding(context);
    lineTub(context, SIZES);
    cutTailgate(context, SIZES);
  },
  extras: (context) => {
    addUnderbody(context, SIZES);
    addFrontPlate(context, 0.655, 'FRY 417');
    addBashPlate(context);
    addStepBumper(context, SIZES, 'trim', 'FRY 417');
    addSideSteps(context, SIZES, 1.48, 3.4, 'trim');
    addCanopy(context, SIZES);
    addRoofPlatform(context);
    addSnorkel(context);
  },
};

/** A double-cab ute for touring: canopy, roof platform, snorkel, black cladding and chunky tyres. */
export const ADVENTURE_UTE: Design = {
  id: 'ute-2',
  body: 'ute',
  length: SIZES.length,
  width: 2 * SIZES.halfWidth + 0.06,
  height: SIZES.roof + 0.09,
  build: (detail) => buildCar(BODY, detail),
  hotspots: [
    {
      description: 'LED headlamps with C-shaped running lights',
      at: [0.2, -0.78, 0.94],
      facing: [-0.9, -0.4, 0],
    },
    { description: 'Bash plate and front recovery points', at: [0.05, -0.45, 0.55], facing: [-1, 0, 0] },
    {
      description: 'Snorkel for dusty tracks and creek crossings',
      at: [1.98, 0.79, 1.85],
      facing: [-0.4, 0.9, 0],
    },
    { description: 'Roof platform over the cab', at: [2.6, -0.62, 1.93], facing: [0, -0.5, 0.8] },
    {
      description: 'Chunky all-terrain tyres under wide cladding',
      at: [0.94, -0.95, 0.415],
      facing: [0, -1, 0],
    },
    {
      description: 'Colour-coded canopy with sliding windows',
      at: [4.35, -0.86, 1.55],
      facing: [0, -1, 0.1],
    },
    { description: 'Steel rear bumper with step', at: [5.46, 0.5, 0.63], facing: [1, 0, 0.1] },
  ],
  cabin: 'modern',
};
