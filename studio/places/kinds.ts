import type { Camera } from '../page/order.ts';
import { Building } from './building.ts';
import type { Ground, Hour, Room } from './order.ts';

/** A vehicle in a place: design, where, turned how, in which paint. */
export type Parked = readonly [design: string, x: number, y: number, turn: number, paint: string];

/** A kind of place that the studio can photograph. */
export interface Kind {
  id: string;
  hours: readonly Hour[];
  camera: Camera;
  build: () => Building;
  ground: Ground;
  rooms: readonly Room[];
  parked: readonly Parked[];
}

const BAY = 2.75;

/** A front of glass between posts, with a rail at the height of a door. */
function glaze(building: Building, [fromX, toX]: readonly [number, number], y: number, top: number): void {
  building.block('lens', [fromX, y - 0.02, 0.08], [toX, y + 0.02, top], 0.001);
  const panes = Math.round((toX - fromX) / 2.2);
  for (let pane = 0; pane <= panes; pane++) {
    const x = fromX + ((toX - fromX) * pane) / panes;
    building.block('trim', [x - 0.035, y - 0.07, 0], [x + 0.035, y + 0.07, top], 0.01);
  }
  for (const z of [0.06, 2.5]) building.block('trim', [fromX, y - 0.05, z - 0.04], [toX, y + 0.05, z + 0.04], 0.01);
}

/** Low walls of planting beside an entrance. */
function plant(building: Building, [fromX, toX]: readonly [number, number], y: number): void {
  building.block('lining-grey', [fromX, y, 0], [toX, y + 0.7, 0.45], 0.03);
  building.block('bark', [fromX + 0.06, y + 0.06, 0.4], [toX - 0.06, y + 0.64, 0.46], 0.01);
  for (let x = fromX + 0.3; x < toX - 0.1; x += 0.42)
    for (let blade = 0; blade < 9; blade++) {
      const angle = blade * 2.4 + x * 7;
      const reach = 0.16 + (0.13 * ((blade * 37 + Math.round(x * 100)) % 10)) / 10;
      building.post(
        'fruit-green',
        [
          [x, y + 0.35, 0.44],
          [x + Math.cos(angle) * reach * 0.5, y + 0.35 + Math.sin(angle) * reach * 0.5, 0.72 + reach * 0.7],
          [x + Math.cos(angle) * reach * 1.5, y + 0.35 + Math.sin(angle) * reach * 1.5, 0.74 + reach * 0.6],
        ],
        0.014,
      );
    }
}

function buildShowroom(): Building {
  const building = new Building();
  const [front, back, top] = [14, 25, 5];
  building.block('tile-white', [-11, front, -0.1], [7.4, back, 0.07], 0.01);
  building.block('lining-light', [-11, back, 0], [11, back + 0.3, top], 0.02);
  building.block('lining-light', [-11.2, front, 0], [-10.9, back, top], 0.02);
  building.block('wood-oak', [-4.6, back - 0.12, 0], [1.4, back, 3.4], 0.02);
  building.block('white', [-3.2, back - 3.4, 0], [-0.2, back - 2.5, 1.05], 0.05);
  building.block('lining-light', [-11.2, front - 0.2, top], [11.2, back + 0.3, top + 0.25], 0.02);
  for (let y = front + 1.4; y < back; y += 2.2)
    for (let x = -9.6; x < 7; x += 3.4)
      building.block('lamp-glow', [x, y, top - 0.08], [x + 1.8, y + 0.16, top - 0.03], 0.01);
  glaze(building, [-11, 7.4], front, top);
  // Side of offices, closed, in dark panels with a band of battens.
  building.block('slat', [7.4, front - 0.6, 0], [11.4, back, top + 0.2], 0.03);
  for (let x = 7.7; x < 11.2; x += 0.22)
    building.block('cabinet-oak', [x, front - 0.72, 0.3], [x + 0.1, front - 0.58, top], 0.01);
  // Roof that stands out over the front, its fascia and soffit.
  building.block('truckpanel', [-12.2, front - 2.6, top + 0.2], [12.2, back + 0.6, top + 1.15], 0.06);
  building.block('slat', [-12.24, front - 2.64, top + 0.2], [12.24, front - 2.5, top + 0.36], 0.02);
  building.block('cabinet-oak', [-12, front - 2.5, top + 0.14], [12, front, top + 0.2], 0.01);
  for (let x = -10.4; x < 11; x += 2.6)
    building.block('lamp-glow', [x, front - 1.4, top + 0.11], [x + 0.24, front - 1.16, top + 0.15], 0.01);
  for (const x of [-11.6, -4, 3.6, 11.6])
    building.post(
      'alloy',
      [
        [x, front - 2.2, 0],
        [x, front - 2.2, top + 0.2],
      ],
      0.11,
    );
  // Entrance.
  building.block('slat', [-1.7, front - 1.5, 0], [-1.3, front + 0.3, 3.5], 0.03);
  building.block('slat', [1.3, front - 1.5, 0], [1.7, front + 0.3, 3.5], 0.03);
  building.block('slat', [-1.7, front - 1.5, 3.2], [1.7, front + 0.3, 3.6], 0.03);
  plant(building, [-10.6, -5.2], front - 1.5);
  plant(building, [4.6, 7.2], front - 1.5);
  for (const x of [-13.4, 13.4]) building.flag('stitch-blue', [x, 9.4], 5.2);
  return building;
}

