import { spline } from '../../geometry/curves.ts';
import { type Point2, type Point3, roundedRectangle, smoothMax, smoothStep } from '../../geometry/fields.ts';
import type { Model } from '../../geometry/model.ts';
import { box, circle, dashes, lathe, moved, posed, roundedOutline, slab, tube, warp } from '../../geometry/solids.ts';
import type { CabinPlan } from './cabin.ts';

const TOP = spline([
  [-0.95, 0.56],
  [-0.74, 0.52],
  [-0.6, 0.44],
  [-0.4, 0.395],
  [-0.1, 0.385],
  [0.5, 0.385],
]);

/** The console between the seats: gear lever, cup holders, charging tray, armrest. */
export function addConsole(model: Model, plan: CabinPlan): void {
  const { tones } = plan;
  const [half, end] = [0.105, 0.42];
  const cups: Point2[] = [
    [-0.13, 0],
    [-0.035, 0],
  ];
  const surface = model.surface(
    'lower',
    (x, y, z) => {
      const d = smoothMax(
        smoothMax(Math.abs(y) - half - 0.02 * smoothStep(-0.4, -0.7, x), z - TOP(x), 0.035),
        x - end,
        0.05,
      );
      return smoothMax(d, -1 - x, 0.05);
    },
    [-1.1, -0.2, -0.05],
    [end + 0.06, 0.2, 0.65],
    0.011,
  );
  surface.cut('lower', 'decor', (x, y, _z, _nx, _ny, nz) =>
    Math.max(roundedRectangle(x + 0.3, y, 0.34, half - 0.02, 0.03), 0.4 - nz),
  );
  surface.line(
    ['decor', 'lower'],
    'trim',
    (x, y) => roundedRectangle(x + 0.3, y, 0.34, half - 0.02, 0.03),
    0.0022,
    (_x, _y, _z, _nx, _ny, nz) => 0.4 - nz,
  );
  for (const [x, y] of cups)
    surface.remove('decor', (px, py, _z, _nx, _ny, nz) => Math.max(Math.hypot(px - x, py - y) - 0.038, 0.4 - nz));
  const materials: Record<string, string> = { lower: tones.lower, decor: tones.decor, trim: 'chrome-satin' };
  for (const [label, triangles] of Object.entries(surface.triangles)) model.add(materials[label]!, triangles);
  for (const [x, y] of cups) addCup(model, x, y);
  addArmrest(model, plan, end);
  addLever(model, plan);
  model.add(
    'rubber-mat',
    posed(slab(roundedOutline(0.055, 0.075, 0.012), 0.004), {
      at: [-0.52, 0, TOP(-0.52) + 0.003],
      right: [0, 1, 0],
      up: [-0.9, 0, 0.25],
    }),
  );
}

function addCup(model: Model, x: number, y: number): void {
  const top = TOP(x);
  model.add(
    'plastic-black',
    moved(
      lathe(
        [
          [0.038, top + 0.001],
          [0.034, top - 0.06],
          [0.034, top - 0.062],
          [0, top - 0.062],
        ]
          .reverse()
          .map(([r, z]): Point2 => [r!, z!]),
      ),
      [x, y, 0],
    ),
  );
  model.add(
    'chrome-satin',
    tube(
      circle(0.0385, 48).map(([u, v]): Point3 => [x + u, y + v, top + 0.001]),
      0.003,
      { closed: true, sides: 8 },
    ),
  );
}

function addArmrest(model: Model, plan: CabinPlan, end: number): void {
  const half: Point3 = [0.165, 0.094, 0.035];
  const shape = ([x, y, z]: Point3): Point3 => [
    x,
    y,
    z + (z > 0 ? 0.008 * (1 - (y / 0.1) ** 2) - 0.003 * Math.exp(-(((Math.abs(y) - 0.07) / 0.004) ** 2)) : 0),
  ];
  const at: Point3 = [end - 0.155, 0, 0.425];
  model.add(plan.tones.seat, moved(warp(box(half, 0.028, 0.012), shape), at));
  for (const y of [-0.077, 0.077]) {
    const line = Array.from({ length: 30 }, (_, i): Point3 => [at[0] - 0.135 + 0.27 * (i / 29), y, at[2] + 0.0385]);
    model.add(plan.tones.stitch, dashes(line));
  }
  model.add('chrome-satin', moved(box([0.004, 0.025, 0.006], 0.003), [at[0] - 0.166, 0, at[2] - 0.01]));
}

function addLever(model: Model, plan: CabinPlan): void {
  const [x, y] = [-0.3, 0];
  const z = TOP(x);
  const face = { right: [0, 1, 0] as Point3, up: [-1, 0, 0.05] as Point3 };
  if (plan.gear === 'stick') {
    model.add(
      'leather-black',
      moved(
        lathe([
          [0.055, z],
          [0.05, z + 0.02],
          [0.03, z + 0.05],
          [0.016, z + 0.085],
          [0.01, z + 0.1],
        ]),
        [x, y, 0],
      ),
    );
    model.add(
      'chrome-satin',
      tube(
        [
          [x, y, z + 0.09],
          [x + 0.005, y, z + 0.15],
        ],
        0.007,
      ),
    );
    model.add(
      'leather-black',
      moved(
        warp(box([0.026, 0.026, 0.034], 0.024, 0.01), ([a, b, c]) => [a * (1 + c * 6), b * (1 + c * 6), c]),
        [x + 0.006, y, z + 0.17],
      ),
    );
    model.add('chrome-satin', posed(slab(circle(0.014, 24), 0.004), { at: [x + 0.006, y, z + 0.2055], ...face }));
  } else {
    model.add(
      'piano-black',
      posed(slab(roundedOutline(0.055, 0.07, 0.015), 0.004), { at: [x, y, z + 0.003], ...face }),
    );
    model.add(
      'chrome-satin',
      moved(
        lathe([
          [0.034, z],
          [0.034, z + 0.004],
          [0.03, z + 0.008],
        ]),
        [x, y, 0],
      ),
    );
    const knob = warp(box([0.03, 0.022, 0.04], 0.02, 0.008), ([a, b, c]) => [
      a * (1 + 3 * Math.max(0, c)) - c * 0.25,
      b * (1 + 4 * Math.max(0, c)),
      c,
    ]);
    model.add('leather-black', moved(knob, [x, y, z + 0.045]));
    model.add(
      'chrome-satin',
      posed(slab(roundedOutline(0.012, 0.018, 0.008), 0.004), { at: [x - 0.014, y, z + 0.0856], ...face }),
    );
  }
  for (const side of [-1, 1]) {
    for (const dx of [-0.06, -0.02, 0.02, 0.06]) {
      model.add(
        'plastic-black',
        posed(slab(roundedOutline(0.011, 0.013, 0.003), 0.006, 0.002), {
          at: [x + dx, side * 0.068, TOP(x + dx) + 0.004],
          ...face,
        }),
      );
      model.add(
        'ui-white',
        posed(slab(roundedOutline(0.004, 0.0009, 0.0006), 0.001, 0.0003), {
          at: [x + dx, side * 0.068, TOP(x + dx) + 0.0045],
          ...face,
        }),
      );
    }
  }
}
