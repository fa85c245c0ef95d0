import { type Point3, polygon } from '../../../geometry/fields.ts';
import { Surface } from '../../../geometry/surface.ts';
import { type Corner, inwards, type OutlinePoint, roundedOutline } from './outline.ts';

/** A caravan's box: its outline seen from the side, half its width, and how its edges are rounded. */
export type HullSizes = { corners: readonly Corner[]; halfWidth: number; edge: number };

type Vertex = { place: Point3; normal: Point3 };

const ACROSS_STEP = 0.06;
const SIDE_CELL = 0.032;
const EDGE_STEPS = 4;

function pushTriangle(out: number[], a: Vertex, b: Vertex, c: Vertex): void {
  const u = [0, 1, 2].map((k) => b.place[k]! - a.place[k]!);
  const v = [0, 1, 2].map((k) => c.place[k]! - a.place[k]!);
  const facing =
    (u[1]! * v[2]! - u[2]! * v[1]!) * a.normal[0] +
    (u[2]! * v[0]! - u[0]! * v[2]!) * a.normal[1] +
    (u[0]! * v[1]! - u[1]! * v[0]!) * a.normal[2];
  for (const { place, normal } of facing >= 0 ? [a, b, c] : [a, c, b]) out.push(...place, ...normal);
}

/** Across the box at one place of the outline: over the rounded edge, the flat, and the other edge. */
function acrossHull({ at, outward }: OutlinePoint, { halfWidth, edge }: HullSizes): Vertex[] {
  const flat = halfWidth - edge;
  const rounding = Array.from({ length: EDGE_STEPS }, (_, i) => ((i + 1) / EDGE_STEPS) * (Math.PI / 2));
  const onEdge = (side: 1 | -1, angle: number): Vertex => {
    const back = edge * (1 - Math.cos(angle));
    return {
      place: [at[0] - outward[0] * back, side * (flat + edge * Math.sin(angle)), at[1] - outward[1] * back],
      normal: [outward[0] * Math.cos(angle), side * Math.sin(angle), outward[1] * Math.cos(angle)],
    };
  };
  const count = Math.ceil((2 * flat) / ACROSS_STEP);
  const middle = Array.from({ length: count + 1 }, (_, i): Vertex => {
    const y = -flat + (2 * flat * i) / count;
    return { place: [at[0], y, at[1]], normal: [outward[0], 0, outward[1]] };
  });
  return [
    ...rounding.toReversed().map((angle) => onEdge(-1, angle)),
    ...middle,
    ...rounding.map((angle) => onEdge(1, angle)),
  ];
}

/** Front, roof, rear and floor with the rounded edges at both sides. */
function wrap(outline: readonly OutlinePoint[], sizes: HullSizes): number[] {
  const out: number[] = [];
  const rows = outline.map((point) => acrossHull(point, sizes));
  rows.forEach((row, i) => {
    const next = rows[(i + 1) % rows.length]!;
    for (let j = 1; j < row.length; j++) {
      pushTriangle(out, row[j - 1]!, row[j]!, next[j]!);
      pushTriangle(out, row[j - 1]!, next[j]!, next[j - 1]!);
    }
  });
  return out;
}

/** One flat side as an even grid, so that cuts and shade fall softly on it. */
function sideGrid(outline: readonly OutlinePoint[], { halfWidth }: HullSizes, side: 1 | -1): number[] {
  const xs = outline.map(({ at }) => at[0]);
  const zs = outline.map(({ at }) => at[1]);
  const [left, bottom] = [Math.min(...xs), Math.min(...zs)];
  const vertex = (i: number, j: number): Vertex => ({
    place: [left + i * SIDE_CELL, side * halfWidth, bottom + j * SIDE_CELL],
    normal: [0, side, 0],
  });
  const out: number[] = [];
  for (let i = 0; left + i * SIDE_CELL < Math.max(...xs); i++) {
    for (let j = 0; bottom + j * SIDE_CELL < Math.max(...zs); j++) {
      pushTriangle(out, vertex(i, j), vertex(i + 1, j), vertex(i + 1, j + 1));
      pushTriangle(out, vertex(i, j), vertex(i + 1, j + 1), vertex(i, j + 1));
    }
  }
  return out;
}

function surfaceOf(triangles: number[], label: string): Surface {
  const surface = new Surface({ positions: new Float64Array(), normals: new Float32Array(), triangles: [] }, label);
  surface.triangles[label] = triangles;
  return surface;
}

/** Builds the box's skin all round in one material, ready to be cut. */
export function hullSurface(sizes: HullSizes, material: string): Surface {
  const outline = roundedOutline(sizes.corners);
  const flat = polygon(inwards(outline, sizes.edge), 0.0015);
  const sides = surfaceOf([...sideGrid(outline, sizes, 1), ...sideGrid(outline, sizes, -1)], material);
  sides.remove(material, (x, _y, z) => -flat(x, z));
  return surfaceOf([...wrap(outline, sizes), ...(sides.triangles[material] ?? [])], material);
}

/** Says whether a normal looks to a side; negative where it does, for cuts that are to stay on the flanks. */
export function onFlank(ny: number): number {
  return 0.6 - Math.abs(ny);
}
