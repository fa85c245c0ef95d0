import { clamp, type Field, type Point3 } from './fields.ts';

/** A triangle mesh: three numbers a vertex, three vertex numbers a triangle (anticlockwise from outside). */
export type Mesh = { positions: Float64Array; normals: Float32Array; triangles: number[] };

export type MeshingOptions = {
  /** Newton steps that pull each vertex onto the surface. */
  projections?: number;
  /** Cells along the edge of a block; a block far from the surface is skipped whole. */
  blockCells?: number;
  /** How much a field may overstate its distance before a block is skipped wrongly. */
  safety?: number;
};

const FAR = 1e3;
const CORNER_X = [0, 1, 0, 1, 0, 1, 0, 1];
const CORNER_Y = [0, 0, 1, 1, 0, 0, 1, 1];
const CORNER_Z = [0, 0, 0, 0, 1, 1, 1, 1];
const CELL_EDGES = [0, 1, 2, 3, 4, 5, 6, 7, 0, 2, 1, 3, 4, 6, 5, 7, 0, 4, 1, 5, 2, 6, 3, 7];

type Grid = {
  low: Point3;
  cell: number;
  nx: number;
  ny: number;
  nz: number;
  values: Float32Array;
  /** Lowest corner of each block that the surface may cross. */
  nearBlocks: number[];
  blockCells: number;
};

function sampleGrid(field: Field, low: Point3, high: Point3, cell: number, block: number, safety: number): Grid {
  const [nx, ny, nz] = [0, 1, 2].map((axis) => Math.ceil((high[axis]! - low[axis]!) / cell) + 1) as [
    number,
    number,
    number,
  ];
  const grid: Grid = {
    low,
    cell,
    nx,
    ny,
    nz,
    values: new Float32Array(nx * ny * nz).fill(FAR),
    nearBlocks: [],
    blockCells: block,
  };
  const reach = ((block * cell * Math.sqrt(3)) / 2) * safety + cell * 2;
  const middle = (block / 2) * cell;
  for (let k = 0; k < nz; k += block) {
    for (let j = 0; j < ny; j += block) {
      for (let i = 0; i < nx; i += block) {
        const distance = field(low[0] + i * cell + middle, low[1] + j * cell + middle, low[2] + k * cell + middle);
        if (Math.abs(distance) <= reach) {
          grid.nearBlocks.push(i, j, k);
          sampleBlock(grid, i, j, k, field);
        } else if (distance < 0) sampleBlock(grid, i, j, k, () => -FAR);
      }
    }
  }
  return grid;
}

function sampleBlock(grid: Grid, i: number, j: number, k: number, field: Field): void {
  const { low, cell, nx, ny, nz, values, blockCells } = grid;
  for (let c = k; c < Math.min(k + blockCells, nz); c++) {
    for (let b = j; b < Math.min(j + blockCells, ny); b++) {
      const row = (c * ny + b) * nx;
      for (let a = i; a < Math.min(i + blockCells, nx); a++) {
        values[row + a] = field(low[0] + a * cell, low[1] + b * cell, low[2] + c * cell);
      }
    }
  }
}

/** Calls `visit` once for each cell in or next to a near block, inside the given margins. */
function forEachNearCell(
  grid: Grid,
  margin: number,
  visit: (a: number, b: number, c: number, index: number) => void,
): void {
  const { nx, ny, nz, nearBlocks, blockCells } = grid;
  const seen = new Uint8Array(nx * ny * nz);
  for (let q = 0; q < nearBlocks.length; q += 3) {
    const [i, j, k] = [nearBlocks[q]!, nearBlocks[q + 1]!, nearBlocks[q + 2]!];
    for (let c = Math.max(margin, k - 1); c <= Math.min(k + blockCells, nz - 2); c++) {
      for (let b = Math.max(margin, j - 1); b <= Math.min(j + blockCells, ny - 2); b++) {
        for (let a = Math.max(margin, i - 1); a <= Math.min(i + blockCells, nx - 2); a++) {
          const index = (c * ny + b) * nx + a;
          if (seen[index]) continue;
          seen[index] = 1;
          visit(a, b, c, index);
        }
      }
    }
  }
}

