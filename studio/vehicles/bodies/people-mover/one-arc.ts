import { spline } from '../../../geometry/curves.ts';
import type { CarBodyParameters } from '../../car-body/parameters.ts';
import type { FrontAndRear } from '../../front-and-rear/front-and-rear.ts';
import { drawTailgate, layFlankBand } from '../../parts/car-parts.ts';

const LENGTH = 5.2;

// biome-ignore format: one curve a row
const CURVES = {
  // height of the shoulder line
  shoulderLine: spline([[-0.3, 0.78], [0.5, 0.84], [1.2, 0.87], [2.5, 0.88], [5.4, 0.9]]),
  // bonnet, shoulder, tail
  deckHeight: [
    [-0.4, 0.55], [-0.1, 0.72], [0.04, 0.82], [0.22, 0.9], [0.5, 0.97], [0.8, 1.01], [1.4, 1.02],
    [3, 1.02], [5.6, 1.03],
  ],
  // lower edge of the side glass
  beltLine: [[-0.3, 0.93], [0.6, 0.945], [1.4, 0.95], [3, 0.96], [4.4, 0.99], [5.5, 1.02]],
  // windscreen, roof, rear screen
  roofLine: [
    [-0.15, 0.62], [0.12, 0.83], [0.42, 1.03], [0.78, 1.3], [1.14, 1.57], [1.5, 1.79], [1.9, 1.925],
    [2.4, 1.98], [3.1, 1.995], [4, 1.98], [4.6, 1.95], [5, 1.91], [5.3, 1.86],
  ],
  // seen from above, at the shoulder
  planHalfWidth: [[-0.3, 0.86], [0.3, 0.935], [0.9, 0.972], [1.7, 0.985], [3, 0.987], [4.5, 0.985], [5.4, 0.96]],
  // seen from above, at the belt
  glasshouseHalfWidth: [
    [-0.1, 0.74], [0.4, 0.85], [0.9, 0.91], [1.5, 0.945], [2.4, 0.958], [3.6, 0.955], [4.6, 0.945],
    [5.3, 0.92],
  ],
  // seen from the side: how far back, over height
  noseProfile: [
    [0.15, 0.14], [0.26, 0.06], [0.38, 0.02], [0.54, 0.01], [0.7, 0.035], [0.82, 0.09], [0.92, 0.18],
    [1.05, 0.4], [1.3, 0.8],
  ],
  // the same, from the tail
  tailProfile: [[0.15, 0.12], [0.3, 0.04], [0.5, 0.015], [0.9, 0.015], [1.3, 0.04], [1.7, 0.08], [2.1, 0.13]],
  // the flank from sill to shoulder
  sideSection: [
    [-0.9, -0.09], [-0.75, -0.045], [-0.62, -0.018], [-0.5, -0.006], [-0.36, -0.006], [-0.2, -0.008],
    [-0.06, -0.003], [0, 0], [0.02, -0.003], [0.08, -0.018], [0.2, -0.045], [0.35, -0.08],
  ],
} satisfies Partial<CarBodyParameters>;

// biome-ignore format: one outline a row
const FACE: FrontAndRear = {
  frontDepth: 0.5,
  headlamp: [[0.68, 0.46], [0.78, 0.42], [0.93, 0.46], [0.97, 0.6], [0.93, 0.69], [0.71, 0.66]],
  headlampRounding: 0.015,
  lightBlocks: [[0.8, 0.628, 0.05, 0.017], [0.805, 0.572, 0.05, 0.017], [0.805, 0.516, 0.05, 0.017]],
  frontStrips: [{ path: [[0, 0.75], [0.8, 0.782], [0.96, 0.805]], material: 'drl', halfWidth: 0.007, rise: 0.002 }],
  openings: [
    { outline: [[0, 0.3], [0.62, 0.3], [0.68, 0.42], [0.62, 0.59], [0, 0.59]], style: 'bars', pitch: 0.042, material: 'roofblack', frame: 'seal' },
  ],
  badge: 'diamond',
  frontBadge: 0.67,
  frontPlate: 0.42,
  plateText: 'ARC 339',
  rearDepth: 0.2,
  tailLamp: [[0.86, 0.72], [1, 0.72], [1, 1.3], [0.88, 1.34]],
  tailLampRounding: 0.008,
  tailLampLines: [[[0.885, 0.75], [0.905, 1.29]], [[0.92, 0.75], [0.935, 1.26]]],
  rearPlate: 0.84,
  rearBadge: 1,
  diffuser: [[0, 0.15], [0.9, 0.15], [0.9, 0.36], [0, 0.36]],
};

