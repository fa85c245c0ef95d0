import { spline } from '../../../geometry/curves.ts';
import { roundedRectangle, smoothStep } from '../../../geometry/fields.ts';
import type { CarBodyParameters } from '../../car-body/parameters.ts';
import type { FrontAndRear } from '../../front-and-rear/front-and-rear.ts';
import { addSpoiler, clad, drawFlap } from '../../parts/car-parts.ts';

const LENGTH = 4.72;

// biome-ignore format: one curve a row
const CURVES = {
  // height of the shoulder line
  shoulderLine: spline([
    [-0.3, 0.885], [0.5, 0.965], [1.1, 0.995], [1.9, 0.98], [2.8, 1.005], [3.7, 1.085], [4.3, 1.115],
    [5, 1.115],
  ]),
  // bonnet, shoulder, tail
  deckHeight: [
    [-0.4, 0.665], [-0.1, 0.805], [0.08, 0.905], [0.35, 0.98], [0.75, 1.045], [1.15, 1.1], [1.6, 1.125],
    [2.6, 1.13], [3.4, 1.15], [4, 1.18], [4.4, 1.19], [4.72, 1.195], [5, 1.185],
  ],
  // lower edge of the side glass
  beltLine: [[-0.3, 1.035], [1, 1.065], [1.8, 1.08], [2.6, 1.095], [3.4, 1.13], [4, 1.165], [5, 1.195]],
  // windscreen, roof, rear screen
  roofLine: [
    [0.42, 0.785], [0.76, 0.95], [1.1, 1.125], [1.52, 1.35], [1.9, 1.54], [2.28, 1.635], [2.72, 1.655],
    [3.15, 1.625], [3.6, 1.525], [4, 1.39], [4.3, 1.275], [4.6, 1.155], [4.9, 1.025],
  ],
  // seen from above, at the shoulder
  planHalfWidth: [
    [-0.3, 0.86], [0.3, 0.905], [0.9, 0.94], [1.7, 0.928], [2.7, 0.93], [3.5, 0.95], [3.8, 0.955],
    [4.3, 0.935], [4.9, 0.89],
  ],
  // seen from above, at the belt
  glasshouseHalfWidth: [
    [0.4, 0.72], [1, 0.8], [1.5, 0.855], [2.1, 0.88], [3, 0.872], [3.6, 0.835], [4.1, 0.77], [4.5, 0.7],
    [5, 0.62],
  ],
  // seen from the side: how far back, over height
  noseProfile: [
    [0.215, 0.14], [0.325, 0.06], [0.445, 0.02], [0.585, 0.01], [0.725, 0.025], [0.835, 0.06],
    [0.925, 0.13], [1.015, 0.27], [1.165, 0.5],
  ],
  // the same, from the tail
  tailProfile: [
    [0.215, 0.2], [0.345, 0.1], [0.485, 0.03], [0.665, 0.015], [0.845, 0.04], [0.985, 0.05],
    [1.085, 0.035], [1.165, 0.01], [1.225, -0.01],
  ],
  // the flank from sill to shoulder
  sideSection: [
    [-0.765, -0.125], [-0.6426, -0.075], [-0.5508, -0.0375], [-0.4692, -0.0125], [-0.3978, -0.005],
    [-0.3162, -0.0075], [-0.2244, -0.015], [-0.1326, -0.02], [-0.051, -0.01], [-0.0122, -0.0013], [0, 0],
    [0.0122, -0.0037], [0.0612, -0.025], [0.1224, -0.0525], [0.204, -0.1063], [0.306, -0.1875],
  ],
} satisfies Partial<CarBodyParameters>;

// biome-ignore format: one outline a row
const FACE: FrontAndRear = {
  frontDepth: 0.64,
  headlamp: [[0.42, 0.765], [0.66, 0.76], [0.97, 0.825], [0.97, 0.885], [0.74, 0.85], [0.43, 0.795]],
  headlampRounding: 0.008,
  lightBlocks: [[0.585, 0.79, 0.03, 0.014], [0.665, 0.802, 0.03, 0.014], [0.745, 0.818, 0.03, 0.014]],
  frontStrips: [{ path: [[0, 0.826], [0.43, 0.816], [0.73, 0.876], [0.96, 0.91]], material: 'drl', halfWidth: 0.009, rise: 0.002 }],
  openings: [
    { outline: [[0, 0.34], [0.5, 0.34], [0.6, 0.4], [0.48, 0.47], [0, 0.47]], style: 'bars', pitch: 0.035, material: 'trim' },
  ],
  vent: [[0.68, 0.37], [0.8, 0.39], [0.84, 0.6], [0.76, 0.62]],
  frontPlate: 0.58,
  plateText: 'VLT 051',
  rearDepth: 0.36,
  tailLamp: [[0, 1.03], [0.97, 1.005], [0.97, 1.075], [0.6, 1.1], [0, 1.1]],
  tailLampLines: [[[0, 1.066], [0.6, 1.062], [0.94, 1.038]]],
  tailLightHalfWidth: 0.009,
  badge: 'wings',
  rearBadge: 0.95,
  rearPlate: 0.7,
  diffuser: [[0, 0.2], [0.9, 0.2], [0.92, 0.42], [0.55, 0.5], [0, 0.5]],
};

