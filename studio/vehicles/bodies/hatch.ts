import { buildCar } from '../car-body/car-body.ts';
import type { Design } from '../design.ts';
import { CITY } from './hatch/city.ts';
import { COMPACT } from './hatch/compact.ts';
import { FAMILY } from './hatch/family.ts';
import { HOT } from './hatch/hot.ts';

// biome-ignore format: one hotspot a line
/** The hatches: a family one, a hot one with three doors, a small electric one, a compact one with five. */
export const HATCHES: readonly Design[] = [
  {
    id: 'hatch-1',
    body: 'hatch',
    length: FAMILY.length,
    width: 2 * FAMILY.halfWidth,
    height: 1.455,
    build: (detail) => buildCar(FAMILY, detail),
    hotspots: [
      { description: 'Headlamps with daytime running lights', at: [0.2, 0.66, 0.64], facing: [-0.9, 0.4, 0.1] },
      { description: 'Wide lower intake', at: [0.05, 0.2, 0.36], facing: [-1, 0, 0] },
      { description: 'Five-spoke alloy wheels', at: [0.85, 0.88, 0.335], facing: [0, 1, 0] },
      { description: 'Body-coloured door mirrors', at: [1.4, 1.05, 0.95], facing: [-0.6, 0.8, 0] },
      { description: 'Tail lamps', at: [4.04, 0.74, 0.87], facing: [0.9, 0.5, 0] },
      { description: 'Tailgate with roof spoiler', at: [4.07, 0.1, 0.95], facing: [1, 0, 0.2] },
    ],
    cabin: 'modern',
  },
  {
    id: 'hatch-2',
    body: 'hatch',
    length: HOT.length,
    width: 2 * HOT.halfWidth,
    height: 1.405,
    build: (detail) => buildCar(HOT, detail),
    hotspots: [
      { description: 'Headlamps with light blocks', at: [0.24, 0.68, 0.63], facing: [-0.9, 0.4, 0.1] },
      { description: 'Honeycomb intake', at: [0.04, 0.2, 0.42], facing: [-1, 0, 0] },
      { description: 'Turbine wheels with red brake calipers', at: [0.83, 0.91, 0.342], facing: [0, 1, 0] },
      { description: 'Black roof and spoiler', at: [3.8, 0.2, 1.32], facing: [0.4, 0, 0.9] },
      { description: 'Twin exhausts each side', at: [4.06, 0.51, 0.24], facing: [1, 0, 0] },
      { description: 'Tail lamps', at: [4.05, 0.7, 0.88], facing: [0.9, 0.4, 0] },
    ],
    cabin: 'sporty',
  },
  {
    id: 'hatch-3',
    body: 'hatch',
    length: CITY.length,
    width: 2 * CITY.halfWidth,
    height: 1.515,
    build: (detail) => buildCar(CITY, detail),
    hotspots: [
      { description: 'Round headlamps', at: [0.18, 0.63, 0.63], facing: [-0.9, 0.3, 0.1] },
      { description: 'Mesh alloy wheels', at: [0.66, 0.85, 0.322], facing: [0, 1, 0] },
      { description: 'Tall side windows', at: [2.3, 0.78, 1.15], facing: [0, 1, 0.3] },
      { description: 'Black roof', at: [2.3, 0.2, 1.51], facing: [0, 0.1, 1] },
      { description: 'Upright tail lamps', at: [3.76, 0.77, 0.77], facing: [1, 0.3, 0] },
      { description: 'Wide-opening tailgate', at: [3.8, 0.1, 0.95], facing: [1, 0, 0.1] },
    ],
    cabin: 'modern',
  },
  {
    id: 'hatch-4',
    body: 'hatch',
    length: COMPACT.length,
    width: 2 * COMPACT.halfWidth,
    height: 1.515,
    build: (detail) => buildCar(COMPACT, detail),
    hotspots: [
      { description: 'Almond headlamps with running lights', at: [0.3, 0.64, 0.69], facing: [-0.85, 0.5, 0.1] },
      { description: 'Round fog lamps', at: [0.24, 0.62, 0.345], facing: [-0.95, 0.3, 0] },
      { description: 'Ten-spoke alloy wheels', at: [0.74, 0.86, 0.312], facing: [0, 1, 0] },
      { description: 'Body-coloured door mirrors', at: [1.22, 1.02, 1], facing: [-0.6, 0.8, 0] },
      { description: 'Five doors for four seats and one', at: [2.5, 0.87, 0.75], facing: [0, 1, 0] },
      { description: 'Round-cornered tail lamps', at: [3.66, 0.75, 0.86], facing: [0.85, 0.5, 0] },
      { description: 'Tailgate with roof spoiler', at: [3.86, 0.1, 0.95], facing: [1, 0, 0.2] },
    ],
    cabin: 'modern',
  },
];
