import { Building } from '../building.ts';
import { addBed, addBollards, addCooler, addRoller, addWindow, glaze } from './parts.ts';

/** A small house of a trade street: offices in timber, a shop behind glass, a door for deliveries. */
export function buildOutlet(): Building {
  const building = new Building();
  const [front, back, top] = [14, 25, 4];
  // Offices.
  building.block('timber', [-10.6, front, 0], [-3, back, top], 0.02);
  for (let x = -10.5; x < -3.1; x += 0.22)
    building.block('timber', [x, front - 0.06, 0.12], [x + 0.15, front + 0.02, top - 0.05], 0.01);
  addWindow(building, [-9.6, -7.6], front - 0.04, [0.9, 2.7]);
  addWindow(building, [-6, -4], front - 0.04, [0.9, 2.7]);
  building.block('panel-white', [-11.3, front - 1.5, top], [-2.3, back + 0.3, top + 0.5], 0.02);
  building.block('frame', [-11.33, front - 1.53, top + 0.47], [-2.27, back + 0.3, top + 0.54], 0.01);
  for (const x of [-9.8, -7.6, -5.4, -3.4])
    building.block('tube', [x, front - 0.8, top - 0.04], [x + 0.15, front - 0.65, top + 0.005], 0.01);
  // The shop.
  building.block('floor-polished', [-3, front + 0.5, -0.1], [5, back, 0.06], 0.01);
  building.block('wall-white', [-3, back - 4, 0], [5, back - 3.8, 3.4], 0.02);
  building.block('ceiling', [-3, front + 0.5, 3.3], [5, back, 3.4], 0.02);
  building.block('wall-grey', [5, front + 0.4, 0], [5.3, back, top], 0.02);
  building.block('wall-grey', [-3, front + 0.4, 3.1], [11, back, top], 0.02);
  glaze(building, [-2.95, 5], front + 0.55, 3.1);
  building.block('desk', [-1.6, back - 6.2, 0], [2.4, back - 5.5, 1.05], 0.03);
  building.block('timber', [-1.7, back - 6.3, 1.03], [2.5, back - 5.4, 1.1], 0.02);
  for (const z of [0.5, 1.2, 1.9]) {
    building.block('shelf', [-2.6, back - 4.5, z], [4.6, back - 4.05, z + 0.05], 0.01);
    for (let x = -2.5; x < 4.4; x += 0.55)
      if (Math.sin(x * 27 + z * 13) > -0.3)
        building.block(
          x % 1.1 > 0.5 ? 'carton' : 'poster',
          [x, back - 4.45, z + 0.05],
          [x + 0.42, back - 4.1, z + 0.28 + 0.2 * Math.abs(Math.sin(x * 7))],
        );
  }
  for (let y = front + 1.6; y < back - 4; y += 2)
    for (const x of [-2, 1.2]) building.block('tube', [x, y, 3.24], [x + 2.2, y + 0.09, 3.29], 0.01);
  // An awning with a sign along its edge.
  building.block('panel-charcoal', [-3, front - 1.2, 3.12], [5.6, front + 0.4, 3.4], 0.02);
  building.block('sign-green', [-2.4, front - 1.28, 3.2], [3, front - 1.2, 3.9], 0.01);
  building.block('sign-face', [3.2, front - 1.28, 3.2], [5.4, front - 1.2, 3.9], 0.01);
  // Deliveries.
  building.block('wall-grey', [5.3, front + 0.5, 0], [6.1, back, 3.2], 0.02);
  building.block('wall-grey', [9.5, front + 0.5, 0], [11, back, 3.2], 0.02);
  addRoller(building, [6.2, 9.4], front + 0.4, [0, 3]);
  building.block('concrete', [-3, front + 0.3, top], [11.1, back, top + 0.14], 0.02);
  addCooler(building, 2, front + 4, top + 0.1);
  addCooler(building, 8.4, front + 5, top + 0.1);
  for (let pallet = 0; pallet < 6; pallet++)
    building.block('carton', [9.7, front - 0.5, pallet * 0.15], [10.8, front + 0.4, pallet * 0.15 + 0.1], 0.01);
  addBollards(building, [5.9, 9.7], front - 0.4);
  addBed(building, [-10.4, -3.4], [front - 1.5, front - 0.3]);
  addBed(building, [-30, -6], [0.65, 1.8]);
  addBed(building, [6, 24], [0.65, 1.8]);
  return building;
}
