import { spline } from '../../../geometry/curves.ts';
import { smoothStep } from '../../../geometry/fields.ts';
import type { CarBodyParameters } from '../../car-body/parameters.ts';
import { FAMILY } from './family.ts';
import { addRoofSpoiler } from './roof-spoiler.ts';

// biome-ignore format: one curve a line
/** A hot hatch: three doors, wide arches, low roof, big honeycomb mouth, dark wheels, wing and twin exhausts. */
export const HOT: CarBodyParameters = {
  ...FAMILY,
  name: 'hot hatch',
  length: 4.18,
  halfWidth: 0.92,
  frontAxle: 0.83,
  rearAxle: 3.4,
  wheelRadius: 0.342,
  rimRadius: 0.262,
  wheelWidth: 0.24,
  wheelStyle: 'turbine',
  wheelFinish: 'machined',
  brakeMaterial: 'caliper',
  archRadius: 0.368,
  archFlare: 0.03,
  archFlareWidth: 0.1,
  sillHeight: 0.15,
  shoulderLine: spline([[-0.3, 0.62], [0.5, 0.7], [1.2, 0.775], [2.4, 0.825], [3.4, 0.9], [4.5, 0.93]]),
  beltLine: [[-0.3, 0.85], [1, 0.88], [1.8, 0.91], [2.6, 0.95], [3.4, 1.01], [4, 1.05], [5, 1.06]],
  roofLine: [[0.4, 0.48], [0.74, 0.69], [1.08, 0.895], [1.47, 1.145], [1.76, 1.315], [2.05, 1.385], [2.5, 1.405], [2.95, 1.39], [3.35, 1.35], [3.62, 1.305], [3.76, 1.25], [3.88, 1.11], [3.99, 0.94], [4.08, 0.76], [4.2, 0.5]],
  noseProfile: [[0.1, 0.12], [0.18, 0.06], [0.27, 0.025], [0.38, 0.012], [0.5, 0.018], [0.6, 0.045], [0.68, 0.1], [0.77, 0.22], [0.9, 0.48]],
  noseSweep: 0.48,
  planHalfWidth: [[-0.3, 0.81], [0.3, 0.87], [0.85, 0.905], [1.6, 0.895], [2.4, 0.9], [3.4, 0.915], [3.9, 0.9], [4.5, 0.86]],
  glasshouseHalfWidth: [[0.4, 0.7], [0.95, 0.77], [1.4, 0.82], [2, 0.84], [2.7, 0.83], [3.3, 0.79], [3.8, 0.72], [4.2, 0.66], [5, 0.56]],
  bonnetDome: (x, y) => 0.02 * smoothStep(1.3, 0.6, x) * smoothStep(0.42, 0.3, y) - 0.01 * smoothStep(0.12, 0.04, y),
  windscreen: [1.1, 1.75],
  rearWindow: [3.74, 3.965],
  sideGlassRear: (x, z) => (x - 3.3 + (z - 1.08) * 1.5) * 0.55,
  sideGlassFront: (x) => (1.23 - x) * 0.9,
  pillars: [[2.52, 0.026, -0.05]],
  doors: [{ front: (z) => 1.22 - 0.08 * (z - 0.6), rear: (z) => 2.54 - 0.06 * (z - 1), bottom: 0.25 }],
  bonnetLines: {
    sides: [[0, 0.58], [0.3, 0.67], [0.7, 0.745], [1.3, 0.79]],
    front: [[0, 0.17], [0.4, 0.22], [0.7, 0.37], [0.9, 0.55]],
    between: [0.22, 1.16],
  },
  shutLines: (_context, draw) => {
    draw((_x, y) => y - 0.64, (_x, _y, z, nx) => Math.max(0.3 - nx, 0.58 - z, z - 1.02));
    draw((_x, _y, z) => z - 0.58, (_x, y, _z, nx) => Math.max(0.3 - nx, y - 0.645));
    draw((x, _y, z) => Math.hypot(x - 3.55, z - 0.84) - 0.06, (_x, _y, _z, _nx, ny) => 0.5 - ny);
  },
  regions: ({ surface, bowedX, glasshouseHalfWidthAt, archDistance }) => {
    surface.cut('paint', 'roofblack', (x, y, z, _nx, _ny, nz) =>
      Math.max(1.74 - bowedX(x, y), bowedX(x, y) - 3.52,
        y - (glasshouseHalfWidthAt(x, z) - 0.015), 1.12 - z, 0.6 - nz));
    surface.cut('paint', 'trim', (x, _y, z) =>
        Math.max(z - 0.225 - 0.012 * Math.abs(x - 2.1), -archDistance(x, z) - 0.2));
  },
  dashboardAt: 1.46,
  seatHeight: 0.44,
  mirror: [1.46, 0.985, 0.96],
  handles: [[2.34, 0.76]],
  extras: ({ model }) => {
    addRoofSpoiler(model, 3.7, 1.28, 0.53, 0.13);
    for (const y of [0.46, 0.565])
      model.addField(
        'chrome',
        (px, py, pz) => Math.max(Math.abs(Math.hypot(py - y, pz - 0.235) - 0.04) - 0.005,
          Math.abs(px - 4.0) - 0.07) - 0.002,
        [3.88, y - 0.07, 0.15], [4.12, y + 0.07, 0.32], 0.006, { mirrored: true },
      );
  },
  frontAndRear: {
    frontDepth: 0.6,
    headlamp: [[0.46, 0.6], [0.7, 0.555], [0.95, 0.63], [0.95, 0.72], [0.74, 0.68], [0.47, 0.635]],
    headlampRounding: 0.01,
    lightBlocks: [[0.6, 0.612, 0.026, 0.015], [0.67, 0.62, 0.026, 0.015], [0.74, 0.64, 0.024, 0.015]],
    daytimeRunningLines: [[[0.5, 0.606], [0.7, 0.57], [0.91, 0.636], [0.91, 0.7]]],
    openings: [
      { outline: [[0, 0.24], [0.42, 0.24], [0.52, 0.34], [0.42, 0.52], [0, 0.535]], style: 'honeycomb', pitch: 0.052, material: 'trim', frame: 'seal', frameHalfWidth: 0.009 },
      { outline: [[0.6, 0.23], [0.8, 0.24], [0.83, 0.45], [0.74, 0.42]], rounding: 0.014, style: 'bars', pitch: 0.04, frame: 'roofblack' },
    ],
    frontStrips: [
      { path: [[0, 0.578], [0.44, 0.592]], material: 'caliper', halfWidth: 0.005, rise: 0.002 },
      { path: [[0, 0.185], [0.6, 0.185], [0.84, 0.195]], material: 'roofblack', halfWidth: 0.01, rise: 0.035 },
    ],
    frontBadge: 0.5,
    badge: 'shield',
    frontPlate: 0.34,
    plateText: 'GTR 64H',
    tailLamp: [[0.42, 0.83], [0.95, 0.79], [0.95, 0.9], [0.7, 0.935], [0.42, 0.9]],
    tailLampLines: [[[0.46, 0.885], [0.7, 0.915], [0.92, 0.885], [0.92, 0.815], [0.6, 0.838]]],
    rearDepth: 0.4,
    rearPlate: 0.68,
    rearBadge: 0.86,
    diffuser: [[0, 0.1], [0.66, 0.1], [0.72, 0.3], [0.58, 0.38], [0, 0.38]],
  },
};
