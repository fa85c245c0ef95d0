import type { PlaneField, Point2 } from './fields.ts';
import { profileEdges } from './lathe.ts';

/** The x of a skin seen from in front or behind, at (y, z); undefined where there is none. */
export type Skin = (y: number, z: number) => number | undefined;

export type RidgeOptions = {
  /** Which way the skin looks along x: -1 at the nose, 1 at the tail. */
  facing: -1 | 1;
  halfWidth: number;
  /** How far its top stands out of the skin; negative when it lies behind. */
  rise: number;
  /** How far its walls reach down from its top. */
  depth: number;
  /** Width of the slanted edge between top and walls; the half width makes it round. */
  chamfer?: number;
};

type Station = { x: number; y: number; z: number; sideY: number; sideZ: number };

function crossSection({ halfWidth, depth, chamfer = 0.0012 }: RidgeOptions): Point2[] {
  const c = Math.min(chamfer, halfWidth, depth);
  const round = c > halfWidth * 0.6;
  const corner: Point2[] = round
    ? [0, 0.25, 0.5, 0.75, 1].map((t) => {
        const angle = (t * Math.PI) / 2;
        return [halfWidth - c + c * Math.cos(angle), -c + c * Math.sin(angle)];
      })
    : [
        [halfWidth, -c],
        [halfWidth - c, 0],
      ];
  const left = corner.map(([s, h]): Point2 => [-s, h]).reverse();
  return [[halfWidth, -depth], ...corner, ...left, [-halfWidth, -depth]];
}

function sideOf(from: Point2, to: Point2): Point2 {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
}

/** Points of a path with the direction across it; at a bend, wide enough that the ridge keeps its width. */
function stations(path: readonly Point2[], skin: Skin): (Station | undefined)[] {
  const last = path.length - 1;
  const closed = path[0]![0] === path[last]![0] && path[0]![1] === path[last]![1];
  return path.map((point, i) => {
    const before = i > 0 ? path[i - 1] : closed ? path[last - 1] : undefined;
    const after = i < last ? path[i + 1] : closed ? path[1] : undefined;
    const a = before ? sideOf(before, point) : sideOf(point, after!);
    const b = after ? sideOf(point, after) : a;
    const cosine = Math.max(1 + a[0] * b[0] + a[1] * b[1], 0.5);
    const x = skin(point[0], point[1]);
    if (x === undefined) return undefined;
    const [y, z] = point;
    return { x, y, z, sideY: (a[0] + b[0]) / cosine, sideZ: (a[1] + b[1]) / cosine };
  });
}

function pushFacing(out: number[], corners: number[][], normals: number[][]): void {
  const [a, b, c] = corners as [number[], number[], number[]];
  const u = [0, 1, 2].map((q) => b[q]! - a[q]!);
  const v = [0, 1, 2].map((q) => c[q]! - a[q]!);
  const n = normals[0]!;
  const facing =
    (u[1]! * v[2]! - u[2]! * v[1]!) * n[0]! +
    (u[2]! * v[0]! - u[0]! * v[2]!) * n[1]! +
    (u[0]! * v[1]! - u[1]! * v[0]!) * n[2]!;
  const order = facing >= 0 ? [0, 1, 2] : [0, 2, 1];
  for (const i of order) out.push(...corners[i]!, ...normals[i]!);
}

/** Where a path turns so sharply that a mitred ridge would thin out; undefined when it nowhere does. */
function findSharpBend(path: readonly Point2[]): number | undefined {
  for (let i = 1; i + 1 < path.length; i++) {
    const a = sideOf(path[i - 1]!, path[i]!);
    const b = sideOf(path[i]!, path[i + 1]!);
    if (a[0] * b[0] + a[1] * b[1] < -0.3) return i;
  }
  return undefined;
}

/**
 * Draws a bar along a path of (y, z) on a skin: triangles of its top and walls. A path that ends where it began is
 * closed.
 */
