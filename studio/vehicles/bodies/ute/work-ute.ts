import { polygon } from '../../../geometry/fields.ts';
import { buildCar } from '../../car-body/car-body.ts';
import type { CarBodyParameters, Points } from '../../car-body/parameters.ts';
import type { Design } from '../../design.ts';
import {
  addLevelBars,
  addLozenge,
  addMoulding,
  cutFogLamp,
  cutLamp,
  noseRecesses,
} from '../../front-and-rear/nose-details.ts';
import { type PickupSizes, pickupBody } from './pickup.ts';
import {
  addFrontPlate,
  addSideSteps,
  addSportsBar,
  addStepBumper,
  addUnderbody,
  cutTailgate,
  lineTub,
} from './pickup-parts.ts';

const SIZES: PickupSizes = {
  name: 'work ute',
  length: 5.32,
  halfWidth: 0.93,
  cowlAt: 1.3,
  deck: 1.17,
  roof: 1.79,
  cabEnd: 3.36,
  frontAxle: 0.93,
  rearAxle: 4.1,
  wheelRadius: 0.385,
  rimRadius: 0.245,
  wheelStyle: 'twin',
  pillars: [[2.36, 0.034, 0.04]],
  doors: [
    { front: (z) => 1.38 - 0.03 * (z - 0.6), rear: () => 2.36, bottom: 0.53 },
    { front: () => 2.368, rear: (z) => 3.29 - (z - 1.2) * 0.1, bottom: 0.53 },
  ],
  seats: [
    [2.08, 0.26],
    [2.72, 0.28],
  ],
  handles: [
    [2.16, 1],
    [3.1, 1],
  ],
  handleMaterial: 'chrome',
};

const GRILLE = polygon(
  [
    [0, 0.73],
    [0.46, 0.73],
    [0.53, 0.8],
    [0.5, 0.965],
    [0, 0.975],
  ],
  0.015,
);
const INTAKE = polygon(
  [
    [0, 0.47],
    [0.44, 0.47],
    [0.5, 0.56],
    [0.46, 0.63],
    [0, 0.63],
  ],
  0.015,
);
const HEADLAMP = polygon(
  [
    [0.555, 0.835],
    [0.97, 0.86],
    [0.97, 0.985],
    [0.8, 0.985],
    [0.545, 0.965],
  ],
  0.008,
);
const FOG_LAMP = polygon(
  [
    [0.62, 0.5],
    [0.78, 0.52],
    [0.78, 0.62],
    [0.6, 0.62],
  ],
  0.012,
);
/** A bracket of light: along the lamp's top, down its inner edge, back along its foot. */
const SIGNATURE: Points = [
  [0.56, 0.957],
  [0.8, 0.974],
  [1, 0.974],
  [1, 0.965],
  [0.8, 0.965],
  [0.57, 0.947],
  [0.572, 0.856],
  [1, 0.879],
  [1, 0.87],
  [0.562, 0.846],
];

const BODY: CarBodyParameters = {
  ...pickupBody(SIZES),
  recesses: () =>
    noseRecesses([
      [GRILLE, 0.05],
      [INTAKE, 0.05],
      [HEADLAMP, 0.018, 0.6],
      [FOG_LAMP, 0.04],
    ]),
  regions: (context) => {
    const { surface } = context;
    surface.cut('paint', 'trim', (x, _y, z) => Math.max(z - 0.43, x - 3.42));
    surface.cut('paint', 'grille', (x, y, z) =>
      Math.max(Math.min(GRILLE(y, z), INTAKE(y, z), FOG_LAMP(y, z)), x - 0.65),
    );
    addMoulding(
      context,
      'chrome',
      (y, z) => GRILLE(y, z) + 0.006,
      { radius: 0.013, proud: 0.002 },
      { to: 0.58, bottom: 0.7, top: 1 },
    );
    addLevelBars(context, 'chrome', [0.8, 0.9], { halfHeight: 0.018, radius: 0.01, proud: -0.008 }, GRILLE, {
      to: 0.56,
      rise: 0.02,
    });
    addLevelBars(context, 'slat', [0.755, 0.845, 0.945], { halfHeight: 0.012, radius: 0.006, proud: -0.024 }, GRILLE, {
      to: 0.56,
      rise: 0.02,
    });
    addLevelBars(context, 'slat', [0.51, 0.55, 0.59], { halfHeight: 0.006, radius: 0.006, proud: -0.02 }, INTAKE, {
      to: 0.54,
    });
    addMoulding(
      context,
      'trim',
      (y, z) => INTAKE(y, z) + 0.002,
      { radius: 0.012, proud: 0 },
      { to: 0.54, bottom: 0.45, top: 0.66 },
    );
    addLozenge(context, 0.85, 0.06, 0.014);
    cutLamp(context, {
      outline: HEADLAMP,
      depth: 0.6,
      projectors: [
        [0.66, 0.908, 0.042],
        [0.775, 0.916, 0.038],
      ],
      signature: SIGNATURE,
    });
    cutFogLamp(context, [0.7, 0.57], 0.034);
    lineTub(context, SIZES);
    cutTailgate(context, SIZES);
  },
  extras: (context) => {
    addUnderbody(context, SIZES);
    addFrontPlate(context, 0.55, 'FCT 042');
    addStepBumper(context, SIZES, 'chrome', 'FCT 042');
    addSideSteps(context, SIZES, 1.36, 3.36, 'metal');
    addSportsBar(context, SIZES, 'roofblack');
  },
};

/** A double-cab work ute with chrome grille, sports bar and side steps. */
export const WORK_UTE: Design = {
  id: 'ute-1',
  body: 'ute',
  length: SIZES.length,
  width: 2 * SIZES.halfWidth,
  height: SIZES.roof,
  build: (detail) => buildCar(BODY, detail),
  hotspots: [
    {
      description: 'LED headlamps with daytime running lights',
      at: [0.17, -0.72, 0.92],
      facing: [-0.9, -0.4, 0.1],
    },
    { description: 'Chrome grille with bold horizontal bars', at: [0.02, 0, 0.85], facing: [-1, 0, 0] },
    { description: 'Alloy wheels with all-terrain tyres', at: [0.93, -0.92, 0.385], facing: [0, -1, 0] },
    { description: 'Side steps with non-slip treads', at: [2.4, -0.92, 0.45], facing: [0, -1, 0.2] },
    { description: 'Black sports bar over the tub', at: [3.72, -0.68, 1.6], facing: [0, -0.7, 0.7] },
    { description: 'Lined tub with capped rails', at: [4.4, -0.84, 1.18], facing: [0, -0.4, 0.9] },
    { description: 'Rear step bumper, ready for towing', at: [5.4, 0.5, 0.56], facing: [1, 0, 0.1] },
  ],
  cabin: 'modern',
};
