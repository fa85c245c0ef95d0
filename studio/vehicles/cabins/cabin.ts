import type { Point3 } from '../../geometry/fields.ts';
import type { Detail, Model } from '../../geometry/model.ts';

/** Where a camera stands inside, what it looks at, and how high its view is in degrees. */
export type CabinShot = { position: Point3; target: Point3; fieldOfView: number };

/**
 * One interior: a room that looks inward, nose towards -x, the car's right (the driver) at y > 0, floor at z = 0,
 * metres.
 */
export type Cabin = {
  id: string;
  build: (detail: Detail) => Model;
  /** Where the panorama is taken. */
  eye: Point3;
  shots: { dash: CabinShot; seats: CabinShot; cargo: CabinShot };
  hotspots: readonly { description: string; at: Point3 }[];
};

/** The materials of a cabin by the part that they cover. */
export type Tones = {
  lining: string;
  upper: string;
  lower: string;
  accent: string;
  seat: string;
  insert: string;
  carpet: string;
  decor: string;
  stitch: string;
  glow: string;
};

/** What one car's cabin is like. */
export type CabinPlan = {
  tones: Tones;
  /** Height of the roof over the driver, metres above the floor. */
  roof: number;
  /** Half the width at the elbows. */
  half: number;
  /** Where the room ends behind, at the floor. */
  end: number;
  /** Places (x) of the rows of seats behind the first; none for two-seaters and single cabs. */
  rows: readonly number[];
  /** A wall behind the seats in place of a boot. */
  bulkhead: boolean;
  roofGlass: boolean;
  screen: 'wide' | 'tablet' | 'small';
  wheel: 'round' | 'flat';
  gear: 'console' | 'stick';
  seat: { quilting: 'bars' | 'plain' | 'diamond'; bolster: number; oneBack: boolean };
};
