import { type Field, roundedBox } from '../../../geometry/fields.ts';
import type { Model } from '../../../geometry/model.ts';

/** Adds a painted lip over the tailgate's glass, whose middle is at x and z, bent down towards the sides. */
export function addRoofSpoiler(model: Model, x: number, z: number, halfWidth: number, halfLength = 0.11): void {
  const lip: Field = (px, y, pz) =>
    roundedBox(px - x + 0.14 * y * y, y, pz - z + 0.07 * y * y + 0.1 * (px - x), halfLength, halfWidth, 0.016, 0.015);
  const low = [x - halfLength - 0.15, -halfWidth - 0.08, z - 0.12] as const;
  const high = [x + halfLength + 0.1, halfWidth + 0.08, z + 0.1] as const;
  model.addField('paint', lip, low, high, 0.011);
}
