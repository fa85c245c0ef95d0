import { spline } from '../../geometry/curves.ts';
import {
  type Field,
  type Point2,
  type Point3,
  polygon,
  roundedRectangle,
  smoothMax,
} from '../../geometry/fields.ts';
import type { Model } from '../../geometry/model.ts';
import { roundedOutline, tube } from '../../geometry/solids.ts';
import type { Surface, SurfaceField } from '../../geometry/surface.ts';
import type { CaravanPlan, Opening } from './plan.ts';

/** The body's field, with the wheels' boxes cut out where the arches are in the flank. */
export function bodyField(plan: CaravanPlan): Field {
  const profile = polygon(plan.profile, plan.rounding);
  const arch = archOf(plan);
  return (x, y, z) => {
    const d = smoothMax(profile(x, z), Math.abs(y) - plan.halfWidth, plan.edge);
    if (plan.mudguards) return d;
    return smoothMax(d, -Math.max(arch(x, z), plan.halfWidth - 0.42 - Math.abs(y)), 0.02);
  };
}

function archOf({ axles, wheel }: CaravanPlan): (x: number, z: number) => number {
  const radius = wheel.radius ?? 0.335;
  const middle = axles.reduce((sum, x) => sum + x, 0) / axles.length;
  const spread = (axles.at(-1)! - axles[0]!) / 2;
  return (x, z) =>
    roundedRectangle(x - middle, z - radius + 0.06, radius + 0.085 + spread, radius + 0.14, radius * 0.75);
}

const within = (
  { x, z, halfLength, halfHeight, radius = 0.07 }: Opening,
  px: number,
  pz: number,
  grow = 0,
): number => roundedRectangle(px - x, pz - z, halfLength + grow, halfHeight + grow, radius + grow);

const FLANK: SurfaceField = (_x, _y, _z, _nx, ny) => 0.6 - Math.abs(ny);

/** The body with its paint, windows, door, hatches and seams. */
export function addBody(model: Model, plan: CaravanPlan): void {
  const xs = plan.profile.map(([x]) => x);
  const low: Point3 = [Math.min(...xs) - 0.2, -plan.halfWidth - 0.08, plan.floor - 0.2];
  const high: Point3 = [Math.max(...xs) + 0.2, plan.halfWidth + 0.08, plan.roof + 0.2];
  const shell = model.surface('caravan-shell', bodyField(plan), low, high, 0.018);
  if (!plan.mudguards) {
    const arch = archOf(plan);
    shell.cut('caravan-shell', 'black', (x, y, z) =>
      Math.max(arch(x, z) - 0.004, plan.halfWidth - 0.5 - Math.abs(y), Math.abs(y) - plan.halfWidth + 0.02),
    );
  }
  if (plan.flank !== 'caravan-shell')
    shell.cut('caravan-shell', plan.flank, (_x, y) => plan.halfWidth - plan.edge * 0.3 - Math.abs(y));
  const walls = [...new Set(['caravan-shell', plan.flank])];
  for (const { upper, lower, material } of plan.bands) {
    const [top, bottom] = [spline(upper), spline(lower)];
    shell.cut(walls, material, (x, y, z) =>
      Math.max(z - top(x), bottom(x) - z, plan.halfWidth - plan.edge * 0.3 - Math.abs(y)),
    );
  }
  const painted = [...new Set([...walls, ...plan.bands.map(({ material }) => material)])];
  shell.cut(painted, plan.skirt.material, (_x, _y, z) => z - plan.skirt.height);
  drawSeams(shell, plan, [...painted, plan.skirt.material]);
  cutWindows(shell, plan, [...painted, plan.skirt.material]);
  model.addParts(shell.triangles);
  addFrames(model, plan);
}

function drawSeams(shell: Surface, plan: CaravanPlan, walls: readonly string[]): void {
  const clearOf = (x: number, z: number): number =>
    Math.max(-within(plan.door, x, z, 0.03), ...plan.windows.map((w) => -within(w, x, z, 0.03)));
  for (const height of plan.ribs)
    shell.line(
      walls,
      'gap',
      (_x, _y, z) => z - height,
      0.0022,
      (x, _y, z, _nx, ny) => Math.max(0.8 - Math.abs(ny), clearOf(x, z)),
    );
  for (const place of plan.seams)
    shell.line(
      walls,
      'gap',
      (x) => x - place,
      0.0022,
      (x, _y, z, nx) => Math.max(Math.abs(nx) - 0.6, clearOf(x, z)),
    );
  for (const hatch of plan.hatches) {
    shell.line(walls, 'gap', (x, _y, z) => within(hatch, x, z), 0.005, FLANK);
    shell.line(walls, 'alu-brushed', (x, _y, z) => within(hatch, x, z) - 0.014, 0.009, FLANK);
  }
  shell.line(
    walls,
    'gap',
    (x, _y, z) => within(plan.door, x, z),
    0.007,
    (_x, _y, _z, _nx, ny) => ny + 0.6,
  );
  shell.line(
    walls,
    'alu-brushed',
    (x, _y, z) => within(plan.door, x, z) - 0.019,
    0.012,
    (_x, _y, _z, _nx, ny) => ny + 0.6,
  );
}

function cutWindows(shell: Surface, plan: CaravanPlan, walls: readonly string[]): void {
  const pane = (field: SurfaceField, frame: number): void => {
    shell.cut(walls, 'seal', field);
    shell.cut('seal', 'caravan-glass', (...at) => field(...at) + frame);
  };
  for (const window of plan.windows)
    pane((x, _y, z, _nx, ny) => Math.max(within(window, x, z), 0.6 - Math.abs(ny)), 0.022);
  const { door, front, rear } = plan;
  const pane2: Opening = {
    x: door.x,
    z: door.z + door.halfHeight * 0.42,
    halfLength: door.halfLength * 0.62,
    halfHeight: door.halfHeight * 0.33,
    radius: 0.05,
  };
  pane((x, _y, z, _nx, ny) => Math.max(within(pane2, x, z), ny + 0.6), 0.02);
  shell.cut(walls, 'seal', (_x, y, z, nx) =>
    Math.max(roundedRectangle(y, z - front.z, front.halfWidth, front.halfHeight, 0.08), nx + 0.25),
  );
  shell.cut('seal', front.material, (_x, y, z, nx) =>
    Math.max(
      roundedRectangle(y, z - front.z, front.halfWidth - 0.025, front.halfHeight - 0.025, 0.06),
      nx + 0.25,
    ),
  );
  if (rear)
    pane(
      (_x, y, z, nx) =>
        Math.max(roundedRectangle(y, z - rear.z, rear.halfWidth, rear.halfHeight, 0.08), 0.5 - nx),
      0.022,
    );
}

/** Raised frames around the side windows, where they lie on an upright flank. */
function addFrames(model: Model, { windows, halfWidth }: CaravanPlan): void {
  for (const { x, z, halfLength, halfHeight, radius = 0.07 } of windows) {
    for (const side of [-1, 1]) {
      const ring = roundedOutline(halfLength, halfHeight, radius).map(
        ([u, v]: Point2): Point3 => [x + u, side * (halfWidth + 0.001), z + v],
      );
      model.add('seal', tube(ring, 0.011, { closed: true, sides: 8 }));
      model.add(
        'alu-brushed',
        tube(
          [
            [x - 0.05, side * (halfWidth + 0.012), z - halfHeight + 0.03],
            [x + 0.05, side * (halfWidth + 0.012), z - halfHeight + 0.03],
          ],
          0.007,
        ),
      );
    }
  }
}
