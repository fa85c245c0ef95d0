import { inRepeat, type Point3, smoothStep } from '../../geometry/fields.ts';
import type { Model } from '../../geometry/model.ts';
import {
  box,
  dashes,
  posed,
  roundedOutline,
  slab,
  smoothPath,
  strap,
  type Triangles,
  tube,
  warp,
} from '../../geometry/solids.ts';
import { splitTriangles } from '../../geometry/surface.ts';
import type { CabinPlan } from './cabin.ts';

/** One padded part in its own axes: x across, y along, z out of the padding's face. */
type Pad = { half: Point3; bolster: number; insertHalf: number; plan: CabinPlan };

/** Raises the sides, presses the middle and draws the seams of a padded part. */
function upholster({ half, bolster, insertHalf, plan }: Pad): (p: Point3) => Point3 {
  const { quilting } = plan.seat;
  return ([x, y, z]) => {
    const face = smoothStep(-half[2], half[2] * 0.9, z);
    const across = Math.abs(x);
    const rise =
      bolster * smoothStep(insertHalf - 0.02, insertHalf + 0.07, across) * smoothStep(half[0], half[0] - 0.05, across);
    const crown = 0.012 * (1 - (y / half[1]) ** 2);
    const seam = 0.007 * Math.exp(-(((across - insertHalf) / 0.006) ** 2));
    const inInsert =
      smoothStep(insertHalf, insertHalf - 0.02, across) * smoothStep(half[1], half[1] - 0.06, Math.abs(y));
    const bars = Math.exp(-((inRepeat(y / 0.055) / 0.09) ** 2));
    const [d1, d2] = [inRepeat((x + y) / 0.07), inRepeat((x - y) / 0.07)];
    const diamonds = Math.exp(-((Math.min(Math.abs(d1), Math.abs(d2)) / 0.07) ** 2));
    const quilt =
      quilting === 'bars' ? bars : quilting === 'diamond' ? diamonds : Math.exp(-(((y - 0.02) / 0.006) ** 2));
    const push = face * (rise * (1 - 0.35 * Math.max(0, y / half[1])) + crown - seam - 0.006 * quilt * inInsert);
    return [x * (1 - 0.06 * smoothStep(-half[1], half[1], y)), y, z + push];
  };
}

/** A padded part in its two materials, with stitches beside its seams. */
function pad(spec: Pad, cell: number): Record<string, Triangles> {
  const { tones } = spec.plan;
  const shape = upholster(spec);
  const flat = splitTriangles(box(spec.half, Math.min(0.055, spec.half[2]), cell), (x, y, z) =>
    Math.max(Math.abs(x) - spec.insertHalf, Math.abs(y) - spec.half[1] * 0.94, -z),
  );
  const parts: Record<string, Triangles> = { [tones.insert]: warp(flat.inside, shape) };
  parts[tones.seat] = [...(tones.seat === tones.insert ? parts[tones.seat]! : []), ...warp(flat.outside, shape)];
  const stitches: Triangles = [];
  for (const side of [-1, 1]) {
    const line = Array.from({ length: 60 }, (_, i): Point3 => {
      const y = (i / 59 - 0.5) * 1.8 * spec.half[1];
      const p = shape([side * (spec.insertHalf + 0.011), y, spec.half[2]]);
      return [p[0], p[1], p[2] + 0.0003];
    });
    stitches.push(...dashes(line, 0.006, 0.0009));
  }
  parts[tones.stitch] = stitches;
  return parts;
}

function addPosed(model: Model, parts: Record<string, Triangles>, at: Point3, up: Point3): void {
  for (const [material, triangles] of Object.entries(parts)) {
    model.add(material, posed(triangles, { at, right: [0, -1, 0], up }));
  }
}

const LEAN = 0.38;
const BACK_UP: Point3 = [Math.sin(LEAN), 0, Math.cos(LEAN)];

function alongBack(at: Point3, distance: number, forward = 0): Point3 {
  return [
    at[0] + BACK_UP[0] * distance - BACK_UP[2] * forward,
    at[1],
    at[2] + BACK_UP[2] * distance + BACK_UP[0] * forward,
  ];
}

/** A front seat with its head restraint, base, controls and buckle; `y` is its middle, x its hip. */
export function addFrontSeat(model: Model, plan: CabinPlan, x: number, y: number): void {
  const { bolster } = plan.seat;
  const cell = 0.011 * model.detail.coarseness;
  const wide = 0.255;
  const cushion = pad({ half: [wide, 0.265, 0.075], bolster, insertHalf: 0.155, plan }, cell);
  // a cushion's own "up" runs to the knees, so that its face looks up
  for (const [material, triangles] of Object.entries(cushion)) {
    model.add(material, posed(triangles, { at: [x - 0.03, y, 0.32], right: [0, 1, 0], up: [-0.985, 0, 0.17] }));
  }
  const hinge: Point3 = [x + 0.22, y, 0.35];
  const back = plan.seat.oneBack ? 0.4 : 0.315;
  addPosed(
    model,
    pad({ half: [wide - 0.005, back, 0.06], bolster: bolster * 1.2, insertHalf: 0.14, plan }, cell),
    alongBack(hinge, back - 0.03),
    BACK_UP,
  );
  const shellBack = box([wide - 0.03, back - 0.03, 0.02], 0.02, 0.04);
  model.add(
    'plastic-black',
    posed(shellBack, { at: alongBack(hinge, back - 0.03, -0.058), right: [0, -1, 0], up: BACK_UP }),
  );
  if (!plan.seat.oneBack) addRestraint(model, plan, alongBack(hinge, 0.7, 0.0), cell);
  model.add(
    'plastic-black',
    posed(box([0.245, 0.23, 0.045], 0.03, 0.04), {
      at: [x - 0.01, y, 0.235],
      right: [0, 1, 0],
      up: [-1, 0, 0],
    }),
  );
  for (const side of [-0.19, 0.19])
    model.add(
      'dark-chrome',
      tube(
        [
          [x - 0.28, y + side, 0.05],
          [x + 0.3, y + side, 0.05],
        ],
        0.018,
      ),
    );
  for (const side of [-0.19, 0.19])
    for (const dx of [-0.18, 0.18])
      model.add(
        'black',
        tube(
          [
            [x + dx, y + side, 0.05],
            [x + dx, y + side, 0.2],
          ],
          0.016,
        ),
      );
  addBelt(model, plan, x, y);
}

