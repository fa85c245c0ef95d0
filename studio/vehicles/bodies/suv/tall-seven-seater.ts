import { spline } from '../../../geometry/curves.ts';
import { roundedBox, roundedRectangle, smoothStep } from '../../../geometry/fields.ts';
import type { CarBodyParameters, CarContext } from '../../car-body/parameters.ts';
import type { FrontAndRear } from '../../front-and-rear/front-and-rear.ts';
import { addSpoiler, clad, drawFlap, drawTailgate } from '../../parts/car-parts.ts';

const LENGTH = 4.96;

// biome-ignore format: one curve a row
const CURVES = {
  // height of the shoulder line
  shoulderLine: spline([[-0.3, 1.07], [0.5, 1.1], [1.2, 1.115], [2.5, 1.12], [3.8, 1.125], [5.4, 1.125]]),
  // bonnet, shoulder, tail
  deckHeight: [
    [-0.4, 1.02], [-0.1, 1.09], [0.05, 1.13], [0.3, 1.17], [0.8, 1.2], [1.25, 1.22], [1.8, 1.225],
    [2.6, 1.23], [3.6, 1.235], [4.4, 1.235], [5.4, 1.23],
  ],
  // lower edge of the side glass
  beltLine: [[-0.3, 1.16], [1, 1.18], [1.8, 1.185], [2.8, 1.19], [3.8, 1.195], [5.4, 1.2]],
  // windscreen, roof with a step over the second row, tail
  roofLine: [
    [0.9, 0.8], [1.14, 1], [1.32, 1.2], [1.52, 1.45], [1.7, 1.66], [1.87, 1.79], [2.12, 1.84], [2.5, 1.855],
    [2.8, 1.87], [3.05, 1.9], [3.3, 1.912], [3.9, 1.91], [4.5, 1.895], [5, 1.87],
  ],
  // seen from above, at the shoulder
  planHalfWidth: [
    [-0.3, 0.94], [0.3, 0.965], [0.9, 0.98], [1.7, 0.983], [2.9, 0.985], [3.9, 0.985], [4.6, 0.975],
    [5.2, 0.96],
  ],
  // seen from above, at the belt
  glasshouseHalfWidth: [
    [0.5, 0.84], [1.2, 0.89], [1.7, 0.92], [2.4, 0.93], [3.4, 0.93], [4.3, 0.92], [4.8, 0.91], [5.4, 0.9],
  ],
  // seen from the side: how far back, over height
  noseProfile: [
    [0.25, 0.13], [0.36, 0.06], [0.48, 0.02], [0.62, 0.006], [0.9, 0.006], [1.04, 0.018], [1.12, 0.05],
    [1.2, 0.14], [1.4, 0.45],
  ],
  // the same, from the tail
  tailProfile: [
    [0.25, 0.12], [0.38, 0.05], [0.52, 0.015], [0.7, 0.006], [0.95, 0.012], [1.2, 0.025], [1.5, 0.05],
    [1.75, 0.085], [2, 0.14],
  ],
  // the flank from sill to shoulder
  sideSection: [
    [-0.9, -0.08], [-0.76, -0.048], [-0.64, -0.022], [-0.52, -0.008], [-0.38, -0.005], [-0.2, -0.006],
    [-0.05, -0.003], [-0.012, -0.0005], [0, 0], [0.012, -0.002], [0.06, -0.012], [0.13, -0.03],
    [0.22, -0.06], [0.33, -0.11],
  ],
} satisfies Partial<CarBodyParameters>;

