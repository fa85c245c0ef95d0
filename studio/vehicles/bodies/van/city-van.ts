import { polygon } from '../../../geometry/fields.ts';
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
import { box, pipe } from '../../parts/solids.ts';
import { type VanSizes, vanBody } from './van-body.ts';
import { addVanFittings, cutTailLamps, drawVanLines, vanDesign } from './van-parts.ts';

const SIZES: VanSizes = {
  name: 'city van',
  length: 4.44,
  halfWidth: 0.915,
  roof: 1.84,
  cowlAt: 0.86,
  cowlHeight: 1.12,
  windscreenRun: 0.7,
  windscreenTop: 1.68,
  belt: 1.1,
  frontAxle: 0.9,
  rearAxle: 3.58,
  wheelRadius: 0.335,
  rimRadius: 0.225,
  wheelStyle: 'five',
  sillHeight: 0.2,
  noseSweep: 0.4,
  nose: [
    [0.16, 0.14],
    [0.26, 0.07],
    [0.38, 0.03],
    [0.54, 0.01],
    [0.7, 0.02],
    [0.82, 0.06],
    [0.92, 0.14],
    [1.04, 0.32],
    [1.2, 0.6],
    [1.4, 0.9],
  ],
  tumblehome: 0.09,
  roofFillet: 0.2,
  panes: [
    [
      [1.28, 1.2],
      [1.98, 1.18],
      [1.98, 1.6],
      [1.7, 1.6],
      [1.56, 1.54],
    ],
    [
      [2.12, 1.18],
      [2.98, 1.18],
      [2.98, 1.59],
      [2.12, 1.6],
    ],
    [
      [3.12, 1.18],
      [4, 1.2],
      [3.94, 1.55],
      [3.12, 1.585],
    ],
  ],
  rearPane: [
    [0.08, 1.2],
    [0.64, 1.2],
    [0.61, 1.58],
    [0.08, 1.58],
  ],
  doors: [
    { front: () => 1.12, rear: () => 2.05, bottom: 0.34, roofGap: 0.1, aroundArch: true },
    { front: () => 2.07, rear: () => 3.05, bottom: 0.34, roofGap: 0.1 },
  ],
  seats: [
    [1.78, 0.25],
    [2.66, 0.27],
  ],
  handles: [
    [1.88, 0.98],
    [2.22, 0.98],
  ],
  handleMaterial: 'paint',
  seatHeight: 0.66,
  mirrorAt: [1.32, 1.24],
};

const GRILLE = polygon(
  [
    [0, 0.66],
    [0.5, 0.68],
    [0.5, 0.74],
    [0, 0.735],
  ],
  0.014,
);
const INTAKE = polygon(
  [
    [0, 0.28],
    [0.48, 0.28],
    [0.58, 0.4],
    [0.5, 0.52],
    [0, 0.53],
  ],
  0.03,
);
const HEADLAMP = polygon(
  [
    [0.56, 0.66],
    [0.74, 0.66],
    [0.95, 0.78],
    [0.95, 0.93],
    [0.82, 0.9],
    [0.6, 0.76],
  ],
  0.03,
);
const SIGNATURE: Points = [
  [0.56, 0.76],
  [0.6, 0.785],
  [0.82, 0.925],
  [0.95, 0.955],
  [0.95, 0.925],
  [0.82, 0.895],
  [0.61, 0.755],
];
const FOG_LAMP = polygon(
  [
    [0.66, 0.34],
    [0.76, 0.36],
    [0.76, 0.46],
    [0.68, 0.46],
  ],
  0.02,
);

function drawFace(context: CarContext): void {
  const { surface } = context;
  surface.cut('paint', 'trim', (_x, _y, z) => z - 0.3);
  surface.cut('paint', 'grille', (x, y, z) => Math.max(Math.min(GRILLE(y, z), INTAKE(y, z), FOG_LAMP(y, z)), x - 0.55));
  addBar(context, 'chrome', (_y, z) => z - 0.702, { halfHeight: 0.008, radius: 0.008, proud: -0.004 }, GRILLE, {
    to: 0.56,
    bottom: 0.68,
    top: 0.73,
  });
  addLevelBars(context, 'trim', [0.34, 0.4, 0.46], { halfHeight: 0.01, radius: 0.008, proud: -0.014 }, INTAKE, {
    to: 0.62,
  });
  addMoulding(
    context,
    'trim',
    (y, z) => INTAKE(y, z) + 0.002,
    { radius: 0.011, proud: 0 },
    { to: 0.63, bottom: 0.24, top: 0.57 },
  );
  addNoseBadge(context, 'oval', 0.705, 0.01);
  cutLamp(context, {
    outline: HEADLAMP,
    depth: 0.62,
    projectors: [
      [0.7, 0.735, 0.046],
      [0.81, 0.81, 0.042],
    ],
    signature: SIGNATURE,
  });
  surface.cut('grille', 'drl', (x, y, z) => Math.max(Math.abs(FOG_LAMP(y, z) + 0.02) - 0.006, x - 0.5, 0.6 - y));
  cutTailLamps(context, { inner: 0.79, bottom: 0.78, top: 1.3, depth: 0.2 });
}

function addRoofRails(context: CarContext): void {
  for (const side of [1, -1] as const) {
    const y = side * 0.66;
    context.model.add(
      'metal',
      pipe(
        [
          [1.9, y, 1.74],
          [2.06, y, 1.845],
          [3.7, y, 1.845],
          [3.9, y, 1.74],
        ],
        0.018,
        0.1,
      ),
    );
    for (const x of [2.5, 3.2]) context.model.add('trim', box([x, y, 1.815], [0.04, 0.02, 0.03], 0.012));
  }
}

const BODY: CarBodyParameters = {
  ...vanBody(SIZES),
  recesses: () =>
    noseRecesses([
      [GRILLE, 0.025],
      [INTAKE, 0.04],
      [FOG_LAMP, 0.025],
      [HEADLAMP, 0.012, 0.62],
    ]),
  shutLines: drawVanLines(SIZES, { bottom: 0.46, top: 1.7, railHeight: 1.03, rail: [3.1, 4.1] }),
  regions: drawFace,
  extras: (context) => {
    addVanFittings(context, SIZES, {
      number: 'FCU 174',
      frontPlate: 0.41,
      rear: {
        hinges: [0.66, 1.06],
        handle: 1.06,
        plate: 0.74,
        top: 1.73,
        bumper: 'paint',
      },
    });
    addRoofRails(context);
  },
};

/** A small city van with windows all round, a second row and roof rails. */
export const CITY_VAN: Design = vanDesign(SIZES, BODY, {
  id: 'van-3',
  hotspots: [
    {
      description: 'Car-like front with LED running lights',
      at: [0.25, -0.74, 0.8],
      facing: [-0.9, -0.4, 0.2],
    },
    { description: 'Alloy wheels', at: [0.9, -0.91, 0.335], facing: [0, -1, 0] },
    { description: 'Five seats and windows all round', at: [2.55, -0.86, 1.4], facing: [0, -1, 0.1] },
    { description: 'Sliding door for tight car parks', at: [2.5, -0.91, 0.8], facing: [0, -1, 0] },
    { description: 'Roof rails', at: [2.9, -0.66, 1.86], facing: [0, -0.3, 0.95] },
    { description: 'Split rear doors with demisters', at: [4.42, 0.35, 1.3], facing: [1, 0, 0] },
  ],
  cabin: 'modern',
});
