import { spline } from '../../../geometry/curves.ts';
import { roundedBox, smoothMax, smoothStep } from '../../../geometry/fields.ts';
import type { CarBodyParameters, Points } from '../../car-body/parameters.ts';
import type { FrontAndRear } from '../../front-and-rear/front-and-rear.ts';
import { addExhausts, addSpoiler, drawFlap } from '../../parts/car-parts.ts';
import { SALOON } from '../sedan.ts';

const LENGTH = 4.8;

/** The slot across the whole nose that holds grille and lamps. */
const GRILLE: Points = [
  [0, 0.585],
  [0.5, 0.585],
  [0.52, 0.63],
  [0.49, 0.725],
  [0, 0.74],
];

// biome-ignore format: one curve a row
const CURVES = {
  shoulderLine: spline([
    [-0.3, 0.76], [0.5, 0.815], [1.2, 0.83], [2.2, 0.815], [2.9, 0.85], [3.5, 0.93], [4.2, 0.935], [5, 0.91],
  ]),
  // long level bonnet, kicked up haunch, short boot
  deckHeight: [
    [-0.4, 0.69], [-0.08, 0.765], [0.08, 0.83], [0.35, 0.885], [0.85, 0.935], [1.4, 0.965], [2, 0.98], [2.7, 0.985],
    [3.3, 1.02], [3.8, 1.055], [4.3, 1.065], [4.8, 1.06], [5.1, 1.04],
  ],
  beltLine: [[-0.3, 0.9], [1, 0.925], [2, 0.945], [2.8, 0.965], [3.5, 1.03], [4.2, 1.06], [5, 1.06]],
  roofLine: [
    [0.95, 0.6], [1.3, 0.79], [1.65, 0.985], [1.98, 1.175], [2.26, 1.31], [2.55, 1.375], [2.9, 1.385], [3.25, 1.35],
    [3.6, 1.265], [3.95, 1.155], [4.25, 1.05], [4.6, 0.93], [5, 0.78],
  ],
  glasshouseHalfWidth: [
    [0.8, 0.72], [1.4, 0.795], [1.9, 0.84], [2.5, 0.855], [3.1, 0.84], [3.6, 0.79], [4.1, 0.72], [4.5, 0.64], [5, 0.55],
  ],
  planHalfWidth: [
    [-0.3, 0.88], [0.3, 0.925], [0.9, 0.94], [1.8, 0.92], [2.6, 0.925], [3.3, 0.955], [3.8, 0.965], [4.4, 0.945],
    [5, 0.91],
  ],
  noseProfile: [
    [0.1, 0.2], [0.2, 0.12], [0.3, 0.075], [0.42, 0.06], [0.54, 0.045], [0.62, 0.02], [0.72, 0], [0.8, 0.005],
    [0.86, 0.06], [0.95, 0.25],
  ],
  tailProfile: [
    [0.1, 0.2], [0.22, 0.12], [0.36, 0.05], [0.5, 0.03], [0.66, 0.045], [0.82, 0.06], [0.94, 0.05], [1.02, 0.03],
    [1.1, 0.02],
  ],
} satisfies Partial<CarBodyParameters>;

// biome-ignore format: one outline a row
const FACE: FrontAndRear = {
  frontDepth: 0.5,
  headlamp: [[0.56, 0.605], [0.9, 0.625], [0.97, 0.66], [0.97, 0.735], [0.86, 0.74], [0.55, 0.722]],
  headlampRounding: 0.01,
  projectors: [[0.635, 0.66, 0.04], [0.745, 0.667, 0.04]],
  daytimeRunningLight: [[0.83, 0.635], [0.845, 0.635], [0.9, 0.725], [0.885, 0.725]],
  openings: [
    { outline: GRILLE, rounding: 0.015, style: 'bars', pitch: 0.036, material: 'slat', frame: 'seal', depth: 0.05 },
    { outline: [[0, 0.26], [0.46, 0.26], [0.54, 0.34], [0.48, 0.43], [0, 0.44]], rounding: 0.02, style: 'diamonds', depth: 0.05 },
    { outline: [[0.66, 0.3], [0.82, 0.32], [0.84, 0.46], [0.72, 0.44]], rounding: 0.015, style: 'bars', pitch: 0.04, depth: 0.04 },
  ],
  badge: 'wings',
  plateText: 'MSL 068',
  frontPlate: 0.5,
  rearDepth: 0.3,
  tailLamp: [[0.34, 0.79], [0.95, 0.79], [0.95, 0.95], [0.34, 0.95]],
  // a dark band from lamp to lamp
  rearPanels: [{ outline: [[0, 0.775], [0.97, 0.775], [0.97, 0.965], [0, 0.965]], material: 'roofblack' }],
  tailLampLines: [0.43, 0.56, 0.69].map((at) => [
    [at - 0.04, 0.82], [at + 0.04, 0.82], [at + 0.04, 0.92], [at - 0.04, 0.92], [at - 0.04, 0.82],
  ]),
  rearPlate: 0.62,
  rearBadge: 0.87,
  diffuser: [[0, 0.15], [0.7, 0.15], [0.74, 0.3], [0.55, 0.38], [0, 0.38]],
};