function addRestraint(model: Model, plan: CabinPlan, at: Point3, cell: number): void {
  const shape = ([a, b, c]: Point3): Point3 => [
    a * (1 - (0.12 * b) / 0.09),
    b,
    c + 0.012 * (1 - (a / 0.13) ** 2) - 0.004 * Math.exp(-(((Math.abs(a) - 0.085) / 0.005) ** 2)),
  ];
  const whole = warp(box([0.128, 0.088, 0.05], 0.045, cell), shape);
  model.add(plan.tones.seat, posed(whole, { at: alongBack(at, 0.03, 0.02), right: [0, -1, 0], up: BACK_UP }));
  for (const side of [-0.055, 0.055]) {
    const foot = alongBack(at, -0.13, 0.005);
    const head = alongBack(at, 0, 0.005);
    model.add(
      'chrome-satin',
      tube(
        [
          [foot[0], at[1] + side, foot[2]],
          [head[0], at[1] + side, head[2]],
        ],
        0.007,
      ),
    );
  }
}

/** The belt at rest down the pillar, and its buckle beside the seat. */
function addBelt(model: Model, plan: CabinPlan, x: number, y: number): void {
  const out = Math.sign(y);
  const wall = plan.half - 0.06;
  const top: Point3 = [x + 0.44, out * (wall - 0.1), plan.roof - 0.22];
  const line = smoothPath(
    [
      top,
      [x + 0.42, out * (wall - 0.045), 0.75],
      [x + 0.4, out * (wall - 0.03), 0.45],
      [x + 0.36, out * (wall - 0.06), 0.12],
    ],
    10,
  );
  model.add('belt-webbing', strap(line, 0.047, [1, 0, 0]));
  model.add(
    'plastic-black',
    posed(box([0.035, 0.05, 0.014], 0.012, 0.03), { at: top, right: [out, 0, 0], up: [0, 0, 1] }),
  );
  const buckle: Point3 = [x + 0.14, y - out * 0.27, 0.42];
  model.add('belt-webbing', strap([[x + 0.16, y - out * 0.265, 0.22], buckle], 0.035, [1, 0, 0]));
  model.add(
    'plastic-black',
    posed(box([0.026, 0.042, 0.012], 0.008, 0.03), { at: buckle, right: [1, 0, 0], up: [-0.15, 0, 1] }),
  );
  model.add(
    'belt-red',
    posed(slab(roundedOutline(0.018, 0.007, 0.004), 0.004), {
      at: [buckle[0] - 0.006, buckle[1], buckle[2] + 0.0425],
      right: [1, 0, 0],
      up: [0, 1, 0],
    }),
  );
}

/** A bench across the room in three places, with head restraints; x is the hip. */
export function addRearBench(model: Model, plan: CabinPlan, x: number): void {
  const cell = 0.015 * model.detail.coarseness;
  const places: readonly [number, number][] = [
    [0.43, 0.225],
    [0, 0.185],
    [-0.43, 0.225],
  ];
  for (const [y, wide] of places) {
    const middle = y === 0;
    const spec = { bolster: middle ? 0.005 : 0.028, insertHalf: wide - 0.085, plan };
    const cushion = pad({ ...spec, half: [wide, 0.25, 0.07] }, cell);
    for (const [material, triangles] of Object.entries(cushion)) {
      model.add(material, posed(triangles, { at: [x - 0.04, y, 0.31], right: [0, 1, 0], up: [-0.985, 0, 0.17] }));
    }
    const hinge: Point3 = [x + 0.2, y, 0.34];
    addPosed(model, pad({ ...spec, half: [wide, 0.3, 0.06] }, cell), alongBack(hinge, 0.28), BACK_UP);
    addRestraint(model, plan, alongBack(hinge, middle ? 0.6 : 0.63, 0), cell);
    model.add(
      'belt-red',
      posed(slab(roundedOutline(0.016, 0.006, 0.003), 0.01), {
        at: [x + 0.12, y + 0.1, 0.405],
        right: [0, 1, 0],
        up: [-1, 0, 0],
      }),
    );
  }
  const backing = box([0.66, 0.33, 0.02], 0.015, 0.05);
  model.add(
    plan.tones.carpet,
    posed(backing, { at: alongBack([x + 0.2, 0, 0.34], 0.28, -0.075), right: [0, -1, 0], up: BACK_UP }),
  );
  model.add(
    plan.tones.carpet,
    posed(box([0.66, 0.24, 0.13], 0.04, 0.05), { at: [x - 0.02, 0, 0.13], right: [0, 1, 0], up: [-1, 0, 0] }),
  );
}
