import type { Point2, Point3 } from '../../geometry/fields.ts';
import type { Model } from '../../geometry/model.ts';
import {
  box,
  circle,
  type Pose,
  posed,
  roundedOutline,
  slab,
  smoothPath,
  type Triangles,
  tube,
  warp,
} from '../../geometry/solids.ts';
import type { CabinPlan } from './cabin.ts';
import { DRIVER_Y } from './dashboard.ts';

const AT: Point3 = [-0.43, DRIVER_Y, 0.7];
const TILT = 0.42;
/** The wheel's own axes: x to the driver's right, y up, z towards the driver. */
const POSE: Pose = { at: AT, right: [0, 1, 0], up: [-Math.sin(TILT), 0, Math.cos(TILT)] };
const RADIUS = 0.178;

function rim(plan: CabinPlan): Point3[] {
  return circle(RADIUS, 96).map(
    ([u, v]): Point3 => [u, plan.wheel === 'flat' && v < -0.145 ? -0.145 + (v + 0.145) * 0.2 : v, 0],
  );
}

/** The steering wheel with its keys, the shifting paddles, the stalks and the column. */
export function addSteering(model: Model, plan: CabinPlan): void {
  const put = (material: string, triangles: Triangles): void => model.add(material, posed(triangles, POSE));
  const grip = (t: number): number =>
    0.0155 + 0.0022 * Math.exp(-(((Math.abs(((t + 0.25) % 1) - 0.5) - 0.31) / 0.06) ** 2));
  put('leather-black', tube(rim(plan), grip, { closed: true, sides: 16 }));
  const seam = rim(plan).map(([u, v]): Point3 => [u * 0.925, v * 0.925, 0.0075]);
  for (let i = 0; i < seam.length; i++) {
    const [a, b] = [seam[i]!, seam[(i + 1) % seam.length]!];
    put(plan.tones.stitch, tube([a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, a[2] + 0.001]], 0.0009, { sides: 5 }));
  }
  const cover = warp(box([0.085, 0.06, 0.022], 0.022, 0.012), ([u, v, w]) => [
    u * (1 + (0.25 * Math.max(0, v)) / 0.06),
    v,
    w + 0.014 * (1 - (u / 0.1) ** 2) - 0.003 * Math.exp(-(((Math.abs(u) - 0.07) / 0.003) ** 2)),
  ]);
  put(plan.tones.lower, cover);
  put(
    'chrome-satin',
    posed(slab(circle(0.019, 40), 0.004, 0.0015), {
      at: [0, 0.002, 0.0375],
      right: [1, 0, 0],
      up: [0, 1, 0],
    }),
  );
  put(
    'piano-black',
    posed(slab(circle(0.0155, 40), 0.003, 0.001), {
      at: [0, 0.002, 0.0385],
      right: [1, 0, 0],
      up: [0, 1, 0],
    }),
  );
  put(
    'chrome-satin',
    posed(slab(roundedOutline(0.009, 0.0022, 0.0015), 0.002, 0.0005), {
      at: [0, 0.002, 0.0393],
      right: [1, 0, 0],
      up: [0, 1, 0],
    }),
  );
  for (const side of [-1, 1]) {
    const spoke = warp(box([0.05, 0.022, 0.008], 0.007, 0.012), ([u, v, w]) => [
      u,
      v * (1 + 0.25 * (u / 0.05) * -side) + 0.012 * Math.abs(u / 0.05),
      w,
    ]);
    put('piano-black', posed(spoke, { at: [side * 0.118, 0.0, 0.004], right: [1, 0, 0], up: [0, 1, 0] }));
    for (const [du, dv] of [
      [-0.017, 0.016],
      [0.013, 0.016],
      [-0.017, -0.006],
      [0.013, -0.006],
    ] as Point2[]) {
      put(
        'plastic-black',
        posed(slab(roundedOutline(0.012, 0.0085, 0.003), 0.006, 0.002), {
          at: [side * 0.116 + du, dv, 0.0155],
          right: [1, 0, 0],
          up: [0, 1, 0],
        }),
      );
      put(
        'ui-white',
        posed(slab(roundedOutline(0.0035, 0.0009, 0.0006), 0.001, 0.0003), {
          at: [side * 0.116 + du, dv, 0.0159],
          right: [1, 0, 0],
          up: [0, 1, 0],
        }),
      );
    }
    put(
      'alu-brushed',
      posed(slab(roundedOutline(0.014, 0.045, 0.01), 0.006, 0.002), {
        at: [side * 0.128, 0.05, -0.03],
        right: [1, 0, side * 0.2],
        up: [0, 1, 0],
      }),
    );
    put(
      'plastic-black',
      tube(
        [
          [0, 0.02, -0.07],
          [side * 0.12, 0.035, -0.06],
          [side * 0.185, 0.045, -0.05],
        ],
        (t) => 0.011 - 0.003 * t,
      ),
    );
    put(
      'piano-black',
      tube(
        [
          [side * 0.185, 0.045, -0.05],
          [side * 0.205, 0.048, -0.048],
        ],
        0.012,
      ),
    );
  }
  for (const side of [-1, 1]) {
    put(
      'alu-brushed',
      tube(
        smoothPath([
          [side * 0.03, -0.05, 0.006],
          [side * 0.028, -0.1, 0.004],
          [side * 0.04, plan.wheel === 'flat' ? -0.146 : -0.168, 0],
        ]),
        0.007,
      ),
    );
  }
  put(
    'plastic-black',
    posed(box([0.06, 0.05, 0.11], 0.035, 0.02), { at: [0, -0.005, -0.15], right: [1, 0, 0], up: [0, 1, 0] }),
  );
  addPedals(model);
}

function addPedals(model: Model): void {
  for (const [y, wide, high] of [
    [DRIVER_Y + 0.1, 0.028, 0.075],
    [DRIVER_Y - 0.02, 0.05, 0.032],
  ] as const) {
    model.add(
      'alu-brushed',
      posed(slab(roundedOutline(wide, high, 0.012), 0.01, 0.003), {
        at: [-0.98, y, 0.17],
        right: [0, 1, 0],
        up: [-0.5, 0, 0.85],
      }),
    );
    for (const v of [-0.5, 0, 0.5]) {
      model.add(
        'rubber-mat',
        posed(slab(roundedOutline(wide * 0.75, 0.004, 0.003), 0.003, 0.001), {
          at: [-0.978 - v * high * 0.5, y, 0.171 + v * high * 0.86],
          right: [0, 1, 0],
          up: [-0.5, 0, 0.85],
        }),
      );
    }
    model.add(
      'black',
      tube(
        [
          [-0.985, y, 0.17],
          [-1.05, y, 0.36],
        ],
        0.008,
      ),
    );
  }
}
