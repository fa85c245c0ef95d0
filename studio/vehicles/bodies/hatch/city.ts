import { spline } from '../../../geometry/curves.ts';
import { smoothStep } from '../../../geometry/fields.ts';
import type { CarBodyParameters } from '../../car-body/parameters.ts';
import { FAMILY } from './family.ts';

// biome-ignore format: one curve a line
/** A small electric hatch for the city: round lamps, upright tail, large glass, black roof, wheels at the corners. */
export const CITY: CarBodyParameters = {
  ...FAMILY,
  name: 'electric city hatch',
  length: 3.86,
  halfWidth: 0.868,
  meshHeight: 1.62,
  frontAxle: 0.66,
  rearAxle: 3.2,
  wheelRadius: 0.322,
  rimRadius: 0.235,
  wheelWidth: 0.2,
  wheelStyle: 'mesh',
  wheelFinish: 'silver',
  archFlare: 0.018,
  sillHeight: 0.17,
  noseSweep: 0.34,
  noseSweepPower: 2.8,
  noseFillet: 0.15,
  shoulderLine: spline([[-0.3, 0.72], [0.5, 0.77], [1.2, 0.81], [2.4, 0.83], [3.4, 0.85], [4.5, 0.86]]),
  deckHeight: [[-0.4, 0.58], [-0.1, 0.68], [0.08, 0.755], [0.3, 0.82], [0.6, 0.875], [0.95, 0.925], [1.4, 0.955], [2.2, 0.965], [3, 0.975], [3.5, 0.985], [3.86, 0.98], [4.2, 0.95]],
  beltLine: [[-0.3, 0.89], [0.8, 0.905], [1.6, 0.915], [2.4, 0.925], [3.2, 0.94], [3.8, 0.955], [5, 0.96]],
  roofLine: [[0.35, 0.56], [0.62, 0.75], [0.9, 0.955], [1.22, 1.215], [1.46, 1.41], [1.72, 1.49], [2.15, 1.515], [2.7, 1.51], [3.1, 1.495], [3.42, 1.47], [3.56, 1.43], [3.66, 1.27], [3.73, 1.06], [3.8, 0.84], [3.9, 0.5]],
  roofCentre: 2,
  tumblehome: 0.26,
  tumblehomeCurve: 0.2,
  glasshouseHalfWidth: [[0.3, 0.7], [0.8, 0.765], [1.2, 0.8], [1.8, 0.815], [2.6, 0.812], [3.2, 0.795], [3.6, 0.765], [4, 0.72], [5, 0.6]],
  planHalfWidth: [[-0.3, 0.79], [0.3, 0.845], [0.7, 0.864], [1.4, 0.862], [2.4, 0.866], [3.2, 0.868], [3.6, 0.855], [4.2, 0.82]],
  noseProfile: [[0.1, 0.16], [0.2, 0.08], [0.3, 0.035], [0.42, 0.012], [0.56, 0.008], [0.68, 0.03], [0.76, 0.075], [0.84, 0.17], [0.98, 0.42]],
  tailProfile: [[0.1, 0.16], [0.22, 0.08], [0.36, 0.025], [0.5, 0.01], [0.64, 0.02], [0.8, 0.03], [0.95, 0.045], [1.1, 0.07], [1.3, 0.12], [1.5, 0.22], [1.7, 0.4]],
  tailSweep: 0.2,
  tailSweepPower: 3.6,
  bonnetDome: (x, y) => 0.016 * smoothStep(1, 0.4, x) * smoothStep(0.6, 0.44, y),
  windscreen: [0.93, 1.46],
  rearWindow: [3.545, 3.705],
  windscreenPillarWidth: 0.05,
  rearPillarWidth: 0.06,
  roofRailWidth: 0.06,
  sideGlassRear: (x, z) => (x - 3.34 + (z - 1.05) * 0.45) * 0.85,
  sideGlassFront: (x) => (1.03 - x) * 0.9,
  pillars: [[1.97, 0.034, 0.05], [2.76, 0.034, -0.05]],
  doors: [
    { front: (z) => 1.02 - 0.05 * (z - 0.6), rear: (z) => 1.97 + 0.02 * (z - 1), bottom: 0.27 },
    { front: (z) => 1.978 + 0.02 * (z - 1), rear: (z) => 2.9 - (z - 1) * 0.2, bottom: 0.27, aroundArch: true },
  ],
  bonnetLines: {
    sides: [[0, 0.58], [0.3, 0.66], [0.6, 0.72], [1.1, 0.75]],
    front: [[0, 0.13], [0.4, 0.17], [0.7, 0.29], [0.9, 0.44]],
    between: [0.17, 0.98],
  },
  shutLines: (_context, draw) => {
    draw((_x, y) => y - 0.68, (_x, _y, z, nx) => Math.max(0.3 - nx, 0.5 - z, z - 1.04));
    draw((_x, _y, z) => z - 0.5, (_x, y, _z, nx) => Math.max(0.3 - nx, y - 0.685));
    draw((x, _y, z) => Math.hypot(x - 0.98, z - 0.78) - 0.06, (_x, _y, _z, _nx, ny) => 0.5 - ny);
  },
  regions: ({ surface, bowedX, glasshouseHalfWidthAt, archDistance }) => {
    surface.cut('paint', 'roofblack', (x, y, z, _nx, _ny, nz) =>
      Math.max(1.44 - bowedX(x, y), y - (glasshouseHalfWidthAt(x, z) + 0.02), 1.2 - z, 0.12 - nz));
    surface.cut('paint', 'trim', (x, _y, z) => Math.min(archDistance(x, z) - 0.03, z - 0.25));
  },
  cabinFloor: [1, 3.3],
  dashboardAt: 1.22,
  seatHeight: 0.52,
  seats: [[1.74, 0.24], [2.5, 0.26]],
  mirror: [1.22, 1.005, 0.92],
  handles: [[1.8, 0.8], [2.64, 0.81]],
  extras: undefined,
  frontAndRear: {
    frontDepth: 0.44,
    headlamp: [[0.555, 0.6], [0.6, 0.566], [0.655, 0.566], [0.7, 0.6], [0.7, 0.655], [0.655, 0.69], [0.6, 0.69], [0.555, 0.655]],
    headlampRounding: 0.022,
    projectors: [[0.6275, 0.628, 0.04]],
    daytimeRunningLines: [[[0.552, 0.628], [0.574, 0.575], [0.6275, 0.553], [0.681, 0.575], [0.703, 0.628], [0.681, 0.681], [0.6275, 0.703], [0.574, 0.681], [0.552, 0.628]]],
    lightHalfWidth: 0.006,
    frontPanels: [{ outline: [[0, 0.56], [0.5, 0.575], [0.5, 0.67], [0, 0.685]], rounding: 0.025, material: 'roofblack' }],
    frontStrips: [{ path: [[0, 0.625], [0.5, 0.628]], material: 'drl', halfWidth: 0.004, rise: 0.002 }],
    openings: [
      { outline: [[0, 0.235], [0.48, 0.235], [0.56, 0.3], [0.46, 0.36], [0, 0.365]], style: 'dots', pitch: 0.05, material: 'metal', frame: 'seal' },
    ],
    frontBadge: 0.625,
    badge: 'diamond',
    frontPlate: 0.455,
    plateText: 'ZAP 118',
    tailLamp: [[0.7, 0.62], [0.85, 0.62], [0.85, 0.92], [0.7, 0.92]],
    tailLampRounding: 0.025,
    tailLampLines: [[[0.705, 0.9], [0.82, 0.9], [0.82, 0.64], [0.705, 0.64], [0.705, 0.9]], [[0.735, 0.77], [0.79, 0.77]]],
    rearDepth: 0.34,
    rearPlate: 0.6,
    rearBadge: 0.83,
    diffuser: [[0, 0.15], [0.85, 0.15], [0.85, 0.32], [0.6, 0.36], [0, 0.36]],
  },
};
