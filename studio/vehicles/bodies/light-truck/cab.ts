import { spline } from '../../../geometry/curves.ts';
import {
  type Field,
  type PlaneField,
  type Point2,
  polygon,
  roundedRectangle,
  smoothMax,
  smoothStep,
} from '../../../geometry/fields.ts';
import type { Model } from '../../../geometry/model.ts';
import type { Points } from '../../car-body/parameters.ts';
import type { Nose } from '../../front-and-rear/nose-details.ts';

/** Sizes of a cab that stands over its engine, in metres. */
export type CabSizes = {
  halfWidth: number;
  /** Back of the cab, and its roof. */
  end: number;
  roof: number;
  axle: number;
  wheelRadius: number;
  /** How far the front stands back over height, and how it sweeps back to the sides. */
  front: Points;
  sweep: number;
  /** Outlines, left half, that are pressed into the front, each with its depth. */
  recesses: readonly (readonly [PlaneField, number])[];
  /** Height of the windscreen's foot and top, and its rounding. */
  windscreen: readonly [bottom: number, top: number, rounding: number];
};

/** A cab's surface and limits; its `parameters` are what details on the nose ask for. */
export type Cab = Nose & { sizes: CabSizes; halfWidthAt: (z: number) => number; field: Field };

/** Height of the cab's underside. */
export const CAB_FLOOR = 0.6;

const SWEEP_POWER = 4;

function cabField(sizes: CabSizes, noseAt: Cab['noseAt'], halfWidthAt: Cab['halfWidthAt']): Field {
  const { end, roof, axle, wheelRadius, halfWidth, recesses } = sizes;
  return (x, signedY, z) => {
    const y = Math.abs(signedY);
    let d = smoothMax((noseAt(y, z) - x) * 0.9, y - halfWidthAt(z), 0.1);
    d = smoothMax(d, z - roof + 0.04 * (y / halfWidth) ** 2 + 0.03 * (x / end) ** 2, 0.14);
    d = smoothMax(d, x - end + 0.06 * Math.max(0, z - 1.3), 0.08);
    d = smoothMax(d, CAB_FLOOR - z, 0.04);
    const arch = z < wheelRadius ? Math.abs(x - axle) : Math.hypot(x - axle, z - wheelRadius);
    d = smoothMax(d, -Math.max(arch - wheelRadius - 0.07, halfWidth - 0.42 - y), 0.025);
    if (x > 0.6) return d;
    for (const [outline, depth] of recesses) d += depth * smoothStep(-0.002, -0.022, outline(y, z));
    return d;
  };
}

function cutGlass({ surface, sizes, halfWidthAt }: Cab): void {
  const { windscreen, end, roof } = sizes;
  const [bottom, top, rounding] = windscreen;
  const middle = (bottom + top) / 2;
  const front =
    (grow: number) =>
    (y: number, z: number): number =>
      roundedRectangle(y, z - middle, halfWidthAt(z) - 0.105 + grow, middle - bottom + grow, rounding);
  surface.cut('paint', 'seal', (_x, y, z, nx) => Math.max(front(0.022)(y, z), nx + 0.15));
  surface.cut('seal', 'glassF', (_x, y, z, nx) => Math.max(front(0)(y, z), nx + 0.15));
  const pane = (inset: number): PlaneField =>
    polygon(
      [
        [0.36 + inset, bottom + 0.04],
        [end - 0.2, bottom + 0.08],
        [end - 0.2, top - 0.09],
        [0.68 + inset * 0.4, top - 0.09],
      ],
      0.045,
    );
  surface.cut('paint', 'seal', (x, _y, z, _nx, ny) => Math.max(pane(0.02)(x, z) - 0.018, 0.5 - ny));
  surface.cut('seal', 'glass', (x, _y, z, _nx, ny) => Math.max(pane(0.02)(x, z), 0.5 - ny));
  surface.line(
    'glass',
    'seal',
    (x) => x - 0.72,
    0.01,
    (_x, _y, _z, _nx, ny) => 0.5 - ny,
  );
  surface.cut('paint', 'glassF', (_x, y, z, nx) =>
    Math.max(roundedRectangle(y, z - middle - 0.06, 0.5, 0.26, 0.05), 0.4 - nx),
  );
  if (roof < top) throw new Error(`A cab's windscreen goes up to ${top} m, above its roof at ${roof} m.`);
}

function drawDoor({ surface, sizes }: Cab): void {
  const { end, windscreen, axle, wheelRadius } = sizes;
  const top = windscreen[1] - 0.02;
  const outline = polygon(
    [
      [0.24, 0.72],
      [end - 0.12, 0.72],
      [end - 0.12, top],
      [0.62, top],
      [0.24, windscreen[0] - 0.02],
    ],
    0.04,
  );
  const door = (x: number, z: number): number =>
    smoothMax(outline(x, z), wheelRadius + 0.115 - Math.hypot(x - axle, z - wheelRadius), 0.05);
  surface.line(
    ['paint', 'trim'],
    'gap',
    (x, _y, z) => door(x, z),
    0.003,
    (_x, _y, _z, _nx, ny) => 0.5 - ny,
  );
}

/** Meshes a cab and cuts its glass, wheel arches and underside; the design cuts its face and then adds it. */
export function meshCab(model: Model, sizes: CabSizes): Cab {
  const { halfWidth, sweep, end, roof, axle, wheelRadius } = sizes;
  const front = spline(sizes.front);
  const noseAt = (y: number, z: number): number => front(z) + sweep * (Math.abs(y) / halfWidth) ** SWEEP_POWER;
  const halfWidthAt = (z: number): number =>
    halfWidth - 0.03 * smoothStep(1, 0.6, z) - 0.11 * Math.max(0, z - 1.3) - 0.012 * smoothStep(1.22, 1.26, z);
  const field = cabField(sizes, noseAt, halfWidthAt);
  const surface = model.surface('paint', field, [-0.1, -0.03, 0.4], [end + 0.1, halfWidth + 0.1, roof + 0.1], 0.0125);
  surface.remove('paint', (_x, y) => y);
  const cab: Cab = {
    model,
    surface,
    noseAt,
    parameters: { halfWidth, noseSweep: sweep, noseSweepPower: SWEEP_POWER },
    sizes,
    halfWidthAt,
    field,
  };
  surface.cut('paint', 'black', (x, y, z) =>
    Math.max(Math.hypot(x - axle, z - wheelRadius) - wheelRadius - 0.066, halfWidth - 0.6 - y),
  );
  surface.cut('paint', 'black', (_x, _y, z) => z - CAB_FLOOR - 0.012);
  cutGlass(cab);
  drawDoor(cab);
  return cab;
}

/** Adds a finished cab to its model, both halves. */
export function addCab({ model, surface }: Cab): void {
  model.addParts(surface.triangles, { mirrored: true });
}

/** A rectangle across the front as an outline, for lamps and openings: from and to (y, z). */
export function acrossFront(from: Point2, to: Point2, rounding = 0.012): PlaneField {
  return polygon(
    [
      [from[0], from[1]],
      [to[0], from[1]],
      [to[0], to[1]],
      [from[0], to[1]],
    ],
    rounding,
  );
}
