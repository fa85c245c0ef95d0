import { buildFranchise } from './buildings/franchise.ts';
import { buildOutlet } from './buildings/outlet.ts';
import { tuftsIn } from './buildings/parts.ts';
import { buildPavilion } from './buildings/pavilion.ts';
import { buildShop } from './buildings/shop.ts';
import { buildShowroom } from './buildings/showroom.ts';
import { buildWarehouse } from './buildings/warehouse.ts';
import { buildWorkshop } from './buildings/workshop.ts';
import { buildCaravanYard, buildYard } from './buildings/yard.ts';
import type { Kind, Plants } from './kind.ts';

const BAY = 2.75;
/** The bed along the footpath, left of the driveway. */
const BED_LEFT: Plants = tuftsIn([-18, -6], [0.65, 1.8]);

/** Every kind of place, each with the hours at which it is photographed. */
export const KINDS: readonly Kind[] = [
  {
    id: 'showroom',
    hours: ['morning', 'midday', 'afternoon'],
    camera: { position: [-9.5, -8.5, 1.75], target: [-1.2, 13, 1.75], fieldOfView: 35 },
    rise: 0.3,
    build: buildShowroom,
    ground: { apron: 11.4, drive: [-3.5, 4.5], bays: [[-12.4, 12.35, 4.6, 9.9, BAY]] },
    rooms: [
      [
        [-12, 15, 0],
        [8, 27, 4.7],
      ],
    ],
    poleLamps: [
      [-9, 13.6, 4.6],
      [-2, 13.6, 4.6],
      [5, 13.6, 4.6],
      [12, 13, 3],
    ],
    parked: [
      ['suv-3', -11, 7.4, 91, 'White'],
      ['hatch-3', -8.3, 7.6, 88, 'Blue'],
      ['sedan-1', -5.4, 7.5, 90, 'Grey'],
      ['suv-1', 2.9, 7.5, 92, 'Red'],
      ['ute-1', 8.4, 7.2, 89, 'White'],
      ['suv-5', 11.1, 7.5, 90, 'Black'],
      ['sedan-2', -7.4, 19.6, 52, 'Red'],
      ['suv-2', 4.4, 19.4, 120, 'Silver'],
    ],
    plants: [
      ...BED_LEFT,
      ...tuftsIn([-11.6, -4.2], [13.5, 14.6]),
      ...tuftsIn([3.6, 7.8], [13.5, 14.6]),
      ['street', 19.5, 12, 40, 1.05],
      ['gum', 23, 21, 10, 1.1],
      ['street', -15.5, 18, 200, 1],
    ],
  },
  {
    id: 'yard',
    hours: ['morning', 'midday', 'afternoon'],
    camera: { position: [-8, -8, 1.9], target: [0.4, 13, 1.9], fieldOfView: 34 },
    rise: 0.22,
    build: buildYard,
    ground: {
      apron: 19,
      drive: [-4.5, 5.5],
      bays: [
        [-13.75, 19.25, 4.2, 9.2, BAY],
        [-13.75, 2.75, 12.8, 18, BAY],
      ],
    },
    rooms: [],
    poleLamps: [
      [-15.4, 11.4, 7],
      [1.2, 11.6, 7],
      [17, 11.8, 7],
      [8.7, 20.7, 2.7],
    ],
    parked: [
      ['suv-2', -9.7, 6.9, 87, 'Silver'],
      ['hatch-1', -6.9, 7.1, 91, 'Red'],
      ['ute-2', -4.2, 6.8, 89, 'White'],
      ['sedan-3', 1.5, 7, 92, 'Grey'],
      ['suv-1', 4.1, 7, 88, 'Blue'],
      ['hatch-3', 6.8, 7.1, 90, 'White'],
      ['ute-1', 9.7, 6.7, 91, 'Black'],
      ['van-1', 15.2, 7, 90, 'White'],
      ['sedan-2', -11, 15.4, 90, 'White'],
      ['suv-3', -8.3, 15.5, 93, 'Green'],
      ['hatch-1', -2.6, 15.4, 88, 'Silver'],
      ['sedan-1', 0.2, 15.3, 90, 'Blue'],
    ],
    plants: [
      ...BED_LEFT,
      ...tuftsIn([6, 16], [0.65, 1.8]),
      ['gum', 20, 19, 70, 1],
      ['street', -17, 24, 130, 1.1],
      ['gum', 26, 30, 10, 1.2],
    ],
  },
  {
    id: 'workshop',
    hours: ['morning', 'midday', 'overcast'],
    camera: { position: [8.4, -8, 1.8], target: [0.4, 13, 1.8], fieldOfView: 34 },
    rise: 0.3,
    build: buildWorkshop,
    ground: { apron: 11, drive: [-4, 6], bays: [[2.6, 13.6, 4.4, 9.6, BAY]] },
    rooms: [
      [
        [-12.3, 15.2, 0],
        [3.3, 28, 5.6],
      ],
    ],
    poleLamps: [[5.5, 13.4, 2.7]],
    parked: [
      ['ute-3', -9.3, 10.6, 268, 'White'],
      ['hatch-3', 4, 7, 271, 'Grey'],
      ['sedan-2', 9.4, 7.1, 268, 'White'],
      ['suv-2', -4.6, 20.6, 270, 'Silver'],
      ['hatch-1', 0.2, 20.4, 270, 'Red'],
      ['suv-1', 0.4, 9.8, 262, 'Blue'],
      ['van-1', -14.6, 13.4, 270, 'White'],
    ],
    plants: [
      ...BED_LEFT,
      ...tuftsIn([6.8, 11.6], [13, 14.1]),
      ['street', -17.5, 15, 40, 1.15],
      ['gum', -22, 26, 10, 1.2],
      ['gum', 18, 20, 100, 1.1],
    ],
  },
  {
    id: 'outlet',
    hours: ['midday', 'afternoon', 'dusk'],
    camera: { position: [7.6, -8, 1.75], target: [0.4, 12, 1.75], fieldOfView: 33 },
    rise: 0.26,
    build: buildOutlet,
    ground: { apron: 10.6, drive: [-4, 6], bays: [[-10.6, 5.9, 4, 9.2, BAY]] },
    rooms: [
      [
        [-3, 14.6, 0],
        [5, 21, 3.3],
      ],
    ],
    poleLamps: [
      [-7, 13.2, 3.9],
      [1, 13, 3],
      [8, 13, 3.4],
    ],
    parked: [
      ['suv-3', -9.2, 6.7, 91, 'Grey'],
      ['hatch-1', -3.7, 6.8, 89, 'White'],
      ['sedan-3', -0.9, 6.7, 90, 'Blue'],
      ['van-1', 7.8, 11, 96, 'White'],
    ],
    plants: [
      ...BED_LEFT,
      ...tuftsIn([-10.4, -3.4], [12.5, 13.7]),
      ...tuftsIn([6, 14], [0.65, 1.8]),
      ['gum', -14.5, 16, 60, 1.15],
      ['street', 14.4, 14, 10, 1],
      ['gum', 20, 26, 200, 1.3],
    ],
  },
  {
    id: 'caravans',
    hours: ['midday', 'afternoon'],
    camera: { position: [-9.5, -9, 1.9], target: [-0.6, 13, 1.9], fieldOfView: 36 },
    rise: 0.26,
    build: buildCaravanYard,
    ground: { apron: 21, drive: [-4.5, 5], bays: [] },
    rooms: [],
    poleLamps: [
      [-11.5, 14.8, 7.4],
      [6, 15.8, 7.4],
      [20, 15.8, 7.4],
      [-9.5, 22.6, 2.8],
    ],
    parked: [
      ['caravan-4', -8.4, 10.2, 64, 'White'],
      ['caravan-1', -2.6, 10.9, 66, 'White'],
      ['caravan-6', 3.2, 10.4, 68, 'White'],
      ['caravan-2', 9, 11, 64, 'Silver'],
      ['caravan-4', 14.6, 11.4, 66, 'Grey'],
      ['ute-1', 12, 21, 20, 'Grey'],
    ],
    plants: [
      ...BED_LEFT,
      ...tuftsIn([5.5, 15], [0.65, 1.8]),
      ['gum', -17, 17, 60, 1.2],
      ['gum', 3, 30, 160, 1.3],
      ['gum', 22, 24, 10, 1.2],
      ['street', 10, 28, 10, 1.2],
    ],
  },
  {
    id: 'motorcycles',
    hours: ['morning', 'midday'],
    camera: { position: [-5.2, -4.6, 1.65], target: [-0.3, 9, 1.65], fieldOfView: 38 },
    rise: 0.3,
    build: buildShop,
    ground: { apron: 2.6, drive: [-40, -39], bays: [] },
    rooms: [
      [
        [-8, 9.1, 0],
        [8, 20, 3.5],
      ],
    ],
    poleLamps: [
      [-6, 7.7, 3.2],
      [-2, 7.7, 3.2],
      [2, 7.7, 3.2],
      [6, 7.7, 3.2],
    ],
    parked: [
      ['motorcycle-1', -5.6, 5.2, 58, 'Red'],
      ['motorcycle-3', -3.9, 5.3, 60, 'White'],
      ['motorcycle-2', -2.2, 5.3, 57, 'Black'],
      ['motorcycle-5', 1.9, 5.2, 61, 'Orange'],
      ['motorcycle-4', 3.4, 5.3, 58, 'Blue'],
      ['motorcycle-1', 4.9, 5.2, 60, 'Grey'],
      ['motorcycle-3', -5.6, 12.2, 50, 'Blue'],
      ['motorcycle-2', -3, 12.4, 60, 'Red'],
      ['motorcycle-4', 3.4, 12, 112, 'Silver'],
      ['motorcycle-1', 5.8, 12.6, 118, 'Black'],
    ],
    plants: [
      ['street', 9.6, 4.4, 40, 0.95],
      ['street', -11.4, 5, 100, 0.9],
    ],
  },
  {
    id: 'pavilion',
    hours: ['morning', 'midday', 'afternoon'],
    camera: { position: [9, -9.4, 1.75], target: [0.2, 13, 1.75], fieldOfView: 36 },
    rise: 0.36,
    build: buildPavilion,
    ground: { apron: 11.6, drive: [-4.5, 5], bays: [[-11, 8.25, 4.6, 9.9, BAY]] },
    rooms: [
      [
        [-9.4, 15.4, 0],
        [8.6, 27, 6.2],
      ],
    ],
    poleLamps: [
      [-6, 14, 5.8],
      [0, 14, 5.8],
      [6, 14, 5.8],
    ],
    parked: [
      ['suv-4', -9.6, 7.3, 91, 'Black'],
      ['coupe-1', -6.9, 7.5, 88, 'Red'],
      ['sedan-2', -4.1, 7.4, 90, 'White'],
      ['suv-2', 4.1, 7.4, 92, 'Grey'],
      ['wagon-2', 6.9, 7.5, 89, 'Blue'],
      ['convertible-1', -5.6, 19.4, 60, 'Silver'],
      ['suv-1', 4.6, 19.2, 118, 'White'],
    ],
    plants: [
      ...tuftsIn([6.4, 18], [0.65, 1.9]),
      ...tuftsIn([-9.4, -4.2], [13.9, 15]),
      ...tuftsIn([4.2, 8.6], [13.9, 15]),
      ['street', -15.6, 12.6, 30, 1],
      ['street', 19, 12.4, 40, 1],
      ['gum', -22, 24, 10, 1.2],
    ],
  },
  {
    id: 'franchise',
    hours: ['morning', 'midday'],
    camera: { position: [7.4, -8.6, 1.75], target: [-1.4, 13, 1.75], fieldOfView: 36 },
    rise: 0.32,
    build: () => buildFranchise(),
    ground: { apron: 11, drive: [-4, 5.5], bays: [[-15.2, 15.05, 4.2, 9.4, BAY]] },
    rooms: [
      [
        [-4.6, 14.6, 0],
        [15, 26, 3.9],
      ],
    ],
    poleLamps: [
      [-7, 13, 3],
      [-1, 13.2, 3.7],
      [5, 13.2, 3.7],
      [11, 13.2, 3.7],
    ],
    parked: [
      ['ute-1', -13.8, 7, 90, 'White'],
      ['suv-1', -8.4, 7.1, 91, 'White'],
      ['hatch-2', -2.9, 7.2, 88, 'Red'],
      ['sedan-3', -0.1, 7.1, 90, 'Silver'],
      ['suv-3', 5.4, 7.1, 89, 'Blue'],
      ['hatch-3', 1.2, 18.6, 60, 'White'],
      ['suv-2', 8, 18.8, 118, 'Red'],
    ],
    plants: [
      ...BED_LEFT,
      ...tuftsIn([6.6, 16], [0.65, 1.9]),
      ...tuftsIn([-3.8, 14.6], [13.2, 14.3]),
      ['gum', -25, 18, 70, 1.1],
      ['street', 18.6, 13, 40, 1.05],
      ['gum', 6, 32, 160, 1.2],
    ],
  },
  {
    id: 'warehouse',
    hours: ['morning', 'midday'],
    camera: { position: [-6.6, -8.4, 1.75], target: [0.4, 12, 1.75], fieldOfView: 36 },
    rise: 0.3,
    build: buildWarehouse,
    ground: { apron: 10.6, drive: [-4.5, 6], bays: [[-11, 0.05, 4, 9.2, BAY]] },
    rooms: [
      [
        [-3.6, 14.4, 0],
        [3.6, 24, 4.2],
      ],
    ],
    poleLamps: [
      [-2, 13, 3.3],
      [2, 13, 3.3],
    ],
    parked: [
      ['suv-1', -9.6, 6.8, 91, 'Grey'],
      ['hatch-3', -6.9, 6.9, 89, 'Orange'],
      ['sedan-1', 5.6, 9.2, 62, 'White'],
      ['hatch-1', -1.6, 18, 70, 'Blue'],
      ['suv-3', 1.9, 18.4, 110, 'White'],
    ],
    plants: [
      ...tuftsIn([-18, -6.5], [0.65, 1.8]),
      ...tuftsIn([-12.2, -4.6], [12.7, 13.7]),
      ['street', 14.8, 9.5, 40, 1],
      ['street', -16, 12, 100, 1.05],
      ['gum', 22, 22, 10, 1.1],
    ],
  },
  {
    id: 'caravan-hall',
    hours: ['morning', 'midday'],
    camera: { position: [8.4, -9.4, 1.8], target: [-0.6, 13, 1.8], fieldOfView: 36 },
    rise: 0.32,
    build: () => buildFranchise('green'),
    ground: { apron: 12, drive: [-4, 5.5], bays: [] },
    rooms: [
      [
        [-4.6, 14.6, 0],
        [15, 26, 3.9],
      ],
    ],
    poleLamps: [
      [-7, 13, 3],
      [-1, 13.2, 3.7],
      [5, 13.2, 3.7],
      [11, 13.2, 3.7],
    ],
    parked: [
      ['caravan-6', -12.6, 9.4, 112, 'White'],
      ['caravan-2', -7.4, 9.2, 114, 'White'],
      ['caravan-1', -2, 9, 116, 'Silver'],
      ['caravan-4', 4.4, 8.6, 118, 'White'],
      ['ute-1', 9.4, 9.6, 96, 'Grey'],
    ],
    plants: [
      ...BED_LEFT,
      ...tuftsIn([6.6, 16], [0.65, 1.9]),
      ...tuftsIn([-3.8, 14.6], [13.2, 14.3]),
      ['gum', -25, 18, 70, 1.1],
      ['street', 18.6, 13, 40, 1.05],
      ['gum', 6, 32, 160, 1.2],
    ],
  },
  {
    id: 'garage',
    hours: ['midday', 'overcast'],
    camera: { position: [-4.6, -6.4, 1.7], target: [0.6, 12, 1.7], fieldOfView: 36 },
    rise: 0.32,
    build: buildWarehouse,
    ground: { apron: 9.4, drive: [-4.5, 6], bays: [] },
    rooms: [
      [
        [-3.6, 14.4, 0],
        [3.6, 24, 4.2],
      ],
    ],
    poleLamps: [
      [-2, 13, 3.3],
      [2, 13, 3.3],
    ],
    parked: [
      ['motorcycle-11', -6, 8.6, 58, 'Black'],
      ['motorcycle-12', -4.2, 8.7, 60, 'Red'],
      ['motorcycle-9', -2.2, 8.8, 57, 'Blue'],
      ['motorcycle-4', 2.4, 8.6, 61, 'White'],
      ['motorcycle-10', 4.2, 8.7, 58, 'Green'],
      ['van-1', 8.4, 10.2, 92, 'White'],
      ['motorcycle-1', -1.8, 17.4, 60, 'Red'],
      ['motorcycle-3', 1.2, 17.2, 118, 'White'],
    ],
    plants: [
      ...tuftsIn([-18, -6.5], [0.65, 1.8]),
      ...tuftsIn([-12.2, -4.6], [12.7, 13.7]),
      ['street', 14.8, 9.5, 40, 1],
      ['street', -16, 12, 100, 1.05],
      ['gum', 22, 22, 10, 1.1],
    ],
  },
];