/** A sleek electric one with a coupe's roof: closed face with a light bar, flush handles, full-width tail lamp. */
export const ELECTRIC_COUPE: CarBodyParameters = {
  ...CURVES,
  name: 'electric coupe',
  length: LENGTH,
  halfWidth: 0.95,
  meshHeight: 1.82,
  frontAxle: 0.86,
  rearAxle: 3.76,
  wheelRadius: 0.395,
  rimRadius: 0.29,
  wheelStyle: 'turbine',
  wheelFinish: 'silver',
  archRadius: 0.43,
  archFlare: 0.02,
  archFlareWidth: 0.12,
  sillHeight: 0.25,
  deckCrown: 0.05,
  noseSweep: 0.44,
  noseSweepPower: 2.7,
  tailSweep: 0.3,
  tailSweepPower: 2.8,
  noseFillet: 0.1,
  tailFillet: 0.08,
  glasshouseFrom: 1.0,
  tumblehome: 0.36,
  tumblehomeCurve: 0.26,
  roofCentre: 2.6,
  screenBow: 0.08,
  bonnetDome: (x, y) =>
    0.022 * smoothStep(1.4, 0.7, x) * smoothStep(0.66, 0.52, y) -
    0.01 * smoothStep(0.42, 0.32, y) * smoothStep(1.3, 0.8, x),
  windscreen: [1.12, 1.9],
  windscreenPillarWidth: 0.045,
  rearWindow: [3.36, 4.28],
  rearPillarWidth: 0.1,
  roofRailWidth: 0.06,
  beltMoulding: 0.03,
  sideGlassFront: (x, _z) => (1.3 - x) * 0.9,
  sideGlassRear: (x, z) => (x - 3.86 + (z - 1.215) * 1.9) * 0.46,
  pillars: [
    [2.42, 0.03, 0.05],
    [3.34, 0.022, -0.25],
  ],
  doors: [
    { front: (z) => 1.28 - 0.08 * (z - 0.6), rear: (z) => 2.42 + 0.02 * (z - 1), bottom: 0.34 },
    {
      front: (z) => 2.428 + 0.02 * (z - 1),
      rear: (z) => 3.52 - (z - 1) * 0.5,
      bottom: 0.34,
      aroundArch: true,
    },
  ],
  bonnetLines: {
    sides: [
      [0, 0.56],
      [0.3, 0.66],
      [0.8, 0.76],
      [1.5, 0.82],
    ],
    front: [
      [0, 0.22],
      [0.4, 0.26],
      [0.7, 0.38],
      [0.9, 0.56],
    ],
    between: [0.25, 1.2],
  },
  mirror: [1.56, 1.165, 0.985],
  handles: [],
  cabinFloor: [1.2, 4],
  dashboardAt: 1.55,
  seatHeight: 0.62,
  seats: [
    [2.1, 0.26],
    [3.05, 0.29],
  ],
  frontAndRear: FACE,
  regions: (context) => {
    const { surface, beltAt, roofDistance } = context;
    const roof = (x: number, y: number, z: number): number =>
      Math.max(-roofDistance(x, y, z) - 0.035, 1.72 - x, x - 3.5, beltAt(x) + 0.2 - z, y - 0.62);
    surface.cut('paint', 'roofblack', roof, [1.3, 3.8, -1, 1, 1.1, 3]);
    clad(context, 0.064, 0.43);
  },
  shutLines: (_context, draw) => {
    draw(
      (x, y) => y - 0.68 - 0.04 * (4.6 - x),
      (x, _y, z, nx, _ny, nz) => Math.max(4.1 - x, 0.3 - Math.max(nx, nz), 0.97 - z),
    );
    draw(
      (_x, _y, z) => z - 0.85,
      (_x, y, _z, nx) => Math.max(0.5 - nx, y - 0.62),
    );
    drawFlap(draw, 4.02, 0.965, 0.07, 0.02);
    // handles that lie flush in the doors
    for (const at of [2.24, 3.3])
      draw(
        (x, _y, z) => roundedRectangle(x - at, z - 0.93 - 0.03 * (x - 2.2), 0.1, 0.014, 0.012),
        (_x, _y, _z, _nx, ny) => 0.5 - ny,
      );
  },
  extras: (context) =>
    addSpoiler(context, {
      at: 4.6,
      on: 'deck',
      halfLength: 0.1,
      halfWidth: 0.64,
      thickness: 0.014,
      crown: 0,
      sweep: 0.16,
    }),
};
