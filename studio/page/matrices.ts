import type { Camera, Point } from './order.ts';

/** Sixteen numbers, column by column, as WebGL takes them. */
export type Matrix = Float32Array;

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Point): Point => {
  const length = Math.hypot(...a);
  return [a[0] / length, a[1] / length, a[2] / length];
};
const times = (a: Point, factor: number): Point => [a[0] * factor, a[1] * factor, a[2] * factor];

/** A camera ready to draw with: where it is, what its picture spans, and the matrix from metres to the picture. */
export interface Lens {
  eye: Point;
  forward: Point;
  /** From the middle of the picture to its right edge and to its top edge, one metre in front of the camera. */
  right: Point;
  up: Point;
  near: number;
  matrix: Matrix;
}

/** A lens from its axes; `right` and `up` reach from the middle to the edges at one metre. */
export function lensFromAxes(eye: Point, forward: Point, right: Point, up: Point, near: number): Lens {
  const far = near * 1500;
  const rows = [times(right, 1 / dot(right, right)), times(up, 1 / dot(up, up))] as const;
  const depth = (far + near) / (far - near);
  const matrix = new Float32Array(16);
  const row = (index: number, axis: Point, offset: number) => {
    for (let k = 0; k < 3; k++) matrix[k * 4 + index] = axis[k]!;
    matrix[12 + index] = -dot(axis, eye) + offset;
  };
  row(0, rows[0], 0);
  row(1, rows[1], 0);
  row(2, times(forward, depth), (-2 * far * near) / (far - near));
  row(3, forward, 0);
  return { eye, forward, right, up, near, matrix };
}

/** The lens of a camera for a picture of this shape (width over height). */
export function lensOf(camera: Camera, shape: number, near = 0.1): Lens {
  const forward = unit(minus(camera.target, camera.position));
  const side = unit(cross(forward, [0, 0, 1]));
  const above = cross(side, forward);
  const reach = Math.tan((camera.fieldOfView * Math.PI) / 360);
  return lensFromAxes(camera.position, forward, times(side, reach * shape), times(above, reach), near);
}

/** Where a point falls on the lens's picture, -1 to 1 to the right and up, and its distance from the eye. */
export function onPicture(lens: Lens, point: Point): { x: number; y: number; distance: number } {
  const away = minus(point, lens.eye);
  const depth = dot(away, lens.forward);
  return {
    x: dot(away, lens.right) / dot(lens.right, lens.right) / depth,
    y: dot(away, lens.up) / dot(lens.up, lens.up) / depth,
    distance: depth > lens.near ? Math.hypot(...away) : Number.NEGATIVE_INFINITY,
  };
}

/** Whether a surface at `point` that looks along `facing` turns towards the lens. */
export const turnsTo = (lens: Lens, point: Point, facing: Point) => dot(minus(lens.eye, point), facing) > 0;
