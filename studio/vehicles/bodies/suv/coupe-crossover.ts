import { spline } from '../../../geometry/curves.ts';
import { smoothStep } from '../../../geometry/fields.ts';
import type { CarBodyParameters } from '../../car-body/parameters.ts';
import type { FrontAndRear } from '../../front-and-rear/front-and-rear.ts';
import { addSpoiler, clad, drawFlap } from '../../parts/car-parts.ts';

const LENGTH = 4.36;

// biome-ignore format: one curve a row
const CURVES = {
  // height of the shoulder line
  shoulderLine: spline([[-0.3, 0.8], [0.5, 0.875], [1.1, 0.915], [1.9, 0.92], [2.8, 0.975], [3.5, 1.055], [4.1, 1.09], [5, 1.09]]),
  // bonnet, shoulder, tail
  deckHeight: [
    [-0.4, 0.66], [-0.1, 0.79], [0.07, 0.885], [0.32, 0.955], [0.7, 1.015], [1.05, 1.065], [1.5, 1.09],
    [2.4, 1.095], [3.2, 1.12], [3.8, 1.155], [4.1, 1.165], [4.36, 1.165], [4.7, 1.14],
  ],
  // lower edge of the side glass
  beltLine: [[-0.3, 0.985], [1, 1.02], [1.8, 1.04], [2.6, 1.07], [3.2, 1.115], [3.8, 1.165], [5, 1.19]],
  // windscreen, roof, rear screen
  roofLine: [
    [0.4, 0.71], [0.72, 0.89], [1.04, 1.075], [1.42, 1.3], [1.74, 1.475], [2.06, 1.56], [2.42, 1.583],
    [2.85, 1.555], [3.25, 1.485], [3.62, 1.385], [3.9, 1.285], [4.1, 1.19], [4.3, 1.08], [4.5, 0.95],
  ],
  // seen from above, at the shoulder
  planHalfWidth: [
    [-0.3, 0.8], [0.3, 0.86], [0.84, 0.898], [1.6, 0.885], [2.5, 0.888], [3.2, 0.908], [3.6, 0.912],
    [4, 0.895], [4.6, 0.84],
  ],
  // seen from above, at the belt
  glasshouseHalfWidth: [
    [0.4, 0.69], [0.95, 0.765], [1.4, 0.815], [2, 0.84], [2.8, 0.832], [3.3, 0.8], [3.8, 0.735],
    [4.2, 0.665], [5, 0.56],
  ],
  // seen from the side: how far back, over height
  noseProfile: [
    [0.2, 0.14], [0.3, 0.06], [0.42, 0.02], [0.56, 0.01], [0.7, 0.018], [0.8, 0.045], [0.89, 0.11],
    [0.98, 0.24], [1.13, 0.5],
  ],
  // the same, from the tail
  tailProfile: [
    [0.2, 0.19], [0.33, 0.09], [0.47, 0.025], [0.64, 0.012], [0.82, 0.04], [0.96, 0.05], [1.06, 0.035],
    [1.14, 0.01], [1.2, -0.01],
  ],
  // the flank from sill to shoulder
  sideSection: [
    [-0.765, -0.13], [-0.6426, -0.08], [-0.5508, -0.042], [-0.4692, -0.016], [-0.3978, -0.008],
    [-0.3162, -0.012], [-0.2244, -0.021], [-0.1326, -0.024], [-0.051, -0.011], [-0.0122, -0.0013], [0, 0],
    [0.0122, -0.0037], [0.0612, -0.025], [0.1224, -0.0525], [0.204, -0.1063], [0.306, -0.1875],
  ],
} satisfies Partial<CarBodyParameters>;

// biome-ignore format: one outline a row
const FACE: FrontAndRear = {
  frontDepth: 0.56,
  headlamp: [[0.42, 0.775], [0.64, 0.755], [0.95, 0.83], [0.95, 0.915], [0.74, 0.875], [0.5, 0.815]],
  headlampRounding: 0.008,
  lightBlocks: [[0.6, 0.79, 0.026, 0.013], [0.67, 0.802, 0.026, 0.013], [0.74, 0.818, 0.026, 0.013]],
  daytimeRunningLines: [[[0.47, 0.792], [0.5, 0.806], [0.74, 0.865], [0.93, 0.904]]],
  // a long light runs down from each lamp into the bumper
  frontStrips: [{ path: [[0.735, 0.74], [0.765, 0.66], [0.735, 0.5]], material: 'drl', halfWidth: 0.008, rise: 0.004 }],
  openings: [
    { outline: [[0, 0.4], [0.47, 0.4], [0.56, 0.48], [0.5, 0.585], [0, 0.6]], style: 'verticalBars', pitch: 0.05, material: 'slat', frame: 'seal' },
    { outline: [[0, 0.715], [0.36, 0.732], [0.4, 0.752], [0, 0.742]], rounding: 0.008, style: 'bars', pitch: 0.014 },
  ],
  badge: 'chevron',
  frontBadge: 0.79,
  frontPlate: 0.655,
  plateText: 'CRS 482',
  rearDepth: 0.34,
  tailLamp: [[0, 1.005], [0.62, 1.005], [0.74, 0.93], [0.95, 0.93], [0.95, 1.05], [0.7, 1.065], [0, 1.065]],
  tailLampLines: [[[0, 1.048], [0.7, 1.046], [0.92, 1.032]], [[0.66, 1.012], [0.77, 0.95], [0.92, 0.95]]],
  tailLightHalfWidth: 0.008,
  rearPlate: 0.66,
  rearBadge: 0.9,
  diffuser: [[0, 0.2], [0.95, 0.2], [0.95, 0.43], [0.66, 0.47], [0.58, 0.54], [0, 0.54]],
};

