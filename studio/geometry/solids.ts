import type { Point2, Point3 } from './fields.ts';
import { VERTEX_NUMBERS } from './surface.ts';

/** A bare list of triangles: place and normal of each corner, as `Surface` and `Model` keep them. */
export type Triangles = number[];

/** How a thing in its own axes lies in the room: its right (x), its up (y); its front (z) is right x up. */
export type Pose = { at: Point3; right: Point3; up: Point3 };

const STEP = 1e-4;

function minus(a: Point3, b: Point3): Point3 {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

function cross(a: Point3, b: Point3): Point3 {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** A vector of length one in the same direction; a vector without length stays as it is. */
export function unit(a: Point3): Point3 {
  const length = Math.hypot(...a) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
}

/** Numbers from `from` to `to` in equal steps of about `pitch`, both ends included. */
export function steps(from: number, to: number, pitch: number): number[] {
  const count = Math.max(1, Math.ceil(Math.abs(to - from) / pitch));
  return Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);
}

/** A surface over two parameters; it faces the side from which u goes right and v goes up. */
export function sheet(point: (u: number, v: number) => Point3, us: number[], vs: number[]): Triangles {
  const rows = vs.map((v) =>
    us.map((u): number[] => {
      const du = minus(point(u + STEP, v), point(u - STEP, v));
      const dv = minus(point(u, v + STEP), point(u, v - STEP));
      return [...point(u, v), ...unit(cross(du, dv))];
    }),
  );
  return stitched(rows);
}

/** Joins rows of ready vertices into triangles. */
function stitched(rows: number[][][]): Triangles {
  const out: Triangles = [];
  for (let j = 0; j + 1 < rows.length; j++) {
    for (let i = 0; i + 1 < rows[j]!.length; i++) {
      const [a, b] = [rows[j]![i]!, rows[j]![i + 1]!];
      const [c, d] = [rows[j + 1]![i + 1]!, rows[j + 1]![i]!];
      out.push(...a, ...b, ...c, ...a, ...c, ...d);
    }
  }
  return out;
}

/** Moves every vertex through a smooth map and turns its normal with the surface. */
export function warp(triangles: Triangles, map: (p: Point3) => Point3): Triangles {
  const out: Triangles = new Array(triangles.length);
  for (let i = 0; i < triangles.length; i += VERTEX_NUMBERS) {
    const p: Point3 = [triangles[i]!, triangles[i + 1]!, triangles[i + 2]!];
    const n: Point3 = [triangles[i + 3]!, triangles[i + 4]!, triangles[i + 5]!];
    const a = unit(cross(Math.abs(n[2]) < 0.7 ? [0, 0, 1] : [1, 0, 0], n));
    const b = cross(n, a);
    const along = (t: Point3, s: number): Point3 => map([p[0] + t[0] * s, p[1] + t[1] * s, p[2] + t[2] * s]);
    const normal = unit(cross(minus(along(a, 5e-4), along(a, -5e-4)), minus(along(b, 5e-4), along(b, -5e-4))));
    const moved = map(p);
    for (let k = 0; k < 3; k++) {
      out[i + k] = moved[k]!;
      out[i + 3 + k] = normal[k]!;
    }
  }
  return out;
}

/** Puts a thing made in its own axes into the room. */
export function posed(triangles: Triangles, pose: Pose): Triangles {
  const right = unit(pose.right);
  const front = unit(cross(right, pose.up));
  const up = cross(front, right);
  const out: Triangles = new Array(triangles.length);
  for (let i = 0; i < triangles.length; i += 3) {
    const isPlace = i % VERTEX_NUMBERS === 0;
    for (let k = 0; k < 3; k++) {
      const turned = triangles[i]! * right[k]! + triangles[i + 1]! * up[k]! + triangles[i + 2]! * front[k]!;
      out[i + k] = turned + (isPlace ? pose.at[k]! : 0);
    }
  }
  return out;
}

/** Moves a thing without turning it. */
export function moved(triangles: Triangles, at: Point3): Triangles {
  return posed(triangles, { at, right: [1, 0, 0], up: [0, 1, 0] });
}

/** Turns triangles inside out, for what is seen from within. */
export function insideOut(triangles: Triangles): Triangles {
  const out: Triangles = [];
  for (let t = 0; t < triangles.length; t += 3 * VERTEX_NUMBERS) {
    for (const corner of [2, 1, 0]) {
      const at = t + corner * VERTEX_NUMBERS;
      for (let k = 0; k < VERTEX_NUMBERS; k++) out.push(k < 3 ? triangles[at + k]! : -triangles[at + k]!);
    }
  }
  return out;
}

function edgeSteps(half: number, radius: number, pitch: number): number[] {
  const flat = half - radius;
  const arc = [0.25, 0.5, 0.75, 1].map((t) => Math.tan((t * Math.PI) / 4) * radius);
  const middle = flat > 1e-6 ? steps(-flat, flat, pitch) : [0];
  return [...arc.map((a) => -flat - a).reverse(), ...middle, ...arc.map((a) => flat + a)];
}

/** A box around the origin with round edges, in triangles of about `pitch` so that it can be warped and cut. */
export function box(half: Point3, radius: number, pitch = 0.05): Triangles {
  const r = Math.min(radius, half[0], half[1], half[2]);
  const inner: Point3 = [half[0] - r, half[1] - r, half[2] - r];
  const rounded = (p: Point3): number[] => {
    const core = p.map((value, k) => Math.max(-inner[k]!, Math.min(inner[k]!, value))) as unknown as Point3;
    const n = unit(minus(p, core));
    return [core[0] + n[0] * r, core[1] + n[1] * r, core[2] + n[2] * r, ...n];
  };
  const out: Triangles = [];
  for (let axis = 0; axis < 3; axis++) {
    const [i, j] = [(axis + 1) % 3, (axis + 2) % 3];
    const us = edgeSteps(half[i]!, r, pitch);
    const vs = edgeSteps(half[j]!, r, pitch);
    for (const side of [1, -1]) {
      const rows = vs.map((v) =>
        us.map((u) => {
          const p: number[] = [0, 0, 0];
          p[axis] = side * half[axis]!;
          p[i] = u * side;
          p[j] = v;
          return rounded(p as unknown as Point3);
        }),
      );
      for (const number of stitched(rows)) out.push(number);
    }
  }
  return out;
}

/** The outline of a rectangle with round corners, anticlockwise. */
export function roundedOutline(halfU: number, halfV: number, radius: number, perCorner = 6): Point2[] {
  const r = Math.min(radius, halfU, halfV);
  const out: Point2[] = [];
  const corners: readonly [number, number][] = [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ];
  corners.forEach(([su, sv], quarter) => {
    for (let k = 0; k <= perCorner; k++) {
      const angle = (quarter + k / perCorner) * (Math.PI / 2);
      out.push([su * (halfU - r) + r * Math.cos(angle), sv * (halfV - r) + r * Math.sin(angle)]);
    }
  });
  return out;
}

/** The outline of a circle, anticlockwise. */
export function circle(radius: number, sides = 32): Point2[] {
  return Array.from({ length: sides }, (_, i) => {
    const angle = (i / sides) * 2 * Math.PI;
    return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
  });
}

/** An outline moved inwards by a distance; right for outlines without tight inner corners. */
export function inset(outline: readonly Point2[], distance: number): Point2[] {
  const n = outline.length;
  return outline.map((p, i) => {
    const before = outline[(i + n - 1) % n]!;
    const after = outline[(i + 1) % n]!;
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    return [p[0] - (dy / length) * distance, p[1] + (dx / length) * distance] as const;
  });
}

/**
 * A plate with a bevelled front edge: front at z = 0, back open at z = -depth; the outline is star-shaped about its
 * middle.
 */
export function slab(outline: readonly Point2[], depth: number, bevel = Math.min(0.002, depth / 2)): Triangles {
  const out: Triangles = [];
  const front = inset(outline, bevel);
  const n = outline.length;
  const middle = [0, 1].map((k) => front.reduce((sum, p) => sum + p[k]!, 0) / n);
  for (let i = 0; i < n; i++) {
    const j = (i + 1) % n;
    const [a, b, fa, fb] = [outline[i]!, outline[j]!, front[i]!, front[j]!];
    out.push(middle[0]!, middle[1]!, 0, 0, 0, 1, ...fa, 0, 0, 0, 1, ...fb, 0, 0, 0, 1);
    const side = (p: readonly [number, number]): Point3 => {
      const q = p === a ? fa : fb;
      return unit([p[0] - q[0], p[1] - q[1], 0]);
    };
    const [sa, sb] = [side(a), side(b)];
    const slant = (s: Point3): Point3 => unit([s[0], s[1], 1]);
    out.push(
      ...stitched([
        [
          [...b, -bevel, ...slant(sb)],
          [...fb, 0, ...slant(sb)],
        ],
        [
          [...a, -bevel, ...slant(sa)],
          [...fa, 0, ...slant(sa)],
        ],
      ]),
    );
    out.push(
      ...stitched([
        [
          [...b, -depth, ...sb],
          [...b, -bevel, ...sb],
        ],
        [
          [...a, -depth, ...sa],
          [...a, -bevel, ...sa],
        ],
      ]),
    );
  }
  return out;
}

/** Places along a bent line, evenly, from a Catmull-Rom spline through the given places. */
export function smoothPath(points: readonly Point3[], perSpan = 8, closed = false): Point3[] {
  const n = points.length;
  const at = (i: number): Point3 => points[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))]!;
  const out: Point3[] = [];
  const spans = closed ? n : n - 1;
  for (let i = 0; i < spans; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let s = 0; s < perSpan; s++) {
      const t = s / perSpan;
      const value = (k: 0 | 1 | 2): number =>
        b[k] +
        0.5 * t * (c[k] - a[k] + t * (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k] + t * (3 * (b[k] - c[k]) + d[k] - a[k])));
      out.push([value(0), value(1), value(2)]);
    }
  }
  if (!closed) out.push(at(n - 1));
  return out;
}