/** Puts one vertex into each cell that the surface crosses: the mean of the crossings on its edges. */
function placeVertices(grid: Grid): { vertexOf: Int32Array; positions: number[] } {
  const { low, cell, nx, ny, values } = grid;
  const vertexOf = new Int32Array(values.length).fill(-1);
  const positions: number[] = [];
  const corner = new Float64Array(8);
  forEachNearCell(grid, 0, (a, b, c, index) => {
    let inside = 0;
    for (let q = 0; q < 8; q++) {
      const value = values[((c + CORNER_Z[q]!) * ny + b + CORNER_Y[q]!) * nx + a + CORNER_X[q]!]!;
      corner[q] = value;
      if (value < 0) inside |= 1 << q;
    }
    if (inside === 0 || inside === 255) return;
    let sx = 0;
    let sy = 0;
    let sz = 0;
    let crossings = 0;
    for (let e = 0; e < 24; e += 2) {
      const p = CELL_EDGES[e]!;
      const q = CELL_EDGES[e + 1]!;
      if (corner[p]! < 0 === corner[q]! < 0) continue;
      const before = clamp(corner[p]!, -cell, cell);
      const after = clamp(corner[q]!, -cell, cell);
      const t = before / (before - after);
      sx += CORNER_X[p]! + (CORNER_X[q]! - CORNER_X[p]!) * t;
      sy += CORNER_Y[p]! + (CORNER_Y[q]! - CORNER_Y[p]!) * t;
      sz += CORNER_Z[p]! + (CORNER_Z[q]! - CORNER_Z[p]!) * t;
      crossings++;
    }
    vertexOf[index] = positions.length / 3;
    positions.push(
      low[0] + (a + sx / crossings) * cell,
      low[1] + (b + sy / crossings) * cell,
      low[2] + (c + sz / crossings) * cell,
    );
  });
  return { vertexOf, positions };
}

/** Writes the unit gradient and the gradient's length into `out`. */
function gradient(field: Field, step: number, x: number, y: number, z: number, out: number[]): void {
  const gx = field(x + step, y, z) - field(x - step, y, z);
  const gy = field(x, y + step, z) - field(x, y - step, z);
  const gz = field(x, y, z + step) - field(x, y, z - step);
  const length = Math.hypot(gx, gy, gz) || 1;
  out[0] = gx / length;
  out[1] = gy / length;
  out[2] = gz / length;
  out[3] = length / (2 * step);
}

/** Pulls the vertices onto the surface (a vertex that would leave its cell stays) and takes normals there. */
function projectOntoSurface(
  field: Field,
  cell: number,
  projections: number,
  placed: number[],
): Pick<Mesh, 'positions' | 'normals'> {
  const positions = new Float64Array(placed);
  const normals = new Float32Array(placed.length);
  const slope = [0, 0, 0, 0];
  const step = cell * 0.25;
  for (let v = 0; v < placed.length; v += 3) {
    const [x0, y0, z0] = [placed[v]!, placed[v + 1]!, placed[v + 2]!];
    let [x, y, z] = [x0, y0, z0];
    for (let round = 0; round < projections; round++) {
      gradient(field, step, x, y, z, slope);
      const distance = clamp(field(x, y, z) / Math.max(slope[3]!, 0.3), -cell * 0.7, cell * 0.7);
      x -= slope[0]! * distance;
      y -= slope[1]! * distance;
      z -= slope[2]! * distance;
    }
    if (Math.hypot(x - x0, y - y0, z - z0) > cell * 1.2) [x, y, z] = [x0, y0, z0];
    gradient(field, step, x, y, z, slope);
    positions[v] = x;
    positions[v + 1] = y;
    positions[v + 2] = z;
    normals[v] = slope[0]!;
    normals[v + 1] = slope[1]!;
    normals[v + 2] = slope[2]!;
  }
  return { positions, normals };
}

/** Joins the four cells around each grid edge that the surface crosses. */
function joinQuads(grid: Grid, vertexOf: Int32Array): number[] {
  const { nx, ny, values } = grid;
  const triangles: number[] = [];
  const layer = nx * ny;
  const join = (a: number, b: number, c: number, d: number, leavesInside: boolean): void => {
    if (a < 0 || b < 0 || c < 0 || d < 0) return;
    if (leavesInside) triangles.push(a, b, c, a, c, d);
    else triangles.push(a, c, b, a, d, c);
  };
  forEachNearCell(grid, 1, (_a, _b, _c, at) => {
    const inside = values[at]! < 0;
    const own = vertexOf[at]!;
    if (values[at + 1]! < 0 !== inside)
      join(vertexOf[at - nx - layer]!, vertexOf[at - layer]!, own, vertexOf[at - nx]!, inside);
    if (values[at + nx]! < 0 !== inside)
      join(vertexOf[at - 1 - layer]!, vertexOf[at - 1]!, own, vertexOf[at - layer]!, inside);
    if (values[at + layer]! < 0 !== inside)
      join(vertexOf[at - 1 - nx]!, vertexOf[at - nx]!, own, vertexOf[at - 1]!, inside);
  });
  return triangles;
}

/**
 * Meshes the zero surface of a field within a box by surface nets on cells of the given size (metres).
 * The surface must keep two cells away from the box's sides, or it stays open there.
 */
export function meshField(
  field: Field,
  low: Point3,
  high: Point3,
  cell: number,
  { projections = 3, blockCells = 8, safety = 1.8 }: MeshingOptions = {},
): Mesh {
  const grid = sampleGrid(field, low, high, cell, blockCells, safety);
  const { vertexOf, positions } = placeVertices(grid);
  return { ...projectOntoSurface(field, cell, projections, positions), triangles: joinQuads(grid, vertexOf) };
}
