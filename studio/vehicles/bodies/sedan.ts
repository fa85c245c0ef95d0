import { buildCar } from '../car-body/car-body.ts';
import type { Design } from '../design.ts';
import { ELECTRIC } from './sedan/electric.ts';
import { EXECUTIVE } from './sedan/executive.ts';
import { MIDSIZE } from './sedan/midsize.ts';
import { SALOON } from './sedan/saloon.ts';

export { SALOON, SIDE_SECTION } from './sedan/saloon.ts';

// biome-ignore format: one hotspot a line
/** The sedans: a saloon with a long sloping screen, an electric one, an executive one, a calm mid-size one. */
export const SEDANS: readonly Design[] = [
  {
    id: 'sedan-1',
    body: 'sedan',
    length: SALOON.length,
    width: 2 * SALOON.halfWidth,
    height: 1.465,
    build: (detail) => buildCar(SALOON, detail),
    hotspots: [
      { description: 'Headlamps with twin projectors', at: [0.22, 0.66, 0.7], facing: [-0.9, 0.4, 0.2] },
      { description: 'Chrome-framed grille', at: [0.06, 0.2, 0.6], facing: [-1, 0, 0] },
      { description: 'Twin-spoke alloy wheels', at: [0.9, 0.89, 0.345], facing: [0, 1, 0] },
      { description: 'Body-coloured door mirrors', at: [1.58, 1.13, 0.97], facing: [-0.6, 0.8, 0] },
      { description: 'Tail lamps', at: [4.6, 0.68, 0.92], facing: [1, 0.3, 0] },
      { description: 'Boot lid', at: [4.67, 0, 0.86], facing: [1, 0, 0.2] },
    ],
    cabin: 'modern',
  },
  {
    id: 'sedan-2',
    body: 'sedan',
    length: ELECTRIC.length,
    width: 2 * ELECTRIC.halfWidth,
    height: 1.445,
    build: (detail) => buildCar(ELECTRIC, detail),
    hotspots: [
      { description: 'Slim headlamps and light bar', at: [0.24, 0.62, 0.63], facing: [-0.9, 0.4, 0.2] },
      { description: 'Aero wheels', at: [0.85, 0.9, 0.352], facing: [0, 1, 0] },
      { description: 'Flush door handles', at: [2.17, 0.93, 0.845], facing: [0, 1, 0] },
      { description: 'Dark glass roof', at: [2.5, 0.2, 1.44], facing: [0, 0.2, 1] },
      { description: 'Slim door mirrors', at: [1.34, 1.12, 0.97], facing: [-0.6, 0.8, 0] },
      { description: 'Full-width tail light', at: [4.64, 0.3, 0.95], facing: [1, 0, 0] },
    ],
    cabin: 'modern',
  },
  {
    id: 'sedan-3',
    body: 'sedan',
    length: EXECUTIVE.length,
    width: 2 * EXECUTIVE.halfWidth,
    height: 1.482,
    build: (detail) => buildCar(EXECUTIVE, detail),
    hotspots: [
      { description: 'Headlamps with twin projectors', at: [0.2, 0.68, 0.72], facing: [-0.9, 0.4, 0.1] },
      { description: 'Honeycomb grille in a satin frame', at: [0.03, 0.2, 0.62], facing: [-1, 0, 0] },
      { description: 'Y-spoke alloy wheels', at: [0.88, 0.9, 0.358], facing: [0, 1, 0] },
      { description: 'Bright trim around the windows', at: [3, 0.82, 1.15], facing: [0, 1, 0.3] },
      { description: 'Wide-opening rear doors', at: [2.9, 0.93, 0.7], facing: [0, 1, 0] },
      { description: 'Twin exhaust outlets', at: [4.88, 0.57, 0.26], facing: [1, 0, 0] },
      { description: 'Long boot', at: [4.9, 0.1, 0.95], facing: [1, 0, 0.2] },
    ],
    cabin: 'modern',
  },
  {
    id: 'sedan-4',
    body: 'sedan',
    length: MIDSIZE.length,
    width: 2 * MIDSIZE.halfWidth,
    height: 1.48,
    build: (detail) => buildCar(MIDSIZE, detail),
    hotspots: [
      { description: 'Slim headlamps with twin projectors', at: [0.24, 0.66, 0.69], facing: [-0.9, 0.4, 0.2] },
      { description: 'One slim slot between the lamps', at: [0.04, 0.2, 0.655], facing: [-1, 0, 0] },
      { description: 'Ten-spoke alloy wheels', at: [0.87, 0.88, 0.342], facing: [0, 1, 0] },
      { description: 'Body-coloured door mirrors', at: [1.61, 1.1, 1], facing: [-0.6, 0.8, 0] },
      { description: 'Tail lamps', at: [4.48, 0.7, 0.89], facing: [0.9, 0.4, 0] },
      { description: 'Wide boot', at: [4.6, 0, 0.86], facing: [1, 0, 0.2] },
    ],
    cabin: 'modern',
  },
];
