import { spline } from '../../../geometry/curves.ts';
import { type PlaneField, roundedRectangle, smoothStep } from '../../../geometry/fields.ts';
import type { CarBodyParameters } from '../../car-body/parameters.ts';
import type { FrontAndRear } from '../../front-and-rear/front-and-rear.ts';
import { addRoofRails, addSpoiler, drawFlap, drawTailgate, layFlankBand } from '../../parts/car-parts.ts';

const LENGTH = 4.56;
const FRONT_AXLE = 0.86;
const REAR_AXLE = 3.52;

// biome-ignore format: one curve a row
const CURVES = {
  // height of the shoulder line
  shoulderLine: spline([[-0.3, 0.955], [0.5, 1.0], [1.2, 1.02], [2.5, 1.025], [3.6, 1.035], [4.3, 1.035], [5, 1.03]]),
  // bonnet, shoulder, tail
  deckHeight: [
    [-0.4, 0.9], [-0.1, 0.99], [0.06, 1.035], [0.3, 1.075], [0.8, 1.105], [1.2, 1.13], [1.7, 1.145],
    [2.6, 1.145], [3.4, 1.15], [4, 1.155], [4.5, 1.15], [5, 1.1],
  ],
  // lower edge of the side glass
  beltLine: [[-0.3, 1.06], [1, 1.085], [1.8, 1.09], [2.6, 1.1], [3.4, 1.11], [4.1, 1.12], [5, 1.13]],
  // windscreen, roof, rear screen
  roofLine: [
    [0.62, 0.68], [0.92, 0.91], [1.2, 1.125], [1.48, 1.375], [1.72, 1.575], [2, 1.675], [2.45, 1.71],
    [3.1, 1.715], [3.6, 1.705], [4.02, 1.68], [4.22, 1.63], [4.31, 1.46], [4.385, 1.23], [4.44, 1],
    [4.54, 0.65],
  ],
  // seen from above, at the shoulder
  planHalfWidth: [
    [-0.3, 0.885], [0.3, 0.912], [0.9, 0.922], [1.7, 0.922], [2.8, 0.925], [3.6, 0.926], [4.2, 0.92],
    [4.8, 0.9],
  ],
  // seen from above, at the belt
  glasshouseHalfWidth: [
    [0.4, 0.76], [1, 0.83], [1.5, 0.862], [2.1, 0.875], [3, 0.877], [3.7, 0.868], [4.1, 0.848],
    [4.6, 0.8], [5, 0.75],
  ],
  // seen from the side: how far back, over height
  noseProfile: [
    [0.2, 0.15], [0.3, 0.07], [0.42, 0.025], [0.56, 0.01], [0.78, 0.006], [0.93, 0.012], [1.01, 0.035],
    [1.08, 0.1], [1.2, 0.4],
  ],
  // the same, from the tail
  tailProfile: [
    [0.2, 0.15], [0.32, 0.06], [0.46, 0.015], [0.62, 0.01], [0.8, 0.025], [0.95, 0.045], [1.15, 0.055],
    [1.3, 0.075], [1.45, 0.12], [1.6, 0.2], [1.8, 0.4],
  ],
  // the flank from sill to shoulder
  sideSection: [
    [-0.795, -0.085], [-0.6678, -0.05], [-0.5724, -0.024], [-0.4876, -0.008], [-0.4134, -0.003],
    [-0.3286, -0.006], [-0.2332, -0.011], [-0.1378, -0.013], [-0.053, -0.006], [-0.0127, -0.001], [0, 0],
    [0.0127, -0.003], [0.0636, -0.017], [0.1272, -0.036], [0.212, -0.07], [0.318, -0.13],
  ],
} satisfies Partial<CarBodyParameters>;

// biome-ignore format: one outline a row
const FACE: FrontAndRear = {
  frontDepth: 0.42,
  headlamp: [[0.5, 0.86], [0.96, 0.87], [0.96, 0.955], [0.5, 0.945]],
  headlampRounding: 0.014,
  lightBlocks: [[0.585, 0.893, 0.03, 0.016], [0.665, 0.894, 0.03, 0.016], [0.745, 0.896, 0.028, 0.016]],
  daytimeRunningLines: [[[0.515, 0.932], [0.92, 0.941]], [[0.515, 0.932], [0.515, 0.873]]],
  lightHalfWidth: 0.006,
  // lamps and badge share one slim black band
  frontPanels: [{ outline: [[0, 0.862], [0.51, 0.86], [0.51, 0.945], [0, 0.943]], rounding: 0.012, material: 'roofblack' }],
  openings: [
    { outline: [[0, 0.625], [0.44, 0.625], [0.53, 0.68], [0.49, 0.775], [0, 0.775]], style: 'bars', pitch: 0.036, frame: 'seal' },
    { outline: [[0, 0.37], [0.5, 0.37], [0.56, 0.45], [0, 0.455]], style: 'bars', pitch: 0.034, material: 'trim' },
    { outline: [[0.67, 0.5], [0.79, 0.51], [0.79, 0.72], [0.67, 0.7]], rounding: 0.014, style: 'closed' },
  ],
  frontStrips: [{ path: [[0.73, 0.54], [0.73, 0.68]], material: 'drl', halfWidth: 0.009, rise: 0.004 }],
  badge: 'diamond',
  frontBadge: 0.902,
  frontPlate: 0.542,
  plateText: 'UPR 626',
  rearDepth: 0.26,
  tailLamp: [[0.62, 1], [0.74, 1], [0.74, 0.83], [0.97, 0.83], [0.97, 1.095], [0.62, 1.095]],
  tailLampLines: [[[0.65, 1.075], [0.93, 1.07]], [[0.65, 1.02], [0.76, 1.02], [0.76, 0.85], [0.93, 0.85]]],
  rearPanels: [{ outline: [[0, 1.012], [0.63, 1.012], [0.63, 1.085], [0, 1.085]], material: 'roofblack' }],
  rearPlate: 0.86,
  rearBadge: 1.048,
  diffuser: [[0, 0.2], [0.98, 0.2], [0.98, 0.44], [0.74, 0.47], [0.64, 0.58], [0, 0.58]],
};

