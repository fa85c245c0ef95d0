import { spline } from '../../../geometry/curves.ts';
import { roundedRectangle, smoothMax } from '../../../geometry/fields.ts';
import type { CarBodyParameters } from '../../car-body/parameters.ts';
import { SALOON } from './saloon.ts';

// biome-ignore format: one curve a line
/**
 * An electric saloon: short bonnet, one arc from windscreen to boot, glass roof, closed face, a light across the
 * rear.
 */
export const ELECTRIC: CarBodyParameters = {
  ...SALOON,
  name: 'electric saloon',
  length: 4.74,
  halfWidth: 0.93,
  frontAxle: 0.85,
  rearAxle: 3.76,
  wheelRadius: 0.352,
  rimRadius: 0.262,
  wheelStyle: 'aero',
  wheelFinish: 'machined',
  archFlare: 0.02,
  archFlareWidth: 0.16,
  sillHeight: 0.17,
  shoulderLine: spline([[-0.3, 0.62], [0.5, 0.7], [1.2, 0.76], [2.2, 0.77], [3.2, 0.82], [4.1, 0.87], [5, 0.86]]),
  deckHeight: [[-0.4, 0.44], [-0.1, 0.56], [0.08, 0.65], [0.4, 0.745], [0.8, 0.84], [1.15, 0.92], [1.7, 0.975], [2.6, 0.985], [3.4, 1], [4, 1.03], [4.45, 1.06], [4.74, 1.075], [5.1, 1.06]],
  deckCrown: 0.05,
  beltLine: [[-0.3, 0.88], [1, 0.915], [1.8, 0.935], [2.6, 0.955], [3.4, 0.985], [4.1, 1.03], [5, 1.05]],
  roofLine: [[0.3, 0.55], [0.65, 0.75], [0.98, 0.95], [1.38, 1.19], [1.74, 1.355], [2.1, 1.425], [2.55, 1.445], [3.05, 1.415], [3.5, 1.325], [3.95, 1.19], [4.35, 1.065], [4.75, 0.93], [5, 0.85]],
  glasshouseHalfWidth: [[0.3, 0.7], [0.9, 0.79], [1.4, 0.845], [2, 0.865], [2.9, 0.86], [3.5, 0.82], [4.1, 0.74], [4.6, 0.65], [5, 0.58]],
  planHalfWidth: [[-0.3, 0.82], [0.3, 0.885], [0.85, 0.925], [1.7, 0.918], [2.8, 0.925], [3.7, 0.936], [4.3, 0.905], [4.9, 0.85]],
  noseProfile: [[0.1, 0.18], [0.18, 0.1], [0.28, 0.04], [0.4, 0.015], [0.5, 0.02], [0.6, 0.055], [0.68, 0.12], [0.78, 0.26], [0.9, 0.5]],
  noseSweep: 0.5,
  noseSweepPower: 2.4,
  noseFillet: 0.13,
  tailProfile: [[0.1, 0.24], [0.22, 0.15], [0.36, 0.06], [0.5, 0.025], [0.7, 0.035], [0.85, 0.06], [0.98, 0.045], [1.05, 0.015], [1.12, 0]],
  bonnetDome: undefined,
  windscreen: [0.99, 1.76],
  rearWindow: [3.3, 4.24],
  rearPillarWidth: 0.1,
  roofRailWidth: 0.06,
  sideGlassRear: (x, z) => (x - 3.9 + (z - 1.05) * 2.0) * 0.45,
  sideGlassFront: (x) => (1.12 - x) * 0.9,
  pillars: [[1.52, 0.012, 0.5], [2.4, 0.03, 0.06]],
  doors: [
    { front: (z) => 1.16 - 0.1 * (z - 0.6), rear: (z) => 2.4 + 0.03 * (z - 1), bottom: 0.27 },
    { front: (z) => 2.408 + 0.03 * (z - 1), rear: (z) => 3.62 - (z - 1) * 0.5, bottom: 0.27, aroundArch: true },
  ],
  bonnetLines: {
    sides: [[0, 0.58], [0.3, 0.69], [0.8, 0.78], [1.3, 0.815]],
    front: [[0, 0.19], [0.4, 0.24], [0.7, 0.38], [0.9, 0.55]],
    between: [0.24, 1.06],
  },
  shutLines: (_context, draw) => {
    draw((_x, _y, z) => z - 0.76, (_x, y, _z, nx) => Math.max(0.5 - nx, y - 0.56));
    draw((x, y) => y - 0.6 - 0.05 * (4.6 - x), (x, _y, z, _nx, _ny, nz) => Math.max(4.28 - x, 0.3 - nz, 0.9 - z));
    for (const [hx, hz] of [[2.17, 0.845], [3.24, 0.865]] as const)
      draw((x, _y, z) => roundedRectangle(x - hx, z - hz - 0.02 * (x - hx), 0.11, 0.014, 0.013),
        (_x, _y, _z, _nx, ny) => 0.5 - ny);
    draw((x, _y, z) => roundedRectangle(x - 4.13, z - 0.86, 0.075, 0.06, 0.02), (_x, _y, _z, _nx, ny) => 0.5 - ny);
  },
  regions: ({ surface, bowedX, glasshouseHalfWidthAt }) => {
    surface.cut('paint', 'roofblack', (x, y, z, _nx, _ny, nz) => {
      const along = smoothMax(1.79 - bowedX(x, y), bowedX(x, y) - 3.26, 0.05);
      return Math.max(smoothMax(along, y - (glasshouseHalfWidthAt(x, z) - 0.085), 0.1), 1.2 - z, 0.3 - nz);
    });
    surface.cut('paint', 'trim', (x, _y, z) => z - 0.245 - 0.01 * Math.abs(x - 2.3));
  },
  cabinFloor: [1.1, 3.9],
  dashboardAt: 1.42,
  seats: [[2.02, 0.25], [3, 0.28]],
  mirror: [1.36, 1.02, 0.97],
  handles: [],
  frontAndRear: {
    frontDepth: 0.62,
    headlamp: [[0.42, 0.6], [0.66, 0.6], [0.96, 0.68], [0.96, 0.73], [0.7, 0.665], [0.42, 0.64]],
    headlampRounding: 0.01,
    lightBlocks: [[0.55, 0.612, 0.028, 0.011], [0.62, 0.617, 0.028, 0.011], [0.69, 0.63, 0.026, 0.011]],
    daytimeRunningLines: [[[0.43, 0.642], [0.7, 0.664], [0.94, 0.722]]],
    lightHalfWidth: 0.005,
    frontStrips: [{ path: [[0, 0.641], [0.405, 0.641]], material: 'drl', halfWidth: 0.004, rise: 0.002 }],
    frontPanels: [{ outline: [[0, 0.3], [0.46, 0.3], [0.56, 0.4], [0.52, 0.44], [0, 0.46]], rounding: 0.02, material: 'roofblack' }],
    openings: [
      { outline: [[0, 0.205], [0.5, 0.205], [0.58, 0.25], [0, 0.26]], rounding: 0.015, style: 'bars', pitch: 0.024 },
      { outline: [[0.7, 0.26], [0.755, 0.27], [0.785, 0.44], [0.755, 0.43]], rounding: 0.012, style: 'closed' },
    ],
    frontBadge: 0.555,
    badge: 'chevron',
    frontPlate: 0.38,
    plateText: 'EVE 271',
    tailLamp: [[0, 0.915], [0.95, 0.885], [0.95, 0.955], [0.6, 0.985], [0, 0.985]],
    tailLampLines: [[[0, 0.968], [0.6, 0.966], [0.93, 0.938]], [[0.62, 0.93], [0.93, 0.905]]],
    tailLightHalfWidth: 0.008,
    rearDepth: 0.36,
    rearPlate: 0.62,
    rearBadge: 0.845,
    diffuser: [[0, 0.15], [0.66, 0.15], [0.74, 0.34], [0.58, 0.4], [0, 0.4]],
  },
};