type Frame = { at: Point3; side: Point3; up: Point3 };

function framesAlong(path: readonly Point3[], closed: boolean, first?: Point3): Frame[] {
  const n = path.length;
  let side: Point3 | undefined = first;
  return path.map((at, i) => {
    const before = path[closed ? (i + n - 1) % n : Math.max(0, i - 1)]!;
    const after = path[closed ? (i + 1) % n : Math.min(n - 1, i + 1)]!;
    const along = unit(minus(after, before));
    side ??= Math.abs(along[2]) < 0.8 ? [0, 0, 1] : [1, 0, 0];
    const up = unit(cross(along, side));
    side = unit(cross(up, along));
    return { at, side, up };
  });
}

/**
 * A pipe along a line; a function of the way gone (0 to 1) makes it swell. Ends are closed with cones of half the
 * radius.
 */
export function tube(
  path: readonly Point3[],
  radius: number | ((t: number) => number),
  { closed = false, sides = 10 }: { closed?: boolean; sides?: number } = {},
): Triangles {
  const frames = framesAlong(path, closed);
  if (closed) frames.push(frames[0]!);
  const last = frames.length - 1;
  const ring = (frame: Frame, r: number): number[][] =>
    Array.from({ length: sides + 1 }, (_, s) => {
      const angle = (s / sides) * 2 * Math.PI;
      const n = [0, 1, 2].map((k) => frame.side[k]! * Math.cos(angle) + frame.up[k]! * Math.sin(angle));
      return [...n.map((value, k) => frame.at[k]! + value * r), ...n];
    });
  const rows = frames.map((frame, i) => ring(frame, typeof radius === 'number' ? radius : radius(i / last)));
  if (!closed) {
    rows.unshift(ring(frames[0]!, 0));
    rows.push(ring(frames[last]!, 0));
  }
  return stitched(rows);
}

