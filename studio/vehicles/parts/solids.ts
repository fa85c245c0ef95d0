import type { Point3 } from '../../geometry/fields.ts';

/** Triangles as the model takes them: place and normal of each corner, anticlockwise from outside. */
export type Triangles = number[];

type Vertex = { place: Point3; normal: Point3 };

/** Longest edge of a flat: short enough that occlusion, which is kept per corner, falls softly. */
const LONGEST_EDGE = 0.05;
/** Longest piece of a pipe: its own shade lies close, and shows steps that are longer than a few centimetres. */
const PIPE_STEP = 0.025;
const EDGE_STEPS = 2;
const AROUND = 18;

function unit([x, y, z]: Point3): Point3 {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

function cross(a: Point3, b: Point3): Point3 {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function along(from: Point3, direction: Point3, distance: number): Point3 {
  return [from[0] + direction[0] * distance, from[1] + direction[1] * distance, from[2] + direction[2] * distance];
}

/** Joins rows of vertices to a skin; the order of rows and vertices decides which side is outside. */
function skin(rows: readonly (readonly Vertex[])[]): Triangles {
  const out: Triangles = [];
  const push = (...corners: Vertex[]): void => {
    for (const { place, normal } of corners) out.push(...place, ...normal);
  };
  for (let i = 1; i < rows.length; i++) {
    for (let j = 1; j < rows[i]!.length; j++) {
      const [a, b, c, d] = [rows[i - 1]![j - 1]!, rows[i]![j - 1]!, rows[i]![j]!, rows[i - 1]![j]!];
      push(a, b, c);
      push(a, c, d);
    }
  }
  return out;
}

/** One axis of a box's face: where the rounding starts (its tangent, -1 to 1), and places across the flat. */
function acrossFace(half: number, radius: number): { inner: number; tangent: number }[] {
  const flat = half - radius;
  const steps = Math.max(1, Math.ceil((2 * flat) / LONGEST_EDGE));
  const edge = Array.from({ length: EDGE_STEPS }, (_, i) => Math.tan((Math.PI / 4) * (1 - i / EDGE_STEPS)));
  return [
    ...edge.map((tangent) => ({ inner: -flat, tangent: -tangent })),
    ...Array.from({ length: steps + 1 }, (_, i) => ({ inner: -flat + (2 * flat * i) / steps, tangent: 0 })),
    ...edge.toReversed().map((tangent) => ({ inner: flat, tangent })),
  ];
}

function boxFace(centre: Point3, half: Point3, radius: number, axis: 0 | 1 | 2, side: 1 | -1): Triangles {
  const [u, v] = [((axis + 1) % 3) as 0 | 1 | 2, ((axis + 2) % 3) as 0 | 1 | 2];
  const rows = acrossFace(half[u], radius).map((a) =>
    acrossFace(half[v], radius).map((b): Vertex => {
      const inner: [number, number, number] = [0, 0, 0];
      const outward: [number, number, number] = [0, 0, 0];
      inner[axis] = side * (half[axis] - radius);
      inner[u] = a.inner * side;
      inner[v] = b.inner;
      outward[axis] = side;
      outward[u] = a.tangent * side;
      outward[v] = b.tangent;
      const normal = unit(outward);
      return { place: along(along(centre, inner, 1), normal, radius), normal };
    }),
  );
  return skin(rows);
}

/** A box with rounded edges; `radius` is brought down to what the thinnest side allows. */
export function box(centre: Point3, half: Point3, radius = 0.008): Triangles {
  const rounding = Math.min(radius, ...half.map((h) => h * 0.95));
  const out: Triangles = [];
  for (const axis of [0, 1, 2] as const)
    for (const side of [1, -1] as const)
      for (const number of boxFace(centre, half, rounding, axis, side)) out.push(number);
  return out;
}

/** Rounds a line's corners: each becomes a curve that starts and ends `bend` metres from it. */
function bent(points: readonly Point3[], bend: number): Point3[] {
  const out: Point3[] = [points[0]!];
  for (let i = 1; i + 1 < points.length; i++) {
    const corner = points[i]!;
    const from = along(corner, unit(along(points[i - 1]!, corner, -1)), bend);
    const to = along(corner, unit(along(points[i + 1]!, corner, -1)), bend);
    for (let step = 0; step <= 6; step++) {
      const t = step / 6;
      const [a, b, c] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
      out.push(along(along(along([0, 0, 0], from, a), corner, b), to, c));
    }
  }
  out.push(points[points.length - 1]!);
  return out;
}

function subdivided(points: readonly Point3[]): Point3[] {
  const out: Point3[] = [points[0]!];
  for (let i = 1; i < points.length; i++) {
    const step = along(points[i]!, points[i - 1]!, -1);
    const pieces = Math.max(1, Math.ceil(Math.hypot(...step) / PIPE_STEP));
    for (let piece = 1; piece <= pieces; piece++) out.push(along(points[i - 1]!, step, piece / pieces));
  }
  return out;
}

function ring(centre: Point3, ahead: Point3, sideways: Point3, radius: number): Vertex[] {
  const upward = cross(ahead, sideways);
  return Array.from({ length: AROUND + 1 }, (_, i) => {
    const angle = (2 * Math.PI * i) / AROUND;
    const normal = along(along([0, 0, 0], sideways, Math.cos(angle)), upward, Math.sin(angle));
    return { place: along(centre, normal, radius), normal };
  });
}

/** A pipe through points, with corners bent over `bend` metres and flat ends. */
export function pipe(points: readonly Point3[], radius: number, bend = 0.05): Triangles {
  const line = subdivided(points.length > 2 ? bent(points, bend) : points);
  let sideways: Point3 = [0, 0, 0];
  const rings = line.map((centre, i) => {
    const ahead = unit(along(line[Math.min(i + 1, line.length - 1)]!, line[Math.max(i - 1, 0)]!, -1));
    const start: Point3 = i > 0 ? sideways : Math.abs(ahead[2]) < 0.9 ? [0, 0, 1] : [1, 0, 0];
    sideways = unit(cross(cross(ahead, start), ahead));
    return { ahead, vertices: ring(centre, ahead, sideways, radius), centre };
  });
  const cap = (end: (typeof rings)[number], side: 1 | -1): Vertex[][] => {
    const normal = along([0, 0, 0], end.ahead, side);
    const rim = end.vertices.map(({ place }) => ({ place, normal }));
    const middle = rim.map(() => ({ place: end.centre, normal }));
    return side > 0 ? [rim, middle] : [middle, rim];
  };
  const [first, last] = [rings[0]!, rings[rings.length - 1]!];
  const rows = [...cap(first, -1), ...rings.map(({ vertices }) => vertices), ...cap(last, 1)];
  return skin(rows.map((row) => row.toReversed()));
}

/** A round plate, drum or lamp: a cylinder from one point to another. */
export function drum(from: Point3, to: Point3, radius: number): Triangles {
  return pipe([from, to], radius);
}
