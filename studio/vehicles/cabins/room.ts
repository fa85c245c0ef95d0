import {
  type Field,
  mix,
  type Point2,
  type Point3,
  polygon,
  roundedRectangle,
  smoothMax,
  smoothStep,
} from '../../geometry/fields.ts';
import type { Model } from '../../geometry/model.ts';
import { box, dashes, moved, roundedOutline, smoothPath, tube } from '../../geometry/solids.ts';
import { splitTriangles } from '../../geometry/surface.ts';
import type { CabinPlan } from './cabin.ts';

export const WAIST = 0.7;
const COWL_X = -1.1;

/** Half the room's width at a height: armrests below, leaning in above the waist. */
function halfWidth(plan: CabinPlan, x: number, z: number): number {
  const lean = 0.27 * Math.max(0, z - WAIST);
  const nose = 0.05 * smoothStep(-0.5, -1.2, x);
  const inDoors = smoothStep(-0.95, -0.8, x) * smoothStep(plan.end - 0.5, plan.end - 0.7, x);
  const armrest = 0.055 * smoothStep(0.535, 0.505, z) * smoothStep(0.1, 0.3, z) * inDoors;
  const pocket = 0.035 * smoothStep(0.26, 0.24, z) * smoothStep(0.02, 0.06, z) * inDoors;
  return plan.half - lean - nose - armrest - pocket;
}

function roofAt(plan: CabinPlan, x: number, y: number): number {
  const fall = 0.045 * Math.max(0, x - 0.3) ** 1.6;
  return plan.roof - 0.05 * (y / 0.6) ** 2 - fall;
}

/** Distance to the slanting windscreen, positive in front of it. */
function beforeScreen(plan: CabinPlan, x: number, z: number): number {
  const [topX, baseZ] = [-0.36, 0.74];
  const [dx, dz] = [topX - COWL_X, plan.roof - baseZ];
  const length = Math.hypot(dx, dz);
  return ((z - baseZ) * dx - (x - COWL_X) * dz) / length;
}

function behindRear(plan: CabinPlan, x: number, z: number): number {
  const lean = plan.bulkhead ? 0.06 : 0.42;
  return (x - plan.end + lean * Math.max(0, z - 0.62)) / Math.hypot(1, lean);
}

/** The room's inner field: negative in the air inside. */
export function roomField(plan: CabinPlan): Field {
  return (x, y, z) => {
    let d = smoothMax(Math.abs(y) - halfWidth(plan, x, z), z - roofAt(plan, x, y), 0.12);
    d = smoothMax(d, beforeScreen(plan, x, z), 0.08);
    d = smoothMax(d, behindRear(plan, x, z), 0.1);
    return smoothMax(smoothMax(d, -z, 0.06), -1.25 - x, 0.06);
  };
}

/** Where the wall is at a height and length, going out to the left. */
export function wallAt(field: Field, x: number, z: number): number {
  let [low, high] = [0, 1.2];
  for (let i = 0; i < 24; i++) {
    const middle = (low + high) / 2;
    if (field(x, middle, z) < 0) low = middle;
    else high = middle;
  }
  return low;
}

function depthAt(field: Field, y: number, z: number, side: 1 | -1): number {
  let [low, high] = [0, 4 * side];
  for (let i = 0; i < 26; i++) {
    const middle = (low + high) / 2;
    if (field(middle, y, z) < 0) low = middle;
    else high = middle;
  }
  return low;
}

/** The corners of the windows in the flank, from the front to the back. */
function sideWindows(plan: CabinPlan): Point2[][] {
  const top = plan.roof - 0.11;
  const sill = WAIST + 0.045;
  const front: Point2[] = [
    [-0.88, sill],
    [0.3, sill + 0.01],
    [0.34, top],
    [-0.3, top],
    [-0.42, top - 0.05],
  ];
  const windows = [front];
  if (plan.rows.length > 0) {
    const to = plan.rows.length > 1 ? 1.28 : 1.2;
    windows.push([
      [0.46, sill + 0.01],
      [to, sill + 0.02],
      [to - 0.06, top - 0.02],
      [0.47, top],
    ]);
    if (plan.end - to > 0.75) {
      const last = plan.end - 0.34;
      windows.push([
        [to + 0.12, sill + 0.04],
        [last, sill + 0.06],
        [last - 0.18, top - 0.05],
        [to + 0.1, top - 0.03],
      ]);
    }
  }
  return windows;
}

