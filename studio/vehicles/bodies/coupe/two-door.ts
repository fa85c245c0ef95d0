import { spline } from '../../../geometry/curves.ts';
import { roundedRectangle, smoothStep } from '../../../geometry/fields.ts';
import type { CarBodyParameters, Points } from '../../car-body/parameters.ts';
import type { FrontAndRear } from '../../front-and-rear/front-and-rear.ts';
import { addExhausts, drawFlap, frameSideGlass } from '../../parts/car-parts.ts';
import { SALOON } from '../sedan.ts';

const LENGTH = 4.66;

/** The wide mouth: a rounded trapezium. */
export const TWO_DOOR_GRILLE: Points = [
  [0, 0.42],
  [0.3, 0.42],
  [0.44, 0.52],
  [0.37, 0.665],
  [0, 0.68],
];

/** The three-box body that the two-door coupe and its open sister share. */
// biome-ignore format: one curve a row
export const TWO_DOOR_CURVES = {
  shoulderLine: spline([
    [-0.3, 0.69], [0.5, 0.765], [1.2, 0.815], [2.4, 0.83], [3.3, 0.865], [4.1, 0.895], [5, 0.885],
  ]),
  deckHeight: [
    [-0.4, 0.5], [-0.1, 0.62], [0.1, 0.72], [0.4, 0.795], [0.85, 0.87], [1.35, 0.935], [1.9, 0.965], [2.7, 0.975],
    [3.4, 1], [3.9, 1.03], [4.3, 1.045], [4.66, 1.05], [5, 1.03],
  ],
  beltLine: [[-0.3, 0.87], [1, 0.89], [1.9, 0.915], [2.7, 0.93], [3.4, 0.965], [4.1, 1.01], [5, 1.03]],
  roofLine: [
    [0.72, 0.55], [1.06, 0.745], [1.4, 0.935], [1.76, 1.155], [2.05, 1.315], [2.35, 1.385], [2.75, 1.4], [3.1, 1.375],
    [3.45, 1.29], [3.78, 1.155], [4.05, 1.03], [4.4, 0.88], [4.8, 0.72],
  ],
  glasshouseHalfWidth: [
    [0.6, 0.71], [1.2, 0.785], [1.7, 0.83], [2.3, 0.85], [3, 0.84], [3.5, 0.8], [4, 0.73], [4.4, 0.65], [5, 0.55],
  ],
  planHalfWidth: [
    [-0.3, 0.83], [0.3, 0.885], [0.9, 0.915], [1.7, 0.905], [2.7, 0.91], [3.5, 0.925], [4.2, 0.905], [4.9, 0.86],
  ],
  noseProfile: [
    [0.1, 0.16], [0.2, 0.08], [0.3, 0.035], [0.42, 0.015], [0.55, 0.01], [0.66, 0.025], [0.74, 0.075], [0.82, 0.19],
    [0.95, 0.45],
  ],
  tailProfile: [
    [0.1, 0.22], [0.22, 0.13], [0.36, 0.05], [0.5, 0.02], [0.68, 0.035], [0.82, 0.06], [0.94, 0.05], [1.01, 0.02],
    [1.08, 0.01],
  ],
} satisfies Partial<CarBodyParameters>;

// biome-ignore format: one outline a row
export const TWO_DOOR_FACE: FrontAndRear = {
  frontDepth: 0.62,
  headlamp: [[0.47, 0.635], [0.66, 0.61], [0.95, 0.655], [0.95, 0.74], [0.74, 0.735], [0.48, 0.69]],
  headlampRounding: 0.01,
  projectors: [[0.59, 0.665, 0.028], [0.69, 0.674, 0.028]],
  daytimeRunningLight: [[0.49, 0.63], [0.66, 0.612], [0.92, 0.65], [0.92, 0.664], [0.66, 0.626], [0.51, 0.645]],
  openings: [
    { outline: TWO_DOOR_GRILLE, rounding: 0.02, style: 'verticalBars', pitch: 0.034, material: 'slat',
        frame: 'chrome', frameHalfWidth: 0.009, depth: 0.04 },
    { outline: [[0.58, 0.23], [0.84, 0.26], [0.86, 0.4], [0.78, 0.42], [0.62, 0.3]], rounding: 0.012, style: 'bars', pitch: 0.04, depth: 0.035 },
  ],
  badge: 'oval',
  plateText: 'GTC 204',
  frontPlate: 0.4,
  rearDepth: 0.34,
  tailLamp: [[0.4, 0.8], [0.95, 0.79], [0.95, 0.92], [0.66, 0.935], [0.4, 0.87]],
  tailLampLight: [
    [0.42, 0.815], [0.93, 0.805], [0.93, 0.905], [0.9, 0.905], [0.9, 0.822], [0.42, 0.832],
  ],
  rearPlate: 0.62,
  rearBadge: 0.9,
  diffuser: [[0, 0.15], [0.62, 0.15], [0.68, 0.3], [0.52, 0.35], [0, 0.35]],
};

