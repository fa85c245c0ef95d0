import { spline } from '../../../geometry/curves.ts';
import type { CarBodyParameters } from '../../car-body/parameters.ts';
import type { FrontAndRear } from '../../front-and-rear/front-and-rear.ts';
import { addSpoiler, drawTailgate, frameSideGlass, layFlankBand } from '../../parts/car-parts.ts';

const LENGTH = 4.98;

// biome-ignore format: one curve a row
const CURVES = {
  // height of the shoulder line
  shoulderLine: spline([[-0.3, 0.92], [0.5, 0.96], [1.2, 0.99], [2.5, 1], [3.8, 1.01], [5.4, 1.03]]),
  // bonnet, shoulder, tail
  deckHeight: [
    [-0.4, 0.82], [-0.1, 0.94], [0.04, 1.01], [0.25, 1.055], [0.6, 1.09], [0.95, 1.12], [1.5, 1.13],
    [3, 1.13], [5.4, 1.14],
  ],
  // lower edge of the side glass
  beltLine: [[-0.3, 1.04], [0.6, 1.06], [1.4, 1.065], [2.4, 1.07], [3.4, 1.08], [4.4, 1.12], [5.4, 1.14]],
  // windscreen, roof, rear screen
  roofLine: [
    [0.15, 0.8], [0.48, 0.98], [0.8, 1.18], [1.1, 1.44], [1.36, 1.69], [1.62, 1.85], [1.95, 1.915],
    [2.5, 1.94], [3.4, 1.945], [4.3, 1.93], [4.8, 1.91], [5.2, 1.88],
  ],
  // seen from above, at the shoulder
  planHalfWidth: [[-0.3, 0.87], [0.3, 0.905], [0.9, 0.92], [1.7, 0.922], [3, 0.924], [4.3, 0.922], [5.2, 0.905]],
  // seen from above, at the belt
  glasshouseHalfWidth: [[0, 0.78], [0.6, 0.85], [1, 0.875], [1.6, 0.89], [3, 0.892], [4.3, 0.885], [5.2, 0.87]],
  // seen from the side: how far back, over height
  noseProfile: [
    [0.12, 0.1], [0.22, 0.04], [0.34, 0.012], [0.5, 0.005], [0.85, 0.01], [0.95, 0.03], [1.02, 0.08],
    [1.1, 0.2], [1.3, 0.5],
  ],
  // the same, from the tail
  tailProfile: [[0.12, 0.1], [0.28, 0.035], [0.5, 0.012], [0.9, 0.012], [1.3, 0.03], [1.7, 0.06], [2.1, 0.1]],
  // the flank from sill to shoulder
  sideSection: [
    [-0.945, -0.09], [-0.7875, -0.045], [-0.651, -0.018], [-0.525, -0.006], [-0.378, -0.006],
    [-0.21, -0.008], [-0.063, -0.003], [0, 0], [0.021, -0.003], [0.084, -0.018], [0.21, -0.045],
    [0.3675, -0.08],
  ],
} satisfies Partial<CarBodyParameters>;

// biome-ignore format: one outline a row
const FACE: FrontAndRear = {
  frontDepth: 0.44,
  headlamp: [[0.66, 0.76], [0.76, 0.74], [0.96, 0.77], [0.96, 0.93], [0.78, 0.92], [0.665, 0.89]],
  lightBlocks: [[0.735, 0.868, 0.036, 0.022], [0.82, 0.872, 0.03, 0.022]],
  daytimeRunningLines: [[[0.68, 0.88], [0.68, 0.775], [0.76, 0.758], [0.94, 0.785]]],
  openings: [
    { outline: [[0, 0.34], [0.5, 0.34], [0.61, 0.5], [0.6, 0.85], [0, 0.89]], style: 'bars', pitch: 0.06, material: 'slat', frame: 'metal', frameHalfWidth: 0.008 },
  ],
  vent: [[0.7, 0.36], [0.82, 0.38], [0.84, 0.55], [0.73, 0.55]],
  badge: 'diamond',
  frontBadge: 0.66,
  frontPlate: 0.42,
  plateText: 'SLN 274',
  rearDepth: 0.2,
  tailLamp: [[0.66, 0.92], [0.96, 0.9], [0.96, 1.16], [0.8, 1.16], [0.66, 1.06]],
  tailLampLines: [[[0.69, 0.945], [0.92, 0.93]], [[0.69, 1.05], [0.81, 1.135], [0.92, 1.135]]],
  rearStrips: [{ path: [[0, 0.93], [0.64, 0.93]], material: 'chrome', halfWidth: 0.014 }],
  rearPlate: 0.72,
  rearBadge: 1.03,
  diffuser: [[0, 0.15], [0.86, 0.15], [0.86, 0.32], [0, 0.32]],
};

