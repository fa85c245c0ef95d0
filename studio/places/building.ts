import type { Point3 } from '../geometry/fields.ts';
import { encodeMesh, type MeshFile } from '../geometry/mesh-file.ts';
import { Model } from '../geometry/model.ts';
import { box, sheet, steps } from '../geometry/solids.ts';
import { pipe } from '../vehicles/parts/solids.ts';

/** Buildings are meshed at this share of their size: what is measured in centimetres on a vehicle is here in tens. */
export const BUILDING_SCALE = 8;

/** Light inside is looked up at corners of triangles: they are this wide at most. */
const PITCH = 0.16;

const small = ([x, y, z]: Point3): Point3 => [x / BUILDING_SCALE, y / BUILDING_SCALE, z / BUILDING_SCALE];

/** Walls, roofs, posts and cloth of a place, in metres as the place is: x to the right, y away, z up. */
export class Building {
  readonly #model = new Model(0, { coarseness: 1 });

  /** A block between its lowest and highest corner. */
  block(material: string, low: Point3, high: Point3, rounding = 0.02): void {
    const middle = low.map((value, k) => (value + high[k]!) / 2) as unknown as Point3;
    const half = low.map((value, k) => (high[k]! - value) / 2 / BUILDING_SCALE) as unknown as Point3;
    this.#model.add(material, box(half, rounding / BUILDING_SCALE, PITCH), { at: small(middle) });
  }

  /** A post or rail through places. */
  post(material: string, places: readonly Point3[], radius: number): void {
    this.#model.add(material, pipe(places.map(small), radius / BUILDING_SCALE, 0.4 / BUILDING_SCALE));
  }

  /** Cloth stretched between four corners, sagging in the middle; corners go round. */
  sail(material: string, [a, b, c, d]: readonly [Point3, Point3, Point3, Point3], sag: number): void {
    const at = (u: number, v: number): Point3 => {
      const pull = 0.07 * Math.sin(Math.PI * u) + 0.07 * Math.sin(Math.PI * v);
      const [s, t] = [u + (0.5 - u) * Math.sin(Math.PI * v) * 0.14, v + (0.5 - v) * Math.sin(Math.PI * u) * 0.14];
      const place = [0, 1, 2].map(
        (k) => a[k]! * (1 - s) * (1 - t) + b[k]! * s * (1 - t) + c[k]! * s * t + d[k]! * (1 - s) * t,
      );
      return small([place[0]!, place[1]!, place[2]! - sag * pull * 7]);
    };
    this.#model.add(material, sheet(at, steps(0, 1, 0.05), steps(0, 1, 0.05)));
  }

  /** A flat slope of a roof between four corners, seen from both sides. */
  slope(material: string, [a, b, c, d]: readonly [Point3, Point3, Point3, Point3]): void {
    const at = (u: number, v: number): Point3 =>
      small(
        [0, 1, 2].map(
          (k) => a[k]! * (1 - u) * (1 - v) + b[k]! * u * (1 - v) + c[k]! * u * v + d[k]! * (1 - u) * v,
        ) as unknown as Point3,
      );
    this.#model.add(material, sheet(at, steps(0, 1, 0.1), steps(0, 1, 0.1)));
  }

  /** A feather flag on a bent pole, in the wind. */
  flag(material: string, [x, y]: readonly [number, number], height: number): void {
    this.post(
      'galvanised',
      [
        [x, y, 0],
        [x, y, height],
      ],
      0.022,
    );
    const width = (v: number) => 0.62 * Math.min(1, 1.25 * Math.sqrt(Math.max(0, 1.02 - v)));
    const cloth = (u: number, v: number): Point3 =>
      small([x + u * width(v), y + 0.11 * Math.sin(u * 5 + v * 6) * u, height * (0.24 + 0.76 * v) - 0.1 * u * v]);
    this.#model.add(material, sheet(cloth, steps(0, 1, 0.08), steps(0, 1, 0.04)));
    this.block('concrete', [x - 0.22, y - 0.22, 0], [x + 0.22, y + 0.22, 0.09]);
  }

  /** A leaf or a blade: a triangle of its own, whose normal is that of the plant around it. */
  leaf(material: string, corners: readonly [Point3, Point3, Point3], normal: Point3): void {
    const length = Math.hypot(...normal) || 1;
    const facing = normal.map((part) => part / length);
    this.#model.add(
      material,
      corners.flatMap((corner) => [...small(corner), ...facing]),
    );
  }

  /** The mesh, ready for drawing at `BUILDING_SCALE`. */
  mesh(): MeshFile {
    return encodeMesh(this.#model);
  }
}
