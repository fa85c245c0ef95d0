import { spline } from '../../../geometry/curves.ts';
import { smoothStep } from '../../../geometry/fields.ts';
import type { CarBodyParameters, Points } from '../../car-body/parameters.ts';
import type { FrontAndRear } from '../../front-and-rear/front-and-rear.ts';
import { addExhausts, circleOutline } from '../../parts/car-parts.ts';
import { SPORTS_BODY, SPORTS_CURVES } from '../coupe/fastback.ts';
import { addOpenCabin, addRollHoops, cutTub, lineTub, type OpenCabin } from './open-cabin.ts';

const LENGTH = 3.95;
const SHORTER = LENGTH / SPORTS_BODY.length;

/** Brings a curve over the sports body's length to the roadster's, and widths to its width. */
const shortened = (points: Points, by = 1): Points => points.map(([x, v]) => [x * SHORTER, v * by]);

const CABIN: OpenCabin = {
  tub: { between: [1.5, 2.74], halfWidth: 0.66, floor: 0.34 },
  screen: { between: [1.29, 1.84], frame: 'seal' },
  dashboard: { at: 1.66, top: 0.9 },
  seatHeight: 0.38,
  seats: [[2.16, 0.235, 0.34]],
  leather: ['leather', 'stitch'],
};

// biome-ignore format: one outline a row
const FACE: FrontAndRear = {
  frontDepth: 0.62,
  headlamp: [[0.5, 0.545], [0.62, 0.535], [0.78, 0.575], [0.84, 0.63], [0.74, 0.665], [0.56, 0.625]],
  headlampRounding: 0.022,
  projectors: [[0.62, 0.595, 0.034], [0.72, 0.615, 0.024]],
  openings: [
    { outline: [[0, 0.25], [0.36, 0.25], [0.47, 0.32], [0.4, 0.4], [0, 0.42]], rounding: 0.035, style: 'honeycomb', frame: 'seal', depth: 0.04 },
  ],
  moreHeadlamps: [circleOutline(0.66, 0.32, 0.034)],
  frontPlate: 0.31,
  frontBadge: 0.545,
  badge: 'oval',
  plateText: 'SUN 088',
  rearDepth: 0.34,
  tailLamp: [[0.5, 0.7], [0.84, 0.7], [0.84, 0.83], [0.52, 0.83]],
  tailLampRounding: 0.03,
  tailLampRings: [[0.57, 0.765, 0.05], [0.7, 0.765, 0.05]],
  rearPlate: 0.5,
  rearBadge: 0.77,
  diffuser: [[0, 0.1], [0.5, 0.1], [0.56, 0.24], [0.42, 0.3], [0, 0.3]],
};

/** A small two-seat roadster: rounded, short, bright roll hoops, tan seats. */
export const ROADSTER: CarBodyParameters = {
  ...SPORTS_BODY,
  name: 'roadster',
  length: LENGTH,
  halfWidth: 0.87,
  meshHeight: 1.2,
  frontAxle: 0.79,
  rearAxle: 3.12,
  wheelRadius: 0.315,
  rimRadius: 0.225,
  wheelWidth: 0.215,
  wheelStyle: 'y',
  archFlare: 0.024,
  shoulderLine: spline([
    [-0.3, 0.64],
    [0.5, 0.735],
    [0.9, 0.76],
    [1.5, 0.735],
    [2.2, 0.745],
    [2.9, 0.81],
    [3.5, 0.82],
    [4.4, 0.78],
  ]),
  deckHeight: [
    [-0.35, 0.42],
    [-0.1, 0.54],
    [0.1, 0.65],
    [0.4, 0.735],
    [0.8, 0.8],
    [1.25, 0.845],
    [1.7, 0.865],
    [2.2, 0.865],
    [2.8, 0.905],
    [3.3, 0.915],
    [3.7, 0.9],
    [3.95, 0.88],
    [4.3, 0.84],
  ],
  beltLine: shortened(SPORTS_CURVES.beltLine, 0.97),
  roofLine: [
    [0.6, 0.55],
    [0.92, 0.72],
    [1.25, 0.875],
    [1.58, 1.075],
    [1.86, 1.235],
    [2.1, 1.31],
    [2.5, 1.34],
    [3, 1.3],
    [4, 1.1],
  ],
  glasshouseHalfWidth: shortened(SPORTS_CURVES.glasshouseHalfWidth, 0.92),
  planHalfWidth: shortened(SPORTS_CURVES.planHalfWidth, 0.92),
  noseSweep: 0.46,
  tailSweep: 0.34,
  tailSweepPower: 2.6,
  shoulderFillet: 0.11,
  tailFillet: 0.12,
  glasshouseFrom: 99,
  bonnetDome: (x, y) => 0.02 * smoothStep(1.4, 0.6, x) * smoothStep(0.5, 0.32, y),
  windscreen: [1.29, 1.84],
  withoutCabin: true,
  doors: [{ front: (z) => 1.36 - 0.08 * (z - 0.6), rear: (z) => 2.5 - 0.12 * (z - 0.8), bottom: 0.24 }],
  bonnetLines: {
    sides: [
      [0, 0.5],
      [0.3, 0.6],
      [0.8, 0.69],
      [1.5, 0.72],
    ],
    front: [
      [0, 0.22],
      [0.4, 0.27],
      [0.7, 0.42],
      [0.9, 0.6],
    ],
    between: [0.26, 1.32],
  },
  mirror: [1.6, 0.94, 0.855],
  handles: [[2.34, 0.69]],
  hollow: cutTub(CABIN),
  frontAndRear: FACE,
  regions: (context) => {
    lineTub(context, CABIN);
    context.surface.cut('paint', 'trim', (_x, _y, z) => z - 0.17);
  },
  shutLines: (_context, draw) => {
    draw(
      (x, y) => y - 0.52 - 0.05 * (3.8 - x),
      (x, _y, z, _nx, _ny, nz) => Math.max(3.08 - x, 0.3 - nz, 0.7 - z),
    );
    draw(
      (x) => x - 3.08,
      (_x, y, _z, _nx, _ny, nz) => Math.max(0.5 - nz, y - 0.555),
    );
  },
  extras: (context) => {
    addOpenCabin(context, CABIN);
    addRollHoops(context, [2.76, 0.86], 0.2, 0.14, 'chrome');
    addExhausts(context, 3.72, 0.24, [0.44]);
  },
};
