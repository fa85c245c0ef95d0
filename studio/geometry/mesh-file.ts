import { readFile, writeFile } from 'node:fs/promises';
import type { Model } from './model.ts';
import { opennessOf } from './occlusion.ts';
import { VERTEX_NUMBERS } from './surface.ts';

/** Where one material's triangles lie in the buffer: offsets in bytes, counts in pieces. */
export type MeshPart = {
  material: string;
  /** Six 32-bit floats a vertex: place and normal. */
  vertexOffset: number;
  vertexCount: number;
  /** One 32-bit whole number a triangle's corner. */
  indexOffset: number;
  indexCount: number;
  /** One 32-bit float a vertex: openness, 0 to 1. */
  opennessOffset: number;
};

/** A model ready for drawing: its parts and the one buffer that they point into, centred on x. */
export type MeshFile = { parts: MeshPart[]; buffer: Uint8Array };

const PLACES_PER_METRE = 2e4;
const NORMAL_STEPS = 50;
const SAME_PLACE = 3e-5;
const SAME_NORMAL = 0.02;

function hashOf(list: ArrayLike<number>, at: number): number {
  let hash = 0;
  for (let k = 0; k < VERTEX_NUMBERS; k++) {
    const value = Math.round(list[at + k]! * (k < 3 ? PLACES_PER_METRE : NORMAL_STEPS));
    hash = Math.imul(hash ^ value, 0x9e3779b1) ^ (hash >>> 15);
  }
  return hash >>> 0;
}

function isSameVertex(list: ArrayLike<number>, at: number, known: number[], vertex: number): boolean {
  for (let k = 0; k < VERTEX_NUMBERS; k++) {
    const difference = Math.abs(known[vertex * VERTEX_NUMBERS + k]! - list[at + k]!);
    if (difference > (k < 3 ? SAME_PLACE : SAME_NORMAL)) return false;
  }
  return true;
}

/** Writes each vertex once and triangles as numbers of vertices; triangles without area fall away. */
function indexed(list: ArrayLike<number>): { vertices: Float32Array; indices: Uint32Array } {
  const count = list.length / VERTEX_NUMBERS;
  let size = 1;
  while (size < count * 2) size *= 2;
  const table = new Int32Array(size).fill(-1);
  const vertices: number[] = [];
  const numbers = new Uint32Array(count);
  for (let i = 0; i < count; i++) {
    const at = i * VERTEX_NUMBERS;
    let slot = hashOf(list, at) & (size - 1);
    while (table[slot]! >= 0 && !isSameVertex(list, at, vertices, table[slot]!)) slot = (slot + 1) & (size - 1);
    if (table[slot]! < 0) {
      table[slot] = vertices.length / VERTEX_NUMBERS;
      for (let k = 0; k < VERTEX_NUMBERS; k++) vertices.push(list[at + k]!);
    }
    numbers[i] = table[slot]!;
  }
  const indices: number[] = [];
  for (let i = 0; i < count; i += 3) {
    const [a, b, c] = [numbers[i]!, numbers[i + 1]!, numbers[i + 2]!];
    if (a !== b && b !== c && a !== c) indices.push(a, b, c);
  }
  return { vertices: Float32Array.from(vertices), indices: Uint32Array.from(indices) };
}

/**
 * Lays a model out for drawing: vertices shared, openness to light looked up for each, middle of the length at x = 0.
 */
export function encodeMesh(model: Model): MeshFile {
  const opennessAt = opennessOf(model.parts);
  const middle = model.length / 2;
  const parts: MeshPart[] = [];
  const pieces: Uint8Array[] = [];
  let offset = 0;
  const append = (data: Float32Array | Uint32Array): number => {
    const at = offset;
    pieces.push(new Uint8Array(data.buffer, data.byteOffset, data.byteLength));
    offset += data.byteLength;
    return at;
  };
  for (const [material, triangles] of Object.entries(model.parts)) {
    const { vertices, indices } = indexed(triangles);
    const vertexCount = vertices.length / VERTEX_NUMBERS;
    const openness = new Float32Array(vertexCount);
    for (let i = 0; i < vertexCount; i++) {
      const [x, y, z, nx, ny, nz] = vertices.subarray(i * VERTEX_NUMBERS, (i + 1) * VERTEX_NUMBERS);
      openness[i] = opennessAt(x!, y!, z!, nx!, ny!, nz!);
      vertices[i * VERTEX_NUMBERS] = x! - middle;
    }
    parts.push({
      material,
      vertexOffset: append(vertices),
      vertexCount,
      indexOffset: append(indices),
      indexCount: indices.length,
      opennessOffset: append(openness),
    });
  }
  return { parts, buffer: new Uint8Array(Buffer.concat(pieces)) };
}

/** Writes `<path>.json` (the parts) and `<path>.bin` (the buffer). */
export async function saveMesh(path: string, mesh: MeshFile): Promise<void> {
  await Promise.all([writeFile(`${path}.json`, JSON.stringify(mesh.parts)), writeFile(`${path}.bin`, mesh.buffer)]);
}

/** Reads what `saveMesh` wrote; rejects when either file is missing. */
export async function loadMesh(path: string): Promise<MeshFile> {
  const [parts, buffer] = await Promise.all([readFile(`${path}.json`, 'utf8'), readFile(`${path}.bin`)]);
  return { parts: JSON.parse(parts) as MeshPart[], buffer: new Uint8Array(buffer) };
}