function outlineOf(corners: readonly Point2[], radius: number): Point2[] {
  const points: Point2[] = [];
  const n = corners.length;
  for (let i = 0; i < n; i++) {
    const [a, b, c] = [corners[(i + n - 1) % n]!, corners[i]!, corners[(i + 1) % n]!];
    const toward = (q: Point2): Point2 => {
      const length = Math.hypot(q[0] - b[0], q[1] - b[1]);
      const t = Math.min(0.45, radius / length);
      return [mix(b[0], q[0], t), mix(b[1], q[1], t)];
    };
    const [from, to] = [toward(a), toward(c)];
    for (let k = 0; k <= 6; k++) {
      const t = k / 6;
      const u = (1 - t) ** 2;
      const v = 2 * t * (1 - t);
      points.push([u * from[0] + v * b[0] + t * t * to[0], u * from[1] + v * b[1] + t * t * to[1]]);
    }
  }
  return points;
}

function densely(outline: readonly Point2[], pitch = 0.02): Point2[] {
  return outline.flatMap((a, i) => {
    const b = outline[(i + 1) % outline.length]!;
    const count = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / pitch));
    return Array.from({ length: count }, (_, k): Point2 => [mix(a[0], b[0], k / count), mix(a[1], b[1], k / count)]);
  });
}

/** The walls, roof and floor, with holes for windows and rubber around them. */
export function addRoom(model: Model, plan: CabinPlan): void {
  const field = roomField(plan);
  const { tones } = plan;
  const shell = model.surface(
    'lining',
    (x, y, z) => -field(x, y, z),
    [-1.35, -plan.half - 0.1, -0.1],
    [plan.end + 0.12, plan.half + 0.1, plan.roof + 0.1],
    0.016,
  );
  const below = (z: number) => z - WAIST - 0.012;
  shell.cut('lining', 'upper', (_x, _y, z) => below(z));
  shell.cut('upper', 'carpet', (x, _y, z, _nx, _ny, nz) => Math.max(0.6 - nz, z - 0.12, x > 9 ? 1 : -1));
  shell.cut('upper', 'carpet', (x, y, z) =>
    x > plan.end - 0.5 && !plan.bulkhead ? z - 0.55 : Math.abs(y) > 0.5 ? 1 : x + 0.95,
  );
  shell.cut('upper', 'lower', (_x, _y, z) => z - 0.29);
  shell.cut('upper', 'accent', (x, y, z, _nx, ny) =>
    Math.max(Math.abs(z - 0.575 - 0.02 * x) - 0.042, 0.5 - Math.abs(ny), -0.86 - x, x - plan.end + 0.55, -Math.abs(y)),
  );
  shell.line(
    ['upper', 'accent', 'lower'],
    'gap',
    (x) => x - 0.39,
    0.003,
    (_x, y, z, _nx, ny) => Math.max(0.5 - Math.abs(ny), 0.12 - z, -Math.abs(y)),
  );
  const windows = sideWindows(plan).map((corners) => ({ outline: outlineOf(corners, 0.07) }));
  for (const { outline } of windows) {
    const inside = polygon(outline);
    shell.remove('lining', (x, _y, z, _nx, ny) => Math.max(inside(x, z), 0.4 - Math.abs(ny)));
    for (const side of [1, -1]) {
      const path = densely(outline).map(([x, z]): Point3 => [x, side * wallAt(field, x, z), z]);
      model.add('seal', tube(path, 0.011, { closed: true, sides: 8 }));
    }
  }
  addScreens(model, plan, field, shell.remove.bind(shell));
  if (plan.roofGlass) addRoofGlass(model, plan, shell.remove.bind(shell));
  const named: Record<string, string> = {
    lining: tones.lining,
    upper: tones.upper,
    lower: tones.lower,
    accent: tones.accent,
    carpet: tones.carpet,
    gap: 'gap',
  };
  for (const [label, triangles] of Object.entries(shell.triangles)) model.add(named[label]!, triangles);
  addRoofThings(model, plan, field);
}

type Remove = (
  from: string,
  field: (x: number, y: number, z: number, nx: number, ny: number, nz: number) => number,
) => void;

