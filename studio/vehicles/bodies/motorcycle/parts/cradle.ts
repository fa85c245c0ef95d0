import type { Point3 } from '../../../../geometry/fields.ts';
import type { Model } from '../../../../geometry/model.ts';
import { addTube } from './tubes.ts';

/** The frame of a heavy cruiser: a backbone over the V-twin and a cradle under it, each from its place at the head. */
export function addCradleFrame(model: Model, backbone: Point3, cradle: Point3): void {
  addTube(
    model,
    'rimdark',
    [backbone, [1, 0.06, 0.8], [1.3, 0.09, 0.72], [1.6, 0.12, 0.56], [1.58, 0.13, 0.36]],
    0.02,
    true,
  );
  addTube(
    model,
    'rimdark',
    [cradle, [0.92, 0.1, 0.5], [0.98, 0.11, 0.26], [1.2, 0.11, 0.2], [1.5, 0.12, 0.24]],
    0.018,
    true,
  );
}
