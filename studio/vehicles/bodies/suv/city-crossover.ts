import { spline } from '../../../geometry/curves.ts';
import { roundedRectangle, smoothStep } from '../../../geometry/fields.ts';
import type { CarBodyParameters, Points } from '../../car-body/parameters.ts';
import type { FrontAndRear } from '../../front-and-rear/front-and-rear.ts';
import { addRoofRails, addSpoiler, clad, cutNose, drawTailgate } from '../../parts/car-parts.ts';

const LENGTH = 4.2;

// biome-ignore format: one curve a row
const CURVES = {
  // height of the shoulder line
  shoulderLine: spline([[-0.3, 0.8], [0.5, 0.865], [1.2, 0.925], [2.4, 0.955], [3.3, 1], [3.9, 1.02], [5, 1.02]]),
  // bonnet, shoulder, tail
  deckHeight: [
    [-0.4, 0.66], [-0.1, 0.78], [0.06, 0.88], [0.3, 0.945], [0.68, 1], [1.03, 1.05], [1.5, 1.075],
    [2.4, 1.08], [3.2, 1.1], [3.7, 1.125], [4, 1.13], [4.3, 1.1], [4.6, 1],
  ],
  // lower edge of the side glass
  beltLine: [[-0.3, 0.98], [1, 1.01], [1.8, 1.03], [2.6, 1.055], [3.3, 1.1], [3.8, 1.135], [5, 1.15]],
  // windscreen, roof, rear screen
  roofLine: [
    [0.4, 0.68], [0.72, 0.87], [1.03, 1.06], [1.38, 1.29], [1.66, 1.475], [1.96, 1.555], [2.42, 1.585],
    [2.9, 1.575], [3.35, 1.54], [3.62, 1.505], [3.76, 1.465], [3.86, 1.34], [3.97, 1.14], [4.07, 0.93],
    [4.2, 0.6],
  ],
  // seen from above, at the shoulder
  planHalfWidth: [
    [-0.3, 0.8], [0.3, 0.855], [0.82, 0.885], [1.6, 0.878], [2.5, 0.88], [3.4, 0.892], [3.9, 0.872],
    [4.5, 0.83],
  ],
  // seen from above, at the belt
  glasshouseHalfWidth: [
    [0.4, 0.7], [0.95, 0.765], [1.4, 0.81], [2, 0.83], [2.8, 0.828], [3.4, 0.8], [3.8, 0.76], [4.2, 0.7],
    [5, 0.65],
  ],
  // seen from the side: how far back, over height
  noseProfile: [
    [0.2, 0.13], [0.3, 0.06], [0.42, 0.02], [0.55, 0.01], [0.7, 0.012], [0.8, 0.03], [0.9, 0.08],
    [1, 0.2], [1.15, 0.5],
  ],
  // the same, from the tail
  tailProfile: [
    [0.2, 0.15], [0.32, 0.06], [0.46, 0.015], [0.62, 0.01], [0.74, 0.03], [0.86, 0.07], [1.05, 0.09],
    [1.2, 0.11], [1.35, 0.15], [1.55, 0.26], [1.75, 0.4],
  ],
  // the flank from sill to shoulder
  sideSection: [
    [-0.765, -0.115], [-0.6426, -0.069], [-0.5508, -0.0345], [-0.4692, -0.0115], [-0.3978, -0.0046],
    [-0.3162, -0.0069], [-0.2244, -0.0138], [-0.1326, -0.0184], [-0.051, -0.0092], [-0.0122, -0.0011],
    [0, 0], [0.0122, -0.0034], [0.0612, -0.023], [0.1224, -0.0483], [0.204, -0.0978], [0.306, -0.1725],
  ],
} satisfies Partial<CarBodyParameters>;

// biome-ignore format: one outline a row
const FACE: FrontAndRear = {
  frontDepth: 0.5,
  headlamp: [[0.42, 0.795], [0.62, 0.78], [0.95, 0.815], [0.95, 0.87], [0.62, 0.85], [0.44, 0.845]],
  daytimeRunningLines: [[[0.45, 0.82], [0.62, 0.815], [0.93, 0.845]]],
  // the eyes proper sit low, in the bumper
  moreHeadlamps: [[[0.62, 0.53], [0.77, 0.545], [0.79, 0.665], [0.67, 0.675]]],
  projectors: [[0.7, 0.605, 0.038]],
  openings: [
    { outline: [[0, 0.545], [0.5, 0.545], [0.56, 0.62], [0.5, 0.7], [0, 0.7]], style: 'honeycomb', pitch: 0.045, frame: 'seal' },
  ],
  badge: 'ring',
  frontBadge: 0.765,
  frontPlate: 0.42,
  plateText: 'DRV 118',
  rearDepth: 0.33,
  tailLamp: [[0.3, 0.93], [0.95, 0.91], [0.95, 1.03], [0.68, 1.05], [0.3, 1]],
  tailLampLines: [[[0.33, 0.965], [0.92, 0.94]], [[0.42, 0.995], [0.68, 1.03], [0.92, 1.012]]],
  rearPlate: 0.72,
  rearBadge: 0.9,
  diffuser: [[0, 0.2], [0.93, 0.2], [0.93, 0.42], [0.66, 0.48], [0.58, 0.56], [0, 0.56]],
};

