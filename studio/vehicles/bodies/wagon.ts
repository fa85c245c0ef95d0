import { buildCar } from '../car-body/car-body.ts';
import type { Design } from '../design.ts';
import { ESTATE } from './wagon/estate.ts';
import { RUGGED } from './wagon/rugged.ts';
import { SHOOTING_BRAKE } from './wagon/shooting-brake.ts';

/** The wagons: executive estate, rugged estate, shooting brake. */
export const WAGONS: readonly Design[] = [
  {
    id: 'wagon-1',
    body: 'wagon',
    length: ESTATE.length,
    width: 2 * ESTATE.halfWidth,
    height: 1.51,
    build: (detail) => buildCar(ESTATE, detail),
    hotspots: [
      {
        description: 'LED headlamps with automatic high beam',
        at: [0.28, 0.67, 0.69],
        facing: [-0.8, 0.6, 0],
      },
      { description: 'Grille in a bright frame', at: [0.03, 0, 0.6], facing: [-1, 0, 0] },
      { description: '18-inch alloy wheels', at: [0.92, 0.86, 0.345], facing: [0, 1, 0] },
      { description: 'Bright window frames', at: [2.5, 0.88, 1.0], facing: [0, 1, 0.2] },
      { description: 'Roof rails', at: [3.2, 0.585, 1.49], facing: [0, 0.6, 0.8] },
      { description: 'LED tail lamps', at: [4.66, 0.74, 0.9], facing: [0.8, 0.6, 0] },
      {
        description: 'Long, flat load floor behind a powered tailgate',
        at: [4.8, 0, 0.85],
        facing: [1, 0, 0],
      },
    ],
    cabin: 'family',
  },
  {
    id: 'wagon-2',
    body: 'wagon',
    length: RUGGED.length,
    width: 2 * RUGGED.halfWidth,
    height: 1.63,
    build: (detail) => buildCar(RUGGED, detail),
    hotspots: [
      {
        description: 'LED headlamps with C-shaped running lights',
        at: [0.22, 0.65, 0.76],
        facing: [-0.85, 0.5, 0],
      },
      { description: 'Scratch-resistant cladding all around', at: [2.35, 0.92, 0.43], facing: [0, 1, 0] },
      { description: '18-inch alloys with faces turned bright', at: [0.92, 0.88, 0.365], facing: [0, 1, 0] },
      { description: 'Raised body with all-wheel drive', at: [1.9, 0.92, 0.7], facing: [0, 1, 0] },
      { description: 'Roof rails rated for a tent', at: [3.2, 0.6, 1.6], facing: [0, 0.6, 0.8] },
      { description: 'Tailgate with a low sill', at: [4.78, 0, 0.97], facing: [1, 0, 0] },
    ],
    cabin: 'family',
  },
  {
    id: 'wagon-3',
    body: 'wagon',
    length: SHOOTING_BRAKE.length,
    width: 2 * SHOOTING_BRAKE.halfWidth,
    height: 1.4,
    build: (detail) => buildCar(SHOOTING_BRAKE, detail),
    hotspots: [
      { description: 'Slim LED headlamps', at: [0.36, 0.71, 0.63], facing: [-0.8, 0.6, 0] },
      { description: 'Wide, low grille', at: [0.03, 0, 0.5], facing: [-1, 0, 0] },
      { description: '20-inch alloys with red calipers', at: [0.9, 0.88, 0.35], facing: [0, 1, 0] },
      { description: 'Sport mirrors', at: [1.72, 1.07, 0.975], facing: [-0.5, 0.86, 0] },
      { description: 'Full-width LED tail lamp', at: [4.74, 0, 0.88], facing: [1, 0, 0] },
      { description: 'Four exhausts', at: [4.73, 0.6, 0.29], facing: [1, 0, 0] },
    ],
    cabin: 'family',
  },
];
