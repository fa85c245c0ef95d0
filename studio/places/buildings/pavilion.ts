import { Building } from '../building.ts';
import { addBed, addBollards, addCooler, addPylon, addRoller, glaze } from './parts.ts';

/** A hall two storeys high in a white frame: a gallery inside, a dark wall on its left, a drive-in for service. */
export function buildPavilion(): Building {
  const building = new Building();
  const [left, right, front, back, top] = [-9.4, 8.6, 15.4, 27, 6.2];
  building.block('floor-polished', [left, front, -0.1], [right, back, 0.07], 0.01);
  building.block('wall-white', [left, back, 0], [right, back + 0.3, top + 0.6], 0.02);
  building.block('ceiling', [left - 0.1, front - 0.1, top], [right + 0.1, back, top + 0.1], 0.02);
  glaze(building, [left, right], front, top);
  // Inside: a gallery behind a rail of glass, a wall of timber below it, lamps in rows.
  building.block('wall-white', [left, back - 4.4, 3.2], [right, back, 3.5], 0.02);
  building.block('frame', [left, back - 4.42, 4.5], [right, back - 4.36, 4.56], 0.01);
  for (let x = left; x <= right; x += 2.25)
    building.block('frame', [x - 0.03, back - 4.42, 3.5], [x + 0.03, back - 4.36, 4.5], 0.01);
  building.block('timber', [-6.4, back - 0.2, 0.05], [1.6, back, 3.1], 0.02);
  building.block('desk', [-4.4, back - 3.6, 0], [-0.4, back - 2.8, 1.08], 0.04);
  building.block('poster', [3, back - 0.1, 0.9], [6.4, back, 2.7], 0.01);
  building.block('poster-warm', [-8.6, back - 0.1, 3.9], [-4.6, back, 5.7], 0.01);
  for (let y = front + 1.2; y < back - 4.6; y += 2)
    for (let x = left + 1; x < right - 2; x += 3.2)
      building.block('tube', [x, y, top - 0.07], [x + 2, y + 0.09, top - 0.02], 0.01);
  for (let x = left + 1; x < right - 2; x += 3.2)
    building.block('tube', [x, back - 2.6, 3.13], [x + 1.8, back - 2.5, 3.18], 0.01);
  // The frame: two piers and a beam that stand out, with a sign along the beam.
  building.block('panel-white', [left - 1.1, front - 1.9, 0], [left, back, top + 1.3], 0.02);
  building.block('panel-white', [right, front - 1.9, 0], [right + 1.1, back, top + 1.3], 0.02);
  building.block('panel-white', [left - 1.1, front - 1.9, top + 0.1], [right + 1.1, back, top + 1.3], 0.02);
  building.block('timber', [left, front - 1.8, top + 0.02], [right, front, top + 0.12], 0.01);
  for (let x = left + 0.9; x < right; x += 1.8)
    building.block('tube', [x, front - 1, top - 0.02], [x + 0.16, front - 0.84, top + 0.025], 0.01);
  building.block('frame', [3.1, front - 1.98, top + 0.36], [4.1, front - 1.9, top + 1.04], 0.02);
  building.block('sign-face', [4.4, front - 1.98, top + 0.36], [8, front - 1.9, top + 1.04], 0.02);
  // The entrance: a porch of timber around sliding doors.
  building.block('timber', [-2.2, front - 1.5, 0], [-1.8, front + 0.2, 3.2], 0.02);
  building.block('timber', [1.8, front - 1.5, 0], [2.2, front + 0.2, 3.2], 0.02);
  building.block('timber', [-2.2, front - 1.5, 2.9], [2.2, front + 0.2, 3.3], 0.02);
  building.block('tube', [-1.2, front - 0.9, 2.86], [1.2, front - 0.8, 2.895], 0.01);
  // A dark wall on the left, with a slot of a window; on the right the lower drive-in for service.
  building.block('panel-charcoal', [-18, front - 0.4, 0], [left - 1.1, back, 4.6], 0.02);
  building.block('window', [-16.4, front - 0.44, 1.5], [-12, front - 0.38, 2.5], 0.002);
  building.block('wall-grey', [right + 1.1, front + 0.4, 3.4], [20, back, 4.2], 0.02);
  building.block('wall-grey', [right + 1.1, front + 0.4, 0], [11, back, 3.4], 0.02);
  building.block('wall-grey', [15, front + 0.4, 0], [20, back, 3.4], 0.02);
  addRoller(building, [11.1, 14.9], front + 0.4, [0, 3.2]);
  building.block('concrete', [right + 1, front + 0.3, 4.2], [20.1, back, 4.34], 0.02);
  addCooler(building, 13, front + 4, 4.3);
  addCooler(building, -14, front + 5, 4.6);
  addPylon(building, 'frame', [-13.2, 4.6], 5.4);
  addBollards(building, [-3.2, 3.2], front - 2.6);
  addBed(building, [left, -4.2], [front - 1.5, front - 0.4]);
  addBed(building, [4.2, right], [front - 1.5, front - 0.4]);
  addBed(building, [6.4, 30], [0.65, 1.9]);
  return building;
}