/** Sizes and shut lines of the same body, below the windows. */
export const TWO_DOOR_BODY: CarBodyParameters = {
  ...SALOON,
  ...TWO_DOOR_CURVES,
  name: 'two-door body',
  length: LENGTH,
  halfWidth: 0.915,
  meshHeight: 1.5,
  frontAxle: 0.88,
  rearAxle: 3.66,
  wheelRadius: 0.34,
  rimRadius: 0.25,
  wheelWidth: 0.235,
  sillHeight: 0.165,
  archFlare: 0.016,
  archFlareWidth: 0.11,
  noseSweep: 0.42,
  tailSweep: 0.28,
  bonnetDome: (x, y) =>
    0.014 * smoothStep(1.5, 0.7, x) * smoothStep(0.64, 0.54, y) -
    0.008 * smoothStep(0.34, 0.26, y) * smoothStep(1.4, 0.9, x),
  windscreen: [1.42, 2.04],
  doors: [{ front: (z) => 1.46 - 0.08 * (z - 0.6), rear: (z) => 2.86 - 0.05 * (z - 0.8), bottom: 0.27 }],
  bonnetLines: {
    sides: [
      [0, 0.58],
      [0.3, 0.68],
      [0.8, 0.77],
      [1.5, 0.81],
    ],
    front: [
      [0, 0.17],
      [0.4, 0.21],
      [0.7, 0.34],
      [0.9, 0.5],
    ],
    between: [0.2, 1.46],
  },
  mirror: [1.74, 1.005, 0.945],
  handles: [[2.64, 0.775]],
  cabinFloor: [1.45, 3.7],
  dashboardAt: 1.74,
  seatHeight: 0.48,
  seats: [
    [2.28, 0.25],
    [3.02, 0.25],
  ],
  frontAndRear: TWO_DOOR_FACE,
  shutLines: (_context, draw) => {
    draw(
      (x, y) => y - 0.64 - 0.05 * (4.6 - x),
      (x, _y, z, _nx, _ny, nz) => Math.max(4.04 - x, 0.3 - nz, 0.88 - z),
    );
    draw(
      (_x, _y, z) => z - 0.74,
      (_x, y, _z, nx) => Math.max(0.5 - nx, y - 0.5),
    );
    drawFlap(draw, 3.94, 0.86, 0.065, 0.02);
  },
};

/** A grown-up two-door with a boot: bright frames, upright bars in the grille, black roof. */
export const TWO_DOOR: CarBodyParameters = {
  ...TWO_DOOR_BODY,
  name: 'two-door',
  wheelStyle: 'turbine',
  wheelFinish: 'machined',
  rearWindow: [3.2, 3.82],
  roofRailWidth: 0.06,
  rearPillarWidth: 0.1,
  sideGlassRear: (x, z) => (x - 3.4 + (z - 1.05) * 1.5) * 0.55,
  sideGlassFront: (x) => (1.55 - x) * 0.9,
  pillars: [[2.84, 0.028, -0.1]],
  regions: (context) => {
    const { surface, roofDistance, beltAt } = context;
    frameSideGlass(context, 0.012);
    const roof = (x: number, y: number, z: number): number =>
      Math.max(
        -roofDistance(x, y, z) - 0.05,
        1.98 - x,
        x - 3.24,
        beltAt(x) + 0.2 - z,
        roundedRectangle(y, 0, 0.6, 1, 0),
      );
    surface.cut('paint', 'roofblack', roof, [1.5, 3.6, -1, 1, 1.1, 3]);
    surface.cut('paint', 'trim', (_x, _y, z) => z - 0.2);
  },
  extras: (context) => {
    addExhausts(context, 4.45, 0.24, [0.5]);
  },
};