// biome-ignore format: one outline a row
const FACE: FrontAndRear = {
  frontDepth: 0.36,
  headlamp: [[0.6, 0.915], [0.955, 0.915], [0.955, 1.055], [0.6, 1.055]],
  headlampRounding: 0.03,
  lightBlocks: [[0.7, 0.985, 0.042, 0.034], [0.815, 0.985, 0.042, 0.034]],
  daytimeRunningLines: [
    [[0.64, 0.938], [0.76, 0.938], [0.76, 1.032], [0.64, 1.032], [0.64, 0.938]],
    [[0.782, 0.938], [0.9, 0.938]], [[0.782, 1.032], [0.9, 1.032]],
  ],
  lightHalfWidth: 0.007,
  // lamps and grille stand in one black panel
  frontPanels: [
    { outline: [[0, 0.895], [0.62, 0.895], [0.62, 1.072], [0, 1.072]], rounding: 0.02, material: 'roofblack' },
    { outline: [[0, 0.3], [0.5, 0.3], [0.56, 0.42], [0, 0.42]], rounding: 0.02, material: 'metal' },
  ],
  openings: [
    { outline: [[0, 0.925], [0.545, 0.925], [0.545, 1.045], [0, 1.045]], rounding: 0.02, style: 'verticalBars', pitch: 0.05, material: 'slat', frame: 'seal', frameHalfWidth: 0.008 },
    { outline: [[0, 0.48], [0.54, 0.48], [0.6, 0.56], [0.58, 0.62], [0, 0.62]], style: 'bars', pitch: 0.04, material: 'trim', frame: 'seal' },
    { outline: [[0.72, 0.52], [0.86, 0.52], [0.86, 0.76], [0.72, 0.76]], rounding: 0.02, style: 'closed' },
  ],
  badge: 'ring',
  frontBadge: 0.985,
  frontPlate: 0.7,
  plateText: 'TAL 708',
  rearDepth: 0.24,
  tailLamp: [[0.8, 0.84], [0.97, 0.84], [0.97, 1.2], [0.8, 1.2]],
  tailLampRounding: 0.02,
  tailLampLines: [
    [[0.83, 0.87], [0.94, 0.87], [0.94, 1.0], [0.83, 1.0], [0.83, 0.87]],
    [[0.83, 1.04], [0.94, 1.04], [0.94, 1.17], [0.83, 1.17], [0.83, 1.04]],
  ],
  rearPanels: [{ outline: [[0, 1.03], [0.6, 1.03], [0.6, 1.12], [0, 1.12]], rounding: 0.015, material: 'roofblack' }],
  rearPlate: 0.88,
  rearBadge: 1.075,
  diffuser: [[0, 0.2], [0.98, 0.2], [0.98, 0.5], [0.6, 0.5], [0.55, 0.58], [0, 0.58]],
};

/** The pillar behind the rear doors leans and has the body's paint, between dark ones. */
const paintedPillar = (x: number, z: number): number => Math.abs(x - 3.53 + (z - 1.2) * 0.16) - 0.075;

/** Adds low black bars to the raised part of the roof. */
function addLowRails({ model }: CarContext): void {
  const rail = (x: number, y: number, z: number): number =>
    roundedBox(x - 3.85, y - 0.7, z - 1.908 + 0.018 * ((x - 3.85) / 0.72) ** 2, 0.72, 0.02, 0.022, 0.018);
  model.addField('seal', rail, [3.05, 0.64, 1.83], [4.65, 0.77, 1.97], 0.01, { mirrored: true });
}

