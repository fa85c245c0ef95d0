import { spline } from '../geometry/curves.ts';
import { polygon, smoothStep } from '../geometry/fields.ts';
import { buildCar, plateRecess } from './car-body.ts';
import type { CarBodyParameters, Points } from './car-body-parameters.ts';
import type { Design } from './design.ts';
import { addFrontAndRear } from './front-and-rear.ts';

/** Half width of a body's side over height above its shoulder line: tucked sill, full waist, crisp shoulder. */
export const SIDE_SECTION: Points = [
  [-0.75, -0.1],
  [-0.63, -0.06],
  [-0.54, -0.03],
  [-0.46, -0.01],
  [-0.39, -0.004],
  [-0.31, -0.006],
  [-0.22, -0.012],
  [-0.13, -0.016],
  [-0.05, -0.008],
  [-0.012, -0.001],
  [0, 0],
  [0.012, -0.003],
  [0.06, -0.02],
  [0.12, -0.042],
  [0.2, -0.085],
  [0.3, -0.15],
];

const GRILLE: Points = [
  [0, 0.5],
  [0.34, 0.5],
  [0.42, 0.6],
  [0.36, 0.68],
  [0, 0.685],
];
const INTAKE: Points = [
  [0, 0.25],
  [0.55, 0.25],
  [0.66, 0.36],
  [0.5, 0.4],
  [0, 0.4],
];

