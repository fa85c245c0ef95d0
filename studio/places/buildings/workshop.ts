import { Building } from '../building.ts';
import { addBed, addBollards, addGutter, addRoller, addWindow } from './parts.ts';

const DOOR = { wide: 3.7, high: 4 };

/** A shed of steel with roller doors, two of them open, and a front of brick for customers. */
export function buildWorkshop(): Building {
  const building = new Building();
  const [front, back, top] = [15, 28, 5.8];
  const doors = [-9.4, -4.6, 0.2];
  const [left, right] = [-12.4, 3.4];
  building.block('floor-concrete', [left, front, -0.1], [right, back, 0.05], 0.01);
  building.block('wall-white', [left, back, 0], [right, back + 0.2, top], 0.02);
  for (const x of [left, right]) building.block('steel-cream', [x - 0.1, front, 0], [x + 0.1, back, top], 0.02);
  building.block('steel-cream', [left, front - 0.1, DOOR.high], [right, front + 0.1, top], 0.02);
  building.block('ceiling', [left, front + 0.2, top - 0.14], [right, back, top - 0.04], 0.02);
  const walls = [left, ...doors.flatMap((x) => [x - DOOR.wide / 2, x + DOOR.wide / 2]), right];
  for (let at = 0; at < walls.length; at += 2)
    building.block('steel-cream', [walls[at]!, front - 0.1, 0], [walls[at + 1]!, front + 0.1, DOOR.high], 0.02);
  for (const [index, x] of doors.entries())
    addRoller(building, [x - DOOR.wide / 2, x + DOOR.wide / 2], front - 0.12, [
      index === 0 ? 0 : DOOR.high - 0.5,
      DOOR.high - 0.02,
    ]);
  // A roof of low pitch, its gutter, pipes and vents.
  building.slope('steel-grey', [
    [left - 0.3, front - 0.4, top],
    [right + 0.3, front - 0.4, top],
    [right + 0.3, (front + back) / 2, top + 0.8],
    [left - 0.3, (front + back) / 2, top + 0.8],
  ]);
  addGutter(building, [left - 0.3, right + 0.3], front - 0.3, top + 0.02, [left + 0.15, -7, right - 0.2]);
  for (const x of [-8, -1])
    building.post(
      'galvanised',
      [
        [x, front + 4, top + 0.5],
        [x, front + 4, top + 1.2],
      ],
      0.28,
    );
  building.block('sign-blue', [-8.6, front - 0.2, 4.75], [-0.6, front - 0.1, 5.45], 0.01);
  // Inside: lamps, hoists, benches, shelves with cartons.
  for (let y = front + 1.6; y < back; y += 3.4)
    for (let x = left + 1.2; x < right - 1; x += 3)
      building.block('tube', [x, y, top - 0.36], [x + 1.5, y + 0.12, top - 0.3], 0.01);
  for (const x of [-6.2, -3, -1.4, 1.8]) {
    building.block('hoist', [x - 0.14, front + 5, 0], [x + 0.14, front + 5.4, 3.6], 0.02);
    building.block('safety-yellow', [x - 0.2, front + 4.9, 0], [x + 0.2, front + 5.5, 0.1], 0.01);
  }
  building.block('hoist', [-6.2, front + 5.1, 3.5], [-3, front + 5.3, 3.65], 0.02);
  building.block('hoist', [-1.4, front + 5.1, 3.5], [1.8, front + 5.3, 3.65], 0.02);
  for (const x of [-7.2, -2.2, 2.5]) {
    building.block('toolbox', [x - 0.5, back - 1, 0.1], [x + 0.5, back - 0.4, 1.15], 0.03);
    for (const z of [0.35, 0.6, 0.85])
      building.block('frame', [x - 0.48, back - 1.02, z], [x + 0.48, back - 1, z + 0.02]);
  }
  for (const z of [0.7, 1.5, 2.3]) building.block('shelf', [-6.4, back - 0.6, z], [1.9, back - 0.1, z + 0.06], 0.01);
  for (let x = -6.3; x < 1.8; x += 0.62)
    for (const z of [0.76, 1.56, 2.36])
      if (Math.sin(x * 31 + z * 17) > -0.2)
        building.block(
          'carton',
          [x, back - 0.55, z],
          [x + 0.5, back - 0.15, z + 0.3 + 0.25 * Math.abs(Math.sin(x * 9))],
        );
  // Tyres in a stack by the wall.
  for (let tyre = 0; tyre < 5; tyre++)
    building.post(
      'black',
      [
        [-7, front - 0.6, 0.03 + tyre * 0.23],
        [-7, front - 0.6, 0.24 + tyre * 0.23],
      ],
      0.33,
    );
  // The customers' front: brick, a window, a door, an awning.
  building.block('brick', [right + 0.1, front - 0.8, 0], [13.4, back - 3, 3.7], 0.02);
  building.block('concrete', [right, front - 0.9, 3.7], [13.5, back - 2.9, 3.86], 0.02);
  addWindow(building, [7.4, 9.6], front - 0.8, [0.9, 2.4]);
  addWindow(building, [10.6, 12.6], front - 0.8, [0.9, 2.4]);
  building.block('window', [4.6, front - 0.84, 0.05], [6.2, front - 0.78, 2.4], 0.01);
  for (const x of [4.6, 5.4, 6.2]) building.block('frame', [x - 0.04, front - 0.9, 0], [x + 0.04, front - 0.78, 2.45]);
  building.block('panel-charcoal', [4, front - 2.3, 2.75], [13, front - 0.8, 2.95], 0.02);
  building.block('tube', [5.2, front - 1.6, 2.71], [5.8, front - 1.5, 2.755], 0.01);
  building.block('sign-face', [7, front - 0.88, 3.02], [10.4, front - 0.8, 3.56], 0.01);
  // Bins, posts at the doors, a bed with grasses.
  for (const [x, lid] of [
    [12.3, 'sign-green'],
    [13, 'sign-red'],
  ] as const) {
    building.block('frame', [x - 0.29, front - 2, 0.06], [x + 0.29, front - 1.4, 0.98], 0.05);
    building.block(lid, [x - 0.31, front - 2.04, 0.96], [x + 0.31, front - 1.36, 1.04], 0.03);
  }
  addBollards(building, [-11.6, -7, -2.2, 2.6], front - 1.1);
  addBed(building, [6.8, 11.6], [front - 2, front - 0.9]);
  addBed(building, [-30, -6], [0.65, 1.8]);
  return building;
}
