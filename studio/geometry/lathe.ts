import type { Point2, Point3 } from './fields.ts';

const SHARPEST_SMOOTH = Math.cos((38 * Math.PI) / 180);

/** A point of a profile and the way it faces, in the profile's plane. */
export type ProfileVertex = { radius: number; along: number; normal: Point2 };

function edgeNormal([r0, y0]: Point2, [r1, y1]: Point2): Point2 {
  const length = Math.hypot(r1 - r0, y1 - y0) || 1;
  return [(y1 - y0) / length, (r0 - r1) / length];
}

/** Both ends of each edge of a profile with their normals: shared where the profile bends gently, own at a corner. */
export function profileEdges(profile: readonly Point2[]): [ProfileVertex, ProfileVertex][] {
  const normals = profile.slice(1).map((point, i) => edgeNormal(profile[i]!, point));
  const blend = (own: Point2, other: Point2 | undefined): Point2 => {
    if (!other || own[0] * other[0] + own[1] * other[1] < SHARPEST_SMOOTH) return own;
    const sum: Point2 = [own[0] + other[0], own[1] + other[1]];
    const length = Math.hypot(...sum);
    return [sum[0] / length, sum[1] / length];
  };
  return normals.map((own, i) => {
    const [start, end] = [profile[i]!, profile[i + 1]!];
    return [
      { radius: start[0], along: start[1], normal: blend(own, normals[i - 1]) },
      { radius: end[0], along: end[1], normal: blend(own, normals[i + 1]) },
    ];
  });
}

/**
 * Turns a profile of (radius, y) about the y axis. The outside is on the right of the profile's way
 * when y points right and the radius points down: a cylinder is drawn towards +y, a front face inwards.
 */
export function revolve(profile: readonly Point2[], segments: number): number[] {
  const out: number[] = [];
  const put = ({ radius, along, normal }: ProfileVertex, angle: number): void => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    out.push(radius * cos, along, radius * sin, normal[0] * cos, normal[1], normal[0] * sin);
  };
  for (let s = 0; s < segments; s++) {
    const from = (s / segments) * 2 * Math.PI;
    const to = ((s + 1) / segments) * 2 * Math.PI;
    for (const [a, b] of profileEdges(profile)) {
      put(a, from);
      put(b, from);
      put(b, to);
      put(a, from);
      put(b, to);
      put(a, to);
    }
  }
  return out;
}

/** A box about `middle` with sharp edges, whose sides are twelve triangles. */
export function plainBox(middle: Point3, half: Point3): number[] {
  const out: number[] = [];
  for (let axis = 0; axis < 3; axis++) {
    const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
    for (const side of [1, -1]) {
      const corners = [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ].map(([cu, cv]) => {
        const place = [...middle];
        place[axis] = middle[axis]! + side * half[axis]!;
        place[u] = middle[u]! + cu! * half[u]! * side;
        place[v] = middle[v]! + cv! * half[v]!;
        return place;
      });
      const normal = [0, 0, 0];
      normal[axis] = side;
      for (const corner of [0, 1, 2, 0, 2, 3]) out.push(...corners[corner]!, ...normal);
    }
  }
  return out;
}
