import { spline } from '../../../geometry/curves.ts';
import { smoothStep } from '../../../geometry/fields.ts';
import type { CarBodyParameters } from '../../car-body/parameters.ts';
import { SALOON } from './saloon.ts';

// biome-ignore format: one curve a line
/** A calm mid-size saloon: level waist, upright rear screen before a clear boot, slim lamps, closed upper nose. */
export const MIDSIZE: CarBodyParameters = {
  ...SALOON,
  name: 'mid-size saloon',
  length: 4.66,
  halfWidth: 0.905,
  meshHeight: 1.56,
  frontAxle: 0.87,
  rearAxle: 3.57,
  wheelRadius: 0.342,
  rimRadius: 0.246,
  wheelStyle: 'ten',
  wheelFinish: 'silver',
  archFlare: 0.014,
  sillHeight: 0.18,
  shoulderLine: spline([[-0.3, 0.735], [0.5, 0.79], [1.2, 0.82], [2.5, 0.835], [3.6, 0.85], [4.3, 0.86], [5, 0.85]]),
  deckHeight: [[-0.4, 0.56], [-0.1, 0.66], [0.08, 0.735], [0.4, 0.805], [0.85, 0.875], [1.3, 0.935], [1.8, 0.965], [2.6, 0.97], [3.4, 0.985], [3.9, 1.005], [4.3, 1.015], [4.66, 1.01], [5, 0.98]],
  beltLine: [[-0.3, 0.88], [1, 0.9], [1.8, 0.91], [2.6, 0.92], [3.4, 0.94], [4.1, 0.96], [5, 0.97]],
  roofLine: [[0.6, 0.54], [0.94, 0.75], [1.28, 0.955], [1.64, 1.2], [1.9, 1.375], [2.18, 1.455], [2.6, 1.48], [3, 1.465], [3.32, 1.4], [3.62, 1.25], [3.9, 1.075], [4.2, 0.88], [4.6, 0.6]],
  roofCentre: 2.5,
  screenBow: 0.08,
  tumblehome: 0.32,
  glasshouseHalfWidth: [[0.5, 0.71], [1.1, 0.775], [1.6, 0.825], [2.2, 0.845], [3, 0.842], [3.5, 0.81], [3.9, 0.75], [4.4, 0.67], [5, 0.58]],
  planHalfWidth: [[-0.3, 0.82], [0.3, 0.868], [0.9, 0.897], [1.7, 0.9], [2.8, 0.903], [3.6, 0.904], [4.2, 0.885], [4.8, 0.845]],
  noseProfile: [[0.1, 0.15], [0.2, 0.08], [0.3, 0.03], [0.42, 0.012], [0.55, 0.012], [0.66, 0.03], [0.74, 0.08], [0.82, 0.18], [0.95, 0.42]],
  noseSweep: 0.4,
  noseSweepPower: 2.8,
  noseFillet: 0.1,
  tailProfile: [[0.1, 0.2], [0.22, 0.11], [0.36, 0.04], [0.5, 0.015], [0.7, 0.02], [0.84, 0.045], [0.95, 0.06], [1.02, 0.07], [1.1, 0.09]],
  tailSweep: 0.28,
  bonnetDome: (x, y) => 0.01 * smoothStep(1.4, 0.7, x) * smoothStep(0.64, 0.5, y),
  windscreen: [1.295, 1.9],
  rearWindow: [3.27, 3.86],
  rearPillarWidth: 0.085,
  sideGlassRear: (x, z) => (x - 3.62 + (z - 1.02) * 1.05) * 0.65,
  sideGlassFront: (x) => (1.44 - x) * 0.9,
  pillars: [[2.42, 0.032, 0.06], [3.26, 0.022, -0.24]],
  doors: [
    { front: (z) => 1.42 - 0.08 * (z - 0.6), rear: (z) => 2.42 + 0.02 * (z - 1), bottom: 0.28 },
    { front: (z) => 2.428 + 0.02 * (z - 1), rear: (z) => 3.46 - (z - 1) * 0.45, bottom: 0.28, aroundArch: true },
  ],
  bonnetLines: {
    sides: [[0, 0.58], [0.3, 0.67], [0.8, 0.755], [1.5, 0.795]],
    front: [[0, 0.16], [0.4, 0.2], [0.7, 0.32], [0.9, 0.48]],
    between: [0.19, 1.36],
  },
  regions: ({ surface, sideGlass }) => {
    // a thin bright line under the windows, from the mirror to the last pillar
    surface.cut('paint', 'metal', (x, y, z) =>
      Math.max(sideGlass(x, y, z) - 0.011, z - 0.985 - 0.02 * (x - 2), 1.5 - x, x - 3.6, 0.3 - y));
  },
  shutLines: (_context, draw) => {
    draw((x, y) => y - 0.64 - 0.05 * (4.6 - x), (x, _y, z, _nx, _ny, nz) => Math.max(3.93 - x, 0.3 - nz, 0.88 - z));
    draw((_x, y) => y - 0.6, (_x, _y, z, nx) => Math.max(0.4 - nx, 0.72 - z, z - 0.96));
    draw((_x, _y, z) => z - 0.72, (_x, y, _z, nx) => Math.max(0.5 - nx, y - 0.6));
    draw((x, _y, z) => Math.hypot(x - 3.84, z - 0.8) - 0.066, (_x, _y, _z, _nx, ny) => 0.5 - ny);
  },
  cabinFloor: [1.35, 3.75],
  dashboardAt: 1.64,
  seats: [[2.12, 0.25], [2.96, 0.28]],
  mirror: [1.63, 1.0, 0.95],
  handles: [[2.24, 0.8], [3.16, 0.812]],
  frontAndRear: {
    frontDepth: 0.56,
    headlamp: [[0.44, 0.64], [0.66, 0.628], [0.95, 0.675], [0.95, 0.745], [0.74, 0.735], [0.46, 0.69]],
    headlampRounding: 0.012,
    projectors: [[0.6, 0.663, 0.024], [0.675, 0.672, 0.024]],
    daytimeRunningLines: [[[0.47, 0.685], [0.74, 0.727], [0.93, 0.737]]],
    openings: [
      { outline: [[0, 0.635], [0.4, 0.645], [0.41, 0.678], [0, 0.668]], rounding: 0.01, style: 'bars', pitch: 0.016, material: 'slat' },
      { outline: [[0, 0.26], [0.52, 0.26], [0.6, 0.32], [0.55, 0.4], [0, 0.41]], rounding: 0.03, style: 'bars', pitch: 0.034, material: 'slat' },
      { outline: [[0.69, 0.3], [0.78, 0.31], [0.79, 0.45], [0.72, 0.43]], rounding: 0.014, style: 'closed' },
    ],
    frontStrips: [
      { path: [[0, 0.651], [0.41, 0.662]], material: 'metal', halfWidth: 0.005, rise: 0.004 },
      { path: [[0, 0.235], [0.5, 0.235], [0.7, 0.255]], material: 'metal', halfWidth: 0.006, rise: 0.004 },
    ],
    frontBadge: 0.657,
    badge: 'oval',
    frontPlate: 0.5,
    plateText: 'MDS 346',
    tailLamp: [[0.48, 0.85], [0.7, 0.835], [0.95, 0.82], [0.95, 0.93], [0.7, 0.95], [0.48, 0.945]],
    tailLampLines: [[[0.5, 0.93], [0.7, 0.935], [0.92, 0.915]], [[0.5, 0.87], [0.7, 0.857], [0.92, 0.842]]],
    rearStrips: [{ path: [[0, 0.928], [0.47, 0.928]], material: 'metal', halfWidth: 0.006 }],
    rearDepth: 0.36,
    rearPlate: 0.6,
    rearBadge: 0.85,
    diffuser: [[0, 0.15], [0.66, 0.15], [0.72, 0.29], [0.55, 0.33], [0, 0.33]],
  },
};
