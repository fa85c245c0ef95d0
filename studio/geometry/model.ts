import type { Field, Point3 } from './fields.ts';
import { type MeshingOptions, meshField } from './meshing.ts';
import { Surface, VERTEX_NUMBERS } from './surface.ts';

/** How finely a model is meshed: 1 as photographed, more for a quick look (cells that many times as wide). */
export type Detail = { coarseness: number };

/** Where triangles are put: scaled, leant about y, turned about z, moved, mirrored in the car's middle plane. */
export type Placement = {
  scale?: number;
  leanY?: number;
  turnZ?: number;
  at?: Point3;
  /** The copy on the other side (y to -y) in place of the thing itself. */
  flipped?: boolean;
  /** Both: the thing itself and its copy on the other side. */
  mirrored?: boolean;
};

/** Triangles by the name of their material. */
export type Parts = Record<string, number[]>;

function placed(triangles: readonly number[], placement: Placement, flipped: boolean): number[] {
  const { scale = 1, leanY = 0, turnZ = 0, at = [0, 0, 0] } = placement;
  const [cosY, sinY, cosZ, sinZ] = [Math.cos(leanY), Math.sin(leanY), Math.cos(turnZ), Math.sin(turnZ)];
  const side = flipped ? -1 : 1;
  const out = new Array<number>(triangles.length);
  const count = triangles.length / VERTEX_NUMBERS;
  for (let vertex = 0; vertex < count; vertex++) {
    const corner = vertex % 3;
    const from = vertex * VERTEX_NUMBERS;
    // a mirrored triangle is written backwards, so that it still faces outwards
    const to = (flipped ? vertex - corner + 2 - corner : vertex) * VERTEX_NUMBERS;
    for (let part = 0; part < 2; part++) {
      const size = part === 0 ? scale : 1;
      const x = triangles[from + part * 3]! * size;
      const y = triangles[from + part * 3 + 1]! * size;
      const z = triangles[from + part * 3 + 2]! * size;
      const leantX = x * cosY + z * sinY;
      const move = part === 0 ? at : [0, 0, 0];
      out[to + part * 3] = leantX * cosZ - y * sinZ + move[0]!;
      out[to + part * 3 + 1] = (leantX * sinZ + y * cosZ + move[1]!) * side;
      out[to + part * 3 + 2] = -x * sinY + z * cosY + move[2]!;
    }
  }
  return out;
}

/** A vehicle or a room being built: triangles by material, nose at x = 0, ground at z = 0, metres. */
export class Model {
  readonly parts: Parts = {};
  readonly length: number;
  readonly detail: Detail;

  constructor(length: number, detail: Detail) {
    this.length = length;
    this.detail = detail;
  }

  /** Adds triangles of one material. */
  add(material: string, triangles: readonly number[], placement: Placement = {}): void {
    this.parts[material] ??= [];
    const list = this.parts[material];
    const sides = placement.mirrored ? [false, true] : [placement.flipped === true];
    for (const flipped of sides) for (const number of placed(triangles, placement, flipped)) list.push(number);
  }

  /** Adds every material of some parts. */
  addParts(parts: Parts, placement: Placement = {}): void {
    for (const [material, triangles] of Object.entries(parts)) {
      if (triangles.length > 0) this.add(material, triangles, placement);
    }
  }

  /** Meshes a field at the model's detail, for a surface that is cut before it is added with `addParts`. */
  surface(material: string, field: Field, low: Point3, high: Point3, cell: number, options?: MeshingOptions): Surface {
    return new Surface(meshField(field, low, high, cell * this.detail.coarseness, options), material);
  }

  /** Meshes a field and adds it in one material. */
  addField(material: string, field: Field, low: Point3, high: Point3, cell: number, placement?: Placement): void {
    this.addParts(this.surface(material, field, low, high, cell).triangles, placement);
  }
}