function addScreens(model: Model, plan: CabinPlan, field: Field, remove: Remove): void {
  const height = plan.roof - 0.12;
  const front: Point2[] = [
    [-plan.half + 0.05, 0.72],
    [plan.half - 0.05, 0.72],
    [plan.half - 0.22, height],
    [-plan.half + 0.22, height],
  ];
  const rear: Point2[] = plan.bulkhead
    ? [
        [-0.5, WAIST + 0.16],
        [0.5, WAIST + 0.16],
        [0.47, height - 0.04],
        [-0.47, height - 0.04],
      ]
    : [
        [-0.58, WAIST + 0.1],
        [0.58, WAIST + 0.1],
        [0.45, height - 0.06],
        [-0.45, height - 0.06],
      ];
  for (const [corners, side] of [
    [front, -1],
    [rear, 1],
  ] as const) {
    const outline = outlineOf(corners, 0.08);
    const inside = polygon(outline);
    remove('lining', (_x, y, z, nx) => Math.max(inside(y, z), 0.3 + side * nx));
    const path = densely(outline).map(([y, z]): Point3 => [depthAt(field, y, z, side), y, z]);
    const rubber = tube(path, 0.012, { closed: true, sides: 8 });
    // only its inner half: the boot is also photographed from behind, through the tailgate
    model.add('seal', splitTriangles(rubber, (_x, _y, _z, nx) => side * nx + 0.75).inside);
  }
}

function addRoofGlass(model: Model, plan: CabinPlan, remove: Remove): void {
  const [from, to, half] = [-0.12, Math.min(1.35, plan.end - 0.6), 0.4];
  const [middle, length] = [(from + to) / 2, (to - from) / 2];
  remove('lining', (x, y, _z, _nx, _ny, nz) => Math.max(roundedRectangle(x - middle, y, length, half, 0.1), nz + 0.5));
  const path = densely(roundedOutline(length, half, 0.1)).map(
    ([u, y]): Point3 => [middle + u, y, roofAt(plan, middle + u, y) - 0.004],
  );
  model.add('seal', tube(path, 0.016, { closed: true, sides: 8 }));
  model.add('seal', moved(box([0.025, half, 0.012], 0.01), [0.42, 0, plan.roof - 0.012]));
}

/** Visors, reading lamp, handles, inner mirror and belts' upper ends. */
function addRoofThings(model: Model, plan: CabinPlan, field: Field): void {
  const { tones } = plan;
  const screenX = (z: number): number => COWL_X + ((z - 0.74) / (plan.roof - 0.74)) * 0.74;
  for (const y of [0.34, -0.34]) {
    model.add(tones.lining, moved(box([0.075, 0.19, 0.011], 0.011, 0.03), [-0.2, y, plan.roof - 0.045]));
    model.add(
      'plastic-grey',
      moved(box([0.012, 0.03, 0.008], 0.006), [-0.265, y > 0 ? 0.12 : -0.12, plan.roof - 0.045]),
    );
  }
  const mirrorZ = plan.roof - 0.14;
  model.add('piano-black', moved(box([0.014, 0.12, 0.033], 0.013, 0.02), [screenX(mirrorZ) + 0.09, 0, mirrorZ]));
  model.add('mirror-face', moved(box([0.003, 0.112, 0.027], 0.003, 0.03), [screenX(mirrorZ) + 0.1025, 0, mirrorZ]));
  model.add(
    'plastic-black',
    tube(
      [
        [screenX(mirrorZ) + 0.08, 0, mirrorZ + 0.02],
        [screenX(mirrorZ + 0.09) + 0.01, 0, mirrorZ + 0.09],
      ],
      0.012,
    ),
  );
  model.add(
    'plastic-black',
    moved(box([0.05, 0.06, 0.03], 0.02, 0.02), [screenX(mirrorZ + 0.08) + 0.03, 0, mirrorZ + 0.085]),
  );
  model.add('plastic-grey', moved(box([0.09, 0.075, 0.014], 0.012, 0.03), [-0.2, 0, plan.roof - 0.02]));
  for (const y of [0.035, -0.035])
    model.add('lamp-glow', moved(box([0.03, 0.02, 0.003], 0.003), [-0.19, y, plan.roof - 0.0345]));
  const handles =
    plan.rows.length > 0
      ? [
          [0.1, 1],
          [0.85, 1],
          [0.85, -1],
        ]
      : [[0.1, 1]];
  for (const [x, side] of handles as [number, 1 | -1][]) {
    const z = plan.roof - 0.085;
    const y = side * (wallAt(field, x, z) - 0.012);
    const path = smoothPath([
      [x - 0.1, y + side * 0.02, z + 0.01],
      [x - 0.08, y - side * 0.022, z - 0.012],
      [x + 0.08, y - side * 0.022, z - 0.012],
      [x + 0.1, y + side * 0.02, z + 0.01],
    ]);
    model.add(tones.lining, tube(path, 0.011));
  }
  for (const side of [1, -1]) {
    const y = (z: number, x: number): number => side * (wallAt(field, x, z) - 0.006);
    const line = [0.85, 0.75, 0.5, -0.1, -0.6].map((x): Point3 => [x, y(0.655, x), 0.655]);
    model.add(tones.stitch, dashes(line, 0.007, 0.0011));
  }
}
