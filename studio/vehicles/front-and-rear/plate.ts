import { roundedBox } from '../../geometry/fields.ts';
import type { Model } from '../../geometry/model.ts';
import { ridge } from '../../geometry/ridges.ts';
import { plateStrokes } from './plate-glyphs.ts';

/** Half sizes of an Australian car's slim plate, 372 by 100 mm. */
const CAR = { halfWidth: 0.182, halfHeight: 0.049 };
const SIGN_HEIGHT = 0.058;
const STROKE_HALF_WIDTH = 0.0038;
/** How far in from the edge the pressed rim runs. */
const RIM = 0.005;

/** Where a plate stands: its middle, which way it looks, and for a motorcycle how much smaller it is. */
export type PlatePlace = { x: number; z: number; facing: -1 | 1; text: string; scale?: number };

/** Adds a number plate across the car with raised signs in its black frame. */
export function addNumberPlate(model: Model, { x, z, facing, text, scale = 1 }: PlatePlace): void {
  const [halfWidth, halfHeight] = [CAR.halfWidth * scale, CAR.halfHeight * scale];
  const low = [x - 0.05, -halfWidth - 0.05, z - halfHeight - 0.05] as const;
  const high = [x + 0.05, halfWidth + 0.05, z + halfHeight + 0.05] as const;
  model.addField(
    'plateb',
    (px, y, pz) => roundedBox(px - x + facing * 0.003, y, pz - z, 0.006, halfWidth + 0.007, halfHeight + 0.007, 0.006),
    low,
    high,
    0.01,
  );
  model.addField(
    'plate',
    (px, y, pz) => roundedBox(px - x, y, pz - z, 0.007, halfWidth, halfHeight, 0.004),
    low,
    high,
    0.01,
  );
  const face = x + facing * 0.007;
  const [rimWidth, rimHeight] = [halfWidth - RIM * scale, halfHeight - RIM * scale];
  const rim = [
    [-rimWidth, z - rimHeight],
    [rimWidth, z - rimHeight],
    [rimWidth, z + rimHeight],
    [-rimWidth, z + rimHeight],
    [-rimWidth, z - rimHeight],
  ] as const;
  model.add(
    'plate',
    ridge(rim, () => face, { facing, halfWidth: 0.0028 * scale, rise: 0.0016, depth: 0.003, chamfer: 0.0024 * scale }),
  );
  for (const stroke of plateStrokes(text, SIGN_HEIGHT * scale)) {
    // a reader in front of the car sees its left side on the right
    const path = stroke.map(([u, v]) => [facing * u, z + v] as const);
    const options = { facing, halfWidth: STROKE_HALF_WIDTH * scale, rise: 0.0012, depth: 0.003 };
    model.add(
      'plateb',
      ridge(path, () => face, options),
    );
  }
}
