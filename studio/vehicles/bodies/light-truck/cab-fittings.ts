import { type Field, type Point3, roundedRectangle, smoothMax } from '../../../geometry/fields.ts';
import { addPlate } from '../../front-and-rear/front-and-rear.ts';
import { box, drum, pipe } from '../../parts/solids.ts';
import type { Cab } from './cab.ts';

const SIDES = [1, -1] as const;

/** Adds the bumper under the cab: it follows the nose, has a dark slot, fog lamps and the plate. */
export function addBumper(
  { model, noseAt, sizes }: Cab,
  o: { material: string; bottom: number; top: number; lamps: boolean; number: string },
): void {
  const { halfWidth } = sizes;
  const middle = (o.bottom + o.top) / 2;
  const front: Field = (x, y, z) => {
    const ahead = noseAt(Math.min(Math.abs(y), halfWidth), 0.8) - 0.06 - x;
    const d = smoothMax(ahead, Math.abs(z - middle) - (o.top - middle), 0.04);
    const inside = x - noseAt(Math.min(Math.abs(y), halfWidth), 0.8) - 0.16;
    return smoothMax(smoothMax(d, Math.abs(y) - halfWidth - 0.012, 0.05), inside, 0.03);
  };
  const bumper = model.surface(
    o.material,
    front,
    [-0.2, -0.02, o.bottom - 0.06],
    [0.6, halfWidth + 0.08, o.top + 0.06],
    0.013,
  );
  bumper.remove(o.material, (_x, y) => y);
  bumper.cut(o.material, 'grille', (x, y, z) =>
    Math.max(roundedRectangle(y, z - middle - 0.015, 0.46, 0.055, 0.02), x - 0.1),
  );
  if (o.lamps) {
    bumper.cut(o.material, 'lampdark', (x, y, z) =>
      Math.max(roundedRectangle(y - halfWidth + 0.3, z - middle, 0.1, 0.05, 0.02), x - 0.4),
    );
    bumper.cut('lampdark', 'led', (_x, y, z) => Math.hypot(y - halfWidth + 0.3, z - middle) - 0.032);
  }
  model.addParts(bumper.triangles, { mirrored: true });
  addPlate({ model }, noseAt(0, 0.8) - 0.086, middle, o.number);
}

function addMirror({ model, sizes }: Cab, side: 1 | -1): void {
  const [bottom] = sizes.windscreen;
  const y = sizes.halfWidth + 0.2;
  const x = 0.16;
  model.add('trim', box([x, side * y, bottom + 0.3], [0.045, 0.095, 0.19], 0.035));
  model.add('mirrorglass', box([x + 0.043, side * y, bottom + 0.33], [0.005, 0.078, 0.13], 0.004));
  model.add('mirrorglass', box([x + 0.043, side * y, bottom + 0.155], [0.005, 0.078, 0.03], 0.004));
  const arm = (z: number): Point3[] => [
    [0.34, side * (sizes.halfWidth - 0.06), z],
    [x, side * (y - 0.06), z + 0.02],
  ];
  for (const z of [bottom + 0.12, bottom + 0.46]) model.add('trim', pipe(arm(z), 0.014));
  model.add(
    'trim',
    pipe(
      [
        [x, side * (y - 0.04), bottom + 0.1],
        [x, side * (y - 0.04), bottom + 0.5],
      ],
      0.014,
    ),
  );
}

/** Adds mirrors on arms, door handles, grab rails, steps, wipers and side indicators. */
export function addCabFittings(cab: Cab): void {
  const { model, sizes, halfWidthAt, noseAt } = cab;
  const [bottom] = sizes.windscreen;
  for (const side of SIDES) {
    addMirror(cab, side);
    const flank = (z: number): number => side * (halfWidthAt(z) + 0.008);
    model.add('trim', box([sizes.end - 0.27, flank(1.12), 1.12], [0.085, 0.018, 0.022], 0.014));
    model.add('amber', box([0.36, flank(0.98), 0.98], [0.05, 0.014, 0.022], 0.01));
    const step = sizes.axle - sizes.wheelRadius - 0.2;
    model.add('trim', box([Math.max(0.3, step), side * (sizes.halfWidth - 0.09), 0.47], [0.16, 0.11, 0.03], 0.012));
    model.add('black', box([sizes.end - 0.14, side * (sizes.halfWidth - 0.16), 0.56], [0.12, 0.14, 0.1], 0.02));
  }
  const onScreen = (y: number, z: number): Point3 => [noseAt(y, z) - 0.012, y, z];
  for (const [foot, tip] of [
    [0.12, 0.62],
    [-0.5, 0.02],
  ] as const) {
    model.add('seal', pipe([onScreen(foot, bottom + 0.005), onScreen(tip, bottom + 0.09)], 0.008));
    model.add('seal', pipe([onScreen(foot + 0.16, bottom + 0.12), onScreen(tip - 0.02, bottom + 0.07)], 0.006));
  }
}

/** Adds what is seen through the glass: floor, dashboard, three seats and the wheel on the right. */
export function addCabInterior({ model, sizes }: Cab): void {
  const { halfWidth, windscreen, end } = sizes;
  const belt = windscreen[0];
  model.add('interior', box([end / 2 + 0.2, 0, belt - 0.42], [end / 2 - 0.28, halfWidth - 0.1, 0.04], 0.02));
  model.add('interior', box([0.44, 0, belt - 0.06], [0.17, halfWidth - 0.13, 0.1], 0.06));
  model.add('interior', box([0.52, 0.36, belt + 0.03], [0.08, 0.18, 0.045], 0.03));
  for (const y of [-0.5, -0.08, 0.42]) {
    const half = y === -0.08 ? 0.17 : 0.23;
    model.add('seat', box([1.1, y, belt - 0.26], [0.25, half, 0.08], 0.06));
    model.add('seat', box([0, 0, 0], [0.06, half - 0.01, 0.3], 0.05), {
      leanY: 0.2,
      at: [1.36, y, belt + 0.08],
    });
    model.add('seat', box([1.43, y, belt + 0.46], [0.045, 0.12, 0.07], 0.04));
  }
  const rim: Point3[] = Array.from({ length: 25 }, (_, i) => {
    const angle = (2 * Math.PI * i) / 24;
    return [0.78 - 0.12 * Math.sin(angle), 0.42 + 0.2 * Math.cos(angle), belt + 0.06 + 0.16 * Math.sin(angle)];
  });
  model.add('interior', pipe(rim, 0.016, 0.004));
  model.add('interior', drum([0.6, 0.42, belt - 0.04], [0.78, 0.42, belt + 0.06], 0.035));
}