/** A tall seven-seater: upright ends, a dark stepped roof, square lamps beside a slim grille, gills in its wings. */
export const TALL_SEVEN_SEATER: CarBodyParameters = {
  ...CURVES,
  name: 'tall-seven-seater',
  length: LENGTH,
  halfWidth: 0.985,
  meshHeight: 2.05,
  frontAxle: 0.9,
  rearAxle: 3.86,
  wheelRadius: 0.4,
  rimRadius: 0.29,
  wheelWidth: 0.26,
  wheelStyle: 'y',
  wheelFinish: 'machined',
  archRadius: 0.44,
  archFlare: 0.03,
  archFlareWidth: 0.06,
  sillHeight: 0.32,
  deckCrown: 0.014,
  noseSweep: 0.17,
  noseSweepPower: 4.4,
  tailSweep: 0.1,
  tailSweepPower: 5,
  shoulderFillet: 0.05,
  noseFillet: 0.06,
  tailFillet: 0.06,
  glasshouseFrom: 1.12,
  roofCrown: 0.03,
  tumblehome: 0.15,
  tumblehomeCurve: 0.1,
  roofCentre: 2.9,
  screenBow: 0.035,
  roofFillet: 0.1,
  glasshouseEndFillet: 0.07,
  glasshouseTailFillet: 0.07,
  bonnetDome: (x, y) =>
    0.022 * smoothStep(1.5, 1.15, x) * smoothStep(0.62, 0.55, y) * smoothStep(0.12, 0.4, x) -
    0.01 * smoothStep(0.34, 0.28, y) * smoothStep(1.4, 0.8, x),
  windscreen: [1.33, 1.83],
  windscreenPillarWidth: 0.055,
  rearWindowOutline: [
    [0.02, 1.29],
    [0.74, 1.29],
    [0.7, 1.74],
    [0.02, 1.74],
  ],
  rearWindowRounding: 0.05,
  roofRailWidth: 0.085,
  beltMoulding: 0.045,
  sideGlassFront: (x, z) => 1.5 - x - 0.15 * (z - 1.2),
  sideGlassRear: (x, z) => x - 4.66 + (z - 1.2) * 0.06,
  pillars: [
    [2.42, 0.036, 0.03],
    [3.4, 0.06, 0],
  ],
  doors: [
    { front: (z) => 1.44 - 0.03 * (z - 0.6), rear: (z) => 2.42 + 0.02 * (z - 1), bottom: 0.46, roofGap: 0.05 },
    {
      front: (z) => 2.428 + 0.02 * (z - 1),
      rear: (z) => 3.5 - (z - 1.1) * 0.06,
      bottom: 0.46,
      roofGap: 0.05,
      aroundArch: true,
    },
  ],
  bonnetLines: {
    sides: [
      [0, 0.8],
      [0.3, 0.86],
      [0.8, 0.89],
      [1.5, 0.9],
    ],
    front: [
      [0, 0.07],
      [0.4, 0.085],
      [0.7, 0.12],
      [0.9, 0.24],
    ],
    between: [0.12, 1.36],
  },
  mirror: [1.66, 1.31, 1.04],
  handles: [
    [2.24, 1.06],
    [3.22, 1.06],
  ],
  handleMaterial: 'seal',
  cabinFloor: [1.36, 4.6],
  dashboardAt: 1.68,
  seatHeight: 0.82,
  seats: [
    [2.18, 0.27],
    [3.12, 0.3],
    [3.98, 0.28],
  ],
  frontAndRear: FACE,
  regions: (context) => {
    const { surface, sideGlass } = context;
    clad(context, 0.05, 0.47);
    for (const glass of ['glass', 'seal'])
      surface.cut(glass, 'paint', (x, y, z, _nx, ny) =>
        Math.max(paintedPillar(x, z), sideGlass(x, y, z), 0.3 - ny, z - 1.9),
      );
    // The roof is dark down to the side glass, and so are the tail's corners beside their window.
    surface.cut('paint', 'roofblack', (x, _y, z) => Math.max(1.755 + 0.05 * smoothStep(2.55, 3.25, x) - z, 1.66 - x));
    // Gills in the front wing.
    surface.cut('paint', 'seal', (x, _y, z, _nx, ny) =>
      Math.max(roundedRectangle(x - 1.35 + (z - 0.98) * 0.12, z - 0.98, 0.04, 0.1, 0.018), 0.5 - ny),
    );
  },
  shutLines: (_context, draw) => {
    drawTailgate(draw, 0.79, 0.66, 1.84);
    drawFlap(draw, 4.28, 1.02, 0.08, 0.02);
  },
  extras: (context) => {
    addLowRails(context);
    addSpoiler(context, { at: 4.84, halfLength: 0.1, halfWidth: 0.7, fall: 0.1, material: 'roofblack' });
  },
};