function buildYard(): Building {
  const building = new Building();
  const [front, back, top] = [20, 26, 3.3];
  // Office with a verandah.
  building.block('lining-light', [3, front, 0], [13, back, top], 0.03);
  building.block('dark-chrome', [3.6, front - 0.03, 0.8], [6.4, front + 0.02, 2.5], 0.02);
  building.block('dark-chrome', [9.4, front - 0.03, 0.8], [12.4, front + 0.02, 2.5], 0.02);
  building.block('dark-chrome', [7.2, front - 0.03, 0.05], [8.6, front + 0.02, 2.5], 0.02);
  for (const x of [3.6, 6.4, 7.2, 8.6, 9.4, 12.4])
    building.block('white', [x - 0.05, front - 0.06, 0], [x + 0.05, front + 0.04, 2.55], 0.01);
  building.block('slat', [2.2, front - 2.4, top], [13.8, back + 0.5, top + 0.16], 0.03);
  building.block('stitch-red', [2.2, front - 2.46, top - 0.1], [13.8, front - 2.36, top + 0.34], 0.02);
  for (const x of [2.6, 6.2, 9.8, 13.4])
    building.post(
      'white',
      [
        [x, front - 2.2, 0],
        [x, front - 2.2, top],
      ],
      0.07,
    );
  // Sails over the rows.
  const high = 4.9;
  const low = 3.3;
  for (const [x, material] of [
    [-13, 'fabric-sand'],
    [-4.6, 'stitch-blue'],
    [3.8, 'fabric-sand'],
  ] as const) {
    const wide = 7.6;
    const corners = [
      [x, 6.6, high],
      [x + wide, 6.6, low],
      [x + wide, 13.6, high],
      [x, 13.6, low],
    ] as const;
    building.sail(material, corners, 0.5);
    for (const [px, py, pz] of corners)
      building.post(
        'slat',
        [
          [px + (px > x ? 0.2 : -0.2), py, 0],
          [px + (px > x ? 0.08 : -0.08), py, pz + 0.2],
        ],
        0.085,
      );
  }
  // Fence behind, with posts, and flags along the street.
  building.block('plastic-grey', [-18, 27.4, 0], [2.6, 27.5, 1.9], 0.01);
  for (let x = -18; x < 3; x += 2.4) building.block('slat', [x, 27.3, 0], [x + 0.1, 27.6, 2], 0.01);
  for (const [index, x] of [-14, -8.6, -3.2, 2.2, 7.6, 13].entries())
    building.flag(index % 2 === 0 ? 'stitch-red' : 'linen-white', [x, 3.2], 4.4);
  return building;
}

