import { buildCar } from '../car-body/car-body.ts';
import type { Design } from '../design.ts';
import { ONE_ARC } from './people-mover/one-arc.ts';
import { SALOON_VAN } from './people-mover/saloon-van.ts';
import { TOURER } from './people-mover/tourer.ts';

/** The people movers: long tourer, one-arc, tall saloon van. */
export const PEOPLE_MOVERS: readonly Design[] = [
  {
    id: 'people-mover-1',
    body: 'people-mover',
    length: TOURER.length,
    width: 2 * TOURER.halfWidth,
    height: 1.78,
    build: (detail) => buildCar(TOURER, detail),
    hotspots: [
      {
        description: 'LED headlamps with running lights above',
        at: [0.26, 0.74, 0.78],
        facing: [-0.85, 0.5, 0],
      },
      {
        description: "Eight seats behind a bonnet like an SUV's",
        at: [0.6, 0, 1.0],
        facing: [-0.3, 0, 0.95],
      },
      { description: '19-inch alloy wheels', at: [0.95, 0.93, 0.365], facing: [0, 1, 0] },
      { description: 'Powered sliding doors on both sides', at: [2.95, 0.97, 0.75], facing: [0, 1, 0] },
      { description: 'Full-size glass beside the third row', at: [4.1, 0.85, 1.4], facing: [0, 0.95, 0.3] },
      { description: 'Full-width LED tail lamp', at: [5.08, 0, 0.97], facing: [1, 0, 0] },
      { description: 'Powered tailgate', at: [5.1, 0, 0.8], facing: [1, 0, 0] },
    ],
    cabin: 'family',
  },
  {
    id: 'people-mover-2',
    body: 'people-mover',
    length: ONE_ARC.length,
    width: 2 * ONE_ARC.halfWidth,
    height: 2,
    build: (detail) => buildCar(ONE_ARC, detail),
    hotspots: [
      { description: 'Light line across the nose', at: [0.06, 0, 0.75], facing: [-1, 0, 0.2] },
      { description: 'LED headlamps set low', at: [0.28, 0.8, 0.57], facing: [-0.85, 0.5, 0] },
      { description: '18-inch ten-spoke alloys', at: [0.93, 0.93, 0.355], facing: [0, 1, 0] },
      { description: 'Wide sliding doors', at: [2.75, 0.98, 0.7], facing: [0, 1, 0] },
      { description: 'Panoramic side glass from a low belt', at: [2.75, 0.9, 1.4], facing: [0, 1, 0.1] },
      { description: 'Upright LED tail lamps', at: [5.1, 0.9, 1.0], facing: [0.9, 0.4, 0] },
      { description: 'Tailgate with a large window', at: [5.14, 0, 1.0], facing: [1, 0, 0] },
    ],
    cabin: 'family',
  },
  {
    id: 'people-mover-3',
    body: 'people-mover',
    length: SALOON_VAN.length,
    width: 2 * SALOON_VAN.halfWidth,
    height: 1.95,
    build: (detail) => buildCar(SALOON_VAN, detail),
    hotspots: [
      { description: 'Stacked LED headlamps', at: [0.16, 0.78, 0.84], facing: [-0.9, 0.4, 0] },
      { description: 'Tall barred grille', at: [0.03, 0, 0.64], facing: [-1, 0, 0] },
      { description: '18-inch alloy wheels', at: [0.9, 0.87, 0.35], facing: [0, 1, 0] },
      { description: 'Powered sliding doors', at: [2.75, 0.92, 0.7], facing: [0, 1, 0] },
      { description: 'Second-row lounge seats', at: [2.75, 0.86, 1.4], facing: [0, 1, 0.1] },
      { description: 'LED tail lamps joined by a bright bar', at: [4.93, 0.75, 1.0], facing: [0.9, 0.4, 0] },
    ],
    cabin: 'family',
  },
];
