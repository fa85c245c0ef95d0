import type { Point3 } from '../../geometry/fields.ts';
import { Building } from '../building.ts';
import { addBed, addBollards, addGutter, addRoller, glaze } from './parts.ts';

/** A window of many small panes in steel, as old works have them, in a wall that looks along -y. */
function addWorksWindow(building: Building, [from, to]: readonly [number, number], y: number): void {
  const [low, high] = [1, 3.4];
  building.block('window', [from, y - 0.03, low], [to, y + 0.02, high], 0.002);
  for (let pane = 0; pane <= 6; pane++) {
    const x = from + ((to - from) * pane) / 6;
    building.block('frame', [x - 0.03, y - 0.07, low], [x + 0.03, y, high], 0.004);
  }
  for (let row = 0; row <= 4; row++) {
    const z = low + ((high - low) * row) / 4;
    building.block('frame', [from, y - 0.07, z - 0.025], [to, y, z + 0.025], 0.004);
  }
  building.block('concrete', [from - 0.15, y - 0.12, low - 0.14], [to + 0.15, y, low - 0.04], 0.01);
}

/** One gable of the front and the two slopes of its roof. */
function addGable(building: Building, [from, to]: readonly [number, number], front: number, eave: number): void {
  const [middle, back, ridge] = [(from + to) / 2, 27, eave + 2.2];
  const crown: Point3 = [middle, front, ridge];
  building.slope('brick', [[from, front, eave], [to, front, eave], crown, crown]);
  for (const [x, other] of [
    [from, middle],
    [to, middle],
  ] as const)
    building.slope('steel-dark', [
      [x, front - 0.35, eave + 0.06],
      [x, back, eave + 0.06],
      [other, back, ridge + 0.08],
      [other, front - 0.35, ridge + 0.08],
    ]);
}

/** An old brick works with three gables in a city street: cars behind glass in the middle, windows of small panes. */
export function buildWarehouse(): Building {
  const building = new Building();
  const [front, back, eave] = [14, 27, 4.3];
  const [left, right] = [-12.6, 12.6];
  for (const [from, to] of [
    [left, -4.2],
    [-4.2, 4.2],
    [4.2, right],
  ] as const)
    addGable(building, [from, to], front, eave);
  building.block('brick', [left, front, 0], [-3.6, front + 0.4, eave], 0.02);
  building.block('brick', [3.6, front, 0], [6.4, front + 0.4, eave], 0.02);
  building.block('brick', [10.6, front, 0], [right, front + 0.4, eave], 0.02);
  building.block('brick', [-3.6, front, 3.7], [right, front + 0.4, eave], 0.02);
  building.block('brick', [right - 0.4, front, 0], [right, back, eave], 0.02);
  building.block('brick', [left, front, 0], [left + 0.4, back, eave], 0.02);
  building.block('concrete', [left - 0.05, front - 0.06, 0], [-3.6, front, 0.5], 0.02);
  building.block('concrete', [left - 0.05, front - 0.1, eave - 0.16], [right + 0.05, front, eave + 0.02], 0.01);
  addWorksWindow(building, [-11.8, -8.6], front);
  addWorksWindow(building, [-7.8, -4.6], front);
  // The middle: a room with cars behind glass, lit from its beams.
  building.block('floor-concrete', [-3.6, front + 0.4, -0.1], [3.6, back, 0.06], 0.01);
  building.block('wall-white', [-3.6, back - 3, 0], [3.6, back - 2.8, eave], 0.02);
  building.block('wall-white', [-3.8, front + 0.4, 0], [-3.6, back, eave], 0.02);
  building.block('wall-white', [3.6, front + 0.4, 0], [3.8, back, eave], 0.02);
  building.block('ceiling', [-3.6, front + 0.4, eave - 0.1], [3.6, back, eave], 0.02);
  building.block('timber', [-3, back - 3.1, 0.05], [3, back - 3, 2.6], 0.02);
  for (let y = front + 1.6; y < back - 3; y += 1.9)
    for (const x of [-2.8, 0.6]) building.block('tube', [x, y, eave - 0.2], [x + 2.2, y + 0.09, eave - 0.14], 0.01);
  glaze(building, [-3.6, 3.6], front + 0.3, 3.66);
  building.block('panel-charcoal', [-4, front - 1.3, 3.5], [4, front + 0.1, 3.8], 0.02);
  // Signs without words: a round of the gable's height and a plate over the awning.
  building.post(
    'sign-face',
    [
      [0, front - 0.02, eave + 0.95],
      [0, front - 0.12, eave + 0.95],
    ],
    0.62,
  );
  building.block('sign-blue', [-3.4, front - 1.38, 3.52], [3.4, front - 1.3, 3.98], 0.01);
  addRoller(building, [6.5, 10.5], front + 0.2, [0, 3.5]);
  addGutter(building, [-4.4, -4], front, eave + 0.02, [-4.2]);
  addGutter(building, [4, 4.4], front, eave + 0.02, [4.2]);
  addBollards(building, [6.2, 10.8], front - 0.5);
  addBed(building, [left + 0.4, -4.6], [front - 1.3, front - 0.3]);
  addBed(building, [-30, -6.5], [0.65, 1.8]);
  return building;
}
