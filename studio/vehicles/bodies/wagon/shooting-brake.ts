import { spline } from '../../../geometry/curves.ts';
import { smoothStep } from '../../../geometry/fields.ts';
import type { CarBodyParameters } from '../../car-body/parameters.ts';
import type { FrontAndRear } from '../../front-and-rear/front-and-rear.ts';
import { addExhausts, addSpoiler, drawFlap, drawTailgate } from '../../parts/car-parts.ts';
import { WAGON_FLANK } from './section.ts';

const LENGTH = 4.78;

// biome-ignore format: one curve a row
const CURVES = {
  ...WAGON_FLANK,
  // height of the shoulder line
  shoulderLine: spline([[-0.3, 0.66], [0.5, 0.75], [1.1, 0.8], [2, 0.8], [2.9, 0.82], [3.7, 0.885], [4.3, 0.915], [5, 0.9]]),
  // bonnet, shoulder, tail
  deckHeight: [
    [-0.4, 0.45], [-0.1, 0.58], [0.1, 0.68], [0.4, 0.76], [0.9, 0.845], [1.4, 0.905], [1.9, 0.935],
    [2.6, 0.945], [3.4, 0.965], [4, 1], [4.45, 1.02], [4.8, 1.02], [5.1, 1],
  ],
  // lower edge of the side glass
  beltLine: [[-0.3, 0.85], [1, 0.87], [1.8, 0.89], [2.6, 0.905], [3.4, 0.94], [4.1, 0.985], [5, 1.02]],
  // windscreen, roof, rear screen
  roofLine: [
    [0.65, 0.55], [1, 0.73], [1.37, 0.92], [1.78, 1.15], [2.1, 1.305], [2.42, 1.375], [2.85, 1.395],
    [3.35, 1.37], [3.85, 1.31], [4.2, 1.255], [4.36, 1.21], [4.47, 1.1], [4.58, 0.97], [4.68, 0.83],
    [4.8, 0.6],
  ],
  // seen from above, at the shoulder
  planHalfWidth: [
    [-0.3, 0.84], [0.3, 0.89], [0.9, 0.925], [1.7, 0.912], [2.7, 0.915], [3.5, 0.935], [3.85, 0.942],
    [4.3, 0.92], [4.9, 0.87],
  ],
  // seen from above, at the belt
  glasshouseHalfWidth: [
    [0.5, 0.7], [1.2, 0.785], [1.7, 0.83], [2.3, 0.848], [3, 0.842], [3.7, 0.81], [4.2, 0.755],
    [4.6, 0.69], [5, 0.62],
  ],
  // seen from the side: how far back, over height
  noseProfile: [
    [0.1, 0.14], [0.18, 0.07], [0.28, 0.03], [0.38, 0.015], [0.5, 0.02], [0.61, 0.05], [0.69, 0.11],
    [0.77, 0.23], [0.9, 0.48],
  ],
  // the same, from the tail
  tailProfile: [
    [0.1, 0.22], [0.22, 0.12], [0.36, 0.05], [0.5, 0.02], [0.68, 0.03], [0.84, 0.06], [0.95, 0.06],
    [1.05, 0.06], [1.2, 0.12], [1.4, 0.3],
  ],
} satisfies Partial<CarBodyParameters>;

// biome-ignore format: one outline a row
const FACE: FrontAndRear = {
  frontDepth: 0.66,
  headlamp: [[0.52, 0.585], [0.7, 0.57], [0.96, 0.655], [0.96, 0.725], [0.78, 0.69], [0.53, 0.615]],
  headlampRounding: 0.008,
  projectors: [[0.66, 0.605, 0.023], [0.74, 0.625, 0.023]],
  daytimeRunningLines: [[[0.53, 0.583], [0.7, 0.578], [0.94, 0.662]]],
  openings: [
    { outline: [[0, 0.35], [0.36, 0.35], [0.5, 0.45], [0.46, 0.56], [0, 0.575]], style: 'dots', pitch: 0.042, material: 'chrome', frame: 'seal' },
  ],
  vent: [[0.62, 0.27], [0.78, 0.29], [0.82, 0.44], [0.72, 0.45]],
  badge: 'shield',
  frontBadge: 0.48,
  frontPlate: 0.29,
  plateText: 'GTA 623',
  rearDepth: 0.38,
  tailLamp: [[0, 0.845], [0.95, 0.82], [0.95, 0.9], [0.6, 0.925], [0, 0.905]],
  tailLampLines: [[[0, 0.876], [0.6, 0.886], [0.93, 0.862]]],
  tailLightHalfWidth: 0.008,
  rearPlate: 0.52,
  rearBadge: 0.775,
  diffuser: [[0, 0.1], [0.68, 0.1], [0.74, 0.28], [0.5, 0.36], [0, 0.36]],
};

