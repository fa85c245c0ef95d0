import { spline } from '../../../geometry/curves.ts';
import { smoothStep } from '../../../geometry/fields.ts';
import type { CarBodyParameters } from '../../car-body/parameters.ts';
import type { FrontAndRear } from '../../front-and-rear/front-and-rear.ts';
import {
  addRoofRails,
  addSpoiler,
  drawFlap,
  drawTailgate,
  frameSideGlass,
  layFlankBand,
} from '../../parts/car-parts.ts';

const LENGTH = 5.15;

// biome-ignore format: one curve a row
const CURVES = {
  // height of the shoulder line
  shoulderLine: spline([[-0.3, 0.82], [0.5, 0.9], [1.2, 0.955], [2.5, 0.985], [3.8, 1.005], [4.8, 1.02], [5.4, 1.02]]),
  // bonnet, shoulder, tail
  deckHeight: [
    [-0.4, 0.68], [-0.1, 0.8], [0.06, 0.885], [0.35, 0.95], [0.8, 1.02], [1.2, 1.075], [1.7, 1.1],
    [2.8, 1.105], [3.8, 1.12], [4.5, 1.13], [5, 1.13], [5.4, 1.1],
  ],
  // lower edge of the side glass
  beltLine: [[-0.3, 1], [1, 1.035], [1.8, 1.05], [2.8, 1.065], [3.8, 1.09], [4.6, 1.115], [5.4, 1.13]],
  // windscreen, roof, rear screen
  roofLine: [
    [0.35, 0.72], [0.72, 0.92], [1.06, 1.1], [1.48, 1.36], [1.84, 1.585], [2.2, 1.7], [2.8, 1.745],
    [3.5, 1.75], [4.2, 1.735], [4.6, 1.71], [4.8, 1.68], [4.88, 1.55], [4.97, 1.32], [5.04, 1.08],
    [5.15, 0.7],
  ],
  // seen from above, at the shoulder
  planHalfWidth: [
    [-0.3, 0.9], [0.3, 0.945], [0.9, 0.972], [1.7, 0.975], [3, 0.98], [4.1, 0.982], [4.7, 0.965],
    [5.3, 0.94],
  ],
  // seen from above, at the belt
  glasshouseHalfWidth: [
    [0.3, 0.76], [1, 0.86], [1.5, 0.905], [2.1, 0.925], [3.2, 0.925], [4.2, 0.91], [4.7, 0.875],
    [5.1, 0.83], [5.5, 0.8],
  ],
  // seen from the side: how far back, over height
  noseProfile: [
    [0.15, 0.14], [0.26, 0.06], [0.38, 0.02], [0.52, 0.01], [0.7, 0.012], [0.82, 0.035], [0.91, 0.09],
    [1, 0.22], [1.15, 0.5],
  ],
  // the same, from the tail
  tailProfile: [
    [0.15, 0.14], [0.3, 0.05], [0.45, 0.015], [0.62, 0.01], [0.78, 0.03], [0.92, 0.06], [1.1, 0.07],
    [1.3, 0.09], [1.5, 0.14], [1.7, 0.25], [1.9, 0.4],
  ],
  // the flank from sill to shoulder
  sideSection: [
    [-0.795, -0.09], [-0.6678, -0.054], [-0.5724, -0.027], [-0.4876, -0.009], [-0.4134, -0.0036],
    [-0.3286, -0.0054], [-0.2332, -0.0108], [-0.1378, -0.0144], [-0.053, -0.0072], [-0.0127, -0.0009],
    [0, 0], [0.0127, -0.0027], [0.0636, -0.018], [0.1272, -0.0378], [0.212, -0.0765], [0.318, -0.135],
  ],
} satisfies Partial<CarBodyParameters>;

