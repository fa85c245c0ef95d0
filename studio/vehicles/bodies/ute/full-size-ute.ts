import { inRepeat, polygon, smoothStep } from '../../../geometry/fields.ts';
import { buildCar } from '../../car-body/car-body.ts';
import type { CarBodyParameters, CarContext, Points } from '../../car-body/parameters.ts';
import type { Design } from '../../design.ts';
import {
  addBar,
  addLevelBars,
  addMoulding,
  addNoseBadge,
  cutLamp,
  noseRecesses,
} from '../../front-and-rear/nose-details.ts';
import { box } from '../../parts/solids.ts';
import { type PickupSizes, pickupBody, tubSpan } from './pickup.ts';
import { addFrontPlate, addSideSteps, addStepBumper, addUnderbody, cutTailgate, lineTub } from './pickup-parts.ts';

const SIZES: PickupSizes = {
  name: 'full-size ute',
  length: 5.88,
  halfWidth: 1.02,
  cowlAt: 1.58,
  windscreenRun: 0.6,
  deck: 1.285,
  roof: 1.94,
  cabEnd: 3.92,
  frontAxle: 1.03,
  rearAxle: 4.7,
  wheelRadius: 0.42,
  rimRadius: 0.285,
  wheelWidth: 0.28,
  wheelStyle: 'six',
  archGap: 0.055,
  archFlare: 0.03,
  sillHeight: 0.42,
  noseSweep: 0.2,
  screenBow: 0.045,
  tumblehome: 0.22,
  bonnetRise: (x) => 0.05 * smoothStep(0.9, 0, x),
  nose: [
    [0.3, 0.2],
    [0.44, 0.1],
    [0.52, 0.04],
    [0.62, 0],
    [0.8, 0],
    [1.1, 0.01],
    [1.2, 0.03],
    [1.28, 0.1],
    [1.38, 0.3],
  ],
  pillars: [[2.74, 0.036, 0.04]],
  doors: [
    { front: (z) => 1.68 - 0.03 * (z - 0.6), rear: () => 2.74, bottom: 0.59 },
    { front: () => 2.748, rear: (z) => 3.85 - (z - 1.2) * 0.1, bottom: 0.59 },
  ],
  seats: [
    [2.46, 0.28],
    [3.22, 0.3],
  ],
  handles: [
    [2.52, 1.09],
    [3.62, 1.09],
  ],
  handleMaterial: 'chrome',
};

const GRILLE = polygon(
  [
    [0, 0.76],
    [0.58, 0.76],
    [0.62, 0.84],
    [0.62, 1.1],
    [0, 1.1],
  ],
  0.015,
);
const HEADLAMP = polygon(
  [
    [0.665, 0.8],
    [1.05, 0.8],
    [1.05, 1.1],
    [0.665, 1.1],
  ],
  0.015,
);
const INTAKE = polygon(
  [
    [0, 0.53],
    [0.6, 0.53],
    [0.64, 0.64],
    [0, 0.64],
  ],
  0.015,
);
/** An L of light: down the lamp's inner edge, along its top. */
const SIGNATURE: Points = [
  [0.665, 1.12],
  [1.05, 1.12],
  [1.05, 1.094],
  [0.688, 1.094],
  [0.688, 0.815],
  [0.665, 0.79],
];

function drawGrille(context: CarContext): void {
  const { surface } = context;
  surface.cut('paint', 'grille', (x, y, z) => Math.max(Math.min(GRILLE(y, z), INTAKE(y, z)), x - 0.65));
  addMoulding(
    context,
    'chrome',
    (y, z) => GRILLE(y, z) - 0.002,
    { radius: 0.022, proud: 0.004 },
    { to: 0.68, bottom: 0.72, top: 1.15 },
  );
  addLevelBars(context, 'chrome', [0.865, 0.995], { halfHeight: 0.016, radius: 0.012, proud: -0.01 }, GRILLE, {
    to: 0.64,
  });
  addLevelBars(context, 'slat', [0.81, 0.93, 1.05], { halfHeight: 0.006, radius: 0.006, proud: -0.026 }, GRILLE, {
    to: 0.64,
  });
  const uprights = { halfHeight: 0.003, radius: 0.004, proud: -0.03 };
  addBar(context, 'slat', (y) => inRepeat(y / 0.055) * 0.055, uprights, GRILLE, {
    to: 0.64,
    bottom: 0.75,
    top: 1.11,
  });
  addNoseBadge(context, 'shield', 0.93, 0.012);
}

