import { spline } from '../../../geometry/curves.ts';
import { smoothStep } from '../../../geometry/fields.ts';
import type { CarBodyParameters } from '../../car-body/parameters.ts';
import type { FrontAndRear } from '../../front-and-rear/front-and-rear.ts';
import { addExhausts, addSpoiler, drawFlap } from '../../parts/car-parts.ts';
import { SALOON } from '../sedan.ts';

const LENGTH = 4.5;

/** The low, wide body that the fastback and its open sister share. */
// biome-ignore format: one curve a row
export const SPORTS_CURVES = {
  shoulderLine: spline([
    [-0.3, 0.64], [0.5, 0.735], [1, 0.785], [1.7, 0.77], [2.5, 0.785], [3.3, 0.86], [4, 0.88], [5, 0.86],
  ]),
  deckHeight: [
    [-0.4, 0.42], [-0.1, 0.55], [0.1, 0.655], [0.4, 0.74], [0.85, 0.82], [1.4, 0.875], [1.9, 0.9], [2.6, 0.915],
    [3.3, 0.955], [3.9, 0.985], [4.25, 1], [4.5, 1], [4.8, 0.98],
  ],
  beltLine: [[-0.3, 0.82], [1, 0.84], [1.8, 0.86], [2.6, 0.885], [3.4, 0.935], [4.1, 0.97], [5, 1]],
  // windscreen, then one fall to the tail
  roofLine: [
    [0.7, 0.55], [1.05, 0.72], [1.42, 0.9], [1.8, 1.1], [2.1, 1.245], [2.4, 1.31], [2.75, 1.32], [3.1, 1.275],
    [3.5, 1.175], [3.9, 1.065], [4.2, 0.985], [4.5, 0.9], [4.8, 0.8],
  ],
  glasshouseHalfWidth: [
    [0.6, 0.7], [1.2, 0.78], [1.7, 0.825], [2.2, 0.84], [2.9, 0.83], [3.5, 0.775], [4, 0.7], [4.4, 0.62], [5, 0.5],
  ],
  planHalfWidth: [
    [-0.3, 0.84], [0.3, 0.9], [0.9, 0.935], [1.7, 0.915], [2.5, 0.92], [3.2, 0.945], [3.6, 0.955], [4.2, 0.93],
    [4.8, 0.88],
  ],
  noseProfile: [
    [0.1, 0.14], [0.18, 0.07], [0.26, 0.03], [0.36, 0.015], [0.48, 0.02], [0.58, 0.045], [0.66, 0.11], [0.74, 0.24],
    [0.88, 0.5],
  ],
  tailProfile: [
    [0.1, 0.24], [0.22, 0.15], [0.36, 0.06], [0.5, 0.03], [0.66, 0.05], [0.8, 0.07], [0.9, 0.05], [0.98, 0.02],
    [1.05, 0],
  ],
} satisfies Partial<CarBodyParameters>;

/** Sizes and shut lines of the same body, below the windows. */
export const SPORTS_BODY: CarBodyParameters = {
  ...SALOON,
  ...SPORTS_CURVES,
  name: 'sports body',
  length: LENGTH,
  halfWidth: 0.945,
  meshHeight: 1.42,
  frontAxle: 0.9,
  rearAxle: 3.56,
  wheelRadius: 0.345,
  rimRadius: 0.265,
  wheelWidth: 0.25,
  sillHeight: 0.14,
  archFlare: 0.022,
  archFlareWidth: 0.14,
  deckCrown: 0.02,
  noseSweep: 0.48,
  noseSweepPower: 2.6,
  tailSweep: 0.28,
  tumblehome: 0.42,
  tumblehomeCurve: 0.35,
  bonnetDome: (x, y) => 0.018 * smoothStep(1.6, 0.7, x) * smoothStep(0.62, 0.48, y) - 0.006 * smoothStep(0.3, 0.1, y),
  windscreen: [1.46, 2.08],
  doors: [{ front: (z) => 1.52 - 0.1 * (z - 0.6), rear: (z) => 2.88 - 0.16 * (z - 0.8), bottom: 0.24 }],
  bonnetLines: {
    sides: [
      [0, 0.56],
      [0.3, 0.68],
      [0.8, 0.78],
      [1.6, 0.8],
    ],
    front: [
      [0, 0.24],
      [0.4, 0.29],
      [0.7, 0.42],
      [0.9, 0.6],
    ],
    between: [0.27, 1.5],
  },
  mirror: [1.8, 0.965, 0.935],
  handles: [[2.68, 0.715]],
  cabinFloor: [1.5, 3.6],
  dashboardAt: 1.78,
  seatHeight: 0.42,
  seats: [[2.3, 0.25]],
};

