import { spline } from '../../../geometry/curves.ts';
import { roundedBox, smoothMax, smoothStep } from '../../../geometry/fields.ts';
import type { CarBodyParameters, CarContext } from '../../car-body/parameters.ts';
import { addPlate, type FrontAndRear } from '../../front-and-rear/front-and-rear.ts';
import { circleOutline, clad, drawTailgate } from '../../parts/car-parts.ts';
import { buildWheel } from '../../wheels/wheels.ts';

const LENGTH = 4.4;

/** The middle of the round headlamp. */
const LAMP = { y: 0.7, z: 0.91 };

// biome-ignore format: one curve a row
const CURVES = {
  // height of the shoulder line
  shoulderLine: spline([[-0.3, 1.05], [0.5, 1.08], [1.2, 1.095], [2.5, 1.1], [4, 1.105], [5.4, 1.105]]),
  // bonnet, shoulder, tail
  deckHeight: [
    [-0.4, 1.09], [-0.1, 1.13], [0.03, 1.155], [0.25, 1.175], [0.8, 1.19], [1.3, 1.2], [2.6, 1.205],
    [3.6, 1.205], [4.3, 1.205], [5, 1.2],
  ],
  // lower edge of the side glass
  beltLine: [[-0.3, 1.14], [1, 1.16], [2.6, 1.17], [3.6, 1.175], [5, 1.18]],
  // windscreen, roof, rear screen
  roofLine: [
    [1.02, 0.8], [1.22, 1], [1.35, 1.16], [1.48, 1.4], [1.59, 1.64], [1.72, 1.8], [1.95, 1.855],
    [2.5, 1.88], [3.2, 1.885], [3.9, 1.88], [4.4, 1.865], [4.8, 1.83],
  ],
  // seen from above, at the shoulder
  planHalfWidth: [
    [-0.3, 0.86], [0.3, 0.885], [0.8, 0.9], [1.7, 0.905], [2.8, 0.907], [3.6, 0.907], [4.2, 0.9],
    [4.8, 0.89],
  ],
  // seen from above, at the belt
  glasshouseHalfWidth: [[0.5, 0.82], [1.2, 0.865], [1.7, 0.88], [2.5, 0.885], [3.6, 0.885], [4.3, 0.875], [5, 0.87]],
  // seen from the side: how far back, over height
  noseProfile: [
    [0.3, 0.1], [0.42, 0.05], [0.52, 0.015], [0.65, 0.005], [0.95, 0.01], [1.08, 0.02], [1.15, 0.05],
    [1.22, 0.12], [1.4, 0.4],
  ],
  // the same, from the tail
  tailProfile: [[0.3, 0.08], [0.45, 0.04], [0.6, 0.03], [1.2, 0.03], [1.6, 0.04], [2, 0.06]],
  // the flank from sill to shoulder
  sideSection: [
    [-0.9, -0.07], [-0.75, -0.045], [-0.62, -0.02], [-0.5, -0.006], [-0.35, -0.004], [-0.15, -0.004],
    [-0.03, -0.001], [0, 0], [0.03, -0.004], [0.08, -0.014], [0.2, -0.04], [0.3, -0.08],
  ],
} satisfies Partial<CarBodyParameters>;

// biome-ignore format: one outline a row
const FACE: FrontAndRear = {
  frontDepth: 0.25,
  headlamp: circleOutline(LAMP.y, LAMP.z, 0.105),
  headlampRounding: 0,
  projectors: [[LAMP.y, LAMP.z, 0.05]],
  daytimeRunningLines: [[...circleOutline(LAMP.y, LAMP.z, 0.085), [LAMP.y + 0.085, LAMP.z]]],
  openings: [
    { outline: [[0, 0.83], [0.52, 0.83], [0.52, 0.99], [0, 0.99]], style: 'honeycomb', pitch: 0.06, material: 'trim', frame: 'seal' },
  ],
  // grille and lamps share one black panel
  frontPanels: [{ outline: [[0, 0.79], [0.81, 0.79], [0.81, 1.03], [0, 1.03]], rounding: 0.03, material: 'roofblack' }],
  plateText: 'TRK 440',
  rearDepth: 0.3,
  tailLamp: [[0.77, 0.8], [0.88, 0.8], [0.88, 1.1], [0.77, 1.1]],
  tailLampLines: [[[0.86, 0.825], [0.79, 0.825], [0.79, 1.075], [0.86, 1.075]]],
};

