import { Building } from '../building.ts';
import { addBed, addBollards, addCooler, addGutter, addWindow, glaze } from './parts.ts';

/** A desk with a screen and two chairs. */
function addDesk(building: Building, x: number, y: number): void {
  building.block('desk', [x - 0.9, y - 0.4, 0.7], [x + 0.9, y + 0.4, 0.76], 0.01);
  building.block('frame', [x - 0.8, y - 0.05, 0], [x - 0.7, y + 0.05, 0.72], 0.01);
  building.block('frame', [x + 0.7, y - 0.05, 0], [x + 0.8, y + 0.05, 0.72], 0.01);
  building.block('monitor', [x - 0.3, y + 0.1, 0.86], [x + 0.3, y + 0.14, 1.22], 0.01);
  for (const side of [-0.5, 0.5]) {
    building.block('chair', [x + side - 0.25, y - 1, 0.42], [x + side + 0.25, y - 0.55, 0.5], 0.04);
    building.block('chair', [x + side - 0.25, y - 1.05, 0.5], [x + side + 0.25, y - 0.97, 0.95], 0.04);
  }
}

/** A hall of glass below a wide roof, with a lower wing of brick for service. */
export function buildShowroom(): Building {
  const building = new Building();
  const [front, back, top] = [15, 27, 4.7];
  building.block('floor-polished', [-12, front, -0.1], [8, back, 0.07], 0.01);
  building.block('wall-white', [-12, back, 0], [8, back + 0.3, top + 0.8], 0.02);
  building.block('wall-white', [-12.3, front, 0], [-12, back, top + 0.8], 0.02);
  building.block('ceiling', [-12.2, front - 0.1, top], [8.2, back, top + 0.1], 0.02);
  // Inside: a wall of battens, pictures on the walls, a counter, desks, rows of lamps.
  building.block('timber', [-5, back - 0.14, 0], [2, back, top], 0.02);
  for (let x = -4.9; x < 2; x += 0.28) building.block('timber', [x, back - 0.2, 0], [x + 0.12, back, top], 0.01);
  building.block('sign-face', [-2.6, back - 0.3, 2.5], [-0.4, back - 0.22, 3.3], 0.03);
  building.block('desk', [-3.6, back - 3.4, 0], [0.6, back - 2.7, 1.08], 0.04);
  building.block('timber', [-3.7, back - 3.5, 1.06], [0.7, back - 2.6, 1.14], 0.02);
  building.block('monitor', [-2.6, back - 3, 1.16], [-2, back - 2.95, 1.55], 0.01);
  for (const [x, material] of [
    [-10.4, 'poster'],
    [-7.6, 'poster-warm'],
    [4.2, 'poster'],
  ] as const)
    building.block(material, [x, back - 0.06, 1], [x + 1.9, back, 3.4], 0.01);
  addDesk(building, 4.6, back - 2.2);
  addDesk(building, -8.6, back - 2);
  for (let y = front + 1.3; y < back; y += 2.2)
    for (let x = -10.6; x < 7; x += 3.4)
      building.block('tube', [x, y, top - 0.07], [x + 2, y + 0.09, top - 0.02], 0.01);
  glaze(building, [-12, 8], front, top);
  // The roof stands out over the front: its edge in panels, its underside in timber with small lamps.
  building.block('panel-charcoal', [-13, front - 2.2, top + 0.14], [9, back + 0.4, top + 1.35], 0.02);
  building.block('frame', [-13.03, front - 2.23, top + 1.33], [9.03, back + 0.43, top + 1.39], 0.01);
  building.block('timber', [-12.9, front - 2.1, top + 0.06], [8.9, front, top + 0.16], 0.01);
  for (let x = -11.8; x < 8.6; x += 1.7)
    building.block('tube', [x, front - 1.15, top + 0.03], [x + 0.16, front - 1, top + 0.065], 0.01);
  building.block('sign-face', [-2.4, front - 2.29, top + 0.42], [1, front - 2.2, top + 1.08], 0.02);
  building.block('sign-blue', [1.25, front - 2.29, top + 0.42], [1.9, front - 2.2, top + 1.08], 0.02);
  for (const x of [-12.6, -5.2, 2.2, 8.6])
    building.post(
      'galvanised',
      [
        [x, front - 1.9, 0],
        [x, front - 1.9, top + 0.2],
      ],
      0.09,
    );
  // The entrance: a frame of panels around sliding doors.
  building.block('panel-blue', [-2.1, front - 1.3, 0], [-1.75, front + 0.2, 3.3], 0.02);
  building.block('panel-blue', [1.75, front - 1.3, 0], [2.1, front + 0.2, 3.3], 0.02);
  building.block('panel-blue', [-2.1, front - 1.3, 2.95], [2.1, front + 0.2, 3.4], 0.02);
  building.block('tube', [-1.2, front - 0.9, 2.92], [1.2, front - 0.8, 2.955], 0.01);
  // The wing for service.
  building.block('brick', [8, front + 0.8, 0], [17, back, 4.3], 0.02);
  building.block('concrete', [7.9, front + 0.7, 4.3], [17.1, back + 0.1, 4.46], 0.02);
  addWindow(building, [9.4, 11.6], front + 0.8, [0.9, 2.5]);
  addWindow(building, [13, 15.2], front + 0.8, [0.9, 2.5]);
  building.block('panel-blue', [9.1, front - 0.2, 2.75], [15.5, front + 0.8, 2.9], 0.01);
  building.block('sign-face', [10, front + 0.72, 3.2], [12.6, front + 0.8, 3.75], 0.01);
  addGutter(building, [16.9, 17.2], front + 0.8, 4.3, [17]);
  addCooler(building, 11.4, front + 4, 4.4);
  addCooler(building, 14, front + 5, 4.4);
  addCooler(building, -4, front + 6, top + 1.35);
  addBollards(building, [-3.2, 3.2], front - 2.6);
  addBed(building, [-11.6, -4.2], [front - 1.5, front - 0.4]);
  addBed(building, [3.6, 7.8], [front - 1.5, front - 0.4]);
  addBed(building, [-30, -4.5], [0.65, 1.9]);
  building.flag('flag-blue', [12.4, 3.2], 4.6);
  building.flag('flag-white', [14.8, 3.4], 4.6);
  return building;
}
