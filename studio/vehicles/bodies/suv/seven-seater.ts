import { spline } from '../../../geometry/curves.ts';
import { smoothStep } from '../../../geometry/fields.ts';
import type { CarBodyParameters } from '../../car-body/parameters.ts';
import type { FrontAndRear } from '../../front-and-rear/front-and-rear.ts';
import {
  addRoofRails,
  addSpoiler,
  clad,
  drawFlap,
  drawTailgate,
  frameSideGlass,
  layFlankBand,
} from '../../parts/car-parts.ts';

const LENGTH = 5;

// biome-ignore format: one curve a row
const CURVES = {
  // height of the shoulder line
  shoulderLine: spline([[-0.3, 0.97], [0.5, 1.035], [1.2, 1.075], [2.5, 1.09], [3.8, 1.11], [4.6, 1.12], [5.4, 1.11]]),
  // bonnet, shoulder, tail
  deckHeight: [
    [-0.4, 0.8], [-0.1, 0.92], [0.05, 1.02], [0.3, 1.085], [0.8, 1.135], [1.25, 1.175], [1.8, 1.2],
    [2.6, 1.205], [3.6, 1.215], [4.3, 1.225], [4.75, 1.225], [5.1, 1.2], [5.4, 1.1],
  ],
  // lower edge of the side glass
  beltLine: [[-0.3, 1.12], [1, 1.15], [1.8, 1.165], [2.8, 1.18], [3.8, 1.195], [4.5, 1.21], [5.4, 1.22]],
  // windscreen, roof, rear screen
  roofLine: [
    [0.55, 0.8], [0.92, 1], [1.25, 1.19], [1.6, 1.44], [1.88, 1.645], [2.2, 1.735], [2.7, 1.775],
    [3.3, 1.78], [3.9, 1.765], [4.35, 1.74], [4.56, 1.715], [4.66, 1.59], [4.76, 1.36], [4.84, 1.1],
    [4.95, 0.75],
  ],
  // seen from above, at the shoulder
  planHalfWidth: [
    [-0.3, 0.93], [0.3, 0.96], [0.9, 0.98], [1.7, 0.98], [2.9, 0.982], [3.9, 0.985], [4.6, 0.97],
    [5.2, 0.95],
  ],
  // seen from above, at the belt
  glasshouseHalfWidth: [
    [0.5, 0.78], [1.1, 0.86], [1.6, 0.9], [2.2, 0.922], [3.2, 0.922], [4, 0.91], [4.5, 0.88],
    [4.9, 0.84], [5.4, 0.8],
  ],
  // seen from the side: how far back, over height
  noseProfile: [
    [0.2, 0.12], [0.32, 0.05], [0.45, 0.02], [0.6, 0.01], [0.85, 0.01], [0.98, 0.025], [1.06, 0.07],
    [1.15, 0.2], [1.3, 0.5],
  ],
  // the same, from the tail
  tailProfile: [
    [0.2, 0.14], [0.35, 0.06], [0.5, 0.02], [0.7, 0.012], [0.85, 0.03], [0.98, 0.06], [1.15, 0.07],
    [1.35, 0.085], [1.55, 0.13], [1.7, 0.22], [1.9, 0.4],
  ],
  // the flank from sill to shoulder
  sideSection: [
    [-0.84, -0.085], [-0.7056, -0.051], [-0.6048, -0.0255], [-0.5152, -0.0085], [-0.4368, -0.0034],
    [-0.3472, -0.0051], [-0.2464, -0.0102], [-0.1456, -0.0136], [-0.056, -0.0068], [-0.0134, -0.0008],
    [0, 0], [0.0134, -0.0026], [0.0672, -0.017], [0.1344, -0.0357], [0.224, -0.0723], [0.336, -0.1275],
  ],
} satisfies Partial<CarBodyParameters>;

// biome-ignore format: one outline a row
const FACE: FrontAndRear = {
  frontDepth: 0.46,
  headlamp: [[0.55, 0.9], [0.72, 0.885], [0.97, 0.9], [0.97, 1], [0.75, 1.01], [0.555, 1]],
  lightBlocks: [[0.645, 0.953, 0.036, 0.024], [0.735, 0.956, 0.036, 0.024], [0.825, 0.958, 0.036, 0.024]],
  daytimeRunningLines: [[[0.565, 0.99], [0.565, 0.908], [0.72, 0.9], [0.95, 0.914]]],
  openings: [
    { outline: [[0, 0.715], [0.47, 0.735], [0.525, 0.83], [0.525, 0.94], [0, 0.94]], style: 'bars', pitch: 0.044, material: 'slat', frame: 'seal', frameHalfWidth: 0.009 },
    { outline: [[0, 0.36], [0.62, 0.36], [0.7, 0.44], [0.58, 0.52], [0, 0.52]], style: 'honeycomb', pitch: 0.05, material: 'trim' },
  ],
  frontStrips: [{ path: [[0, 0.955], [0.53, 0.955]], material: 'metal', halfWidth: 0.007 }],
  badge: 'shield',
  frontBadge: 0.83,
  frontPlate: 0.52,
  plateText: 'SVN 770',
  rearDepth: 0.3,
  tailLamp: [[0.62, 0.88], [0.98, 0.86], [0.98, 1.15], [0.8, 1.17], [0.62, 1.1]],
  tailLampLines: [[[0.66, 0.9], [0.69, 1.095], [0.81, 1.145], [0.95, 1.132]], [[0.7, 0.9], [0.93, 0.885]]],
  rearStrips: [{ path: [[0, 0.965], [0.6, 0.965]], material: 'chrome', halfWidth: 0.011 }],
  rearPlate: 0.84,
  rearBadge: 1.08,
  diffuser: [[0, 0.2], [0.98, 0.2], [0.98, 0.44], [0.74, 0.46], [0.64, 0.52], [0, 0.52]],
};

