import { spline } from '../../../geometry/curves.ts';
import { smoothStep } from '../../../geometry/fields.ts';
import type { CarBodyParameters } from '../../car-body/parameters.ts';
import type { FrontAndRear } from '../../front-and-rear/front-and-rear.ts';
import { addRoofRails, addSpoiler, drawFlap, drawTailgate, frameSideGlass } from '../../parts/car-parts.ts';
import { ESTATE_PLAN, WAGON_FLANK } from './section.ts';

const LENGTH = 4.86;

// biome-ignore format: one curve a row
const CURVES = {
  ...WAGON_FLANK,
  ...ESTATE_PLAN,
  // height of the shoulder line
  shoulderLine: spline([[-0.3, 0.7], [0.5, 0.775], [1.2, 0.835], [2.5, 0.865], [3.6, 0.9], [4.3, 0.915], [5, 0.9]]),
  // bonnet, shoulder, tail
  deckHeight: [
    [-0.4, 0.5], [-0.1, 0.62], [0.1, 0.725], [0.4, 0.8], [0.85, 0.885], [1.3, 0.955], [1.8, 0.99],
    [2.6, 0.995], [3.4, 1.005], [4, 1.02], [4.5, 1.03], [4.9, 1.025], [5.2, 1],
  ],
  // lower edge of the side glass
  beltLine: [[-0.3, 0.9], [1, 0.925], [1.8, 0.945], [2.6, 0.965], [3.4, 0.99], [4.1, 1.03], [5, 1.05]],
  // windscreen, roof, rear screen
  roofLine: [
    [0.55, 0.55], [0.9, 0.76], [1.25, 0.965], [1.65, 1.215], [1.95, 1.385], [2.25, 1.445], [2.8, 1.475],
    [3.4, 1.47], [3.95, 1.44], [4.32, 1.405], [4.46, 1.37], [4.53, 1.27], [4.63, 1.1], [4.73, 0.9],
    [4.85, 0.6],
  ],
  // seen from the side: how far back, over height
  noseProfile: [
    [0.1, 0.16], [0.2, 0.09], [0.3, 0.04], [0.42, 0.02], [0.55, 0.02], [0.66, 0.035], [0.74, 0.09],
    [0.82, 0.2], [0.95, 0.45],
  ],
  // the same, from the tail
  tailProfile: [
    [0.1, 0.22], [0.22, 0.13], [0.36, 0.05], [0.5, 0.02], [0.7, 0.04], [0.85, 0.07], [0.98, 0.055],
    [1.05, 0.03], [1.12, 0.02],
  ],
} satisfies Partial<CarBodyParameters>;

// biome-ignore format: one outline a row
const FACE: FrontAndRear = {
  frontDepth: 0.56,
  headlamp: [[0.48, 0.65], [0.62, 0.63], [0.95, 0.69], [0.95, 0.775], [0.72, 0.755], [0.48, 0.7]],
  projectors: [[0.6, 0.68, 0.029], [0.7, 0.697, 0.029]],
  daytimeRunningLines: [[[0.49, 0.655], [0.62, 0.642], [0.93, 0.7]], [[0.49, 0.694], [0.72, 0.744], [0.93, 0.764]]],
  openings: [
    { outline: [[0, 0.47], [0.34, 0.47], [0.44, 0.6], [0.38, 0.7], [0, 0.705]], style: 'verticalBars', pitch: 0.038, material: 'slat', frame: 'chrome' },
    { outline: [[0, 0.25], [0.6, 0.25], [0.7, 0.36], [0.54, 0.36], [0, 0.36]], style: 'bars', pitch: 0.036, material: 'trim' },
  ],
  badge: 'ring',
  frontBadge: 0.6,
  frontPlate: 0.43,
  plateText: 'EST 486',
  rearDepth: 0.34,
  tailLamp: [[0.36, 0.86], [0.95, 0.83], [0.95, 0.94], [0.66, 0.965], [0.36, 0.93]],
  tailLampLines: [[[0.39, 0.875], [0.64, 0.87], [0.665, 0.945], [0.92, 0.922]]],
  rearStrips: [{ path: [[0, 0.945], [0.35, 0.945]], material: 'chrome', halfWidth: 0.009 }],
  rearPlate: 0.7,
  rearBadge: 0.87,
  diffuser: [[0, 0.15], [0.66, 0.15], [0.72, 0.3], [0.5, 0.35], [0, 0.35]],
};

/** A long executive estate with bright window frames and fine rails. */
export const ESTATE: CarBodyParameters = {
  ...CURVES,
  name: 'estate',
  length: LENGTH,
  halfWidth: 0.92,
  meshHeight: 1.6,
  frontAxle: 0.92,
  rearAxle: 3.8,
  wheelRadius: 0.345,
  rimRadius: 0.248,
  wheelStyle: 'mesh',
  archFlare: 0.012,
  sillHeight: 0.18,
  deckCrown: 0.04,
  noseSweep: 0.44,
  noseSweepPower: 2.7,
  tailSweep: 0.3,
  tailSweepPower: 2.8,
  noseFillet: 0.09,
  tailFillet: 0.07,
  glasshouseFrom: 0.86,
  tumblehome: 0.36,
  tumblehomeCurve: 0.3,
  roofCentre: 2.6,
  screenBow: 0.06,
  bonnetDome: (x, y) => 0.013 * smoothStep(1.45, 0.7, x) * smoothStep(0.66, 0.54, y),
  windscreen: [1.27, 1.94],
  windscreenPillarWidth: 0.05,
  rearWindow: [4.46, 4.655],
  rearPillarWidth: 0.06,
  roofRailWidth: 0.07,
  beltMoulding: 0.035,
  sideGlassFront: (x, _z) => (1.4 - x) * 0.9,
  sideGlassRear: (x, z) => (x - 4.4 + (z - 1.0) * 0.55) * 0.87,
  pillars: [
    [2.47, 0.032, 0.08],
    [3.5, 0.03, -0.1],
  ],
  doors: [
    { front: (z) => 1.4 - 0.08 * (z - 0.6), rear: (z) => 2.47 + 0.03 * (z - 1), bottom: 0.28 },
    {
      front: (z) => 2.478 + 0.03 * (z - 1),
      rear: (z) => 3.66 - (z - 1) * 0.3,
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
  mirror: [1.6, 1.035, 0.965],
  handles: [
    [2.28, 0.81],
    [3.32, 0.835],
  ],
  cabinFloor: [1.3, 3.9],
  dashboardAt: 1.62,
  seatHeight: 0.52,
  seats: [
    [2.15, 0.25],
    [3.05, 0.28],
  ],
  frontAndRear: FACE,
  regions: (context) => {
    frameSideGlass(context);
  },
  shutLines: (_context, draw) => {
    drawTailgate(draw, 0.7, 0.6, 1.06);
    drawFlap(draw, 4.12, 0.86);
  },
  extras: (context) => {
    addRoofRails(context, {
      height: [
        [2, 1.34],
        [2.2, 1.462],
        [2.8, 1.495],
        [3.4, 1.49],
        [4, 1.455],
        [4.35, 1.34],
      ],
      between: [2.05, 4.25],
      aside: 0.585,
      radius: 0.013,
      material: 'chrome',
    });
    addSpoiler(context, {
      at: 4.45,
      halfLength: 0.11,
      halfWidth: 0.53,
      thickness: 0.018,
      fall: 0.15,
      crown: 0.06,
    });
  },
};
