import type { Design } from '../design.ts';
import { ADVENTURE_LENGTH, buildAdventure } from './motorcycle/adventure.ts';
import { BOBBER_LENGTH, buildBobber } from './motorcycle/bobber.ts';
import { buildCruiser, CRUISER_LENGTH } from './motorcycle/cruiser.ts';
import { buildEnduro, ENDURO_LENGTH } from './motorcycle/enduro.ts';
import { buildMotocross, MOTOCROSS_LENGTH } from './motorcycle/motocross.ts';
import { buildNaked, NAKED_LENGTH } from './motorcycle/naked.ts';
import { buildQuad, QUAD_LENGTH } from './motorcycle/quad.ts';
import { buildRoadster, ROADSTER_LENGTH } from './motorcycle/roadster.ts';
import { buildScooter, SCOOTER_LENGTH } from './motorcycle/scooter.ts';
import { buildSport, SPORT_LENGTH } from './motorcycle/sport.ts';
import { buildStreetfighter, STREETFIGHTER_LENGTH } from './motorcycle/streetfighter.ts';
import { buildTourer, TOURER_LENGTH } from './motorcycle/tourer.ts';

/**
 * The motorcycles: naked street bike, cruiser, adventure, sports, enduro, motocross bike, scooter, quad,
 * tourer, road bike of the old kind, streetfighter, bobber.
 */
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
  {
    id: 'motorcycle-4',
    body: 'motorcycle',
    length: SPORT_LENGTH,
    width: 0.76,
    height: 1.1,
    build: buildSport,
    hotspots: [
      { description: 'Twin LED headlamps', at: [0.3, 0.08, 0.84], facing: [-0.9, 0.3, 0.2] },
      { description: 'Full fairing with side vents', at: [0.82, 0.2, 0.56], facing: [0, 1, 0] },
      { description: 'Upside-down fork, radial calipers', at: [0.42, 0.13, 0.5], facing: [-0.4, 0.9, 0] },
      { description: 'Low screen and clip-on bars', at: [0.5, 0, 1.02], facing: [-0.6, 0, 0.8] },
      { description: 'Side silencer', at: [1.6, 0.27, 0.39], facing: [0, 1, 0] },
      { description: 'Raised tail with LED lamp', at: [1.98, 0, 0.96], facing: [1, 0, 0] },
    ],
  },
  {
    id: 'motorcycle-5',
    body: 'motorcycle',
    length: ENDURO_LENGTH,
    width: 0.86,
    height: 1.36,
    build: buildEnduro,
    hotspots: [
      { description: 'LED headlamp in its mask', at: [0.53, 0, 1.0], facing: [-1, 0, 0] },
      { description: 'Hand guards', at: [0.76, 0.36, 1.24], facing: [-0.9, 0.4, 0] },
      { description: '21-inch laced wheel, knobbly tyre', at: [0.39, 0.06, 0.352], facing: [0, 1, 0] },
      { description: 'Skid plate', at: [1.1, 0.12, 0.31], facing: [0, 0.9, -0.3] },
      { description: 'High silencer', at: [1.72, 0.21, 0.78], facing: [0, 1, 0] },
      { description: 'Long, flat seat', at: [1.45, 0, 0.95], facing: [0, 0, 1] },
    ],
  },
  {
    id: 'motorcycle-6',
    body: 'motorcycle',
    length: MOTOCROSS_LENGTH,
    width: 0.86,
    height: 1.28,
    build: buildMotocross,
    hotspots: [
      { description: 'Race number plates', at: [0.62, 0, 1.08], facing: [-1, 0, 0] },
      { description: 'Upside-down fork with guards', at: [0.45, 0.13, 0.5], facing: [-0.4, 0.9, 0] },
      { description: 'Four-stroke single', at: [1.1, 0.14, 0.5], facing: [0, 1, 0] },
      { description: 'Laced wheel, motocross tyre', at: [1.87, 0.08, 0.335], facing: [0, 1, 0] },
      { description: 'Flat gripper seat', at: [1.45, 0, 0.95], facing: [0, 0, 1] },
    ],
  },
  {
    id: 'motorcycle-7',
    body: 'motorcycle',
    length: SCOOTER_LENGTH,
    width: 0.74,
    height: 1.24,
    build: buildScooter,
    hotspots: [
      { description: 'Round LED headlamp', at: [0.4, 0, 1.05], facing: [-1, 0, 0] },
      { description: 'Flat floor to step through', at: [0.88, -0.1, 0.3], facing: [0, -0.7, 0.7] },
      { description: 'Leg shield with glove box', at: [0.59, 0, 0.8], facing: [1, 0, 0] },
      { description: 'Helmet space under the seat', at: [1.2, -0.17, 0.79], facing: [0, -0.8, 0.6] },
      { description: '13-inch alloy wheels', at: [0.27, 0.07, 0.238], facing: [0, 1, 0] },
      { description: 'Wide LED tail lamp', at: [1.86, 0, 0.74], facing: [1, 0, 0] },
    ],
  },
  {
    id: 'motorcycle-8',
    body: 'motorcycle',
    length: QUAD_LENGTH,
    width: 1.16,
    height: 1.2,
    build: buildQuad,
    hotspots: [
      { description: 'Twin headlamps', at: [0.13, 0.15, 0.7], facing: [-1, 0, 0] },
      { description: 'Front rack', at: [0.09, 0.2, 1.0], facing: [-1, 0, 0.2] },
      { description: 'Balloon tyres on independent suspension', at: [0.4, 0.56, 0.315], facing: [0, 1, 0] },
      { description: 'Winch behind the bull bar', at: [0.03, 0, 0.46], facing: [-1, 0, 0] },
      { description: 'Wide footwells', at: [1.02, 0.4, 0.36], facing: [0, 0.7, 0.7] },
      { description: 'Rear rack and tow ball', at: [2.04, 0, 0.93], facing: [0.9, 0, 0.5] },
    ],
  },
  {
    id: 'motorcycle-9',
    body: 'motorcycle',
    length: TOURER_LENGTH,
    width: 0.9,
    height: 1.37,
    build: buildTourer,
    hotspots: [
      { description: 'Fairing with headlamp and touring screen', at: [0.47, 0, 0.92], facing: [-1, 0, 0] },
      { description: 'Air-cooled V-twin', at: [1.12, 0.2, 0.62], facing: [0, 1, 0] },
      { description: 'Lockable side cases', at: [2.07, 0.39, 0.58], facing: [0, 1, 0] },
      { description: 'Top case with backrest', at: [2.24, 0, 1.11], facing: [0, 0, 1] },
      { description: 'Footboards and engine bars', at: [1.06, 0.33, 0.32], facing: [0, 0.8, 0.5] },
      { description: 'Cast wheels, twin front discs', at: [0.38, 0.08, 0.325], facing: [0, 1, 0] },
    ],
  },
  {
    id: 'motorcycle-10',
    body: 'motorcycle',
    length: ROADSTER_LENGTH,
    width: 0.82,
    height: 1.2,
    build: buildRoadster,
    hotspots: [
      { description: 'Round headlamp in chrome', at: [0.36, 0, 0.86], facing: [-1, 0, 0] },
      { description: 'Upright parallel twin', at: [1.0, 0.15, 0.6], facing: [0, 1, 0] },
      { description: 'Two peashooter silencers', at: [1.7, 0.23, 0.29], facing: [0, 1, 0] },
      { description: 'Tank with knee pads', at: [1.0, 0.12, 0.86], facing: [0, 1, 0] },
      { description: 'Ribbed seat for two', at: [1.5, 0.18, 0.8], facing: [0, 1, 0.3] },
      { description: 'Laced wheels, fork gaiters', at: [0.34, 0.06, 0.322], facing: [0, 1, 0] },
    ],
  },
  {
    id: 'motorcycle-11',
    body: 'motorcycle',
    length: STREETFIGHTER_LENGTH,
    width: 0.86,
    height: 1.15,
    build: buildStreetfighter,
    hotspots: [
      { description: 'Slanting running lights over a small projector', at: [0.39, 0.03, 0.87], facing: [-1, 0, 0] },
      { description: 'Gold fork, twin radial brakes', at: [0.44, 0.14, 0.62], facing: [-0.4, 0.9, 0] },
      { description: 'Steel trellis frame in the bike’s colour', at: [0.98, 0.18, 0.7], facing: [0, 1, 0] },
      { description: 'Four-cylinder engine, belly pan', at: [0.92, 0.2, 0.42], facing: [0, 1, 0] },
      { description: 'Short silencer under the engine', at: [1.38, 0.25, 0.33], facing: [0, 1, 0] },
      { description: 'Short tail, plate on the swing arm', at: [1.82, 0, 0.95], facing: [1, 0, 0] },
    ],
  },
  {
    id: 'motorcycle-12',
    body: 'motorcycle',
    length: BOBBER_LENGTH,
    width: 0.92,
    height: 1.1,
    build: buildBobber,
    hotspots: [
      { description: 'Small round headlamp', at: [0.5, 0, 0.8], facing: [-1, 0, 0] },
      { description: 'Wide, low handlebar', at: [0.86, 0.4, 0.96], facing: [0, 0.4, 0.9] },
      { description: 'Black V-twin', at: [1.06, 0.2, 0.55], facing: [0, 1, 0] },
      { description: 'Sprung saddle for one', at: [1.55, 0.1, 0.69], facing: [0, 0.4, 0.9] },
      { description: 'Short twin pipes', at: [1.9, 0.27, 0.33], facing: [0, 1, 0] },
      { description: 'Fat tyres on cast wheels', at: [0.335, 0.08, 0.325], facing: [0, 1, 0] },
    ],
  },
];