export function ridge(path: readonly Point2[], skin: Skin, options: RidgeOptions): number[] {
  const out: number[] = [];
  if (path.length < 2) return out;
  const bend = findSharpBend(path);
  if (bend !== undefined)
    return [...ridge(path.slice(0, bend + 1), skin, options), ...ridge(path.slice(bend), skin, options)];
  const places = stations(path, skin);
  const edges = profileEdges(crossSection(options));
  const corner = (s: Station, across: number, up: number): number[] => [
    s.x + options.facing * (options.rise + up),
    s.y + s.sideY * across,
    s.z + s.sideZ * across,
  ];
  for (let k = 0; k + 1 < places.length; k++) {
    const [from, to] = [places[k], places[k + 1]];
    if (!from || !to) continue;
    for (const [a, b] of edges) {
      const normal = (s: Station, n: Point2): number[] => [options.facing * n[1], s.sideY * n[0], s.sideZ * n[0]];
      const corners = [
        corner(from, a.radius, a.along),
        corner(from, b.radius, b.along),
        corner(to, b.radius, b.along),
        corner(to, a.radius, a.along),
      ];
      const normals = [normal(from, a.normal), normal(from, b.normal), normal(to, b.normal), normal(to, a.normal)];
      for (const three of [
        [0, 1, 2],
        [0, 2, 3],
      ])
        pushFacing(
          out,
          three.map((i) => corners[i]!),
          three.map((i) => normals[i]!),
        );
    }
  }
  return out;
}

/** Adds points to a path so that no two are further apart than `step`. */
export function withPointsEvery(path: readonly Point2[], step: number): Point2[] {
  const out: Point2[] = [path[0]!];
  for (let i = 1; i < path.length; i++) {
    const [a, b] = [path[i - 1]!, path[i]!];
    const count = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / step));
    for (let k = 1; k <= count; k++) out.push([a[0] + ((b[0] - a[0]) * k) / count, a[1] + ((b[1] - a[1]) * k) / count]);
  }
  return out;
}

/** The stretches of a path that lie where the field is negative, with points every `step` metres. */
export function clippedPath(path: readonly Point2[], inside: PlaneField, step: number): Point2[][] {
  const runs: Point2[][] = [];
  let run: Point2[] = [];
  let before: Point2 | undefined;
  for (const point of withPointsEvery(path, step)) {
    const value = inside(...point);
    if (before) {
      const last = inside(...before);
      if (last < 0 !== value < 0) {
        const t = last / (last - value);
        run.push([before[0] + (point[0] - before[0]) * t, before[1] + (point[1] - before[1]) * t]);
      }
    }
    if (value < 0) run.push(point);
    else if (run.length > 0) {
      runs.push(run);
      run = [];
    }
    before = point;
  }
  if (run.length > 0) runs.push(run);
  return runs.filter((points) => points.length > 1);
}

/** The outline itself as a path, grown by `radius` with round corners; open along the middle plane (y = 0). */
export function outlinePath(corners: readonly Point2[], radius: number): Point2[] {
  const count = corners.length;
  let area = 0;
  for (let i = 0; i < count; i++) {
    const [a, b] = [corners[i]!, corners[(i + 1) % count]!];
    area += a[0] * b[1] - b[0] * a[1];
  }
  const ordered = area > 0 ? corners : [...corners].reverse();
  const path: Point2[] = [];
  for (let i = 0; i < count; i++) {
    const at = ordered[i]!;
    const into = sideOf(ordered[(i + count - 1) % count]!, at);
    const away = sideOf(at, ordered[(i + 1) % count]!);
    const start = Math.atan2(-into[1], -into[0]);
    let turn = Math.atan2(-away[1], -away[0]) - start;
    while (turn > Math.PI) turn -= 2 * Math.PI;
    while (turn < -Math.PI) turn += 2 * Math.PI;
    if (turn > 0)
      for (let k = 0; k <= 4; k++)
        path.push([
          at[0] + radius * Math.cos(start + (turn * k) / 4),
          at[1] + radius * Math.sin(start + (turn * k) / 4),
        ]);
    else {
      const half = start + turn / 2;
      const reach = radius / Math.max(Math.cos(turn / 2), 0.4);
      path.push([at[0] + reach * Math.cos(half), at[1] + reach * Math.sin(half)]);
    }
  }
  path.push(path[0]!);
  return path;
}

/** A circle as a closed path. */
export function circlePath(y: number, z: number, radius: number, points = 28): Point2[] {
  const path = Array.from({ length: points }, (_, i): Point2 => {
    const angle = (i / points) * 2 * Math.PI;
    return [y + radius * Math.cos(angle), z + radius * Math.sin(angle)];
  });
  return [...path, path[0]!];
}
