import { Building } from '../building.ts';
import { addBollards, addCooler, addGutter, glaze } from './parts.ts';

/** A shop of motorcycles in an old street: brick above two wide windows, an awning over the footpath. */
export function buildShop(): Building {
  const building = new Building();
  const [front, back, top] = [9, 20, 3.5];
  building.block('floor-concrete', [-8, front, -0.1], [8, back, 0.06], 0.01);
  building.block('brick', [-8.4, back, 0], [8.4, back + 0.3, 6], 0.02);
  for (const x of [-8.2, 8.2]) building.block('brick', [x - 0.25, front - 0.05, 0], [x + 0.25, back, 6], 0.02);
  building.block('ceiling', [-8, front + 0.1, top], [8, back, top + 0.1], 0.02);
  building.block('brick', [-8.4, front - 0.1, top], [8.4, front + 0.25, 6], 0.02);
  building.block('concrete', [-8.6, front - 0.24, 6], [8.6, front + 0.3, 6.2], 0.02);
  building.block('concrete', [-8.5, front - 0.16, 5.2], [8.5, front, 5.3], 0.01);
  building.block('panel-charcoal', [-4.4, front - 0.2, 4.2], [4.4, front - 0.1, 5.05], 0.01);
  building.block('sign-face', [1.6, front - 0.24, 4.4], [4, front - 0.2, 4.85], 0.01);
  building.block('sign-red', [-4.8, front - 0.2, 4.2], [-4.5, front - 0.1, 5.05], 0.01);
  // Windows over a low wall of brick, a door between.
  for (const [from, to] of [
    [-7.9, -1.3],
    [1.3, 7.9],
  ] as const) {
    building.block('brick', [from, front - 0.1, 0], [to, front + 0.1, 0.42], 0.01);
    building.block('concrete', [from, front - 0.16, 0.42], [to, front + 0.14, 0.48], 0.01);
    glaze(building, [from, to], front, top);
  }
  glaze(building, [-1.2, 1.2], front + 0.9, top);
  for (const x of [-1.3, 1.3]) building.block('brick', [x - 0.14, front - 0.1, 0], [x + 0.14, front + 1, top], 0.02);
  // Awning.
  building.block('panel-charcoal', [-8.6, front - 2.4, 3.28], [8.6, front - 0.1, 3.44], 0.01);
  building.block('panel-red', [-8.64, front - 2.46, 3.2], [8.64, front - 2.36, 3.56], 0.01);
  for (let x = -7; x < 8; x += 2.8)
    building.block('tube', [x, front - 1.4, 3.245], [x + 0.9, front - 1.3, 3.285], 0.005);
  for (const x of [-6, -2, 2, 6])
    building.post(
      'frame',
      [
        [x, front - 2.3, 3.5],
        [x, front - 0.1, 4.2],
      ],
      0.025,
    );
  // Inside: a counter, shelves with helmets, clothes on a rail, lamps.
  building.block('timber', [-6, back - 0.2, 0], [1, back, top], 0.02);
  building.block('desk', [2.6, back - 3.2, 0], [6, back - 2.5, 1.05], 0.03);
  building.block('monitor', [4, back - 2.9, 1.08], [4.6, back - 2.85, 1.45], 0.01);
  for (const z of [1.1, 1.7, 2.3]) {
    building.block('shelf', [-5.8, back - 0.7, z], [0.8, back - 0.2, z + 0.05], 0.01);
    for (let x = -5.6; x < 0.7; x += 0.46)
      building.block(
        Math.sin(x * 23 + z * 11) > 0 ? 'toolbox' : 'window',
        [x, back - 0.62, z + 0.05],
        [x + 0.27, back - 0.32, z + 0.33],
        0.13,
      );
  }
  for (let x = 5.2; x < 7.4; x += 0.14)
    building.block(x % 0.4 > 0.2 ? 'frame' : 'chair', [x, front + 4, 0.7], [x + 0.09, front + 4.5, 1.7], 0.03);
  for (let y = front + 1.4; y < back; y += 2)
    for (let x = -6.6; x < 7; x += 3.2) building.block('tube', [x, y, top - 0.07], [x + 1.6, y + 0.09, top - 0.02]);
  // Neighbours of the terrace.
  building.block('wall-white', [-24, front, 0], [-8.5, back, 5.2], 0.02);
  building.block('concrete', [-24, front - 0.1, 5.2], [-8.5, back, 5.4], 0.02);
  building.block('window', [-17, front - 0.05, 0.8], [-10, front, 2.8], 0.01);
  building.block('steel-grey', [-24, front - 2, 3.1], [-8.7, front, 3.25], 0.02);
  building.block('wall-dark', [8.5, front + 0.4, 0], [26, back, 4.6], 0.02);
  building.block('window', [10, front + 0.35, 0.7], [14.5, front + 0.4, 2.7], 0.01);
  building.block('roller', [16, front + 0.35, 0], [19, front + 0.4, 3], 0.01);
  addGutter(building, [8.5, 26], front + 0.4, 4.6, [9, 15.3]);
  addCooler(building, 14, front + 4, 4.6);
  addBollards(building, [-9.4, 9.4], front - 3);
  return building;
}
