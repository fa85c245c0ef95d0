import { buildCar } from '../car-body/car-body.ts';
import type { Design } from '../design.ts';
import { CABRIOLET } from './convertible/cabriolet.ts';
import { ROADSTER } from './convertible/roadster.ts';
import { SPEEDSTER } from './convertible/speedster.ts';

/** The convertibles: small roadster, four-seat cabriolet, electric speedster. */
export const CONVERTIBLES: readonly Design[] = [
  {
    id: 'convertible-1',
    body: 'convertible',
    length: ROADSTER.length,
    width: 2 * ROADSTER.halfWidth,
    height: 1.24,
    build: (detail) => buildCar(ROADSTER, detail),
    hotspots: [
      { description: 'LED headlamps', at: [0.3, 0.66, 0.6], facing: [-0.8, 0.6, 0] },
      { description: '16-inch alloy wheels', at: [0.79, 0.87, 0.315], facing: [0, 1, 0] },
      { description: 'Tan leather sports seats', at: [2.3, 0.34, 0.8], facing: [-0.5, 0, 0.9] },
      { description: 'Polished roll hoops', at: [2.75, 0.36, 1.06], facing: [0, 0, 1] },
      { description: 'Twin round tail lamps', at: [3.84, 0.62, 0.77], facing: [0.9, 0.4, 0] },
    ],
    cabin: 'sporty',
  },
  {
    id: 'convertible-2',
    body: 'convertible',
    length: CABRIOLET.length,
    width: 2 * CABRIOLET.halfWidth,
    height: 1.32,
    build: (detail) => buildCar(CABRIOLET, detail),
    hotspots: [
      { description: 'Mesh grille in a chrome frame', at: [0.02, 0, 0.56], facing: [-1, 0, 0] },
      { description: 'Adaptive LED headlamps', at: [0.28, 0.68, 0.67], facing: [-0.8, 0.6, 0] },
      { description: '18-inch alloy wheels', at: [0.88, 0.91, 0.34], facing: [0, 1, 0] },
      { description: 'Cream leather for four', at: [2.45, 0.36, 0.9], facing: [-0.5, 0, 0.9] },
      { description: 'Power soft top, folds in 15 seconds', at: [3.5, 0, 1.08], facing: [0, 0, 1] },
      { description: 'Twin chrome exhausts', at: [4.52, 0.53, 0.24], facing: [1, 0, 0] },
    ],
    cabin: 'sporty',
  },
  {
    id: 'convertible-3',
    body: 'convertible',
    length: SPEEDSTER.length,
    width: 2 * SPEEDSTER.halfWidth,
    height: 1.2,
    build: (detail) => buildCar(SPEEDSTER, detail),
    hotspots: [
      { description: 'Light strip across the nose', at: [0.03, 0.2, 0.585], facing: [-1, 0, 0] },
      { description: 'Aero wheels', at: [0.9, 0.94, 0.345], facing: [0, 1, 0] },
      { description: 'Low windscreen in black', at: [1.9, 0.3, 1.14], facing: [-0.6, 0, 0.8] },
      { description: 'Bolstered sports seats', at: [2.5, 0.36, 0.8], facing: [-0.5, 0, 0.9] },
      { description: 'Fairings behind the head rests', at: [3.15, 0.36, 1.05], facing: [0.2, 0, 1] },
      { description: 'Full-width LED tail lamp', at: [4.45, 0.3, 0.9], facing: [1, 0, 0] },
    ],
    cabin: 'sporty',
  },
];
