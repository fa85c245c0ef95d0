import type { Point3 } from '../../geometry/fields.ts';
import { Building } from '../building.ts';
import { chanceOf } from '../chance.ts';
import type { Plants } from '../kind.ts';

/** Trees behind and beside every place, nearer ones first to the sides. */
export const AROUND: Plants = farTrees();

function farTrees(): Plants {
  const chance = chanceOf(29);
  const rows = [
    { y: 41, from: -40, to: 46, count: 8, size: 1.75 },
    { y: 58, from: -62, to: 80, count: 10, size: 1.9 },
    { y: 84, from: -70, to: 120, count: 12, size: 2 },
  ];
  return rows.flatMap(({ y, from, to, count, size }) =>
    Array.from({ length: count }, (_, index) => {
      const x = from + ((to - from) * (index + chance() * 0.9)) / count;
      const plant = chance() > 0.25 ? ('gum' as const) : ('street' as const);
      return [plant, x, y + chance() * 7, chance() * 360, size * (0.75 + 0.5 * chance())] as const;
    }),
  );
}

/** A shed of the neighbourhood: walls, a roof that stands over, a roller door and a window or two. */
function addShed(building: Building, wall: string, low: Point3, high: Point3): void {
  building.block(wall, low, high, 0.02);
  building.block('gutter', [low[0] - 0.3, low[1] - 0.3, high[2]], [high[0] + 0.3, high[1], high[2] + 0.3], 0.03);
  const width = high[0] - low[0];
  building.block(
    'roller',
    [low[0] + width * 0.55, low[1] - 0.04, 0],
    [low[0] + width * 0.78, low[1], high[2] * 0.6],
    0.01,
  );
  for (const share of [0.12, 0.3])
    building.block(
      'window',
      [low[0] + width * share, low[1] - 0.04, 1],
      [low[0] + width * (share + 0.12), low[1], 2.4],
      0.01,
    );
}

/** What stands around every place: neighbours, a fence at the back, poles and wires of the next street. */
export function buildStreet(): Building {
  const building = new Building();
  addShed(building, 'steel-grey', [-70, 24, 0], [-33, 46, 6.4]);
  addShed(building, 'brick', [34, 27, 0], [58, 45, 4.6]);
  addShed(building, 'steel-cream', [66, 33, 0], [96, 60, 7.2]);
  addShed(building, 'wall-white', [-24, 62, 0], [2, 76, 6]);
  addShed(building, 'steel-dark', [14, 66, 0], [44, 82, 7]);
  building.block('steel-dark', [-33, 37, 0], [34, 37.08, 1.8], 0.01);
  for (let x = -33; x <= 34; x += 2.4) building.block('gutter', [x, 36.94, 0], [x + 0.07, 37.1, 1.85], 0.01);
  const poles = [-44, -13, 19, 51, 83];
  for (const x of poles) {
    building.post(
      'bark-dark',
      [
        [x, 50, 0],
        [x, 50, 9.6],
      ],
      0.15,
    );
    building.block('bark-dark', [x - 1.1, 49.9, 8.8], [x + 1.1, 50.1, 8.95], 0.02);
  }
  for (const side of [-0.95, -0.3, 0.95])
    for (const [index, x] of poles.slice(1).entries()) {
      const [from, to] = [poles[index]! + side, x + side];
      const at = (share: number): Point3 => [from + (to - from) * share, 50, 9 - 2.4 * share * (1 - share)];
      building.post('frame', [0, 0.25, 0.5, 0.75, 1].map(at), 0.02);
    }
  return building;
}
