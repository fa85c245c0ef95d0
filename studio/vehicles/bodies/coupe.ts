import { buildCar } from '../car-body/car-body.ts';
import type { Design } from '../design.ts';
import { FASTBACK } from './coupe/fastback.ts';
import { MUSCLE } from './coupe/muscle.ts';
import { TWO_DOOR } from './coupe/two-door.ts';

/** The coupes: low fastback, muscle car, two-door with a boot. */
export const COUPES: readonly Design[] = [
  {
    id: 'coupe-1',
    body: 'coupe',
    length: FASTBACK.length,
    width: 2 * FASTBACK.halfWidth,
    height: 1.32,
    build: (detail) => buildCar(FASTBACK, detail),
    hotspots: [
      { description: 'LED headlamps with running lights', at: [0.3, 0.72, 0.61], facing: [-0.8, 0.6, 0] },
      { description: 'Black 20-inch ten-spoke alloys', at: [0.9, 0.94, 0.345], facing: [0, 1, 0] },
      { description: 'Frameless doors', at: [2.3, 0.93, 0.72], facing: [0, 1, 0] },
      { description: 'Roof in one line to the tail', at: [3, 0, 1.3], facing: [0.1, 0, 1] },
      { description: 'LED tail lamp across the full width', at: [4.44, 0.4, 0.9], facing: [1, 0.1, 0] },
      { description: 'Four exhaust outlets', at: [4.36, 0.48, 0.24], facing: [1, 0, 0] },
    ],
    cabin: 'sporty',
  },
  {
    id: 'coupe-2',
    body: 'coupe',
    length: MUSCLE.length,
    width: 2 * MUSCLE.halfWidth,
    height: 1.385,
    build: (detail) => buildCar(MUSCLE, detail),
    hotspots: [
      { description: 'Bonnet scoop and twin stripes', at: [0.8, 0, 0.96], facing: [-0.1, 0, 1] },
      { description: 'Blacked-out grille with twin round lamps', at: [0.03, 0.3, 0.66], facing: [-1, 0, 0] },
      { description: 'Machined 20-inch five-spoke alloys', at: [0.92, 0.95, 0.36], facing: [0, 1, 0] },
      { description: 'Tinted side windows', at: [2.5, 0.8, 1.12], facing: [0, 0.95, 0.3] },
      { description: 'Triple-bar tail lamps', at: [4.75, 0.56, 0.87], facing: [1, 0.1, 0] },
      { description: 'Quad sports exhaust', at: [4.7, 0.55, 0.26], facing: [1, 0, 0] },
    ],
    cabin: 'sporty',
  },
  {
    id: 'coupe-3',
    body: 'coupe',
    length: TWO_DOOR.length,
    width: 2 * TWO_DOOR.halfWidth,
    height: 1.4,
    build: (detail) => buildCar(TWO_DOOR, detail),
    hotspots: [
      { description: 'Chrome-framed grille', at: [0.02, 0, 0.6], facing: [-1, 0, 0] },
      { description: 'Adaptive LED headlamps', at: [0.28, 0.68, 0.67], facing: [-0.8, 0.6, 0] },
      { description: 'Turbine-style 19-inch alloys', at: [0.88, 0.91, 0.34], facing: [0, 1, 0] },
      { description: 'Black roof', at: [2.6, 0.2, 1.395], facing: [0, 0, 1] },
      { description: 'Bright window surrounds', at: [2.9, 0.87, 0.96], facing: [0, 1, 0] },
      { description: 'Boot with room for two golf bags', at: [4.4, 0, 1.04], facing: [0.2, 0, 1] },
    ],
    cabin: 'sporty',
  },
];