/** A low shooting brake: long bonnet, fast roof, slim glass, full-width tail lamp, four exhausts. */
export const SHOOTING_BRAKE: CarBodyParameters = {
  ...CURVES,
  name: 'shooting brake',
  length: LENGTH,
  halfWidth: 0.935,
  meshHeight: 1.5,
  frontAxle: 0.9,
  rearAxle: 3.78,
  wheelRadius: 0.35,
  rimRadius: 0.268,
  wheelStyle: 'y',
  wheelFinish: 'machined',
  archRadius: 0.378,
  archFlare: 0.022,
  archFlareWidth: 0.13,
  sillHeight: 0.15,
  deckCrown: 0.03,
  noseSweep: 0.46,
  noseSweepPower: 2.6,
  tailSweep: 0.3,
  tailSweepPower: 2.8,
  noseFillet: 0.09,
  tailFillet: 0.07,
  glasshouseFrom: 0.8,
  tumblehome: 0.4,
  tumblehomeCurve: 0.3,
  roofCentre: 2.8,
  screenBow: 0.08,
  bonnetDome: (x, y) =>
    0.018 * smoothStep(1.55, 0.7, x) * smoothStep(0.64, 0.5, y) -
    0.008 * smoothStep(0.34, 0.24, y) * smoothStep(1.5, 0.9, x),
  windscreen: [1.4, 2.06],
  windscreenPillarWidth: 0.045,
  rearWindow: [4.37, 4.585],
  rearPillarWidth: 0.07,
  roofRailWidth: 0.055,
  beltMoulding: 0.028,
  sideGlassFront: (x, _z) => (1.56 - x) * 0.9,
  sideGlassRear: (x, z) => (x - 4.16 + (z - 0.98) * 1.25) * 0.62,
  pillars: [
    [2.62, 0.03, 0.05],
    [3.56, 0.024, -0.18],
  ],
  doors: [
    { front: (z) => 1.5 - 0.1 * (z - 0.6), rear: (z) => 2.62 + 0.03 * (z - 1), bottom: 0.26 },
    {
      front: (z) => 2.628 + 0.03 * (z - 1),
      rear: (z) => 3.66 - (z - 1) * 0.45,
      bottom: 0.26,
      aroundArch: true,
    },
  ],
  bonnetLines: {
    sides: [
      [0, 0.56],
      [0.3, 0.67],
      [0.8, 0.765],
      [1.6, 0.8],
    ],
    front: [
      [0, 0.22],
      [0.4, 0.27],
      [0.7, 0.4],
      [0.9, 0.58],
    ],
    between: [0.25, 1.46],
  },
  mirror: [1.72, 0.975, 0.975],
  handles: [
    [2.43, 0.765],
    [3.36, 0.8],
  ],
  cabinFloor: [1.4, 3.9],
  dashboardAt: 1.72,
  seatHeight: 0.45,
  seats: [
    [2.25, 0.25],
    [3.12, 0.28],
  ],
  frontAndRear: FACE,
  shutLines: (_context, draw) => {
    drawTailgate(draw, 0.66, 0.6, 0.98);
    drawFlap(draw, 4.02, 0.86, 0.068);
  },
  extras: (context) => {
    addExhausts(context, 4.66, 0.25, [0.5, 0.6]);
    addSpoiler(context, {
      at: 4.32,
      halfLength: 0.12,
      halfWidth: 0.48,
      thickness: 0.016,
      fall: 0.22,
      crown: 0.06,
    });
  },
};