/** A tall, stately people mover: great chromed grille, upright glass, bright lines along the flanks. */
export const SALOON_VAN: CarBodyParameters = {
  ...CURVES,
  name: 'saloon van',
  length: LENGTH,
  halfWidth: 0.93,
  meshHeight: 2.08,
  frontAxle: 0.9,
  rearAxle: 3.92,
  wheelRadius: 0.35,
  rimRadius: 0.25,
  wheelStyle: 'mesh',
  wheelFinish: 'machined',
  archRadius: 0.385,
  archFlare: 0.01,
  sillHeight: 0.18,
  deckCrown: 0.03,
  noseSweep: 0.26,
  noseSweepPower: 3.6,
  tailSweep: 0.1,
  tailSweepPower: 5,
  shoulderFillet: 0.07,
  noseFillet: 0.08,
  tailFillet: 0.08,
  glasshouseFrom: 0.99,
  roofCrown: 0.05,
  tumblehome: 0.09,
  tumblehomeCurve: 0.085,
  roofCentre: 2.8,
  screenBow: 0.04,
  roofFillet: 0.13,
  glasshouseEndFillet: 0.09,
  glasshouseTailFillet: 0.09,
  glasshouseRear: (x, y, z) => (x - 4.98 + 0.04 + (z - 1.2) * 0.07 + 0.06 * (y / 0.93) ** 4) * 0.99,
  windscreen: [0.78, 1.46],
  windscreenPillarWidth: 0.055,
  rearWindowOutline: [
    [0.02, 1.2],
    [0.72, 1.2],
    [0.69, 1.74],
    [0.02, 1.76],
  ],
  rearWindowRounding: 0.04,
  roofRailWidth: 0.09,
  beltMoulding: 0.04,
  sideGlassFront: (x, _z) => (1.02 - x) * 0.9,
  sideGlassRear: (x, z) => x - 4.74 + 0.04 * (z - 1.2),
  pillars: [
    [2.16, 0.036, 0.03],
    [3.34, 0.038, 0],
    [1.28, 0.018, 0.45],
  ],
  doors: [
    { front: (_z) => 1.1, rear: (z) => 2.16 + 0.02 * (z - 1), bottom: 0.3, roofGap: 0.06, aroundArch: true },
    { front: (_z) => 2.172, rear: (_z) => 3.34, bottom: 0.3, roofGap: 0.07 },
  ],
  bonnetLines: {
    sides: [
      [0, 0.68],
      [0.3, 0.76],
      [0.6, 0.81],
      [1, 0.84],
    ],
    front: [
      [0, 0.09],
      [0.4, 0.12],
      [0.7, 0.2],
      [0.9, 0.36],
    ],
    between: [0.12, 0.86],
  },
  mirror: [1.22, 1.2, 1],
  handles: [
    [2, 0.955],
    [2.34, 0.96],
  ],
  handleMaterial: 'chrome',
  cabinFloor: [1, 4.7],
  dashboardAt: 1.18,
  seatHeight: 0.66,
  seats: [
    [1.76, 0.25],
    [2.76, 0.27],
    [3.8, 0.28],
  ],
  frontAndRear: FACE,
  regions: (context) => {
    frameSideGlass(context, 0.012);
    // the rail of the sliding door
    layFlankBand(context, 'seal', 1.025, 0.013, [3.38, 4.72]);
    layFlankBand(context, 'chrome', 0.34, 0.012, [1.3, 3.5]);
  },
  shutLines: (_context, draw) => drawTailgate(draw, 0.8, 0.46, 1.84),
  extras: (context) => addSpoiler(context, { at: 4.89, halfLength: 0.11, halfWidth: 0.66, fall: 0.1, crown: 0.04 }),
};
