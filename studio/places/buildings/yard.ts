import type { Point3 } from '../../geometry/fields.ts';
import { Building } from '../building.ts';
import { addBed, addCooler, addFloodlights, addGutter, addPylon, addWindow } from './parts.ts';

/** An office under a low roof of steel with a verandah; gives its measures. */
function addOffice(building: Building, wall: string, [low, high]: readonly [Point3, Point3], face: string): void {
  const [[fromX, front], [toX, back, top]] = [low, high];
  building.block(wall, [fromX, front, 0], [toX, back, top], 0.02);
  building.block('brick', [fromX - 0.02, front - 0.03, 0], [toX + 0.02, back, 0.62], 0.01);
  const eave = top - 0.12;
  const ridge = top + 1.25;
  const middle = (front + back) / 2;
  building.slope('steel-grey', [
    [fromX - 0.6, front - 2.6, eave - 0.35],
    [toX + 0.6, front - 2.6, eave - 0.35],
    [toX + 0.6, middle, ridge],
    [fromX - 0.6, middle, ridge],
  ]);
  building.slope('steel-grey', [
    [fromX - 0.6, middle, ridge],
    [toX + 0.6, middle, ridge],
    [toX + 0.6, back + 0.6, eave],
    [fromX - 0.6, back + 0.6, eave],
  ]);
  addGutter(building, [fromX - 0.6, toX + 0.6], front - 2.55, eave - 0.33, [fromX + 0.1, toX - 0.1]);
  const posts = Math.max(2, Math.round((toX - fromX) / 3.2));
  for (let post = 0; post <= posts; post++) {
    const x = fromX + 0.1 + ((toX - fromX - 0.2) * post) / posts;
    building.block('wall-white', [x - 0.06, front - 2.42, 0], [x + 0.06, front - 2.3, eave - 0.4], 0.01);
  }
  building.block('concrete', [fromX - 0.4, front - 2.7, 0], [toX + 0.4, front, 0.14], 0.02);
  const width = toX - fromX;
  addWindow(building, [fromX + width * 0.08, fromX + width * 0.36], front, [0.95, 2.3]);
  addWindow(building, [fromX + width * 0.64, fromX + width * 0.92], front, [0.95, 2.3]);
  building.block('window', [fromX + width * 0.44, front - 0.05, 0.14], [fromX + width * 0.56, front, 2.3], 0.01);
  building.block('frame', [fromX + width * 0.495, front - 0.08, 0.14], [fromX + width * 0.505, front, 2.3], 0.005);
  building.block(
    face,
    [fromX + width * 0.3, front - 2.66, eave - 0.28],
    [fromX + width * 0.7, front - 2.6, eave + 0.42],
  );
  building.block(
    'tube',
    [fromX + width * 0.46, front - 1.4, eave - 0.3],
    [fromX + width * 0.54, front - 1.3, eave - 0.26],
  );
  addCooler(building, toX + 0.9, front + 2, 0.2);
}

/** Cloth over a row, high at two corners, on posts of steel. */
function addSail(building: Building, material: string, [x, wide]: readonly [number, number]): void {
  const corners: readonly [Point3, Point3, Point3, Point3] = [
    [x, 12.4, 4.9],
    [x + wide, 12.4, 3.9],
    [x + wide, 18.6, 5],
    [x, 18.6, 4],
  ];
  building.sail(material, corners, 0.35);
  for (const [px, py, pz] of corners) {
    const out = px > x ? 0.25 : -0.25;
    building.post(
      'galvanised',
      [
        [px + out, py, 0],
        [px + out * 0.3, py, pz + 0.15],
      ],
      0.07,
    );
  }
}

/** A yard of used cars: an office at the back, sails over the second row, lamps and a sign at the street. */
export function buildYard(): Building {
  const building = new Building();
  addOffice(
    building,
    'steel-cream',
    [
      [3, 22, 0],
      [14.5, 29, 3.1],
    ],
    'sign-red',
  );
  addSail(building, 'cloth-sand', [-14.5, 8]);
  addSail(building, 'cloth-green', [-5.4, 7.6]);
  addFloodlights(building, -15.4, 11.6, 7);
  addFloodlights(building, 1.2, 11.8, 7);
  addFloodlights(building, 17, 12, 7);
  addPylon(building, 'sign-red', [16.4, 3.4], 6.2);
  addBed(building, [-30, -5], [0.65, 1.8]);
  addBed(building, [6, 24], [0.65, 1.8]);
  building.flag('flag-red', [9.2, 2.3], 4.4);
  building.flag('flag-white', [11.4, 2.2], 4.4);
  return building;
}

/** A yard of caravans: wide, with an office of brick to the left and room between the vans. */
export function buildCaravanYard(): Building {
  const building = new Building();
  addOffice(
    building,
    'wall-white',
    [
      [-15, 24, 0],
      [-4, 31, 3.2],
    ],
    'sign-green',
  );
  addFloodlights(building, -11.5, 15, 7.4);
  addFloodlights(building, 6, 16, 7.4);
  addFloodlights(building, 20, 16, 7.4);
  addPylon(building, 'sign-green', [15.5, 3.2], 6);
  addBed(building, [-30, -5], [0.65, 1.8]);
  addBed(building, [5.5, 24], [0.65, 1.8]);
  building.flag('flag-white', [8.6, 2.2], 4.6);
  return building;
}
