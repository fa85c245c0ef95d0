import { spline } from '../../../geometry/curves.ts';
import { smoothStep } from '../../../geometry/fields.ts';
import type { CarBodyParameters } from '../../car-body/parameters.ts';
import type { FrontAndRear } from '../../front-and-rear/front-and-rear.ts';
import { addRoofRails, addSpoiler, clad, drawFlap, drawTailgate } from '../../parts/car-parts.ts';

const LENGTH = 4.64;

// biome-ignore format: one curve a row
const CURVES = {
  // height of the shoulder line
  shoulderLine: spline([[-0.3, 0.88], [0.5, 0.95], [1.2, 1.005], [2.5, 1.03], [3.6, 1.06], [4.3, 1.07], [5, 1.06]]),
  // bonnet, shoulder, tail
  deckHeight: [
    [-0.4, 0.7], [-0.1, 0.82], [0.07, 0.92], [0.35, 0.99], [0.8, 1.055], [1.2, 1.115], [1.7, 1.155],
    [2.6, 1.16], [3.4, 1.18], [4, 1.2], [4.4, 1.2], [4.7, 1.18], [5, 1.1],
  ],
  // lower edge of the side glass
  beltLine: [[-0.3, 1.05], [1, 1.09], [1.8, 1.11], [2.6, 1.135], [3.4, 1.17], [4.1, 1.205], [5, 1.22]],
  // windscreen, roof, rear screen
  roofLine: [
    [0.45, 0.75], [0.8, 0.93], [1.12, 1.115], [1.48, 1.35], [1.78, 1.555], [2.1, 1.645], [2.6, 1.685],
    [3.1, 1.68], [3.6, 1.655], [3.98, 1.625], [4.14, 1.59], [4.24, 1.45], [4.36, 1.25], [4.46, 1.02],
    [4.6, 0.7],
  ],
  // seen from above, at the shoulder
  planHalfWidth: [
    [-0.3, 0.87], [0.3, 0.915], [0.9, 0.935], [1.7, 0.938], [2.8, 0.942], [3.6, 0.945], [4.2, 0.93],
    [4.8, 0.9],
  ],
  // seen from above, at the belt
  glasshouseHalfWidth: [
    [0.4, 0.74], [1, 0.82], [1.5, 0.865], [2.1, 0.885], [3, 0.885], [3.6, 0.865], [4.1, 0.82],
    [4.6, 0.75], [5, 0.7],
  ],
  // seen from the side: how far back, over height
  noseProfile: [
    [0.2, 0.14], [0.3, 0.07], [0.42, 0.03], [0.55, 0.015], [0.72, 0.015], [0.85, 0.03], [0.95, 0.08],
    [1.05, 0.2], [1.2, 0.5],
  ],
  // the same, from the tail
  tailProfile: [
    [0.2, 0.16], [0.32, 0.07], [0.46, 0.02], [0.62, 0.015], [0.76, 0.04], [0.88, 0.07], [1.1, 0.08],
    [1.25, 0.1], [1.4, 0.14], [1.6, 0.26], [1.8, 0.4],
  ],
  // the flank from sill to shoulder
  sideSection: [
    [-0.795, -0.1], [-0.6678, -0.06], [-0.5724, -0.03], [-0.4876, -0.01], [-0.4134, -0.004],
    [-0.3286, -0.006], [-0.2332, -0.012], [-0.1378, -0.016], [-0.053, -0.008], [-0.0127, -0.001], [0, 0],
    [0.0127, -0.003], [0.0636, -0.02], [0.1272, -0.042], [0.212, -0.085], [0.318, -0.15],
  ],
} satisfies Partial<CarBodyParameters>;

// biome-ignore format: one outline a row
const FACE: FrontAndRear = {
  frontDepth: 0.55,
  headlamp: [[0.5, 0.8], [0.66, 0.785], [0.95, 0.83], [0.95, 0.925], [0.72, 0.905], [0.5, 0.87]],
  projectors: [[0.61, 0.835, 0.031], [0.715, 0.85, 0.031]],
  daytimeRunningLines: [[[0.52, 0.862], [0.72, 0.895], [0.93, 0.914]]],
  openings: [
    { outline: [[0, 0.665], [0.4, 0.665], [0.475, 0.77], [0.43, 0.855], [0, 0.86]], style: 'diamonds', pitch: 0.05, frame: 'slat' },
    { outline: [[0, 0.36], [0.48, 0.36], [0.58, 0.44], [0.46, 0.52], [0, 0.52]], style: 'bars', pitch: 0.04, material: 'trim' },
  ],
  badge: 'oval',
  frontBadge: 0.765,
  frontPlate: 0.592,
  plateText: 'FCT 207',
  rearDepth: 0.34,
  tailLamp: [[0.38, 1], [0.97, 0.97], [0.97, 1.09], [0.7, 1.115], [0.38, 1.1]],
  tailLampLines: [[[0.41, 1.083], [0.7, 1.097], [0.93, 1.077]], [[0.41, 1.025], [0.93, 1]]],
  rearStrips: [{ path: [[0, 1.09], [0.375, 1.09]], material: 'chrome', halfWidth: 0.01 }],
  rearPlate: 0.8,
  rearBadge: 1.02,
  diffuser: [[0, 0.2], [0.96, 0.2], [0.96, 0.42], [0.7, 0.46], [0.62, 0.52], [0, 0.52]],
};

