import { spline } from '../../../geometry/curves.ts';
import { smoothStep } from '../../../geometry/fields.ts';
import type { CarBodyParameters } from '../../car-body/parameters.ts';
import { SALOON } from './saloon.ts';

// biome-ignore format: one curve a line
/** A long executive saloon: broad low grille, long bonnet, formal boot, bright trim around the windows. */
export const EXECUTIVE: CarBodyParameters = {
  ...SALOON,
  name: 'executive saloon',
  length: 4.95,
  halfWidth: 0.935,
  meshHeight: 1.57,
  frontAxle: 0.88,
  rearAxle: 3.83,
  wheelRadius: 0.358,
  rimRadius: 0.265,
  wheelStyle: 'y',
  wheelFinish: 'silver',
  brakeMaterial: 'caliper',
  shoulderLine: spline([[-0.3, 0.79], [0.5, 0.84], [1.2, 0.87], [2.5, 0.885], [3.6, 0.9], [4.3, 0.905], [5.2, 0.89]]),
  deckHeight: [[-0.4, 0.66], [-0.1, 0.74], [0.08, 0.8], [0.35, 0.855], [0.85, 0.92], [1.4, 0.985], [1.9, 1.01], [2.7, 1.015], [3.5, 1.03], [4.1, 1.055], [4.6, 1.065], [4.95, 1.06], [5.3, 1.03]],
  beltLine: [[-0.3, 0.93], [1, 0.945], [1.8, 0.96], [2.6, 0.975], [3.4, 0.995], [4.1, 1.02], [5, 1.03]],
  roofLine: [[0.75, 0.58], [1.1, 0.79], [1.48, 1], [1.87, 1.245], [2.14, 1.4], [2.42, 1.462], [2.85, 1.482], [3.25, 1.47], [3.6, 1.4], [3.92, 1.255], [4.2, 1.1], [4.55, 0.9], [5.1, 0.6]],
  glasshouseHalfWidth: [[0.6, 0.73], [1.25, 0.8], [1.75, 0.85], [2.35, 0.868], [3.2, 0.868], [3.75, 0.83], [4.2, 0.76], [4.7, 0.68], [5.2, 0.6]],
  planHalfWidth: [[-0.3, 0.86], [0.3, 0.905], [0.9, 0.928], [1.8, 0.93], [2.9, 0.932], [3.9, 0.932], [4.5, 0.91], [5.1, 0.87]],
  noseProfile: [[0.1, 0.13], [0.2, 0.07], [0.3, 0.03], [0.42, 0.015], [0.6, 0.012], [0.74, 0.025], [0.82, 0.07], [0.9, 0.17], [1.05, 0.45]],
  noseSweep: 0.36,
  noseSweepPower: 3.2,
  noseFillet: 0.07,
  tailProfile: [[0.1, 0.2], [0.22, 0.11], [0.36, 0.04], [0.5, 0.015], [0.7, 0.02], [0.85, 0.045], [0.98, 0.05], [1.05, 0.04], [1.12, 0.03]],
  tailSweep: 0.24,
  bonnetDome: (x, y) => 0.014 * smoothStep(1.6, 0.7, x) * smoothStep(0.5, 0.4, y),
  windscreen: [1.5, 2.12],
  rearWindow: [3.52, 4.08],
  sideGlassRear: (x, z) => (x - 3.83 + (z - 1.05) * 1.15) * 0.6,
  sideGlassFront: (x) => (1.62 - x) * 0.9,
  pillars: [[2.6, 0.03, 0.07], [3.52, 0.02, -0.28]],
  doors: [
    { front: (z) => 1.58 - 0.08 * (z - 0.6), rear: (z) => 2.6 + 0.03 * (z - 1), bottom: 0.28 },
    { front: (z) => 2.608 + 0.03 * (z - 1), rear: (z) => 3.72 - (z - 1) * 0.5, bottom: 0.28, aroundArch: true },
  ],
  bonnetLines: {
    sides: [[0, 0.64], [0.3, 0.73], [0.8, 0.81], [1.7, 0.835]],
    front: [[0, 0.11], [0.4, 0.135], [0.7, 0.22], [0.9, 0.36]],
    between: [0.16, 1.56],
  },
  regions: ({ surface, sideGlass }) => {
    surface.line(['paint'], 'chrome', (x, y, z) => sideGlass(x, y, z) - 0.007, 0.006,
      (_x, _y, z, _nx, ny) => Math.max(0.3 - ny, 0.9 - z));
    surface.cut('paint', 'chrome', (x, _y, z, _nx, ny) =>
      Math.max(Math.abs(z - 0.315) - 0.008, 0.6 - ny, 1.32 - x, x - 3.4));
  },
  shutLines: (_context, draw) => {
    draw((x, y) => y - 0.66 - 0.04 * (4.8 - x), (x, _y, z, _nx, _ny, nz) => Math.max(4.16 - x, 0.3 - nz, 0.9 - z));
    draw((_x, _y, z) => z - 0.7, (_x, y, _z, nx) => Math.max(0.5 - nx, y - 0.6));
    draw((x, _y, z) => Math.hypot(x - 4.2, z - 0.86) - 0.07, (_x, _y, _z, _nx, ny) => 0.5 - ny);
  },
  cabinFloor: [1.5, 4],
  dashboardAt: 1.84,
  seats: [[2.32, 0.26], [3.24, 0.28]],
  mirror: [1.82, 1.05, 0.975],
  handles: [[2.42, 0.84], [3.4, 0.85]],
  frontAndRear: {
    frontDepth: 0.5,
    headlamp: [[0.5, 0.67], [0.7, 0.655], [0.95, 0.67], [0.95, 0.785], [0.78, 0.79], [0.5, 0.76]],
    headlampRounding: 0.01,
    projectors: [[0.625, 0.713, 0.031], [0.735, 0.716, 0.029]],
    daytimeRunningLines: [[[0.9, 0.772], [0.52, 0.752], [0.52, 0.682], [0.6, 0.67]], [[0.68, 0.672], [0.9, 0.684]]],
    openings: [
      { outline: [[0, 0.49], [0.3, 0.49], [0.42, 0.6], [0.4, 0.72], [0, 0.735]], style: 'honeycomb', pitch: 0.042, material: 'slat', frame: 'metal', frameHalfWidth: 0.006 },
      { outline: [[0.47, 0.27], [0.76, 0.275], [0.8, 0.4], [0.74, 0.41], [0.52, 0.35]], style: 'honeycomb', pitch: 0.036, material: 'trim', frame: 'seal' },
      { outline: [[0, 0.235], [0.38, 0.235], [0.42, 0.31], [0, 0.32]], rounding: 0.015, style: 'bars', pitch: 0.028 },
    ],
    frontStrips: [{ path: [[0.46, 0.245], [0.78, 0.25]], material: 'chrome', halfWidth: 0.006 }],
    frontBadge: 0.83,
    badge: 'wings',
    frontPlate: 0.385,
    plateText: 'LXR 508',
    tailLamp: [[0.44, 0.83], [0.6, 0.83], [0.66, 0.76], [0.96, 0.75], [0.96, 0.955], [0.44, 0.965]],
    tailLampLines: [[[0.46, 0.945], [0.92, 0.935]], [[0.46, 0.85], [0.62, 0.85], [0.69, 0.78], [0.92, 0.775]]],
    tailLightHalfWidth: 0.008,
    rearStrips: [
      { path: [[0, 0.9], [0.42, 0.9]], material: 'chrome', halfWidth: 0.008 },
      { path: [[0.46, 0.235], [0.68, 0.235], [0.68, 0.285], [0.46, 0.285], [0.46, 0.235]], material: 'chrome', halfWidth: 0.006 },
    ],
    rearDepth: 0.32,
    rearPlate: 0.8,
    rearBadge: 0.99,
    diffuser: [[0, 0.15], [0.7, 0.15], [0.78, 0.3], [0.6, 0.34], [0, 0.34]],
  },
};
