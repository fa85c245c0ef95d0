import { spline } from '../../../geometry/curves.ts';
import { roundedRectangle, smoothStep } from '../../../geometry/fields.ts';
import type { CarBodyParameters, Points } from '../../car-body/parameters.ts';
import type { FrontAndRear } from '../../front-and-rear/front-and-rear.ts';
import { addRoofRails, addSpoiler, clad, cutNose, drawFlap, drawTailgate } from '../../parts/car-parts.ts';
import { ESTATE_PLAN, WAGON_FLANK } from './section.ts';

const LENGTH = 4.86;

// biome-ignore format: one curve a row
const CURVES = {
  ...WAGON_FLANK,
  ...ESTATE_PLAN,
  // height of the shoulder line
  shoulderLine: spline([[-0.3, 0.775], [0.5, 0.85], [1.2, 0.91], [2.5, 0.94], [3.6, 0.975], [4.3, 0.99], [5, 0.975]]),
  // bonnet, shoulder, tail
  deckHeight: [
    [-0.4, 0.595], [-0.1, 0.715], [0.1, 0.82], [0.4, 0.895], [0.85, 0.98], [1.3, 1.05], [1.8, 1.085],
    [2.6, 1.09], [3.4, 1.1], [4, 1.115], [4.5, 1.125], [4.9, 1.12], [5.2, 1.095],
  ],
  // lower edge of the side glass
  beltLine: [[-0.3, 0.975], [1, 1], [1.8, 1.02], [2.6, 1.04], [3.4, 1.065], [4.1, 1.105], [5, 1.125]],
  // windscreen, roof, rear screen
  roofLine: [
    [0.55, 0.645], [0.9, 0.855], [1.25, 1.06], [1.65, 1.31], [1.95, 1.48], [2.25, 1.54], [2.8, 1.57],
    [3.4, 1.565], [3.95, 1.535], [4.32, 1.5], [4.46, 1.465], [4.53, 1.365], [4.63, 1.195], [4.73, 0.995],
    [4.85, 0.695],
  ],
  // seen from the side: how far back, over height
  noseProfile: [
    [0.15, 0.16], [0.25, 0.09], [0.35, 0.04], [0.47, 0.015], [0.6, 0.01], [0.73, 0.015], [0.82, 0.05],
    [0.91, 0.16], [1.05, 0.42],
  ],
  // the same, from the tail
  tailProfile: [
    [0.175, 0.22], [0.295, 0.13], [0.435, 0.05], [0.575, 0.02], [0.775, 0.04], [0.925, 0.07],
    [1.055, 0.055], [1.125, 0.03], [1.195, 0.02],
  ],
} satisfies Partial<CarBodyParameters>;

// biome-ignore format: one outline a row
const FACE: FrontAndRear = {
  frontDepth: 0.52,
  headlamp: [[0.49, 0.7], [0.66, 0.69], [0.95, 0.73], [0.95, 0.835], [0.7, 0.825], [0.47, 0.78]],
  projectors: [[0.635, 0.755, 0.032], [0.74, 0.768, 0.032]],
  // a C around the inner projector
  daytimeRunningLines: [[[0.7, 0.705], [0.54, 0.71], [0.515, 0.77], [0.7, 0.81]]],
  openings: [
    { outline: [[0, 0.56], [0.42, 0.56], [0.46, 0.66], [0.4, 0.77], [0, 0.77]], style: 'honeycomb', pitch: 0.055, material: 'roofblack', frame: 'seal' },
    { outline: [[0, 0.33], [0.5, 0.33], [0.6, 0.4], [0.5, 0.47], [0, 0.47]], style: 'bars', pitch: 0.045, material: 'trim' },
  ],
  frontStrips: [{ path: [[0.09, 0.665], [0.455, 0.665]], material: 'chrome', halfWidth: 0.011 }],
  badge: 'wings',
  frontBadge: 0.665,
  frontPlate: 0.5,
  plateText: 'WNM 915',
  rearDepth: 0.34,
  tailLamp: [[0.5, 0.93], [0.95, 0.9], [0.95, 1.05], [0.74, 1.06], [0.5, 1]],
  tailLampLines: [[[0.9, 0.93], [0.56, 0.95], [0.56, 0.985], [0.74, 1.035], [0.9, 1.03]]],
  rearPlate: 0.775,
  rearBadge: 0.96,
  diffuser: [[0, 0.2], [0.95, 0.2], [0.95, 0.46], [0.7, 0.5], [0.62, 0.54], [0, 0.54]],
};

