import type { Design } from '../design.ts';
import { ADVENTURE_LENGTH, buildAdventure } from './motorcycle/adventure.ts';
import { buildCruiser, CRUISER_LENGTH } from './motorcycle/cruiser.ts';
import { buildNaked, NAKED_LENGTH } from './motorcycle/naked.ts';

/** The motorcycles: naked street bike, cruiser, adventure bike. */
export const MOTORCYCLES: readonly Design[] = [
  {
    id: 'motorcycle-1',
    body: 'motorcycle',
    length: NAKED_LENGTH,
    width: 0.84,
    height: 1.21,
    build: buildNaked,
    hotspots: [
      { description: 'LED headlamp with running light', at: [0.43, 0, 0.89], facing: [-1, 0, 0] },
      { description: 'Upside-down fork, twin front discs', at: [0.46, 0.13, 0.62], facing: [-0.4, 0.9, 0] },
      { description: 'Parallel twin with steel trellis frame', at: [0.98, 0.16, 0.55], facing: [0, 1, 0] },
      { description: 'Short silencer', at: [1.66, 0.25, 0.44], facing: [0, 1, 0] },
      { description: 'Slim tail with LED lamp', at: [1.97, 0, 0.87], facing: [1, 0, 0] },
    ],
  },
  {
    id: 'motorcycle-2',
    body: 'motorcycle',
    length: CRUISER_LENGTH,
    width: 0.86,
    height: 1.25,
    build: buildCruiser,
    hotspots: [
      { description: 'Round LED headlamp in chrome', at: [0.5, 0, 0.82], facing: [-1, 0, 0] },
      { description: 'Air-cooled V-twin', at: [1.12, 0.2, 0.62], facing: [0, 1, 0] },
      { description: 'Two-into-two chrome exhaust', at: [1.9, 0.25, 0.33], facing: [0, 1, 0] },
      { description: 'Teardrop tank', at: [1.04, 0.1, 0.94], facing: [0, 0.6, 0.8] },
      { description: 'Low stitched saddle', at: [1.5, 0, 0.71], facing: [0, 0, 1] },
      { description: 'Laced wheels', at: [0.36, 0.07, 0.33], facing: [0, 1, 0] },
    ],
  },
  {
    id: 'motorcycle-3',
    body: 'motorcycle',
    length: ADVENTURE_LENGTH,
    width: 0.94,
    height: 1.38,
    build: buildAdventure,
    hotspots: [
      { description: 'Tall screen and hand guards', at: [0.55, 0, 1.2], facing: [-0.9, 0, 0.4] },
      { description: '21-inch laced front wheel for gravel', at: [0.4, 0.06, 0.345], facing: [0, 1, 0] },
      { description: 'Crash bars and skid plate', at: [0.86, 0.29, 0.6], facing: [-0.3, 0.95, 0] },
      { description: 'Long-travel fork', at: [0.56, 0.13, 0.75], facing: [-0.4, 0.9, 0] },
      { description: 'Aluminium side cases', at: [1.93, 0.47, 0.68], facing: [0, 1, 0] },
      { description: 'Luggage rack', at: [2.08, 0, 1.05], facing: [0.2, 0, 1] },
    ],
  },
];