// biome-ignore format: one outline a row
const FACE: FrontAndRear = {
  frontDepth: 0.72,
  headlamp: [[0.5, 0.575], [0.72, 0.555], [0.97, 0.66], [0.97, 0.735], [0.8, 0.7], [0.52, 0.605]],
  headlampRounding: 0.008,
  projectors: [[0.655, 0.592, 0.026], [0.745, 0.615, 0.026]],
  daytimeRunningLight: [[0.5, 0.56], [0.72, 0.56], [0.97, 0.672], [0.97, 0.688], [0.72, 0.576], [0.5, 0.576]],
  openings: [
    { outline: [[0, 0.22], [0.42, 0.22], [0.52, 0.32], [0.44, 0.42], [0, 0.44]], rounding: 0.02, style: 'honeycomb', depth: 0.045 },
    { outline: [[0.62, 0.24], [0.78, 0.26], [0.8, 0.4], [0.66, 0.38]], rounding: 0.015, style: 'bars', pitch: 0.04, depth: 0.035 },
  ],
  badge: 'shield',
  plateText: 'FST 117',
  frontBadge: 0.545,
  frontPlate: 0.33,
  rearDepth: 0.36,
  tailLamp: [[0, 0.865], [0.95, 0.835], [0.95, 0.895], [0.6, 0.925], [0, 0.925]],
  tailLampLight: [[0, 0.888], [0.93, 0.868], [0.93, 0.884], [0, 0.904]],
  rearPlate: 0.56,
  rearBadge: 0.8,
  diffuser: [[0, 0.1], [0.66, 0.1], [0.72, 0.28], [0.5, 0.36], [0, 0.36]],
};

/** A low sports coupe whose roof falls in one line to the tail: wide haunches, one light across the rear. */
export const FASTBACK: CarBodyParameters = {
  ...SPORTS_BODY,
  name: 'fastback',
  wheelStyle: 'ten',
  wheelFinish: 'dark',
  rearWindow: [3.02, 3.86],
  roofRailWidth: 0.065,
  beltMoulding: 0.03,
  rearPillarWidth: 0.1,
  sideGlassRear: (x, z) => (x - 3.52 + (z - 1) * 1.9) * 0.47,
  sideGlassFront: (x) => (1.62 - x) * 0.9,
  pillars: [[2.86, 0.03, -0.25]],
  frontAndRear: FACE,
  regions: (context) => {
    // skirts and splitter
    context.surface.cut('paint', 'trim', (_x, _y, z) => z - 0.185);
  },
  shutLines: (_context, draw) => {
    draw(
      (x, y) => y - 0.58 - 0.08 * (4.4 - x),
      (x, _y, z, _nx, _ny, nz) => Math.max(3.9 - x, 0.3 - nz, 0.8 - z),
    );
    draw(
      (_x, _y, z) => z - 0.74,
      (_x, y, _z, nx) => Math.max(0.5 - nx, y - 0.54),
    );
    drawFlap(draw, 3.75, 0.83, 0.065);
  },
  extras: (context) => {
    addExhausts(context, 4.29, 0.24, [0.42, 0.53]);
    addSpoiler(context, {
      at: [4.38, 1.004],
      halfLength: 0.1,
      halfWidth: 0.62,
      thickness: 0.02,
      crown: 0.022,
    });
  },
};
