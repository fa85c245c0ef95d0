import { buildCar } from '../car-body/car-body.ts';
import type { Design } from '../design.ts';
import { CITY_CROSSOVER } from './suv/city-crossover.ts';
import { COUPE_CROSSOVER } from './suv/coupe-crossover.ts';
import { ELECTRIC_COUPE } from './suv/electric-coupe.ts';
import { FAMILY } from './suv/family.ts';
import { OFF_ROADER } from './suv/off-roader.ts';
import { SEVEN_SEATER } from './suv/seven-seater.ts';
import { TALL_SEVEN_SEATER } from './suv/tall-seven-seater.ts';
import { UPRIGHT } from './suv/upright.ts';

/**
 * The SUVs: small, family, seven-seater, off-roader, electric coupe, upright five-seater, coupe crossover, tall
 * seven-seater.
 */
export const SUVS: readonly Design[] = [
  {
    id: 'suv-1',
    body: 'suv',
    length: CITY_CROSSOVER.length,
    width: 2 * CITY_CROSSOVER.halfWidth,
    height: 1.6,
    build: (detail) => buildCar(CITY_CROSSOVER, detail),
    hotspots: [
      {
        description: 'Thin LED running lights above low-set headlamps',
        at: [0.3, 0.7, 0.83],
        facing: [-0.8, 0.6, 0],
      },
      { description: 'Wide grille with active shutters', at: [0.06, 0, 0.62], facing: [-1, 0, 0] },
      { description: '17-inch alloy wheels', at: [0.82, 0.84, 0.345], facing: [0, 1, 0] },
      {
        description: 'Body-coloured mirrors, heated and folding',
        at: [1.38, 1.02, 1.145],
        facing: [-0.5, 0.86, 0],
      },
      { description: 'Black contrast roof with rails', at: [2.4, 0.585, 1.6], facing: [0, 0.5, 0.86] },
      { description: 'LED tail lamps', at: [4.02, 0.7, 0.97], facing: [0.8, 0.6, 0] },
      { description: 'Tailgate with a wide opening and roof spoiler', at: [4.12, 0, 0.9], facing: [1, 0, 0] },
    ],
    cabin: 'modern',
  },
  {
    id: 'suv-2',
    body: 'suv',
    length: FAMILY.length,
    width: 2 * FAMILY.halfWidth,
    height: 1.72,
    build: (detail) => buildCar(FAMILY, detail),
    hotspots: [
      { description: 'Twin-projector LED headlamps', at: [0.25, 0.69, 0.84], facing: [-0.85, 0.5, 0] },
      { description: 'Fine mesh grille in a dark frame', at: [0.03, 0, 0.74], facing: [-1, 0, 0] },
      { description: '19-inch alloy wheels', at: [0.88, 0.89, 0.37], facing: [0, 1, 0] },
      { description: 'Wide-opening rear doors for child seats', at: [2.85, 0.93, 0.85], facing: [0, 1, 0] },
      { description: 'Heated mirrors with indicators', at: [1.48, 1.08, 1.235], facing: [-0.5, 0.86, 0] },
      { description: 'LED tail lamps', at: [4.47, 0.69, 1.04], facing: [0.85, 0.5, 0] },
      { description: 'Powered tailgate', at: [4.56, 0, 1.03], facing: [1, 0, 0] },
    ],
    cabin: 'family',
  },
  {
    id: 'suv-3',
    body: 'suv',
    length: SEVEN_SEATER.length,
    width: 2 * SEVEN_SEATER.halfWidth,
    height: 1.82,
    build: (detail) => buildCar(SEVEN_SEATER, detail),
    hotspots: [
      { description: 'Matrix LED headlamps', at: [0.17, 0.7, 0.95], facing: [-0.9, 0.4, 0] },
      { description: 'Barred grille between slim lamps', at: [0.03, 0, 0.8], facing: [-1, 0, 0] },
      { description: '20-inch ten-spoke alloys', at: [0.92, 0.97, 0.385], facing: [0, 1, 0] },
      { description: 'Wide second-row doors', at: [3, 0.97, 0.85], facing: [0, 1, 0] },
      { description: 'Third row with its own glass', at: [4.05, 0.86, 1.4], facing: [0, 0.95, 0.3] },
      { description: 'Upright LED tail lamps', at: [4.86, 0.82, 1.02], facing: [0.9, 0.4, 0] },
      { description: 'Powered tailgate to a low load floor', at: [4.95, 0, 1.06], facing: [1, 0, 0] },
    ],
    cabin: 'family',
  },
  {
    id: 'suv-4',
    body: 'suv',
    length: OFF_ROADER.length,
    width: 2 * OFF_ROADER.halfWidth,
    height: 1.95,
    build: (detail) => buildCar(OFF_ROADER, detail),
    hotspots: [
      { description: 'Round LED headlamps', at: [0.04, 0.7, 0.91], facing: [-1, 0, 0] },
      { description: 'Steel front bumper with recovery points', at: [-0.06, 0, 0.6], facing: [-1, 0, 0] },
      { description: 'Off-road alloys and all-terrain tyres', at: [0.8, 0.94, 0.41], facing: [0, 1, 0] },
      { description: 'Side steps', at: [2.14, 0.98, 0.48], facing: [0, 0.8, 0.6] },
      { description: 'Roof rack on full-length rails', at: [2.9, 0.7, 1.93], facing: [0, 0.7, 0.7] },
      { description: 'Full-size spare on the tailgate', at: [4.56, -0.1, 1.06], facing: [1, 0, 0] },
      { description: 'LED tail lamps', at: [4.32, 0.84, 0.95], facing: [0.9, 0.4, 0] },
    ],
    cabin: 'family',
  },
  {
    id: 'suv-5',
    body: 'suv',
    length: ELECTRIC_COUPE.length,
    width: 2 * ELECTRIC_COUPE.halfWidth,
    height: 1.66,
    build: (detail) => buildCar(ELECTRIC_COUPE, detail),
    hotspots: [
      { description: 'Light bar across the closed front', at: [0.08, 0, 0.83], facing: [-1, 0, 0.1] },
      { description: 'Matrix LED headlamps', at: [0.32, 0.71, 0.82], facing: [-0.8, 0.6, 0] },
      { description: '21-inch aerodynamic wheels', at: [0.86, 0.9, 0.395], facing: [0, 1, 0] },
      { description: 'Flush door handles', at: [2.24, 0.93, 0.93], facing: [0, 1, 0] },
      { description: 'Charge port, AC and DC', at: [4.02, 0.93, 0.965], facing: [0, 1, 0] },
      { description: 'Full-width LED tail lamp', at: [4.68, 0, 1.06], facing: [1, 0, 0] },
      { description: 'Panoramic glass roof', at: [2.6, 0, 1.66], facing: [0, 0, 1] },
    ],
    cabin: 'modern',
  },
  {
    id: 'suv-6',
    body: 'suv',
    length: UPRIGHT.length,
    width: 2 * UPRIGHT.halfWidth,
    height: 1.74,
    build: (detail) => buildCar(UPRIGHT, detail),
    hotspots: [
      { description: 'Slim LED headlamps in a black band', at: [0.13, 0.7, 0.905], facing: [-0.9, 0.4, 0] },
      { description: 'Upright running lights in the bumper', at: [0.1, 0.73, 0.61], facing: [-0.95, 0.3, 0] },
      { description: '18-inch six-spoke alloys', at: [0.86, 0.9, 0.37], facing: [0, 1, 0] },
      { description: 'Squared, scratch-proof cladding', at: [2.2, 0.9, 0.38], facing: [0, 1, 0] },
      { description: 'Raised roof rails', at: [3, 0.64, 1.755], facing: [0, 0.6, 0.8] },
      { description: 'LED tail lamps', at: [4.44, 0.8, 1], facing: [0.9, 0.4, 0] },
      { description: 'Square tailgate to a level load floor', at: [4.5, 0, 1.05], facing: [1, 0, 0] },
    ],
    cabin: 'family',
  },
  {
    id: 'suv-7',
    body: 'suv',
    length: COUPE_CROSSOVER.length,
    width: 2 * COUPE_CROSSOVER.halfWidth,
    height: 1.585,
    build: (detail) => buildCar(COUPE_CROSSOVER, detail),
    hotspots: [
      { description: 'Wedge-shaped LED headlamps', at: [0.3, 0.7, 0.84], facing: [-0.8, 0.6, 0] },
      { description: 'Long running lights', at: [0.25, 0.75, 0.62], facing: [-0.9, 0.4, 0] },
      { description: '19-inch Y-spoke alloys', at: [0.84, 0.87, 0.362], facing: [0, 1, 0] },
      { description: 'Coupe roof over five seats', at: [3.1, 0.3, 1.52], facing: [0.2, 0, 0.95] },
      { description: 'Full-width LED tail lamp', at: [4.32, 0, 1.035], facing: [1, 0, 0] },
      { description: 'Tailgate with black lip', at: [4.26, 0.3, 1.16], facing: [0.4, 0, 0.9] },
    ],
    cabin: 'modern',
  },
  {
    id: 'suv-8',
    body: 'suv',
    length: TALL_SEVEN_SEATER.length,
    width: 2 * TALL_SEVEN_SEATER.halfWidth,
    height: 1.94,
    build: (detail) => buildCar(TALL_SEVEN_SEATER, detail),
    hotspots: [
      { description: 'Square LED headlamps', at: [0.12, 0.75, 0.985], facing: [-0.95, 0.3, 0] },
      { description: 'Slim upright grille in a black panel', at: [0.03, 0.2, 0.985], facing: [-1, 0, 0] },
      { description: '21-inch Y-spoke alloys', at: [0.9, 0.97, 0.4], facing: [0, 1, 0] },
      { description: 'Gills in the front wing', at: [1.35, 0.975, 0.98], facing: [0, 1, 0] },
      { description: 'Third row below a raised roof', at: [4.1, 0.88, 1.5], facing: [0, 0.98, 0.2] },
      { description: 'Upright LED tail lamps', at: [4.86, 0.88, 1.02], facing: [0.95, 0.3, 0] },
      { description: 'Square tailgate to a level load floor', at: [4.94, 0, 1.2], facing: [1, 0, 0] },
    ],
    cabin: 'family',
  },
];
