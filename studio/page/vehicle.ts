import type { MeshPart } from '../geometry/mesh-file.ts';
import type { Gl } from './gl.ts';
import { getMaterial, type Material } from './materials.ts';

/** Corners of triangles, drawn one after another. */
interface Corners {
  buffer: WebGLBuffer;
  count: number;
}

interface Part {
  material: Material;
  vertices: WebGLVertexArrayObject;
  all: Corners;
  /** Only those near enough to the ground to be mirrored in it. */
  low: Corners;
}

/** A vehicle in the graphics memory: solid parts, then those that one sees through. */
export interface Vehicle {
  parts: Part[];
  free: () => void;
}

const NUMBERS = 6;
const BYTES = 20;
/** Above this height the floor mirrors too little to be seen. */
const MIRRORED_HEIGHT = 0.75;

/** Twenty bytes a vertex in place of 28: place as floats, normal and openness as 16-bit shares of one. */
function packed(part: MeshPart, data: ArrayBuffer): { bytes: ArrayBuffer; places: Float32Array } {
  const from = new Float32Array(data, part.vertexOffset, part.vertexCount * NUMBERS);
  const openness = new Float32Array(data, part.opennessOffset, part.vertexCount);
  const bytes = new ArrayBuffer(part.vertexCount * BYTES);
  const floats = new Float32Array(bytes);
  const shorts = new Int16Array(bytes);
  const share = (value: number) => Math.round(Math.min(1, Math.max(-1, value)) * 32767);
  for (let vertex = 0; vertex < part.vertexCount; vertex++) {
    for (let k = 0; k < 3; k++) {
      floats[vertex * 5 + k] = from[vertex * NUMBERS + k]!;
      shorts[vertex * 10 + 6 + k] = share(from[vertex * NUMBERS + 3 + k]!);
    }
    shorts[vertex * 10 + 9] = share(openness[vertex]!);
  }
  return { bytes, places: from };
}

function nearGround(corners: Uint32Array, places: Float32Array): Uint32Array {
  const kept = new Uint32Array(corners.length);
  let count = 0;
  for (let at = 0; at < corners.length; at += 3) {
    const lowest = Math.min(...[0, 1, 2].map((k) => places[corners[at + k]! * NUMBERS + 2]!));
    if (lowest > MIRRORED_HEIGHT) continue;
    for (let k = 0; k < 3; k++) kept[count++] = corners[at + k]!;
  }
  return kept.slice(0, count);
}

function upload(gl: Gl, corners: Uint32Array): Corners {
  const buffer = gl.createBuffer();
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, buffer);
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, corners, gl.STATIC_DRAW);
  return { buffer, count: corners.length };
}

function uploadPart(gl: Gl, part: MeshPart, data: ArrayBuffer): Part {
  const material = getMaterial(part.material);
  const { bytes, places } = packed(part, data);
  const corners = new Uint32Array(data, part.indexOffset, part.indexCount);
  const vertices = gl.createVertexArray();
  gl.bindVertexArray(vertices);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, bytes, gl.STATIC_DRAW);
  gl.enableVertexAttribArray(0);
  gl.vertexAttribPointer(0, 3, gl.FLOAT, false, BYTES, 0);
  gl.enableVertexAttribArray(1);
  gl.vertexAttribPointer(1, 4, gl.SHORT, true, BYTES, 12);
  const [all, low] = [upload(gl, corners), upload(gl, nearGround(corners, places))];
  return { material, vertices, all, low };
}

/** Brings a mesh into the graphics memory; throws for a material that no one has described. */
export function uploadVehicle(gl: Gl, parts: readonly MeshPart[], data: ArrayBuffer): Vehicle {
  // paint first: it hides most of the rest, which then needs no shading
  const order = ({ material }: Part) => (material.opacity !== undefined ? 2 : material.paintShare === 1 ? 0 : 1);
  const uploaded = parts.map((part) => uploadPart(gl, part, data));
  uploaded.sort((a, b) => order(a) - order(b));
  return {
    parts: uploaded,
    free() {
      for (const part of uploaded) {
        for (const { buffer } of [part.all, part.low]) gl.deleteBuffer(buffer);
        gl.deleteVertexArray(part.vertices);
      }
    },
  };
}

/** Draws one part, or only what the floor mirrors of it, with the program in use. */
export function drawPart(gl: Gl, part: Part, which: 'all' | 'low'): void {
  if (part[which].count === 0) return;
  gl.bindVertexArray(part.vertices);
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, part[which].buffer);
  gl.drawElements(gl.TRIANGLES, part[which].count, gl.UNSIGNED_INT, 0);
}
