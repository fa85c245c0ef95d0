import { capsule, type Field, type Point2, type Point3, roundedBox, smoothMax } from '../../../../geometry/fields.ts';
import type { Model } from '../../../../geometry/model.ts';
import { addCover, drum, joined } from './engine.ts';

/** What tells one V-twin from another, seen from the side; its crank is always as high as its gearbox is. */
export type VTwin = {
  /** Of the cases, of the cover over the crank, and of the primary drive's cover on the left. */
  materials: readonly [cases: string, cover: string, primary: string];
  crank: { x: number; radius: number; cover: number };
  gearbox: number;
  /** Where the primary drive ends, and how far to the left it runs. */
  primary: { to: number; out: number };
  /** Corners of the space around the cases and around the primary drive. */
  cases: readonly [Point3, Point3];
  drive: readonly [Point3, Point3];
};

const CRANK_HEIGHT = 0.36;

/** The lower half of a V-twin: crank and gearbox in one case, the crank's cover, the primary drive on the left. */
export function addVTwinCases(model: Model, { materials, crank, gearbox, primary, cases, drive }: VTwin): void {
  const at: Point2 = [crank.x, CRANK_HEIGHT];
  const box: Field = (x, y, z) => roundedBox(x - gearbox, y, z - 0.37, 0.15, 0.12, 0.11, 0.05);
  model.addField(materials[0], joined(drum(at, crank.radius, 0.13), box, 0.06), ...cases, 0.01);
  addCover(model, materials[1], [crank.x, crank.cover, CRANK_HEIGHT], 0.105);
  const [from, to]: [Point3, Point3] = [
    [crank.x, 0, CRANK_HEIGHT],
    [primary.to, 0, CRANK_HEIGHT],
  ];
  const cover: Field = (x, y, z) =>
    smoothMax(capsule([x, 0, z], from, to, [0.11, 0.095]), Math.abs(y + primary.out) - 0.035, 0.02);
  model.addField(materials[2], cover, ...drive, 0.008);
}
