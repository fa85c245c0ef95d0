/** A signed distance in metres: negative inside, 0 on the surface, positive outside. */
export type Field = (x: number, y: number, z: number) => number;

/** A signed distance in a plane, for outlines that cut a surface. */
export type PlaneField = (u: number, v: number) => number;

export type Point2 = readonly [number, number];
export type Point3 = readonly [number, number, number];

/** Brings a number into [low, high]. */
export function clamp(value: number, low: number, high: number): number {
  return value < low ? low : value > high ? high : value;
}

/** Goes from `from` (t = 0) to `to` (t = 1) in a straight line. */
export function mix(from: number, to: number, t: number): number {
  return from + (to - from) * t;
}

/** Rises from 0 at `from` to 1 at `to` without a kink at either end; `from` may be the larger. */
export function smoothStep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from), 0, 1);
  return t * t * (3 - 2 * t);
}

/** Joins two fields, rounding the corner where they meet over about `fillet` metres (cubic blend). */
export function smoothMin(a: number, b: number, fillet: number): number {
  const overlap = fillet - Math.abs(a - b);
  if (overlap <= 0) return a < b ? a : b;
  const t = overlap / fillet;
  return (a < b ? a : b) - (t * t * t * fillet) / 6;
}

/** Keeps what two fields share, rounding the edge where they meet over about `fillet` metres. */
export function smoothMax(a: number, b: number, fillet: number): number {
  const overlap = fillet - Math.abs(a - b);
  if (overlap <= 0) return a > b ? a : b;
  const t = overlap / fillet;
  return (a > b ? a : b) + (t * t * t * fillet) / 6;
}

/** Distance to a box around the origin of the given half sizes, whose edges are rounded by `radius`. */
export function roundedBox(
  x: number,
  y: number,
  z: number,
  halfX: number,
  halfY: number,
  halfZ: number,
  radius: number,
): number {
  const qx = Math.abs(x) - halfX + radius;
  const qy = Math.abs(y) - halfY + radius;
  const qz = Math.abs(z) - halfZ + radius;
  const ox = Math.max(qx, 0);
  const oy = Math.max(qy, 0);
  const oz = Math.max(qz, 0);
  return Math.sqrt(ox * ox + oy * oy + oz * oz) + Math.min(Math.max(qx, qy, qz), 0) - radius;
}

/** Distance in a plane to a rectangle around the origin whose corners are rounded by `radius`. */
export function roundedRectangle(u: number, v: number, halfU: number, halfV: number, radius: number): number {
  const qu = Math.abs(u) - halfU + radius;
  const qv = Math.abs(v) - halfV + radius;
  return Math.hypot(Math.max(qu, 0), Math.max(qv, 0)) + Math.min(Math.max(qu, qv), 0) - radius;
}

/** Distance to a rod with round ends from `from` to `to`; two radii make it taper. */
export function capsule(point: Point3, from: Point3, to: Point3, radius: number | readonly [number, number]): number {
  const ex = to[0] - from[0];
  const ey = to[1] - from[1];
  const ez = to[2] - from[2];
  const wx = point[0] - from[0];
  const wy = point[1] - from[1];
  const wz = point[2] - from[2];
  const t = clamp((wx * ex + wy * ey + wz * ez) / (ex * ex + ey * ey + ez * ez), 0, 1);
  const thickness = typeof radius === 'number' ? radius : mix(radius[0], radius[1], t);
  return Math.hypot(wx - ex * t, wy - ey * t, wz - ez * t) - thickness;
}

/** Distance in a plane to a closed outline (corners in order), grown by `radius` with round corners. */
export function polygon(corners: readonly Point2[], radius = 0): PlaneField {
  const edges = corners.map((corner, i) => {
    const before = corners[(i + corners.length - 1) % corners.length]!;
    const eu = before[0] - corner[0];
    const ev = before[1] - corner[1];
    return { u: corner[0], v: corner[1], eu, ev, endV: before[1], lengthSquared: eu * eu + ev * ev };
  });
  return (u, v) => {
    let nearest = 1e9;
    let sign = 1;
    for (const edge of edges) {
      const wu = u - edge.u;
      const wv = v - edge.v;
      const t = clamp((wu * edge.eu + wv * edge.ev) / edge.lengthSquared, 0, 1);
      const du = wu - edge.eu * t;
      const dv = wv - edge.ev * t;
      nearest = Math.min(nearest, du * du + dv * dv);
      const above = v >= edge.v;
      const below = v < edge.endV;
      const left = edge.eu * wv > edge.ev * wu;
      if (above === below && below === left) sign = -sign;
    }
    return sign * Math.sqrt(nearest) - radius;
  };
}

/** Distance in a plane to a line through the given points, of half the given width, with round ends. */
export function polyline(points: readonly Point2[], halfWidth: number): PlaneField {
  return (u, v) => {
    let nearest = 1e9;
    for (let i = 1; i < points.length; i++) {
      const [au, av] = points[i - 1]!;
      const eu = points[i]![0] - au;
      const ev = points[i]![1] - av;
      const t = clamp(((u - au) * eu + (v - av) * ev) / (eu * eu + ev * ev || 1), 0, 1);
      nearest = Math.min(nearest, Math.hypot(u - au - eu * t, v - av - ev * t));
    }
    return nearest - halfWidth;
  };
}

/** The place of a value in a repeating pattern, from -0.5 to 0.5 with 0 in the middle of each repeat. */
export function inRepeat(value: number): number {
  return (((value % 1) + 1) % 1) - 0.5;
}
