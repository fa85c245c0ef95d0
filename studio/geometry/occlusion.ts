import type { Parts } from './model.ts';
import { VERTEX_NUMBERS } from './surface.ts';

/** How open a place on a surface is to the light around it: 0 shut in, 1 open. */
export type Openness = (x: number, y: number, z: number, nx: number, ny: number, nz: number) => number;

const VOXEL = 0.025;
const RAYS = 40;
const REACH = 0.8;
/** What a ray that meets the ground counts, against 1 for one that is blocked at once. */
const GROUND_SHADE = 0.35;
const TRANSPARENT = /glass|gap|lens/;

type Voxels = { low: number[]; counts: number[]; filled: Uint8Array };

function cellOf(voxels: Voxels, x: number, y: number, z: number): number {
  const { low, counts } = voxels;
  const i = ((x - low[0]!) / VOXEL) | 0;
  const j = ((y - low[1]!) / VOXEL) | 0;
  const k = ((z - low[2]!) / VOXEL) | 0;
  if (i < 0 || j < 0 || k < 0 || i >= counts[0]! || j >= counts[1]! || k >= counts[2]!) return -1;
  return (k * counts[1]! + j) * counts[0]! + i;
}

function boundsOf(parts: Parts): { low: number[]; high: number[] } {
  const low = [1e9, 1e9, 1e9];
  const high = [-1e9, -1e9, -1e9];
  for (const triangles of Object.values(parts)) {
    for (let i = 0; i < triangles.length; i += VERTEX_NUMBERS) {
      for (let axis = 0; axis < 3; axis++) {
        low[axis] = Math.min(low[axis]!, triangles[i + axis]!);
        high[axis] = Math.max(high[axis]!, triangles[i + axis]!);
      }
    }
  }
  return { low, high };
}

function fillVoxels(parts: Parts): Voxels {
  const bounds = boundsOf(parts);
  const low = bounds.low.map((value) => value - VOXEL * 3);
  const counts = low.map((value, axis) => Math.ceil((bounds.high[axis]! - value) / VOXEL) + 4);
  const voxels: Voxels = { low, counts, filled: new Uint8Array(counts[0]! * counts[1]! * counts[2]!) };
  for (const [material, list] of Object.entries(parts)) {
    if (TRANSPARENT.test(material)) continue;
    for (let t = 0; t < list.length; t += 18) {
      const mean = [0, 1, 2].map((axis) => (list[t + axis]! + list[t + 6 + axis]! + list[t + 12 + axis]!) / 3);
      voxels.filled[cellOf(voxels, mean[0]!, mean[1]!, mean[2]!)] = 1;
      voxels.filled[cellOf(voxels, list[t]!, list[t + 1]!, list[t + 2]!)] = 1;
    }
  }
  return voxels;
}

/** Directions over the half sphere about z, as many as light from there would count (cosine). */
function rayDirections(): number[] {
  const directions: number[] = [];
  for (let i = 0; i < RAYS; i++) {
    const u = (i + 0.5) / RAYS;
    const angle = i * 2.399963;
    directions.push(Math.sqrt(u) * Math.cos(angle), Math.sqrt(u) * Math.sin(angle), Math.sqrt(1 - u));
  }
  return directions;
}

/** How much a ray is blocked: 1 at once, 0.2 at the end of its reach, 0 not at all. */
function blocking(voxels: Voxels, x: number, y: number, z: number, dx: number, dy: number, dz: number): number {
  for (let step = 0.4; step < 30; step++) {
    const along = step * VOXEL * 1.1;
    if (along > REACH) return 0;
    if (z + dz * along < 0) return GROUND_SHADE;
    const cell = cellOf(voxels, x + dx * along, y + dy * along, z + dz * along);
    if (cell < 0) return 0;
    if (voxels.filled[cell]) return 1 - (along / REACH) * 0.8;
  }
  return 0;
}

/** Looks how open places of a model are, from the model's own triangles in voxels of 2.5 cm. */
export function opennessOf(parts: Parts): Openness {
  const voxels = fillVoxels(parts);
  const rays = rayDirections();
  return (x, y, z, nx, ny, nz) => {
    // two directions across the normal (Duff and others, "Building an orthonormal basis, revisited")
    const sign = nz < 0 ? -1 : 1;
    const a = -1 / (sign + nz);
    const b = nx * ny * a;
    const [px, py, pz] = [x + nx * VOXEL * 1.7, y + ny * VOXEL * 1.7, z + nz * VOXEL * 1.7];
    let shade = 0;
    for (let r = 0; r < rays.length; r += 3) {
      const u = rays[r]!;
      const v = rays[r + 1]!;
      const w = rays[r + 2]!;
      const dx = (1 + sign * nx * nx * a) * u + b * v + nx * w;
      const dy = sign * b * u + (sign + ny * ny * a) * v + ny * w;
      const dz = -sign * nx * u - ny * v + nz * w;
      shade += blocking(voxels, px, py, pz, dx, dy, dz);
    }
    return 1 - shade / RAYS;
  };
}
