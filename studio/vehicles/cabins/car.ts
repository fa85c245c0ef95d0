import type { Point2, Point3 } from '../../geometry/fields.ts';
import { type Detail, Model } from '../../geometry/model.ts';
import {
  box,
  circle,
  lathe,
  moved,
  posed,
  roundedOutline,
  sheet,
  slab,
  smoothPath,
  steps,
  tube,
} from '../../geometry/solids.ts';
import { splitTriangles } from '../../geometry/surface.ts';
import type { Cabin, CabinPlan } from './cabin.ts';
import { addConsole } from './console.ts';
import { addDashboard, DRIVER_Y } from './dashboard.ts';
import { addRoom, roomField, wallAt } from './room.ts';
import { addScreens } from './screens.ts';
import { addFrontSeat, addRearBench } from './seats.ts';
import { addSteering } from './steering.ts';

function build(plan: CabinPlan, detail: Detail): Model {
  const model = new Model(0, detail);
  addRoom(model, plan);
  addDashboard(model, plan);
  addScreens(model, plan);
  addSteering(model, plan);
  addConsole(model, plan);
  for (const y of [DRIVER_Y, -DRIVER_Y]) addFrontSeat(model, plan, 0.1, y);
  for (const x of plan.rows) addRearBench(model, plan, x);
  addDoors(model, plan);
  addMats(model, plan);
  if (!plan.bulkhead) {
    addBoot(model, plan);
    addTailgateOpening(model, plan);
    if (plan.rows.length === 0) addPartition(model, plan);
  }
  addOutside(model, plan);
  return model;
}

/** Handles, window switches and loudspeakers of the doors. */
function addDoors(model: Model, plan: CabinPlan): void {
  const field = roomField(plan);
  const doors = plan.rows.length > 0 ? [-0.25, 0.78] : [-0.25];
  for (const x of doors) {
    for (const side of [1, -1]) {
      const wall = (dx: number, z: number): number => side * wallAt(field, x + dx, z);
      const face = { right: [side, 0, 0] as Point3, up: [0, 0, 1] as Point3 };
      const handle = (dx: number, z: number, out: number): Point3 => [x + dx, wall(dx, z) - side * out, z];
      model.add(
        'piano-black',
        posed(slab(roundedOutline(0.055, 0.018, 0.014), 0.01, 0.003), {
          at: handle(-0.12, 0.622, 0.004),
          ...face,
        }),
      );
      model.add(
        'chrome-satin',
        tube([handle(-0.16, 0.624, 0.008), handle(-0.13, 0.624, 0.02), handle(-0.08, 0.622, 0.014)], 0.007),
      );
      const pull = smoothPath([
        handle(-0.02, 0.575, 0),
        handle(0, 0.56, 0.04),
        handle(0.17, 0.55, 0.04),
        handle(0.19, 0.565, 0),
      ]);
      model.add(plan.tones.lower, tube(pull, 0.014));
      const shelf = Math.abs(wall(0, 0.49));
      const top: Point3 = [x - 0.06, side * (shelf + 0.032), 0.528];
      model.add('piano-black', moved(box([0.085, 0.03, 0.006], 0.005), top));
      for (const dx of [-0.05, -0.015, 0.02])
        model.add('plastic-black', moved(box([0.012, 0.012, 0.007], 0.004), [top[0] + dx, top[1], top[2] + 0.004]));
      const ring: Point3 = handle(-0.36, 0.36, 0.004);
      model.add(
        'dark-chrome',
        posed(
          lathe([
            [0.085, -0.02],
            [0.085, 0.003],
            [0.079, 0.005],
            [0.077, 0.001],
          ]),
          { at: ring, ...face, right: [-side, 0, 0] },
        ),
      );
      model.add(
        'black',
        posed(slab(circle(0.078, 40), 0.01), {
          at: ring,
          right: [side, 0, 0].map((v) => -v) as unknown as Point3,
          up: [0, 0, 1],
        }),
      );
      const dots: Point2[] = [0.02, 0.035, 0.05, 0.065].flatMap((r) => circle(r, Math.round(r * 420)));
      for (const [u, v] of dots)
        model.add(
          'dark-chrome',
          posed(slab(circle(0.0022, 6), 0.002, 0.0005), {
            at: [ring[0] + u, ring[1] - side * 0.0008, ring[2] + v],
            right: [-side, 0, 0],
            up: [0, 0, 1],
          }),
        );
    }
  }
}

/** Foot mats with a bound edge. */
function addMats(model: Model, plan: CabinPlan): void {
  const places: readonly [number, number][] = [
    [-0.6, 0.36],
    [-0.6, -0.36],
    ...plan.rows.flatMap((x): [number, number][] => [
      [x - 0.34, 0.36],
      [x - 0.34, -0.36],
    ]),
  ];
  for (const [x, y] of places) {
    const long = x < -0.5 ? 0.3 : 0.13;
    model.add('carpet-black', moved(slab(roundedOutline(long, 0.22, 0.06), 0.012, 0.003), [x, y, 0.016]));
    const edge = roundedOutline(long, 0.22, 0.06).map(([u, v]): Point3 => [x + u, y + v, 0.013]);
    model.add(plan.tones.stitch, tube(edge, 0.005, { closed: true, sides: 6 }));
  }
}

/**
 * The boot behind the last seats: floor panel with its edge, sill, hooks, net, lamp, and the body around the opening.
 */