/** A compact crossover with a coupe's roof: wedge lamps over long running lights, high tail, large wheels. */
export const COUPE_CROSSOVER: CarBodyParameters = {
  ...CURVES,
  name: 'coupe crossover',
  length: LENGTH,
  halfWidth: 0.912,
  meshHeight: 1.72,
  frontAxle: 0.84,
  rearAxle: 3.48,
  wheelRadius: 0.362,
  rimRadius: 0.272,
  wheelStyle: 'y',
  wheelFinish: 'machined',
  archRadius: 0.402,
  archFlare: 0.026,
  archFlareWidth: 0.1,
  sillHeight: 0.22,
  deckCrown: 0.045,
  noseSweep: 0.42,
  noseSweepPower: 2.7,
  tailSweep: 0.3,
  tailSweepPower: 2.8,
  noseFillet: 0.09,
  tailFillet: 0.07,
  glasshouseFrom: 0.96,
  tumblehome: 0.36,
  tumblehomeCurve: 0.26,
  roofCentre: 2.45,
  screenBow: 0.075,
  bonnetDome: (x, y) => 0.02 * smoothStep(1.3, 0.6, x) * smoothStep(0.62, 0.5, y),
  windscreen: [1.06, 1.75],
  windscreenPillarWidth: 0.048,
  rearWindow: [3.32, 4.06],
  rearPillarWidth: 0.095,
  roofRailWidth: 0.062,
  beltMoulding: 0.032,
  sideGlassFront: (x, _z) => (1.2 - x) * 0.9,
  sideGlassRear: (x, z) => (x - 3.58 + (z - 1.18) * 1.6) * 0.52,
  pillars: [
    [2.24, 0.032, 0.06],
    [3.06, 0.022, -0.22],
  ],
  doors: [
    { front: (z) => 1.2 - 0.07 * (z - 0.6), rear: (z) => 2.24 + 0.02 * (z - 1), bottom: 0.36 },
    {
      front: (z) => 2.248 + 0.02 * (z - 1),
      rear: (z) => 3.27 - (z - 1) * 0.45,
      bottom: 0.36,
      aroundArch: true,
    },
  ],
  bonnetLines: {
    sides: [
      [0, 0.54],
      [0.3, 0.64],
      [0.75, 0.73],
      [1.35, 0.78],
    ],
    front: [
      [0, 0.19],
      [0.4, 0.235],
      [0.7, 0.36],
      [0.9, 0.53],
    ],
    between: [0.22, 1.12],
  },
  mirror: [1.42, 1.135, 0.945],
  handles: [
    [2.04, 0.92],
    [2.98, 0.965],
  ],
  cabinFloor: [1.15, 3.65],
  dashboardAt: 1.44,
  seatHeight: 0.6,
  seats: [
    [1.95, 0.25],
    [2.78, 0.28],
  ],
  frontAndRear: FACE,
  regions: (context) => clad(context, 0.066, 0.4),
  shutLines: (_context, draw) => {
    draw(
      (x, y) => y - 0.62 - 0.05 * (4.3 - x),
      (x, _y, z, nx, _ny, nz) => Math.max(3.92 - x, 0.3 - Math.max(nx, nz), 0.7 - z),
    );
    draw(
      (_x, _y, z) => z - 0.7,
      (_x, y, _z, nx) => Math.max(0.5 - nx, y - 0.62),
    );
    drawFlap(draw, 3.72, 0.945, 0.065, 0.02);
  },
  extras: (context) =>
    addSpoiler(context, {
      at: [4.25, 1.162],
      on: 'deck',
      halfLength: 0.09,
      halfWidth: 0.6,
      thickness: 0.014,
      crown: 0.054,
      sweep: 0.16,
      material: 'roofblack',
    }),
};