function buildWorkshop(): Building {
  const building = new Building();
  const [front, back, top] = [14, 27, 5.6];
  const doors = [-9.6, -4.8, 0, 4.8];
  const [wide, high] = [3.8, 3.9];
  building.block('lining-grey', [-12, front, -0.1], [12, back, 0.05], 0.01);
  building.block('lining-light', [-12, back, 0], [12, back + 0.2, top], 0.02);
  for (const x of [-12, 11.8]) building.block('truckpanel', [x, front, 0], [x + 0.2, back, top], 0.02);
  building.block('truckpanel', [-12, front - 0.1, high], [12, front + 0.1, top], 0.02);
  const walls = [-12, ...doors.flatMap((x) => [x - wide / 2 + 0.0, x + wide / 2]), 12];
  for (let at = 0; at < walls.length; at += 2)
    building.block('truckpanel', [walls[at]!, front - 0.1, 0], [walls[at + 1]!, front + 0.1, high], 0.02);
  // Ribs of the sheeting.
  for (let x = -11.9; x < 12; x += 0.3) {
    const isDoor = doors.some((door) => Math.abs(x - door) < wide / 2 + 0.1);
    building.block('truckpanel', [x, front - 0.14, isDoor ? high + 0.1 : 0.6], [x + 0.08, front - 0.09, top], 0.01);
  }
  building.block('slat', [-12.3, front - 0.5, top], [12.3, back + 0.4, top + 0.35], 0.03);
  building.block('stitch-blue', [-12.32, front - 0.54, top + 0.02], [12.32, front - 0.44, top + 0.33], 0.01);
  doors.forEach((x, index) => {
    const isOpen = index === 1 || index === 2;
    for (const side of [-1, 1])
      building.block(
        'slat',
        [x + side * (wide / 2) - 0.08, front - 0.2, 0],
        [x + side * (wide / 2) + 0.08, front + 0.2, high],
        0.01,
      );
    building.block('alloy', [x - wide / 2, front - 0.3, high - 0.45], [x + wide / 2, front + 0.25, high + 0.05], 0.05);
    const bottom = isOpen ? high - 0.75 : 0;
    for (let z = bottom; z < high - 0.45; z += 0.12)
      building.block('alloy', [x - wide / 2, front - 0.06, z], [x + wide / 2, front, z + 0.105], 0.03);
  });
  for (let x = -10; x < 11; x += 3)
    building.block('lamp-glow', [x, front + 2, top - 0.4], [x + 1.6, front + 2.2, top - 0.3], 0.02);
  for (let x = -10; x < 11; x += 3)
    building.block('lamp-glow', [x, front + 6, top - 0.4], [x + 1.6, front + 6.2, top - 0.3], 0.02);
  // What is seen inside: benches, cupboards, a post of the hoist.
  for (const x of [-7, -2.4, 2.4])
    building.block('belt-red', [x - 0.5, back - 1.2, 0], [x + 0.5, back - 0.5, 1.1], 0.03);
  building.block('slat', [-6.6, back - 0.7, 1.6], [2.4, back - 0.4, 2.4], 0.02);
  for (const x of [-6.4, -3.2, -1.6, 1.6])
    building.block('stitch-blue', [x - 0.14, front + 4, 0], [x + 0.14, front + 4.4, 3.4], 0.02);
  // Customers' door, its glass and canopy.
  building.block('dark-chrome', [8.2, front - 0.16, 0.05], [10.8, front - 0.05, 2.6], 0.02);
  for (const x of [8.2, 9.5, 10.8]) building.block('slat', [x - 0.05, front - 0.2, 0], [x + 0.05, front, 2.65], 0.01);
  building.block('slat', [7.7, front - 1.7, 2.8], [11.3, front, 2.95], 0.02);
  for (const x of [-7.2, -2.4, 2.4, 7.2]) {
    building.post(
      'amber',
      [
        [x, front - 0.9, 0],
        [x, front - 0.9, 1],
      ],
      0.085,
    );
    building.block('black', [x - 0.09, front - 0.99, 0.62], [x + 0.09, front - 0.81, 0.74], 0.05);
  }
  return building;
}