/** A people mover drawn in one arc from nose to roof: low belt, very large glass, a thin light across the nose. */
export const ONE_ARC: CarBodyParameters = {
  ...CURVES,
  name: 'one-arc people mover',
  length: LENGTH,
  halfWidth: 0.99,
  meshHeight: 2.12,
  frontAxle: 0.93,
  rearAxle: 4.12,
  wheelRadius: 0.355,
  rimRadius: 0.255,
  wheelStyle: 'ten',
  wheelFinish: 'silver',
  archRadius: 0.39,
  archFlare: 0.006,
  sillHeight: 0.2,
  deckCrown: 0.05,
  noseSweep: 0.42,
  noseSweepPower: 2.8,
  tailSweep: 0.12,
  tailSweepPower: 5,
  shoulderFillet: 0.12,
  noseFillet: 0.12,
  tailFillet: 0.11,
  glasshouseFrom: 0.86,
  roofCrown: 0.06,
  tumblehome: 0.1,
  tumblehomeCurve: 0.11,
  roofCentre: 2.8,
  screenBow: 0.06,
  roofFillet: 0.18,
  glasshouseEndFillet: 0.13,
  glasshouseTailFillet: 0.13,
  glasshouseRear: (x, y, z) => (x - 5.2 + 0.04 + (z - 1.2) * 0.09 + 0.07 * (y / 0.99) ** 4) * 0.99,
  windscreen: [0.44, 1.44],
  windscreenPillarWidth: 0.05,
  rearWindowOutline: [
    [0.02, 1.1],
    [0.78, 1.1],
    [0.74, 1.74],
    [0.02, 1.76],
  ],
  rearWindowRounding: 0.05,
  roofRailWidth: 0.1,
  beltMoulding: 0.035,
  sideGlassFront: (x, z) => (0.86 - x - 0.0 * (z - 1.2)) * 0.9,
  sideGlassRear: (x, z) => x - 4.98 + 0.06 * (z - 1.2),
  pillars: [
    [2.14, 0.038, 0.05],
    [3.36, 0.04, 0],
    [1.16, 0.018, 0.62],
  ],
  doors: [
    {
      front: (_z) => 1.12,
      rear: (z) => 2.14 + 0.03 * (z - 1),
      bottom: 0.34,
      roofGap: 0.06,
      aroundArch: true,
    },
    { front: (_z) => 2.155, rear: (_z) => 3.36, bottom: 0.34, roofGap: 0.07 },
  ],
  bonnetLines: {
    sides: [
      [0, 0.66],
      [0.3, 0.76],
      [0.6, 0.83],
      [1, 0.87],
    ],
    front: [
      [0, 0.16],
      [0.4, 0.2],
      [0.7, 0.33],
      [0.9, 0.5],
    ],
    between: [0.2, 0.56],
  },
  mirror: [1.06, 1.1, 1.06],
  handles: [
    [1.98, 0.905],
    [2.33, 0.91],
  ],
  cabinFloor: [0.8, 4.9],
  dashboardAt: 0.98,
  seatHeight: 0.62,
  seats: [
    [1.66, 0.26],
    [2.66, 0.27],
    [3.6, 0.29],
    [4.4, 0.29],
  ],
  frontAndRear: FACE,
  regions: (context) => {
    const { surface } = context;
    surface.cut('paint', 'trim', (_x, _y, z) => z - 0.3);
    // the rail of the sliding door
    layFlankBand(context, 'seal', 0.955, 0.013, [3.4, 4.92]);
  },
  shutLines: (_context, draw) => drawTailgate(draw, 0.86, 0.46, 1.86),
};