/** A muscle car: long bonnet with a scoop, level bars between round lamps, black stripe, short boot. */
export const MUSCLE: CarBodyParameters = {
  ...SALOON,
  ...CURVES,
  name: 'muscle coupe',
  length: LENGTH,
  halfWidth: 0.955,
  meshHeight: 1.5,
  frontAxle: 0.92,
  rearAxle: 3.68,
  wheelRadius: 0.36,
  rimRadius: 0.265,
  wheelWidth: 0.26,
  wheelStyle: 'five',
  wheelFinish: 'machined',
  sillHeight: 0.16,
  archFlare: 0.026,
  archFlareWidth: 0.13,
  deckCrown: 0.03,
  noseSweep: 0.22,
  noseSweepPower: 3,
  noseFillet: 0.06,
  tailSweep: 0.2,
  tailSweepPower: 3.4,
  tumblehome: 0.4,
  tumblehomeCurve: 0.3,
  bonnetDome: (x, y) =>
    0.03 * smoothStep(0.35, 0.8, x) * smoothStep(1.75, 1.4, x) * smoothStep(0.42, 0.3, y) -
    0.012 * smoothStep(0.66, 0.56, y) * smoothStep(0.4, 0.5, y) * smoothStep(1.6, 1.2, x),
  windscreen: [1.66, 2.26],
  rearWindow: [3.3, 3.94],
  roofRailWidth: 0.065,
  beltMoulding: 0.03,
  rearPillarWidth: 0.13,
  sideGlassRear: (x, z) => (x - 3.46 + (z - 1.1) * 1.3) * 0.6,
  sideGlassFront: (x) => (1.8 - x) * 0.9,
  pillars: [[3.02, 0.034, -0.15]],
  doors: [{ front: (z) => 1.66 - 0.06 * (z - 0.6), rear: (z) => 3.02 - 0.06 * (z - 0.8), bottom: 0.26 }],
  bonnetLines: {
    sides: [
      [0, 0.66],
      [0.3, 0.75],
      [0.8, 0.81],
      [1.7, 0.83],
    ],
    front: [
      [0, 0.1],
      [0.4, 0.12],
      [0.7, 0.18],
      [0.9, 0.3],
    ],
    between: [0.16, 1.66],
  },
  mirror: [1.95, 1.045, 0.965],
  handles: [[2.82, 0.8]],
  cabinFloor: [1.7, 3.7],
  dashboardAt: 1.98,
  seatHeight: 0.46,
  seats: [
    [2.5, 0.26],
    [3.2, 0.24],
  ],
  frontAndRear: FACE,
  // the scoop's mouth
  recesses: () => [
    {
      field: (x, y, _z) => roundedBox(x - 0.78, y, 0, 0.05, 0.2, 1, 0.02),
      depth: 0.028,
      between: [0.6, 0.95],
    },
  ],
  regions: (context) => {
    const { surface } = context;
    // twin stripes over bonnet, roof and boot
    const stripe = (_x: number, y: number, _z: number, _nx: number, _ny: number, nz: number): number =>
      Math.max(Math.abs(Math.abs(y) - 0.165) - 0.115, 0.45 - nz);
    surface.cut('paint', 'roofblack', stripe);
    surface.cut(
      ['paint', 'roofblack'],
      'black',
      (x, y) => roundedBox(x - 0.78, y, 0, 0.045, 0.195, 1, 0.015),
      [0.6, 1, -1, 1, 0.8, 1.2],
    );
    surface.cut('paint', 'trim', (_x, _y, z) => z - 0.205);
  },
  shutLines: (_context, draw) => {
    draw(
      (x, y) => y - 0.7 - 0.04 * (4.7 - x),
      (x, _y, z, _nx, _ny, nz) => Math.max(4.08 - x, 0.3 - nz, 0.9 - z),
    );
    draw(
      (_x, _y, z) => z - 0.76,
      (_x, y, _z, nx) => Math.max(0.5 - nx, y - 0.6),
    );
    drawFlap(draw, 3.98, 0.9, 0.065, 0.02);
  },
  extras: (context) => {
    addExhausts(context, 4.63, 0.26, [0.5, 0.61]);
    addSpoiler(context, {
      at: [4.66, 1.094],
      halfLength: 0.085,
      halfWidth: 0.7,
      thickness: 0.015,
      crown: 0.02,
      material: 'seal',
    });
    const posts = (x: number, y: number, z: number): number =>
      smoothMax(roundedBox(x - 4.64, Math.abs(y) - 0.52, z - 1.07, 0.05, 0.014, 0.04, 0.012), -10, 0.001);
    context.model.addField('seal', posts, [4.5, -0.6, 1], [4.8, 0.6, 1.14], 0.01);
  },
};