/** A mid-size family wagon-like five-seater with a clad lower body and bright rails. */
export const FAMILY: CarBodyParameters = {
  ...CURVES,
  name: 'family',
  length: LENGTH,
  halfWidth: 0.945,
  meshHeight: 1.85,
  frontAxle: 0.88,
  rearAxle: 3.6,
  wheelRadius: 0.37,
  rimRadius: 0.265,
  wheelStyle: 'twin',
  archRadius: 0.415,
  archFlare: 0.02,
  sillHeight: 0.24,
  deckCrown: 0.04,
  noseSweep: 0.36,
  noseSweepPower: 3.2,
  tailSweep: 0.24,
  tailSweepPower: 2.8,
  noseFillet: 0.09,
  tailFillet: 0.07,
  glasshouseFrom: 1.03,
  tumblehome: 0.3,
  tumblehomeCurve: 0.2,
  roofCentre: 2.5,
  screenBow: 0.06,
  bonnetDome: (x, y) => 0.013 * smoothStep(1.45, 0.7, x) * smoothStep(0.66, 0.54, y),
  windscreen: [1.13, 1.78],
  windscreenPillarWidth: 0.055,
  rearWindow: [4.16, 4.37],
  rearPillarWidth: 0.08,
  roofRailWidth: 0.075,
  beltMoulding: 0.04,
  sideGlassFront: (x, _z) => (1.27 - x) * 0.9,
  sideGlassRear: (x, z) => (x - 4.02 + (z - 1.2) * 0.75) * 0.8,
  pillars: [
    [2.34, 0.034, 0.06],
    [3.26, 0.032, -0.08],
  ],
  doors: [
    { front: (z) => 1.26 - 0.06 * (z - 0.6), rear: (z) => 2.34 + 0.03 * (z - 1), bottom: 0.4 },
    {
      front: (z) => 2.348 + 0.03 * (z - 1),
      rear: (z) => 3.42 - (z - 1) * 0.3,
      bottom: 0.4,
      aroundArch: true,
    },
  ],
  bonnetLines: {
    sides: [
      [0, 0.64],
      [0.3, 0.73],
      [0.8, 0.8],
      [1.4, 0.84],
    ],
    front: [
      [0, 0.14],
      [0.4, 0.19],
      [0.7, 0.3],
      [0.9, 0.45],
    ],
    between: [0.18, 1.19],
  },
  mirror: [1.48, 1.235, 0.985],
  handles: [
    [2.15, 0.975],
    [3.14, 1],
  ],
  cabinFloor: [1.2, 4],
  dashboardAt: 1.5,
  seatHeight: 0.68,
  seats: [
    [2.05, 0.26],
    [2.95, 0.29],
  ],
  frontAndRear: FACE,
  regions: (context) => {
    const { surface, archDistance } = context;
    clad(context, 0.058, 0.385);
    surface.cut('trim', 'metal', (x, _y, z, nx) =>
      Math.max(Math.abs(z - 0.33) - 0.012, Math.abs(nx) - 0.25, 0.03 - archDistance(x, z)),
    );
  },
  shutLines: (_context, draw) => {
    drawTailgate(draw, 0.72, 0.7, 1.25);
    drawFlap(draw, 3.92, 0.98);
  },
  extras: (context) => {
    addRoofRails(context, {
      height: [
        [1.8, 1.58],
        [2, 1.668],
        [2.5, 1.705],
        [3.2, 1.7],
        [3.75, 1.66],
        [4.05, 1.56],
      ],
      between: [1.9, 3.95],
      aside: 0.62,
    });
    addSpoiler(context, { at: 4.12, halfLength: 0.14, halfWidth: 0.6, fall: 0.12 });
  },
};