function buildOutlet(): Building {
  const building = new Building();
  const [front, back, top] = [13.4, 24, 4];
  building.block('cabinet-oak', [-9, front, 0], [-2.4, back, top], 0.03);
  for (let x = -8.9; x < -2.4; x += 0.2)
    building.block('wood-oak', [x, front - 0.08, 0.1], [x + 0.14, front + 0.02, top - 0.05], 0.01);
  building.block('lining-light', [-2.4, front + 0.6, 0], [9, back, top - 0.4], 0.03);
  building.block('truckpanel', [-9.6, front - 1.6, top], [-1.8, back + 0.3, top + 0.5], 0.05);
  building.block('slat', [-2.4, front - 0.8, top - 0.5], [9.5, back + 0.3, top - 0.2], 0.03);
  building.block('cabinet-oak', [-9.4, front - 1.5, top - 0.05], [-2, front, top + 0.01], 0.01);
  // A wide window, the door, and the counter behind.
  building.block('tile-white', [-2.2, front + 0.4, 0], [5.4, front + 0.7, 0.06], 0.01);
  building.block('dark-chrome', [-1.9, front + 0.5, 0.1], [5.2, front + 0.62, 2.7], 0.01);
  for (const x of [-1.9, 0, 1.1, 3.2, 5.2])
    building.block('slat', [x - 0.04, front + 0.44, 0], [x + 0.04, front + 0.64, 2.75], 0.01);
  building.block('slat', [-1.9, front + 0.44, 2.66], [5.2, front + 0.64, 2.78], 0.01);
  building.block('lamp-glow', [-1.6, front - 0.4, top - 0.53], [5, front - 0.3, top - 0.49], 0.01);
  // The dock's roller door.
  for (let z = 0; z < 3.1; z += 0.12)
    building.block('alloy', [6, front + 0.5, z], [8.6, front + 0.58, z + 0.105], 0.03);
  for (const x of [5.9, 8.6]) building.block('slat', [x, front + 0.4, 0], [x + 0.1, front + 0.66, 3.3], 0.01);
  for (const [x, z] of [
    [-7.6, 1],
    [-5.2, 1],
  ] as const) {
    building.block('dark-chrome', [x, front - 0.13, z], [x + 1.5, front - 0.06, z + 1.7], 0.02);
    building.block('trim', [x - 0.06, front - 0.15, z - 0.06], [x + 1.56, front - 0.1, z], 0.01);
  }
  plant(building, [-8.8, -2.6], front - 1.3);
  for (const x of [-12.2, 11.6]) building.flag('stitch-red', [x, 8.6], 4.6);
  return building;
}