/** Adds the black bumpers that stand out in front and behind. */
function addBumpers(context: CarContext): void {
  const { model } = context;
  const front = (x: number, y: number, z: number): number => {
    const beam = roundedBox(x - 0.02 - 0.12 * (y / 0.945) ** 4, y, z - 0.6, 0.1, 0.9, 0.09, 0.04);
    return smoothMax(beam, -roundedBox(x + 0.1, y, z - 0.61, 0.08, 0.4, 0.068, 0.02), 0.02);
  };
  model.addField('trim', front, [-0.2, -1, 0.45], [0.28, 1, 0.75], 0.014);
  const rear = (x: number, y: number, z: number): number => roundedBox(x - 4.4, y, z - 0.57, 0.1, 0.88, 0.08, 0.035);
  model.addField('trim', rear, [4.2, -1, 0.42], [4.6, 1, 0.7], 0.014);
}

function addSideSteps({ model }: CarContext): void {
  const step = (x: number, y: number, z: number): number =>
    roundedBox(x - 2.14, y - 0.93, z - 0.47, 0.82, 0.07, 0.028, 0.026);
  model.addField('trim', step, [1.2, 0.8, 0.4], [3, 1.05, 0.55], 0.012, { mirrored: true });
}

/** Adds two bars along the roof on feet, and three across. */
function addRoofRack({ model }: CarContext): void {
  const along = (x: number, y: number, z: number): number => {
    const bar = roundedBox(x - 2.9, y - 0.7, z - 1.925, 1.15, 0.016, 0.02, 0.014);
    const feet = [1.9, 2.55, 3.2, 3.85].map((at) => roundedBox(x - at, y - 0.7, z - 1.885, 0.035, 0.02, 0.05, 0.015));
    return Math.min(bar, ...feet);
  };
  model.addField('seal', along, [1.6, 0.64, 1.82], [4.2, 0.76, 1.97], 0.01, { mirrored: true });
  const across = (x: number, y: number, z: number): number =>
    Math.min(...[2.1, 3, 3.8].map((at) => roundedBox(x - at, y, z - 1.925, 0.03, 0.7, 0.014, 0.012)));
  model.addField('seal', across, [1.9, -0.8, 1.88], [4, 0.8, 1.97], 0.012);
}

/** Adds the spare wheel on the tailgate, its outer face to the rear, and what carries it. */
function addSpareWheel({ model, parameters: p }: CarContext): void {
  const [y, z] = [-0.1, 1.06];
  const wheel = buildWheel(
    {
      radius: 0.39,
      rimRadius: p.rimRadius,
      width: 0.25,
      style: p.wheelStyle,
      finish: p.wheelFinish,
      tread: p.tread,
    },
    model.detail,
  );
  model.addParts(wheel, { turnZ: -Math.PI / 2, at: [4.45, y, z] });
  const carrier = (px: number, py: number, pz: number): number =>
    Math.max(Math.hypot(py - y, pz - z) - 0.1, Math.abs(px - 4.36) - 0.05);
  model.addField('seal', carrier, [4.25, -0.3, 0.9], [4.45, 0.1, 1.2], 0.02);
}

