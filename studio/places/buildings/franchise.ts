import { Building } from '../building.ts';
import { addBed, addBollards, addCooler, addGutter, addRoller, glaze } from './parts.ts';

/** A long low hall of glass beside a tower of coloured panels with the entrance, a shed for service on its left. */
export function buildFranchise(tone: 'red' | 'green' = 'red'): Building {
  const [panel, sign] = [`panel-${tone}`, `sign-${tone}`];
  const building = new Building();
  const [left, right, front, back, top] = [-4.6, 15, 14.6, 26, 3.9];
  building.block('floor-polished', [left, front, -0.1], [right, back, 0.07], 0.01);
  building.block('wall-white', [left, back, 0], [right, back + 0.3, top + 0.6], 0.02);
  building.block('ceiling', [left, front - 0.1, top], [right + 0.1, back, top + 0.1], 0.02);
  building.block('wall-grey', [right, front, 0], [right + 0.4, back, top + 0.6], 0.02);
  glaze(building, [left, right], front, top);
  for (const [x, material] of [
    [-2.6, 'poster-warm'],
    [2, 'poster'],
    [6.6, 'poster-warm'],
    [10.8, 'poster'],
  ] as const)
    building.block(material, [x, back - 0.08, 0.9], [x + 2.6, back, 3], 0.01);
  building.block('desk', [-2.8, back - 3.4, 0], [0.8, back - 2.7, 1.08], 0.04);
  building.block(sign, [-2.8, back - 3.44, 0.3], [0.8, back - 3.4, 0.8], 0.01);
  for (let y = front + 1.2; y < back; y += 2.2)
    for (let x = left + 0.8; x < right - 2; x += 3.2)
      building.block('tube', [x, y, top - 0.07], [x + 2, y + 0.09, top - 0.02], 0.01);
  // A white edge of roof over slim columns, thin at its lip, with a sign.
  building.block('panel-white', [left - 0.4, front - 2.4, top + 0.12], [right + 1.6, back + 0.3, top + 1.02], 0.02);
  building.block(sign, [left - 0.4, front - 2.46, top + 0.12], [right + 1.6, front - 2.38, top + 0.3], 0.01);
  building.block('sign-face', [5.2, front - 2.46, top + 0.42], [9.2, front - 2.38, top + 0.9], 0.01);
  for (const x of [0.6, 5.6, 10.6, 15.6])
    building.post(
      'panel-white',
      [
        [x, front - 2, 0],
        [x, front - 2, top + 0.2],
      ],
      0.12,
    );
  // The tower: panels around dark doors, a plain plate at its head.
  building.block(panel, [-9.2, front - 2.2, 0], [-8.1, front + 4, 6.9], 0.02);
  building.block(panel, [-5.7, front - 2.2, 0], [left, front + 4, 6.9], 0.02);
  building.block(panel, [-9.2, front - 2.2, 3.1], [left, front + 4, 6.9], 0.02);
  building.block('window', [-8.1, front - 1.4, 0.05], [-5.7, front - 1.34, 3.1], 0.002);
  for (const x of [-8.06, -6.9, -5.74])
    building.block('frame', [x - 0.04, front - 1.46, 0], [x + 0.04, front - 1.36, 3.1], 0.005);
  building.block('tube', [-7.8, front - 1.9, 3.05], [-6, front - 1.8, 3.085], 0.01);
  building.block('sign-face', [-8, front - 2.28, 4.6], [-5.8, front - 2.2, 6.1], 0.03);
  // The shed for service.
  building.block('steel-grey', [-21, front + 1.2, 3.9], [-9.2, back, 5.2], 0.02);
  building.block('steel-grey', [-21, front + 1.2, 0], [-18.2, back, 3.9], 0.02);
  building.block('steel-grey', [-14.6, front + 1.2, 0], [-13.6, back, 3.9], 0.02);
  building.block('steel-grey', [-10, front + 1.2, 0], [-9.2, back, 3.9], 0.02);
  addRoller(building, [-18.1, -14.7], front + 1.2, [0, 3.7]);
  addRoller(building, [-13.5, -10.1], front + 1.2, [0, 3.7]);
  addGutter(building, [-21.2, -9.2], front + 1.2, 5.22, [-9.5, -20.6]);
  addCooler(building, 3, front + 5, top + 1);
  addCooler(building, 9, front + 6, top + 1);
  addBollards(building, [-9, -4.8], front - 2.9);
  addBed(building, [-3.8, 15], [front - 1.4, front - 0.3]);
  addBed(building, [-30, -6], [0.65, 1.9]);
  addBed(building, [6.6, 30], [0.65, 1.9]);
  building.flag(tone === 'red' ? 'flag-red' : 'cloth-green', [-11.4, 3.6], 4.6);
  building.flag('flag-white', [-9.2, 3.8], 4.6);
  return building;
}
