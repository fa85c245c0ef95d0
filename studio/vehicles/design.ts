import type { Body } from '../../demo/picture-set/bodies.ts';
import type { Point3 } from '../geometry/fields.ts';
import type { Detail, Model } from '../geometry/model.ts';

/**
 * A place on a vehicle that is worth a word, in the coordinates of its model (nose at x = 0, right-hand side y > 0).
 */
export type Hotspot = { description: string; at: Point3; facing: Point3 };

/** One vehicle that the studio can photograph. */
export type Design = {
  /** Body and number, as in `suv-2`. */
  id: string;
  body: Body;
  /** Metres from nose to tail; the model's middle is at half of it. */
  length: number;
  /** Metres across without mirrors, and from ground to roof. */
  width: number;
  height: number;
  build: (detail: Detail) => Model;
  hotspots: readonly Hotspot[];
  /** The interior that belongs to it, by its id; undefined when it has none (a motorcycle). */
  cabin?: string;
};