/** A mid-size saloon with a long sloping rear screen. */
export const SALOON: CarBodyParameters = {
  name: 'saloon',
  length: 4.72,
  halfWidth: 0.92,
  meshHeight: 1.55,
  frontAxle: 0.9,
  rearAxle: 3.72,
  wheelRadius: 0.345,
  rimRadius: 0.248,
  wheelStyle: 'twin',
  glasshouseFrom: 0.6,
  sillHeight: 0.18,
  shoulderLine: spline([
    [-0.3, 0.7],
    [0.5, 0.775],
    [1.2, 0.835],
    [2.5, 0.865],
    [3.6, 0.9],
    [4.3, 0.915],
    [5, 0.9],
  ]),
  deckHeight: [
    [-0.4, 0.5],
    [-0.1, 0.62],
    [0.1, 0.725],
    [0.4, 0.8],
    [0.85, 0.885],
    [1.3, 0.955],
    [1.8, 0.995],
    [2.6, 1],
    [3.4, 1.02],
    [4, 1.06],
    [4.45, 1.085],
    [4.72, 1.095],
    [4.9, 1.09],
    [5.1, 1.07],
  ],
  deckCrown: 0.04,
  beltLine: [
    [-0.3, 0.9],
    [1, 0.925],
    [1.8, 0.945],
    [2.6, 0.965],
    [3.4, 0.99],
    [4.1, 1.03],
    [5, 1.05],
  ],
  roofLine: [
    [0.55, 0.55],
    [0.9, 0.76],
    [1.25, 0.965],
    [1.65, 1.215],
    [1.95, 1.385],
    [2.25, 1.445],
    [2.7, 1.465],
    [3.15, 1.445],
    [3.55, 1.35],
    [3.95, 1.19],
    [4.3, 1.05],
    [4.7, 0.9],
    [5, 0.8],
  ],
  glasshouseHalfWidth: [
    [0.5, 0.72],
    [1.1, 0.79],
    [1.6, 0.84],
    [2.2, 0.858],
    [3, 0.858],
    [3.6, 0.825],
    [4.1, 0.755],
    [4.5, 0.68],
    [5, 0.6],
  ],
  tumblehome: 0.36,
  tumblehomeCurve: 0.3,
  planHalfWidth: [
    [-0.3, 0.83],
    [0.3, 0.885],
    [0.9, 0.915],
    [1.7, 0.915],
    [2.8, 0.92],
    [3.7, 0.922],
    [4.3, 0.9],
    [4.9, 0.86],
  ],
  sideSection: SIDE_SECTION,
  archFlare: 0.012,
  noseProfile: [
    [0.1, 0.16],
    [0.2, 0.09],
    [0.3, 0.04],
    [0.42, 0.02],
    [0.55, 0.02],
    [0.66, 0.035],
    [0.74, 0.09],
    [0.82, 0.2],
    [0.95, 0.45],
  ],
  noseSweep: 0.44,
  noseSweepPower: 2.7,
  noseFillet: 0.09,
  tailFillet: 0.07,
  tailProfile: [
    [0.1, 0.22],
    [0.22, 0.13],
    [0.36, 0.05],
    [0.5, 0.02],
    [0.7, 0.04],
    [0.85, 0.07],
    [0.98, 0.055],
    [1.05, 0.03],
    [1.12, 0.02],
  ],
  tailSweep: 0.3,
  tailSweepPower: 2.8,
  bonnetDome: (x, y) => 0.013 * smoothStep(1.45, 0.7, x) * smoothStep(0.66, 0.54, y),
  windscreen: [1.27, 1.94],
  rearWindow: [3.42, 4.08],
  roofRailWidth: 0.07,
  beltMoulding: 0.035,
  windscreenPillarWidth: 0.05,
  rearPillarWidth: 0.08,
  sideGlassRear: (x, z) => (x - 3.78 + (z - 1.05) * 1.5) * 0.55,
  sideGlassFront: (x) => (1.4 - x) * 0.9,
  pillars: [
    [2.45, 0.032, 0.08],
    [3.42, 0.018, -0.3],
  ],
  doors: [
    { front: (z) => 1.38 - 0.08 * (z - 0.6), rear: (z) => 2.45 + 0.03 * (z - 1), bottom: 0.28 },
    {
      front: (z) => 2.458 + 0.03 * (z - 1),
      rear: (z) => 3.6 - (z - 1) * 0.5,
      bottom: 0.28,
      aroundArch: true,
    },
  ],
  bonnetLines: {
    sides: [
      [0, 0.6],
      [0.3, 0.69],
      [0.8, 0.775],
      [1.5, 0.815],
    ],
    front: [
      [0, 0.17],
      [0.4, 0.215],
      [0.7, 0.34],
      [0.9, 0.5],
    ],
    between: [0.2, 1.34],
  },
  shutLines: (_context, draw) => {
    draw(
      (x, y) => y - 0.64 - 0.05 * (4.6 - x),
      (x, _y, z, _nx, _ny, nz) => Math.max(4.06 - x, 0.3 - nz, 0.9 - z),
    );
    draw(
      (_x, _y, z) => z - 0.8,
      (_x, y, _z, nx) => Math.max(0.5 - nx, y - 0.5),
    );
    draw(
      (x, _y, z) => Math.hypot(x - 3.98, z - 0.86) - 0.07,
      (_x, _y, _z, _nx, ny) => 0.5 - ny,
    );
  },
  cabinFloor: [1.3, 3.9],
  dashboardAt: 1.62,
  seats: [
    [2.15, 0.25],
    [3.05, 0.28],
  ],
  mirror: [1.6, 1.035, 0.965],
  handles: [
    [2.26, 0.81],
    [3.26, 0.835],
  ],
  recesses: () => {
    const grille = polygon(GRILLE, 0.02);
    const intake = polygon(INTAKE, 0.02);
    return [
      { field: (_x, y, z) => grille(y, z), depth: 0.025, between: [-0.1, 0.5] },
      { field: (_x, y, z) => intake(y, z), depth: 0.03, between: [-0.1, 0.5] },
      plateRecess(0.66, [4.5, 5], 0.08),
    ];
  },
  regions: (context) =>
    addFrontAndRear(context, {
      frontDepth: 0.58,
      headlamp: [
        [0.43, 0.645],
        [0.62, 0.63],
        [0.95, 0.69],
        [0.95, 0.775],
        [0.72, 0.755],
        [0.45, 0.7],
      ],
      projectors: [
        [0.6, 0.688, 0.03],
        [0.71, 0.703, 0.03],
      ],
      daytimeRunningLight: [
        [0.45, 0.685],
        [0.7, 0.737],
        [0.95, 0.757],
        [0.95, 0.78],
        [0.7, 0.757],
        [0.45, 0.705],
      ],
      grille: GRILLE,
      intake: INTAKE,
      frontBadge: 0.615,
      frontPlate: 0.445,
      tailLamp: [
        [0.3, 0.88],
        [0.95, 0.85],
        [0.95, 0.95],
        [0.6, 0.985],
        [0.3, 0.965],
      ],
      tailLampLight: [
        [0.32, 0.945],
        [0.9, 0.945],
        [0.9, 0.96],
        [0.32, 0.96],
      ],
      rearDepth: 0.36,
      rearPlate: 0.66,
      rearBadge: 0.93,
      diffuser: [
        [0, 0.15],
        [0.64, 0.15],
        [0.7, 0.33],
        [0.55, 0.37],
        [0, 0.37],
      ],
    }),
};

/** The sedans. */
export const SEDANS: readonly Design[] = [
  {
    id: 'sedan-1',
    body: 'sedan',
    length: SALOON.length,
    width: 2 * SALOON.halfWidth,
    height: 1.465,
    build: (detail) => buildCar(SALOON, detail),
    stance: { distance: 9.4, aimHeight: 0.62 },
    hotspots: [],
    cabin: 'car',
  },
];