/** A large seven-seater: a calm barred grille between its lamps, long rear side windows, bright rails. */
export const SEVEN_SEATER: CarBodyParameters = {
  ...CURVES,
  name: 'seven-seater',
  length: LENGTH,
  halfWidth: 0.985,
  meshHeight: 1.95,
  frontAxle: 0.92,
  rearAxle: 3.87,
  wheelRadius: 0.385,
  rimRadius: 0.285,
  wheelWidth: 0.25,
  wheelStyle: 'ten',
  archRadius: 0.425,
  archFlare: 0.018,
  archFlareWidth: 0.07,
  sillHeight: 0.25,
  deckCrown: 0.03,
  noseSweep: 0.28,
  noseSweepPower: 3.8,
  tailSweep: 0.18,
  tailSweepPower: 4,
  noseFillet: 0.08,
  tailFillet: 0.07,
  glasshouseFrom: 1.08,
  tumblehome: 0.26,
  tumblehomeCurve: 0.17,
  roofCentre: 2.8,
  screenBow: 0.05,
  bonnetDome: (x, y) =>
    0.02 * smoothStep(1.5, 0.7, x) * smoothStep(0.66, 0.56, y) -
    0.008 * smoothStep(0.36, 0.28, y) * smoothStep(1.4, 0.8, x),
  windscreen: [1.27, 1.89],
  windscreenPillarWidth: 0.055,
  rearWindow: [4.575, 4.775],
  rearPillarWidth: 0.085,
  roofRailWidth: 0.075,
  beltMoulding: 0.04,
  sideGlassFront: (x, _z) => (1.4 - x) * 0.9,
  sideGlassRear: (x, z) => (x - 4.5 + (z - 1.2) * 0.22) * 0.95,
  pillars: [
    [2.46, 0.036, 0.05],
    [3.46, 0.036, -0.02],
  ],
  doors: [
    { front: (z) => 1.37 - 0.05 * (z - 0.6), rear: (z) => 2.46 + 0.02 * (z - 1), bottom: 0.42 },
    {
      front: (z) => 2.468 + 0.02 * (z - 1),
      rear: (z) => 3.62 - (z - 1.1) * 0.12,
      bottom: 0.42,
      aroundArch: true,
    },
  ],
  bonnetLines: {
    sides: [
      [0, 0.7],
      [0.3, 0.79],
      [0.8, 0.85],
      [1.5, 0.88],
    ],
    front: [
      [0, 0.12],
      [0.4, 0.15],
      [0.7, 0.24],
      [0.9, 0.4],
    ],
    between: [0.16, 1.33],
  },
  mirror: [1.6, 1.275, 1.03],
  handles: [
    [2.28, 1.045],
    [3.34, 1.055],
  ],
  handleMaterial: 'chrome',
  cabinFloor: [1.3, 4.5],
  dashboardAt: 1.62,
  seatHeight: 0.74,
  seats: [
    [2.15, 0.27],
    [3.1, 0.3],
    [3.95, 0.28],
  ],
  frontAndRear: FACE,
  regions: (context) => {
    frameSideGlass(context, 0.012);
    clad(context, 0.03, 0.36);
    layFlankBand(context, 'chrome', 0.44, 0.012, [1.36, 3.4]);
  },
  shutLines: (_context, draw) => {
    drawTailgate(draw, 0.8, 0.72, 1.3);
    drawFlap(draw, 4.22, 1.03, 0.075);
  },
  extras: (context) => {
    addRoofRails(context, {
      height: [
        [1.9, 1.64],
        [2.1, 1.755],
        [2.7, 1.8],
        [3.5, 1.8],
        [4.2, 1.77],
        [4.5, 1.65],
      ],
      between: [2, 4.4],
      aside: 0.655,
      radius: 0.02,
    });
    addSpoiler(context, { at: 4.54, halfLength: 0.14, halfWidth: 0.64, fall: 0.1 });
  },
};
