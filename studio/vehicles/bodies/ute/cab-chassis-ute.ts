import { polygon } from '../../../geometry/fields.ts';
import { buildCar } from '../../car-body/car-body.ts';
import type { CarBodyParameters, CarContext } from '../../car-body/parameters.ts';
import type { Design } from '../../design.ts';
import { addLevelBars, addMoulding, addNoseBadge, cutLamp, noseRecesses } from '../../front-and-rear/nose-details.ts';
import { addAlloyTray, addLampBar, addMudguard } from '../../parts/alloy-tray.ts';
import { box, pipe } from '../../parts/solids.ts';
import { type PickupSizes, pickupBody } from './pickup.ts';
import { addFrontPlate, addUnderbody } from './pickup-parts.ts';

const SIZES: PickupSizes = {
  name: 'cab chassis ute',
  length: 5.25,
  halfWidth: 0.905,
  cowlAt: 1.28,
  deck: 1.155,
  roof: 1.79,
  cabEnd: 2.62,
  cabOnly: true,
  frontAxle: 0.93,
  rearAxle: 4.02,
  wheelRadius: 0.375,
  rimRadius: 0.215,
  wheelWidth: 0.23,
  wheelStyle: 'steel',
  sillHeight: 0.38,
  pillars: [],
  doors: [{ front: (z) => 1.36 - 0.03 * (z - 0.6), rear: (z) => 2.5 - (z - 1.2) * 0.08, bottom: 0.54 }],
  seats: [[2.02, 0.26]],
  handles: [[2.32, 0.99]],
};

const GRILLE = polygon(
  [
    [0, 0.74],
    [0.47, 0.755],
    [0.47, 0.93],
    [0, 0.935],
  ],
  0.02,
);
const REAR_WINDOW = polygon(
  [
    [0, 1.24],
    [0.58, 1.24],
    [0.54, 1.58],
    [0, 1.6],
  ],
  0.03,
);
const INTAKE = polygon(
  [
    [0, 0.48],
    [0.6, 0.48],
    [0.64, 0.58],
    [0, 0.6],
  ],
  0.015,
);
const HEADLAMP = polygon(
  [
    [0.53, 0.775],
    [0.95, 0.8],
    [0.95, 0.965],
    [0.82, 0.965],
    [0.53, 0.935],
  ],
  0.02,
);

function drawFace(context: CarContext): void {
  const { surface } = context;
  surface.cut('paint', 'trim', (x, _y, z) => Math.max(z - 0.68, x - 0.62));
  surface.cut('paint', 'trim', (_x, _y, z) => z - 0.45);
  surface.cut(['paint', 'trim'], 'grille', (x, y, z) => Math.max(Math.min(GRILLE(y, z), INTAKE(y, z)), x - 0.6));
  addLevelBars(context, 'trim', [0.778, 0.828, 0.878], { halfHeight: 0.012, radius: 0.008, proud: -0.012 }, GRILLE, {
    to: 0.52,
    rise: 0.02,
  });
  addMoulding(
    context,
    'trim',
    (y, z) => GRILLE(y, z) + 0.004,
    { radius: 0.012, proud: 0 },
    { to: 0.52, bottom: 0.7, top: 0.97 },
  );
  addLevelBars(context, 'slat', [0.54], { halfHeight: 0.008, radius: 0.006, proud: -0.02 }, INTAKE, {
    to: 0.68,
  });
  addNoseBadge(context, 'oval', 0.84, 0.004);
  surface.cut('paint', 'glassF', (x, y, z, nx) => Math.max(REAR_WINDOW(y, z), 0.25 - nx, 2.3 - x));
  surface.cut('glassF', 'seal', (x, y, z, nx) => Math.max(-(REAR_WINDOW(y, z) + 0.025), 0.2 - nx, 2.3 - x));
  cutLamp(context, {
    outline: HEADLAMP,
    depth: 0.65,
    projectors: [[0.64, 0.862, 0.066]],
    amber: [
      [0.76, 0.79],
      [0.79, 0.79],
      [0.79, 0.96],
      [0.76, 0.95],
    ],
  });
}

/** The ladder frame behind the cab, with fuel tank and muffler. */
function addFrame({ model }: CarContext): void {
  for (const side of [1, -1] as const) model.add('black', box([3.85, side * 0.4, 0.74], [1.35, 0.04, 0.09], 0.015));
  for (const x of [2.9, 3.5, 4.5, 5.05]) model.add('black', box([x, 0, 0.74], [0.04, 0.4, 0.06], 0.01));
  model.add('trim', box([3.12, 0.56, 0.62], [0.3, 0.15, 0.14], 0.05));
  model.add(
    'metal',
    pipe(
      [
        [2.7, -0.5, 0.55],
        [3.4, -0.52, 0.55],
        [3.55, -0.6, 0.5],
        [3.6, -0.8, 0.48],
      ],
      0.028,
      0.08,
    ),
  );
  model.add(
    'black',
    pipe(
      [
        [2.9, -0.5, 0.55],
        [3.3, -0.51, 0.55],
      ],
      0.08,
    ),
  );
}

const TRAY = { from: 2.76, to: 5.22, floor: 0.93, halfWidth: 0.93, sideHeight: 0.25, headboardTop: 1.66 };

const BODY: CarBodyParameters = {
  ...pickupBody(SIZES),
  recesses: () =>
    noseRecesses([
      [GRILLE, 0.045],
      [INTAKE, 0.045],
      [HEADLAMP, 0.012, 0.65],
    ]),
  regions: drawFace,
  extras: (context) => {
    addUnderbody(context, SIZES);
    addFrontPlate(context, 0.545, 'FCW 256');
    addFrame(context);
    addAlloyTray(context.model, TRAY);
    addLampBar(context.model, TRAY.to, TRAY.floor - 0.16, TRAY.halfWidth, 'FCW 256');
    addMudguard(context.model, { axle: SIZES.rearAxle, radius: SIZES.wheelRadius, outer: 0.915, inner: 0.6 });
    for (const x of [TRAY.to - 0.06])
      for (const side of [1, -1] as const)
        context.model.add('black', box([x, side * 0.4, 0.84], [0.03, 0.04, 0.09], 0.01));
  },
};

/** A single-cab chassis with a flat alloy tray and steel wheels. */
export const CAB_CHASSIS_UTE: Design = {
  id: 'ute-3',
  body: 'ute',
  length: SIZES.length,
  width: 2 * TRAY.halfWidth,
  height: SIZES.roof,
  build: (detail) => buildCar(BODY, detail),
  hotspots: [
    { description: 'Hard-wearing black front bumper', at: [0.05, -0.4, 0.62], facing: [-1, -0.1, 0] },
    { description: '16-inch steel wheels', at: [0.93, -0.9, 0.375], facing: [0, -1, 0] },
    { description: 'Single cab for the longest tray', at: [2, -0.87, 1], facing: [0, -1, 0] },
    { description: 'Headboard with rope rail and load bars', at: [2.8, -0.5, 1.66], facing: [0.3, 0, 0.95] },
    { description: 'Alloy tray with drop sides', at: [3.4, -0.94, 1.08], facing: [0, -1, 0] },
    { description: 'Fold-down tailboard', at: [5.23, 0, 1.08], facing: [1, 0, 0] },
  ],
  cabin: 'work',
};