/** Every kind of place, each with the hours at which it is photographed. */
export const KINDS: readonly Kind[] = [
  {
    id: 'showroom',
    hours: ['midday', 'afternoon', 'dusk'],
    camera: { position: [-7.5, -13.5, 2.2], target: [0.4, 11, 2.75], fieldOfView: 29 },
    build: buildShowroom,
    ground: { apron: 10.4, bays: [[-11, 11, 3.4, 8.6, BAY]] },
    rooms: [
      [
        [-11, 14, 0],
        [7.4, 25, 5],
      ],
    ],
    parked: [
      ['suv-2', -8.2, 6, 84, 'White'],
      ['hatch-1', -2.75, 6.1, 90, 'Red'],
      ['sedan-1', 2.7, 6, 95, 'Silver'],
      ['ute-2', 8.3, 6.2, 90, 'Blue'],
      ['suv-2', -5.4, 18.2, 60, 'Red'],
      ['sedan-1', 3.6, 18, 115, 'White'],
    ],
  },
  {
    id: 'yard',
    hours: ['midday', 'afternoon'],
    camera: { position: [-8.5, -12.5, 2.9], target: [0.9, 11, 2.3], fieldOfView: 29 },
    build: buildYard,
    ground: { apron: 16.6, bays: [[-13.75, 13.75, 7.2, 12.6, BAY]] },
    rooms: [],
    parked: [
      ['hatch-1', -12.3, 9.8, 88, 'Blue'],
      ['suv-2', -9.5, 9.9, 91, 'Silver'],
      ['ute-2', -6.8, 10, 90, 'White'],
      ['sedan-1', -4.1, 9.8, 92, 'Black'],
      ['hatch-1', -1.3, 9.8, 90, 'White'],
      ['suv-2', 1.4, 9.9, 89, 'Red'],
      ['sedan-1', 4.2, 9.8, 90, 'Grey'],
      ['ute-2', 6.9, 10, 90, 'Orange'],
      ['hatch-1', 9.7, 9.8, 90, 'Silver'],
    ],
  },
  {
    id: 'workshop',
    hours: ['midday'],
    camera: { position: [7.5, -13, 2.3], target: [-1, 11, 2.8], fieldOfView: 29 },
    build: buildWorkshop,
    ground: { apron: 9.6, bays: [[-11, 11, 2.6, 7.8, BAY]] },
    rooms: [
      [
        [-11.8, 14.2, 0],
        [11.8, 27, 5.4],
      ],
    ],
    parked: [
      ['ute-2', -8.3, 5.4, 90, 'White'],
      ['hatch-1', 5.5, 5.2, 270, 'Grey'],
      ['suv-2', -2.4, 18.4, 270, 'Silver'],
      ['sedan-1', -0.1, 10.8, 262, 'Blue'],
    ],
  },
  {
    id: 'outlet',
    hours: ['midday'],
    camera: { position: [6.5, -12, 2], target: [-0.6, 11, 2.3], fieldOfView: 27 },
    build: buildOutlet,
    ground: { apron: 9.4, bays: [[-8.25, 8.25, 2.6, 7.8, BAY]] },
    rooms: [
      [
        [-2.2, 12.6, 0],
        [5.4, 14, 3.2],
      ],
    ],
    parked: [
      ['suv-2', -5.5, 5.3, 90, 'Black'],
      ['hatch-1', 0.1, 5.2, 90, 'White'],
      ['ute-2', 7, 9.9, 100, 'Silver'],
    ],
  },
  {
    id: 'caravans',
    hours: ['midday'],
    camera: { position: [-9.5, -13.5, 3], target: [0.6, 11, 2.5], fieldOfView: 31 },
    build: buildYard,
    ground: { apron: 16.6, bays: [] },
    rooms: [],
    parked: [
      ['caravan-1', -9.2, 10.4, 68, 'White'],
      ['caravan-4', -4.4, 9.8, 68, 'White'],
      ['caravan-6', 0.9, 10.2, 68, 'White'],
      ['caravan-1', 6.4, 10.6, 68, 'Silver'],
      ['caravan-4', 11.2, 10, 68, 'Grey'],
    ],
  },
  {
    id: 'motorcycles',
    hours: ['midday'],
    camera: { position: [-4.5, -3.5, 1.7], target: [0.3, 12, 1.7], fieldOfView: 34 },
    build: buildShowroom,
    ground: { apron: 5.4, bays: [] },
    rooms: [
      [
        [-11, 14, 0],
        [7.4, 25, 5],
      ],
    ],
    parked: [
      ['motorcycle-1', -5.6, 8.6, 62, 'Red'],
      ['motorcycle-3', -3.7, 8.7, 62, 'Blue'],
      ['motorcycle-2', -1.8, 8.8, 62, 'Black'],
      ['motorcycle-1', 0.1, 8.6, 62, 'Green'],
      ['motorcycle-3', 2, 8.7, 62, 'White'],
      ['motorcycle-2', 3.9, 8.8, 62, 'Red'],
      ['motorcycle-1', -6, 18, 50, 'Blue'],
      ['motorcycle-2', 3.4, 18, 60, 'Orange'],
    ],
  },
];
