import type { Mesh } from './meshing.ts';

/** A field over a surface: a place and the surface's normal there. */
export type SurfaceField = (x: number, y: number, z: number, nx: number, ny: number, nz: number) => number;

/** Lowest and highest x, y and z between which a cut looks. */
export type Within = readonly [number, number, number, number, number, number];

/** Numbers a vertex has in a list of triangles: place and normal. */
export const VERTEX_NUMBERS = 6;
const TRIANGLE_NUMBERS = 3 * VERTEX_NUMBERS;

function copyTriangle(from: number[], at: number, to: number[]): void {
  for (let q = 0; q < TRIANGLE_NUMBERS; q++) to.push(from[at + q]!);
}

function isOutside(triangles: number[], at: number, within: Within): boolean {
  const x = triangles[at]!;
  const y = triangles[at + 1]!;
  const z = triangles[at + 2]!;
  return x < within[0] || x > within[1] || y < within[2] || y > within[3] || z < within[4] || z > within[5];
}

function pushFan(corners: number[][], to: number[]): void {
  for (let i = 1; i + 1 < corners.length; i++) to.push(...corners[0]!, ...corners[i]!, ...corners[i + 1]!);
}

/** Splits a triangle along the field's zero line: what is below goes to `inside`, the rest to `outside`. */
function splitTriangle(
  triangles: number[],
  at: number,
  values: readonly number[],
  inside: number[],
  outside: number[],
): void {
  const below: number[][] = [];
  const above: number[][] = [];
  for (let v = 0; v < 3; v++) {
    const w = (v + 1) % 3;
    const start = triangles.slice(at + v * VERTEX_NUMBERS, at + (v + 1) * VERTEX_NUMBERS);
    (values[v]! < 0 ? below : above).push(start);
    if (values[v]! < 0 === values[w]! < 0) continue;
    const t = values[v]! / (values[v]! - values[w]!);
    const crossing = start.map((value, q) => value + (triangles[at + w * VERTEX_NUMBERS + q]! - value) * t);
    below.push(crossing);
    above.push(crossing);
  }
  pushFan(below, inside);
  pushFan(above, outside);
}

/** Triangles under labels (a label is the material they will have), which fields can cut apart exactly. */
export class Surface {
  readonly triangles: Record<string, number[]> = {};

  constructor(mesh: Mesh, label: string) {
    const list: number[] = [];
    const { positions, normals } = mesh;
    for (const vertex of mesh.triangles) {
      const v = vertex * 3;
      list.push(positions[v]!, positions[v + 1]!, positions[v + 2]!, normals[v]!, normals[v + 1]!, normals[v + 2]!);
    }
    this.triangles[label] = list;
  }

  /** Gives the label `to` to what of `from` lies where the field is negative. */
  cut(from: string | readonly string[], to: string, field: SurfaceField, within?: Within): void {
    for (const label of typeof from === 'string' ? [from] : from) {
      const { inside, outside } = this.#split(label, field, within);
      this.triangles[label] = outside;
      this.#append(to, inside);
    }
  }

  /** Takes away what of a label lies where the field is negative. */
  remove(from: string, field: SurfaceField): void {
    this.triangles[from] = this.#split(from, field).outside;
  }

  /** Draws a line along the field's zero, `halfWidth` to either side, only where `extent` is negative. */
  line(
    from: string | readonly string[],
    to: string,
    field: SurfaceField,
    halfWidth: number,
    extent?: SurfaceField,
    within?: Within,
  ): void {
    for (const label of typeof from === 'string' ? [from] : from) {
      const near = this.#split(label, (...at) => field(...at) - halfWidth, within);
      const strip = splitTriangles(near.inside, (...at) => -(field(...at) + halfWidth));
      const drawn = extent ? splitTriangles(strip.inside, extent) : { inside: strip.inside, outside: [] };
      this.triangles[label] = near.outside;
      this.#append(label, strip.outside);
      this.#append(label, drawn.outside);
      this.#append(to, drawn.inside);
    }
  }