function drawFace(context: CarContext): void {
  const { surface, archDistance } = context;
  drawGrille(context);
  surface.cut('paint', 'chrome', (x, _y, z) => Math.max(z - 0.715, 0.5 - z, x - 0.5));
  surface.cut('chrome', 'trim', (x, _y, z) => Math.max(0.7 - z, x - 0.5));
  surface.cut('paint', 'trim', (_x, _y, z) => z - 0.505);
  cutLamp(context, {
    outline: HEADLAMP,
    depth: 0.36,
    signature: SIGNATURE,
    blocks: [0.865, 0.945, 1.025].map((z) => [0.79, z, 0.062, 0.026] as const),
    amber: [
      [0.885, 0.84],
      [0.915, 0.84],
      [0.915, 1.05],
      [0.885, 1.05],
    ],
  });
  surface.cut('paint', 'chrome', (x, _y, z, _nx, ny) =>
    Math.max(Math.abs(z - 0.63) - 0.014, 0.6 - ny, Math.abs(x - 2.75) - 1.02, 0.02 - archDistance(x, z)),
  );
}

/** A black cover of slats that rolls over the tub. */
function addRollerCover({ model }: CarContext): void {
  const { from, to } = tubSpan(SIZES);
  const slats = Math.round((to - from) / 0.105);
  const pitch = (to - from) / slats;
  model.add('black', box([(from + to) / 2, 0, SIZES.deck], [(to - from) / 2, SIZES.halfWidth - 0.14, 0.01], 0.004));
  for (let slat = 0; slat < slats; slat++)
    model.add(
      'trim',
      box(
        [from + pitch * (slat + 0.5), 0, SIZES.deck + 0.012],
        [pitch / 2 - 0.004, SIZES.halfWidth - 0.135, 0.013],
        0.006,
      ),
    );
}

/** Five amber clearance lamps across the cab's roof. */
function addClearanceLamps({ model, roofAt, parameters: p }: CarContext): void {
  for (const y of [-0.52, -0.26, 0, 0.26, 0.52]) {
    const height = roofAt(2.56) - 0.05 * (y / p.halfWidth) ** 2;
    model.add('amber', box([2.56, y, height + 0.004], [0.035, 0.03, 0.014], 0.01));
  }
}

const BODY: CarBodyParameters = {
  ...pickupBody(SIZES),
  recesses: () =>
    noseRecesses([
      [GRILLE, 0.06],
      [HEADLAMP, 0.02, 0.36],
      [INTAKE, 0.05],
    ]),
  regions: (context) => {
    drawFace(context);
    lineTub(context, SIZES);
    cutTailgate(context, SIZES);
  },
  extras: (context) => {
    addUnderbody(context, SIZES);
    addFrontPlate(context, 0.605, 'FXL 880');
    addStepBumper(context, SIZES, 'chrome', 'FXL 880');
    addSideSteps(context, SIZES, 1.62, 3.98, 'chrome');
    addRollerCover(context);
    addClearanceLamps(context);
  },
};

/** A full-size ute: long bonnet, tall chrome grille, stacked lamps and a roller cover. */
export const FULL_SIZE_UTE: Design = {
  id: 'ute-4',
  body: 'ute',
  length: SIZES.length,
  width: 2 * SIZES.halfWidth,
  height: SIZES.roof,
  build: (detail) => buildCar(BODY, detail),
  hotspots: [
    { description: 'Full-width chrome grille', at: [0.01, 0.2, 0.93], facing: [-1, 0, 0] },
    { description: 'Stacked LED headlamps', at: [0.12, -0.82, 0.95], facing: [-0.95, -0.3, 0] },
    { description: '20-inch six-spoke alloys', at: [1.03, -1.02, 0.42], facing: [0, -1, 0] },
    { description: 'Chrome side steps', at: [2.8, -1, 0.5], facing: [0, -1, 0.2] },
    { description: 'Locking roller cover over a long tub', at: [4.9, -0.6, 1.3], facing: [0, 0, 1] },
    { description: 'Step bumper, rated to tow 4.5 tonnes', at: [5.95, 0.5, 0.67], facing: [1, 0, 0.1] },
  ],
  cabin: 'modern',
};
