import { spline } from '../../../geometry/curves.ts';
import { smoothStep } from '../../../geometry/fields.ts';
import type { CarBodyParameters } from '../../car-body/parameters.ts';
import { SALOON } from '../sedan/saloon.ts';
import { addRoofSpoiler } from './roof-spoiler.ts';

// biome-ignore format: one curve a line
/** A family hatch: low bonnet, long roof over five doors, short tail; the usual hatch to buy. */
export const FAMILY: CarBodyParameters = {
  ...SALOON,
  name: 'family hatch',
  length: 4.19,
  halfWidth: 0.9,
  meshHeight: 1.56,
  frontAxle: 0.85,
  rearAxle: 3.46,
  wheelRadius: 0.335,
  rimRadius: 0.24,
  wheelStyle: 'five',
  wheelFinish: 'machined',
  sillHeight: 0.17,
  glasshouseFrom: 0.62,
  shoulderLine: spline([[-0.3, 0.66], [0.5, 0.735], [1.2, 0.8], [2.4, 0.83], [3.4, 0.875], [4.5, 0.9]]),
  deckHeight: [[-0.4, 0.46], [-0.1, 0.59], [0.08, 0.695], [0.35, 0.765], [0.75, 0.845], [1.15, 0.915], [1.6, 0.955], [2.4, 0.965], [3.2, 0.99], [3.8, 1.02], [4.1, 1.025], [4.4, 1], [4.7, 0.95]],
  beltLine: [[-0.3, 0.86], [1, 0.89], [1.8, 0.91], [2.6, 0.94], [3.4, 0.985], [4, 1.02], [5, 1.03]],
  roofLine: [[0.4, 0.5], [0.72, 0.71], [1.05, 0.92], [1.43, 1.175], [1.72, 1.355], [2.02, 1.43], [2.5, 1.455], [3, 1.437], [3.35, 1.4], [3.6, 1.352], [3.74, 1.295], [3.87, 1.14], [3.98, 0.96], [4.08, 0.77], [4.2, 0.5]],
  roofCentre: 2.3,
  screenBow: 0.07,
  glasshouseHalfWidth: [[0.4, 0.7], [0.95, 0.77], [1.4, 0.825], [2, 0.845], [2.8, 0.84], [3.4, 0.815], [3.9, 0.76], [4.3, 0.7], [5, 0.6]],
  planHalfWidth: [[-0.3, 0.8], [0.3, 0.86], [0.85, 0.895], [1.6, 0.893], [2.6, 0.898], [3.5, 0.902], [4, 0.885], [4.5, 0.85]],
  noseProfile: [[0.1, 0.16], [0.2, 0.09], [0.3, 0.04], [0.42, 0.02], [0.52, 0.02], [0.63, 0.035], [0.71, 0.09], [0.79, 0.2], [0.92, 0.45]],
  tailProfile: [[0.1, 0.2], [0.22, 0.11], [0.36, 0.04], [0.5, 0.015], [0.6, 0.025], [0.7, 0.055], [0.88, 0.075], [1.05, 0.1], [1.2, 0.14], [1.4, 0.24], [1.6, 0.4]],
  tailSweep: 0.26,
  bonnetDome: (x, y) => 0.012 * smoothStep(1.3, 0.6, x) * smoothStep(0.66, 0.54, y),
  windscreen: [1.07, 1.71],
  rearWindow: [3.73, 3.955],
  rearPillarWidth: 0.075,
  sideGlassRear: (x, z) => (x - 3.52 + (z - 1.05) * 1.15) * 0.66,
  sideGlassFront: (x) => (1.19 - x) * 0.9,
  pillars: [[2.24, 0.032, 0.08], [3.1, 0.02, -0.15]],
  doors: [
    { front: (z) => 1.21 - 0.08 * (z - 0.6), rear: (z) => 2.24 + 0.03 * (z - 1), bottom: 0.27 },
    { front: (z) => 2.248 + 0.03 * (z - 1), rear: (z) => 3.32 - (z - 1) * 0.5, bottom: 0.27, aroundArch: true },
  ],
  bonnetLines: {
    sides: [[0, 0.6], [0.3, 0.68], [0.7, 0.75], [1.3, 0.79]],
    front: [[0, 0.14], [0.4, 0.18], [0.7, 0.31], [0.9, 0.48]],
    between: [0.18, 1.13],
  },
  shutLines: (_context, draw) => {
    draw((_x, y) => y - 0.66, (_x, _y, z, nx) => Math.max(0.3 - nx, 0.55 - z, z - 1.04));
    draw((_x, _y, z) => z - 0.55, (_x, y, _z, nx) => Math.max(0.3 - nx, y - 0.665));
    draw((x, _y, z) => Math.hypot(x - 3.62, z - 0.82) - 0.062, (_x, _y, _z, _nx, ny) => 0.5 - ny);
  },
  cabinFloor: [1.15, 3.6],
  dashboardAt: 1.44,
  seatHeight: 0.48,
  seats: [[1.96, 0.25], [2.82, 0.28]],
  mirror: [1.42, 1.005, 0.945],
  handles: [[2.04, 0.775], [3.02, 0.81]],
  extras: ({ model }) => addRoofSpoiler(model, 3.7, 1.322, 0.56),
  frontAndRear: {
    frontDepth: 0.56,
    headlamp: [[0.44, 0.58], [0.66, 0.56], [0.93, 0.62], [0.93, 0.74], [0.72, 0.725], [0.47, 0.645]],
    projectors: [[0.6, 0.62, 0.032], [0.71, 0.645, 0.03]],
    daytimeRunningLines: [[[0.47, 0.59], [0.66, 0.572], [0.9, 0.628]], [[0.62, 0.68], [0.9, 0.73]]],
    openings: [
      { outline: [[0, 0.545], [0.4, 0.56], [0.42, 0.605], [0, 0.615]], rounding: 0.012, style: 'bars', pitch: 0.026, material: 'slat' },
      { outline: [[0, 0.25], [0.42, 0.25], [0.52, 0.33], [0.42, 0.46], [0, 0.47]], style: 'diamonds', pitch: 0.06, material: 'trim', frame: 'seal' },
      { outline: [[0.64, 0.27], [0.76, 0.28], [0.79, 0.39], [0.7, 0.4]], rounding: 0.014, style: 'bars', pitch: 0.03 },
    ],
    frontStrips: [{ path: [[0, 0.58], [0.41, 0.583]], material: 'chrome', halfWidth: 0.006, rise: 0.002 }],
    frontBadge: 0.585,
    badge: 'oval',
    frontPlate: 0.39,
    plateText: 'HTC 315',
    tailLamp: [[0.5, 0.78], [0.66, 0.76], [0.95, 0.78], [0.95, 0.93], [0.78, 0.96], [0.5, 0.88]],
    tailLampLines: [[[0.53, 0.865], [0.78, 0.935], [0.92, 0.915], [0.92, 0.8], [0.68, 0.785], [0.53, 0.8], [0.53, 0.865]]],
    rearDepth: 0.4,
    rearPlate: 0.64,
    rearBadge: 0.84,
    diffuser: [[0, 0.15], [0.6, 0.15], [0.68, 0.3], [0.52, 0.35], [0, 0.35]],
  },
};