  /**
   * Rounds the edges beside a line drawn along the field's zero: within `width` of it the normals turn towards the
   * line, so that each edge has its glint or its shade, as a folded panel's has.
   */
  roundEdges(
    from: string | readonly string[],
    field: SurfaceField,
    halfWidth: number,
    width: number,
    extent?: SurfaceField,
  ): void {
    for (const label of typeof from === 'string' ? [from] : from) {
      const near = this.#split(label, (...at) => Math.abs(field(...at)) - halfWidth - width);
      const strip = extent ? splitTriangles(near.inside, extent) : { inside: near.inside, outside: [] };
      turnToLine(strip.inside, field, halfWidth, width);
      this.triangles[label] = near.outside;
      this.#append(label, strip.outside);
      this.#append(label, strip.inside);
    }
  }

  #split(label: string, field: SurfaceField, within?: Within): { inside: number[]; outside: number[] } {
    return splitTriangles(this.triangles[label] ?? [], field, within);
  }

  #append(label: string, triangles: number[]): void {
    this.triangles[label] ??= [];
    const list = this.triangles[label];
    for (const number of triangles) list.push(number);
  }
}

const GRADIENT_STEP = 1e-3;
/** How far an edge has turned where it meets the gap, as a tangent. */
const EDGE_TURN = 0.5;

/** Turns normals towards a field's zero line, the more the nearer they are to it. */
function turnToLine(triangles: number[], field: SurfaceField, halfWidth: number, width: number): void {
  for (let at = 0; at < triangles.length; at += VERTEX_NUMBERS) {
    const [x, y, z, nx, ny, nz] = triangles.slice(at, at + VERTEX_NUMBERS) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    const value = field(x, y, z, nx, ny, nz);
    const share = Math.min(1, Math.max(0, 1 - (Math.abs(value) - halfWidth) / width));
    const e = GRADIENT_STEP;
    const slope = [
      field(x + e, y, z, nx, ny, nz) - field(x - e, y, z, nx, ny, nz),
      field(x, y + e, z, nx, ny, nz) - field(x, y - e, z, nx, ny, nz),
      field(x, y, z + e, nx, ny, nz) - field(x, y, z - e, nx, ny, nz),
    ] as const;
    const steep = Math.hypot(...slope) || 1;
    const turn = (-Math.sign(value) * EDGE_TURN * share) / steep;
    const turned = [nx + slope[0] * turn, ny + slope[1] * turn, nz + slope[2] * turn] as const;
    const length = Math.hypot(...turned) || 1;
    for (let k = 0; k < 3; k++) triangles[at + 3 + k] = turned[k]! / length;
  }
}

/** Parts a list of triangles along a field's zero line; triangles that start outside `within` stay whole, outside. */
export function splitTriangles(
  triangles: number[],
  field: SurfaceField,
  within?: Within,
): { inside: number[]; outside: number[] } {
  const inside: number[] = [];
  const outside: number[] = [];
  const values = [0, 0, 0];
  for (let at = 0; at < triangles.length; at += TRIANGLE_NUMBERS) {
    if (within && isOutside(triangles, at, within)) {
      copyTriangle(triangles, at, outside);
      continue;
    }
    let below = 0;
    for (let v = 0; v < 3; v++) {
      const o = at + v * VERTEX_NUMBERS;
      const value = field(
        triangles[o]!,
        triangles[o + 1]!,
        triangles[o + 2]!,
        triangles[o + 3]!,
        triangles[o + 4]!,
        triangles[o + 5]!,
      );
      values[v] = value;
      if (value < 0) below++;
    }
    if (below === 0) copyTriangle(triangles, at, outside);
    else if (below === 3) copyTriangle(triangles, at, inside);
    else splitTriangle(triangles, at, values, inside, outside);
  }
  return { inside, outside };
}