/** The squared edge of an arch's cladding: a rectangle about the axle with round corners. */
const squareArch: PlaneField = (x, z) => {
  const along = Math.min(Math.abs(x - FRONT_AXLE), Math.abs(x - REAR_AXLE));
  return roundedRectangle(along, z - 0.38, 0.485, 0.465, 0.17);
};

/** An upright five-seater: level bonnet and roof, deep glass, squared cladding, slim lamps in a black band. */
export const UPRIGHT: CarBodyParameters = {
  ...CURVES,
  name: 'upright',
  length: LENGTH,
  halfWidth: 0.928,
  meshHeight: 1.87,
  frontAxle: FRONT_AXLE,
  rearAxle: REAR_AXLE,
  wheelRadius: 0.37,
  rimRadius: 0.25,
  wheelStyle: 'six',
  wheelFinish: 'machined',
  archRadius: 0.412,
  archFlare: 0.024,
  sillHeight: 0.26,
  deckCrown: 0.022,
  noseSweep: 0.25,
  noseSweepPower: 3.8,
  tailSweep: 0.15,
  tailSweepPower: 3.6,
  noseFillet: 0.06,
  tailFillet: 0.06,
  glasshouseFrom: 1.03,
  tumblehome: 0.2,
  tumblehomeCurve: 0.16,
  roofCrown: 0.04,
  roofCentre: 2.7,
  screenBow: 0.045,
  roofFillet: 0.12,
  bonnetDome: (x, y) => 0.02 * smoothStep(1.45, 0.9, x) * smoothStep(0.1, 0.5, x) * smoothStep(0.6, 0.52, y),
  windscreen: [1.205, 1.72],
  windscreenPillarWidth: 0.055,
  rearWindow: [4.235, 4.385],
  rearPillarWidth: 0.075,
  roofRailWidth: 0.075,
  beltMoulding: 0.04,
  sideGlassFront: (x, _z) => (1.36 - x) * 0.9,
  sideGlassRear: (x, z) => (x - 4.1 + (z - 1.2) * 0.32) * 0.95,
  pillars: [
    [2.34, 0.036, 0.04],
    [3.27, 0.05, 0.02],
  ],
  doors: [
    { front: (z) => 1.31 - 0.05 * (z - 0.6), rear: (z) => 2.34 + 0.02 * (z - 1), bottom: 0.4 },
    {
      front: (z) => 2.348 + 0.02 * (z - 1),
      rear: (z) => 3.36 - (z - 1) * 0.12,
      bottom: 0.4,
      aroundArch: true,
    },
  ],
  bonnetLines: {
    sides: [
      [0, 0.7],
      [0.3, 0.765],
      [0.8, 0.805],
      [1.4, 0.825],
    ],
    front: [
      [0, 0.095],
      [0.4, 0.115],
      [0.7, 0.19],
      [0.9, 0.33],
    ],
    between: [0.13, 1.24],
  },
  mirror: [1.54, 1.21, 0.98],
  handles: [
    [2.16, 0.96],
    [3.14, 0.965],
  ],
  cabinFloor: [1.25, 4],
  dashboardAt: 1.52,
  seatHeight: 0.69,
  seats: [
    [2.05, 0.26],
    [2.92, 0.29],
  ],
  frontAndRear: FACE,
  regions: (context) => {
    const { surface } = context;
    surface.cut('paint', 'metal', (x, y, z) => Math.max(roundedRectangle(y, z - 0.32, 0.46, 0.03, 0.02), x - 0.5));
    surface.cut('paint', 'trim', (x, _y, z) => Math.min(squareArch(x, z), z - 0.44));
    layFlankBand(context, 'metal', 0.475, 0.011, [1.36, 3.02]);
  },
  shutLines: (_context, draw) => {
    drawTailgate(draw, 0.74, 0.66, 1.3);
    drawFlap(draw, 3.86, 0.93, 0.07, 0.025);
  },
  extras: (context) => {
    addRoofRails(context, {
      height: [
        [1.85, 1.6],
        [2.02, 1.705],
        [2.5, 1.737],
        [3.3, 1.74],
        [3.9, 1.72],
        [4.12, 1.62],
      ],
      between: [1.92, 4.05],
      aside: 0.64,
      radius: 0.018,
      material: 'seal',
    });
    addSpoiler(context, { at: 4.17, halfLength: 0.13, halfWidth: 0.64, fall: 0.08 });
  },
};