/** A boxy off-roader: round lamps, upright glass, bolted arches, roof rack, spare wheel on the tailgate. */
export const OFF_ROADER: CarBodyParameters = {
  ...CURVES,
  name: 'off-roader',
  length: LENGTH,
  halfWidth: 0.945,
  meshHeight: 2.05,
  frontAxle: 0.8,
  rearAxle: 3.48,
  wheelRadius: 0.41,
  rimRadius: 0.235,
  wheelWidth: 0.27,
  wheelStyle: 'offroad',
  wheelFinish: 'machined',
  tread: 'allTerrain',
  halfTrack: 0.83,
  archRadius: 0.455,
  archFlare: 0.045,
  archFlareWidth: 0.05,
  sillHeight: 0.4,
  deckCrown: 0.012,
  noseSweep: 0.14,
  noseSweepPower: 4,
  tailSweep: 0.09,
  tailSweepPower: 5,
  shoulderFillet: 0.045,
  noseFillet: 0.06,
  tailFillet: 0.06,
  glasshouseFrom: 1.1,
  roofCrown: 0.035,
  tumblehome: 0.1,
  tumblehomeCurve: 0.06,
  roofCentre: 2.8,
  screenBow: 0.03,
  roofFillet: 0.1,
  glasshouseEndFillet: 0.07,
  glasshouseTailFillet: 0.06,
  bonnetDome: (x, y) => 0.022 * smoothStep(1.5, 1.2, x) * smoothStep(0.56, 0.5, y),
  glasshouseRear: (x, y, z) => (x - 4.33 + (z - 1.2) * 0.05 + 0.05 * (y / 0.945) ** 4) * 0.99,
  windscreen: [1.37, 1.66],
  windscreenPillarWidth: 0.055,
  rearWindowOutline: [
    [0.02, 1.27],
    [0.66, 1.27],
    [0.63, 1.72],
    [0.02, 1.72],
  ],
  rearWindowRounding: 0.04,
  roofRailWidth: 0.09,
  beltMoulding: 0.045,
  sideGlassFront: (x, z) => 1.56 - x - 0.1 * (z - 1.2),
  sideGlassRear: (x, z) => x - 4.14 + (z - 1.2) * 0.04,
  pillars: [
    [2.4, 0.042, 0.01],
    [3.28, 0.055, 0],
  ],
  doors: [
    { front: (_z) => 1.47, rear: (_z) => 2.4, bottom: 0.52, roofGap: 0.05 },
    { front: (_z) => 2.408, rear: (_z) => 3.28, bottom: 0.52, roofGap: 0.05, aroundArch: true },
  ],
  bonnetLines: {
    sides: [
      [0, 0.74],
      [0.3, 0.79],
      [0.8, 0.81],
      [1.5, 0.82],
    ],
    front: [
      [0, 0.06],
      [0.4, 0.075],
      [0.7, 0.1],
      [0.9, 0.18],
    ],
    between: [0.09, 1.34],
  },
  mirror: [1.62, 1.3, 1],
  handles: [
    [2.22, 1.075],
    [3.1, 1.075],
  ],
  handleMaterial: 'seal',
  cabinFloor: [1.4, 4.2],
  dashboardAt: 1.7,
  seatHeight: 0.86,
  seats: [
    [2.15, 0.26],
    [2.98, 0.29],
  ],
  frontAndRear: FACE,
  regions: (context) => {
    const { surface } = context;
    clad(context, 0.075, 0.5);
    surface.cut('paint', 'trim', (x, _y, z) => Math.max(z - 0.68, x - 0.16));
    surface.cut('paint', 'trim', (x, _y, z) => Math.max(z - 0.62, 4.25 - x));
  },
  shutLines: (_context, draw) => drawTailgate(draw, 0.8, 0.62, 1.8),
  extras: (context) => {
    addBumpers(context);
    addSideSteps(context);
    addRoofRack(context);
    addSpareWheel(context);
    addPlate(context, -0.03, 0.61, FACE.plateText);
    addPlate(context, 4.505, 0.575, FACE.plateText);
  },
};