/** The black chin under the grille. */
const CHIN: Points = [
  [0, 0.2],
  [0.7, 0.2],
  [0.74, 0.4],
  [0.56, 0.47],
  [0, 0.47],
];

/** A small city crossover: black roof, thin running lights over lamps set low, clad sills and arches. */
export const CITY_CROSSOVER: CarBodyParameters = {
  ...CURVES,
  name: 'city crossover',
  length: LENGTH,
  halfWidth: 0.89,
  meshHeight: 1.72,
  frontAxle: 0.82,
  rearAxle: 3.4,
  wheelRadius: 0.345,
  rimRadius: 0.25,
  wheelStyle: 'five',
  wheelFinish: 'machined',
  archRadius: 0.39,
  archFlare: 0.026,
  archFlareWidth: 0.075,
  sillHeight: 0.22,
  deckCrown: 0.035,
  noseSweep: 0.36,
  noseSweepPower: 3,
  tailSweep: 0.24,
  tailSweepPower: 3,
  noseFillet: 0.09,
  tailFillet: 0.07,
  glasshouseFrom: 0.95,
  tumblehome: 0.32,
  tumblehomeCurve: 0.2,
  roofCentre: 2.3,
  screenBow: 0.06,
  bonnetDome: (x, y) => 0.016 * smoothStep(1.3, 0.6, x) * smoothStep(0.62, 0.52, y),
  windscreen: [1.05, 1.67],
  windscreenPillarWidth: 0.05,
  rearWindow: [3.775, 3.97],
  rearPillarWidth: 0.075,
  roofRailWidth: 0.07,
  beltMoulding: 0.035,
  sideGlassFront: (x, _z) => (1.17 - x) * 0.9,
  sideGlassRear: (x, z) => (x - 3.55 + (z - 1.15) * 0.2 - 0.0) * 0.9,
  pillars: [
    [2.16, 0.034, 0.06],
    [3, 0.03, -0.06],
  ],
  doors: [
    { front: (z) => 1.16 - 0.06 * (z - 0.6), rear: (z) => 2.16 + 0.03 * (z - 1), bottom: 0.38 },
    {
      front: (z) => 2.168 + 0.03 * (z - 1),
      rear: (z) => 3.2 - (z - 1) * 0.3,
      bottom: 0.38,
      aroundArch: true,
    },
  ],
  bonnetLines: {
    sides: [
      [0, 0.6],
      [0.3, 0.68],
      [0.7, 0.74],
      [1.3, 0.78],
    ],
    front: [
      [0, 0.13],
      [0.4, 0.18],
      [0.7, 0.29],
      [0.9, 0.45],
    ],
    between: [0.17, 1.11],
  },
  mirror: [1.38, 1.145, 0.925],
  handles: [
    [1.98, 0.905],
    [2.92, 0.935],
  ],
  cabinFloor: [1.1, 3.6],
  dashboardAt: 1.4,
  seatHeight: 0.62,
  seats: [
    [1.9, 0.25],
    [2.72, 0.28],
  ],
  frontAndRear: FACE,
  regions: (context) => {
    const { surface, beltAt } = context;
    const aboveBelt = (x: number, _y: number, z: number): number =>
      Math.max(beltAt(x) + 0.045 - z, 1.2 - x - (z > 1.2 ? 9 : 0));
    surface.cut('paint', 'roofblack', aboveBelt, [1, LENGTH + 0.2, -1, 1, 0.9, 3]);
    clad(context, 0.062, 0.38);
    cutNose(context, CHIN, 0.6, 'trim');
    surface.cut('paint', 'trim', (x, y, z) =>
      Math.max(roundedRectangle(x - 2.2, z - 0.48, 0.85, 0.05, 0.03), 0.55 - y),
    );
  },
  shutLines: (_context, draw) => drawTailgate(draw, 0.66, 0.66, 1.2),
  extras: (context) => {
    addRoofRails(context, {
      height: [
        [1.75, 1.46],
        [1.9, 1.56],
        [2.4, 1.6],
        [2.9, 1.594],
        [3.3, 1.56],
        [3.6, 1.46],
      ],
      between: [1.8, 3.5],
      aside: 0.585,
      radius: 0.016,
      material: 'seal',
    });
    addSpoiler(context, {
      at: 3.73,
      halfLength: 0.13,
      halfWidth: 0.56,
      material: 'roofblack',
      fall: 0.15,
    });
  },
};