function addBoot(model: Model, plan: CabinPlan): void {
  const from = (plan.rows.at(-1) ?? 0.35) + 0.42;
  const middle = (from + plan.end) / 2;
  const half = (plan.end - from) / 2 - 0.03;
  model.add('carpet-black', moved(box([half, plan.half - 0.14, 0.02], 0.008, 0.05), [middle, 0, 0.3]));
  model.add('chrome-satin', moved(box([0.012, plan.half - 0.16, 0.004], 0.003, 0.05), [plan.end - 0.05, 0, 0.322]));
  model.add('plastic-black', moved(box([0.02, 0.05, 0.004], 0.003), [plan.end - 0.14, 0, 0.322]));
  for (const y of [-1, 1]) {
    for (const dx of [-half + 0.06, half - 0.08]) {
      const hook = smoothPath([
        [middle + dx - 0.025, y * (plan.half - 0.2), 0.32],
        [middle + dx - 0.02, y * (plan.half - 0.2), 0.345],
        [middle + dx + 0.02, y * (plan.half - 0.2), 0.345],
        [middle + dx + 0.025, y * (plan.half - 0.2), 0.32],
      ]);
      model.add('chrome-satin', tube(hook, 0.004));
    }
    model.add(
      plan.tones.lower,
      moved(box([half * 0.8, 0.07, 0.14], 0.04, 0.05), [middle, y * (plan.half - 0.06), 0.43]),
    );
    model.add('lamp-glow', moved(box([0.03, 0.004, 0.012], 0.003), [middle, y * (plan.half - 0.134), 0.52]));
  }
}

/** The body around the open tailgate, with its rubber, as one sees it from behind. */
function addTailgateOpening(model: Model, plan: CabinPlan): void {
  const corners: readonly Point2[] = [
    [plan.half - 0.09, 0.3],
    [plan.half - 0.05, 0.66],
    [plan.half - 0.2, plan.roof - 0.12],
  ];
  const loop = smoothPath(
    [...corners, ...[...corners].reverse().map(([y, z]): Point2 => [-y, z])].flatMap(([y, z], i, all): Point3[] => {
      const [nextY, nextZ] = all[(i + 1) % all.length]!;
      return [0.08, 0.5, 0.92].map((t) => [0, y + (nextY - y) * t, z + (nextZ - z) * t]);
    }),
    6,
    true,
  );
  const tailAt = (z: number): number => plan.end + 0.01 - 0.42 * Math.max(0, z - 0.62);
  const middle = (plan.roof + 0.3) / 2;
  const around = (t: number, out: number): Point3 => {
    const i = Math.min(loop.length - 1, Math.max(0, Math.floor(t)));
    const [a, b] = [loop[i]!, loop[(i + 1) % loop.length]!];
    const [y, z] = [a[1] + (b[1] - a[1]) * (t - i), a[2] + (b[2] - a[2]) * (t - i)];
    return [tailAt(z) + 0.03 * out, y * (1 + 0.9 * out), middle + (z - middle) * (1 + 0.9 * out)];
  };
  model.add(
    'cabin-body',
    sheet((out, t) => around(t, out), steps(0, 1, 0.1), steps(0, loop.length, 0.5)),
  );
  const rubber = tube(
    loop.map(([, y, z]): Point3 => [tailAt(z), y, z]),
    0.014,
    { closed: true, sides: 10 },
  );
  model.add('seal', splitTriangles(rubber, (_x, _y, _z, nx) => -nx - 0.1).inside);
}

/** A wall behind the seats of a two-seater. */
function addPartition(model: Model, plan: CabinPlan): void {
  model.add(plan.tones.carpet, moved(box([0.03, plan.half - 0.06, 0.33], 0.025, 0.05), [0.72, 0, 0.33]));
}

/** What one sees outside of the car itself: the bonnet and the mirrors. */
function addOutside(model: Model, plan: CabinPlan): void {
  model.addField(
    'cabin-body',
    (x, y, z) => {
      const crown =
        z -
        0.735 +
        0.14 * Math.max(0, -x - 1.35) ** 1.4 +
        0.05 * y * y -
        0.012 * Math.exp(-(((Math.abs(y) - 0.45) / 0.05) ** 2));
      return Math.max(crown, Math.abs(y) - 0.8, x + 1.2, -2.2 - x, 0.5 - z);
    },
    [-2.3, -0.9, 0.45],
    [-1.1, 0.9, 0.85],
    0.03,
  );
  for (const side of [1, -1]) {
    model.add('cabin-body', moved(box([0.055, 0.1, 0.065], 0.025, 0.02), [-0.82, side * (plan.half + 0.15), 0.82]));
    model.add(
      'mirror-face',
      moved(box([0.004, 0.082, 0.048], 0.004, 0.03), [-0.7675, side * (plan.half + 0.15), 0.82]),
    );
    model.add(
      'seal',
      tube(
        [
          [-0.8, side * (plan.half - 0.02), 0.76],
          [-0.81, side * (plan.half + 0.08), 0.785],
        ],
        0.02,
      ),
    );
  }
}

/** A cabin of the kind that cars have, from its plan; two points of interest are added to the given ones. */
export function carCabin(id: string, plan: CabinPlan, hotspots: Cabin['hotspots']): Cabin {
  const lastRow = plan.rows.at(-1) ?? 0.1;
  const high = plan.roof - 0.24;
  return {
    id,
    build: (detail) => build(plan, detail),
    eye: [-0.02, 0, high],
    shots: {
      dash: { position: [0.42, -0.06, high + 0.04], target: [-0.72, 0.1, 0.62], fieldOfView: 52 },
      seats: { position: [-0.62, -0.5, high], target: [0.36, 0.1, 0.5], fieldOfView: 64 },
      cargo: plan.bulkhead
        ? { position: [-0.55, 0.3, 0.95], target: [0.4, -0.2, 0.6], fieldOfView: 60 }
        : { position: [plan.end + 0.75, 0.12, 0.98], target: [lastRow + 0.3, 0, 0.48], fieldOfView: 48 },
    },
    hotspots,
  };
}