/** The cladding of the front bumper, up to the lamps at its sides. */
const CHIN: Points = [
  [0, 0.2],
  [0.97, 0.2],
  [0.97, 0.58],
  [0.72, 0.56],
  [0.62, 0.5],
  [0, 0.5],
];

/** An estate raised for rough roads: black cladding all around, strong rails, a broad face. */
export const RUGGED: CarBodyParameters = {
  ...CURVES,
  name: 'rugged wagon',
  length: LENGTH,
  halfWidth: 0.92,
  meshHeight: 1.72,
  frontAxle: 0.92,
  rearAxle: 3.8,
  wheelRadius: 0.365,
  rimRadius: 0.245,
  wheelStyle: 'six',
  wheelFinish: 'machined',
  archRadius: 0.405,
  archFlare: 0.022,
  archFlareWidth: 0.07,
  sillHeight: 0.25,
  deckCrown: 0.04,
  noseSweep: 0.34,
  noseSweepPower: 3.2,
  tailSweep: 0.3,
  tailSweepPower: 2.8,
  shoulderFillet: 0.06,
  noseFillet: 0.09,
  tailFillet: 0.07,
  glasshouseFrom: 0.93,
  tumblehome: 0.36,
  tumblehomeCurve: 0.3,
  roofCentre: 2.6,
  screenBow: 0.06,
  bonnetDome: (x, y) => 0.02 * smoothStep(1.45, 0.8, x) * smoothStep(0.5, 0.4, y),
  windscreen: [1.27, 1.94],
  windscreenPillarWidth: 0.05,
  rearWindow: [4.46, 4.655],
  rearPillarWidth: 0.06,
  roofRailWidth: 0.07,
  beltMoulding: 0.04,
  sideGlassFront: (x, _z) => (1.4 - x) * 0.9,
  sideGlassRear: (x, z) => (x - 4.4 + (z - 1.075) * 0.45) * 0.9,
  pillars: [
    [2.47, 0.032, 0.08],
    [3.5, 0.03, -0.1],
  ],
  doors: [
    { front: (z) => 1.4 - 0.08 * (z - 0.6), rear: (z) => 2.47 + 0.03 * (z - 1), bottom: 0.36 },
    {
      front: (z) => 2.478 + 0.03 * (z - 1),
      rear: (z) => 3.66 - (z - 1) * 0.3,
      bottom: 0.36,
      aroundArch: true,
    },
  ],
  bonnetLines: {
    sides: [
      [0, 0.6],
      [0.3, 0.69],
      [0.8, 0.765],
      [1.5, 0.8],
    ],
    front: [
      [0, 0.14],
      [0.4, 0.18],
      [0.7, 0.28],
      [0.9, 0.42],
    ],
    between: [0.2, 1.34],
  },
  mirror: [1.6, 1.115, 0.965],
  handles: [
    [2.28, 0.885],
    [3.32, 0.91],
  ],
  cabinFloor: [1.3, 3.9],
  dashboardAt: 1.62,
  seatHeight: 0.58,
  seats: [
    [2.15, 0.25],
    [3.05, 0.28],
  ],
  frontAndRear: FACE,
  regions: (context) => {
    const { surface } = context;
    clad(context, 0.06, 0.4);
    cutNose(context, CHIN, 0.6, 'trim');
    surface.cut('paint', 'trim', (x, y, z) =>
      Math.max(roundedRectangle(x - 2.35, z - 0.43, 0.9, 0.075, 0.03), 0.5 - y),
    );
  },
  shutLines: (_context, draw) => {
    drawTailgate(draw, 0.7, 0.66, 1.14);
    drawFlap(draw, 4.12, 0.95, 0.07, 0.03);
  },
  extras: (context) => {
    addRoofRails(context, {
      height: [
        [1.95, 1.45],
        [2.15, 1.575],
        [2.8, 1.605],
        [3.4, 1.6],
        [4, 1.565],
        [4.4, 1.45],
      ],
      between: [2, 4.3],
      aside: 0.6,
      radius: 0.021,
      material: 'trim',
    });
    addSpoiler(context, {
      at: 4.45,
      halfLength: 0.11,
      halfWidth: 0.53,
      thickness: 0.018,
      fall: 0.15,
      crown: 0.06,
    });
  },
};