/** A flat band along a line, seen from both sides: `across` is the direction of its width at the start. */
export function strap(path: readonly Point3[], width: number, across: Point3): Triangles {
  const frames = framesAlong(path, false, unit(across));
  const edge = (f: Frame, s: number): Point3 => [
    f.at[0] + f.side[0] * s,
    f.at[1] + f.side[1] * s,
    f.at[2] + f.side[2] * s,
  ];
  const rows = frames.map((f) => [0.5, -0.5].map((s) => [...edge(f, s * width), ...f.up]));
  const front = stitched(rows);
  return [...front, ...insideOut(front)];
}

/** A body turned about the z axis; the profile goes from (radius, height) to the next, its outside on the right. */
export function lathe(profile: readonly Point2[], sides = 32): Triangles {
  const out: Triangles = [];
  for (let i = 0; i + 1 < profile.length; i++) {
    const [a, b] = [profile[i]!, profile[i + 1]!];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const n: Point2 = [(b[1] - a[1]) / length, -(b[0] - a[0]) / length];
    const ring = (p: Point2): number[][] =>
      Array.from({ length: sides + 1 }, (_, s) => {
        const angle = (s / sides) * 2 * Math.PI;
        const [c, d] = [Math.cos(angle), Math.sin(angle)];
        return [p[0] * c, p[0] * d, p[1], n[0] * c, n[0] * d, n[1]];
      });
    for (const number of stitched([ring(a), ring(b)])) out.push(number);
  }
  return out;
}

/** Stitches along a line: short threads of the given length with as much again between them. */
export function dashes(path: readonly Point3[], length = 0.006, radius = 0.0009): Triangles {
  const out: Triangles = [];
  let left = length;
  let thread: Point3[] | undefined = [path[0]!];
  for (let i = 1; i < path.length; i++) {
    let from = path[i - 1]!;
    for (;;) {
      const span = Math.hypot(...minus(path[i]!, from));
      if (span < left) {
        left -= span;
        break;
      }
      const t = left / span;
      from = [0, 1, 2].map((k) => from[k]! + (path[i]![k]! - from[k]!) * t) as unknown as Point3;
      if (thread) out.push(...tube([thread[0]!, from], radius, { sides: 5 }));
      thread = thread ? undefined : [from];
      left = thread ? length : length * 0.8;
    }
  }
  return out;
}