// biome-ignore format: one outline a row
const FACE: FrontAndRear = {
  frontDepth: 0.52,
  headlamp: [[0.56, 0.72], [0.72, 0.715], [0.97, 0.76], [0.97, 0.86], [0.76, 0.845], [0.565, 0.79]],
  projectors: [[0.665, 0.768, 0.032], [0.77, 0.782, 0.032]],
  daytimeRunningLines: [[[0.58, 0.788], [0.76, 0.834], [0.94, 0.848]]],
  openings: [
    { outline: [[0, 0.52], [0.48, 0.52], [0.55, 0.66], [0.48, 0.79], [0, 0.79]], style: 'diamonds', pitch: 0.055, material: 'slat', frame: 'metal' },
    { outline: [[0, 0.29], [0.6, 0.29], [0.68, 0.37], [0.54, 0.43], [0, 0.43]], style: 'bars', pitch: 0.04, material: 'trim' },
  ],
  badge: 'oval',
  frontBadge: 0.66,
  frontPlate: 0.47,
  plateText: 'FAM 808',
  rearDepth: 0.3,
  tailLamp: [[0, 0.94], [0.98, 0.9], [0.98, 1.02], [0.7, 1.045], [0, 1]],
  tailLampLines: [[[0, 0.972], [0.7, 0.985], [0.94, 0.965]]],
  rearPlate: 0.7,
  rearBadge: 0.85,
  diffuser: [[0, 0.15], [0.8, 0.15], [0.86, 0.34], [0.6, 0.4], [0, 0.4]],
};

/** A long, low people mover with a bonnet like an SUV's, sliding doors and a full-width tail lamp. */
export const TOURER: CarBodyParameters = {
  ...CURVES,
  name: 'tourer',
  length: LENGTH,
  halfWidth: 0.985,
  meshHeight: 1.9,
  frontAxle: 0.95,
  rearAxle: 4.02,
  wheelRadius: 0.365,
  rimRadius: 0.265,
  wheelStyle: 'five',
  archRadius: 0.4,
  archFlare: 0.012,
  archFlareWidth: 0.07,
  sillHeight: 0.2,
  deckCrown: 0.035,
  noseSweep: 0.36,
  noseSweepPower: 3.2,
  tailSweep: 0.18,
  tailSweepPower: 4,
  noseFillet: 0.09,
  tailFillet: 0.07,
  glasshouseFrom: 0.97,
  tumblehome: 0.23,
  tumblehomeCurve: 0.16,
  roofCentre: 2.8,
  screenBow: 0.055,
  bonnetDome: (x, y) => 0.016 * smoothStep(1.4, 0.7, x) * smoothStep(0.68, 0.58, y),
  windscreen: [1.08, 1.84],
  windscreenPillarWidth: 0.05,
  rearWindow: [4.8, 4.985],
  rearPillarWidth: 0.085,
  roofRailWidth: 0.07,
  beltMoulding: 0.038,
  sideGlassFront: (x, z) => (1.3 - x - 0.0 * (z - 1.1)) * 0.9,
  sideGlassRear: (x, z) => (x - 4.72 + (z - 1.15) * 0.3) * 0.93,
  pillars: [
    [2.42, 0.036, 0.04],
    [3.52, 0.038, -0.02],
    [1.6, 0.016, 0.55],
  ],
  doors: [
    { front: (z) => 1.36 - 0.05 * (z - 0.6), rear: (z) => 2.42 + 0.02 * (z - 1), bottom: 0.34 },
    { front: (_z) => 2.432, rear: (_z) => 3.52, bottom: 0.34 },
  ],
  bonnetLines: {
    sides: [
      [0, 0.66],
      [0.3, 0.76],
      [0.8, 0.84],
      [1.4, 0.87],
    ],
    front: [
      [0, 0.14],
      [0.4, 0.19],
      [0.7, 0.3],
      [0.9, 0.46],
    ],
    between: [0.18, 1.14],
  },
  mirror: [1.56, 1.165, 1.03],
  handles: [
    [2.27, 0.955],
    [2.6, 0.965],
  ],
  cabinFloor: [1.2, 4.6],
  dashboardAt: 1.55,
  seatHeight: 0.6,
  seats: [
    [2.05, 0.26],
    [3, 0.27],
    [3.9, 0.29],
  ],
  frontAndRear: FACE,
  regions: (context) => {
    frameSideGlass(context);
    // the rail of the sliding door
    layFlankBand(context, 'seal', 1.05, 0.012, [3.56, 4.8]);
    layFlankBand(context, 'chrome', 0.36, 0.01, [1.42, 3.55]);
  },
  shutLines: (_context, draw) => {
    drawTailgate(draw, 0.78, 0.66, 1.2);
    drawFlap(draw, 4.4, 0.8);
  },
  extras: (context) => {
    addRoofRails(context, {
      height: [
        [2, 1.6],
        [2.2, 1.715],
        [2.8, 1.765],
        [3.6, 1.768],
        [4.3, 1.745],
        [4.75, 1.62],
      ],
      between: [2.1, 4.6],
      aside: 0.66,
      radius: 0.015,
    });
    addSpoiler(context, { at: 4.77, halfLength: 0.13, halfWidth: 0.62, fall: 0.12 });
  },
};
