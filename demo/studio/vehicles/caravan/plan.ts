import type { Point2 } from '../../geometry/fields.ts';
import type { WheelOptions } from '../wheels.ts';

/** A window or a hatch in the flank: its middle, half its length and half its height. */
export type Opening = { x: number; z: number; halfLength: number; halfHeight: number; radius?: number };

/** What one caravan is like; metres from the coupling, ground at 0, the kerb side (door, awning) at y < 0. */
export type CaravanPlan = {
  length: number;
  halfWidth: number;
  /** The body from the side, all round. */
  profile: readonly Point2[];
  /** How far the profile's corners are rounded, and the edges between flank and roof. */
  rounding: number;
  edge: number;
  /** Lowest and highest line of the body. */
  floor: number;
  roof: number;
  /** Material of the flanks, and of what is below the given height. */
  flank: string;
  skirt: { material: string; height: number };
  /** Bands of paint over the flank, each between an upper and a lower line. */
  bands: readonly { upper: readonly Point2[]; lower: readonly Point2[]; material: string }[];
  windows: readonly Opening[];
  hatches: readonly Opening[];
  door: Opening;
  /** Heights of seams along the flank, and places of seams across it. */
  ribs: readonly number[];
  seams: readonly number[];
  axles: readonly number[];
  wheel: WheelOptions;
  /** Mudguards beside a narrow body, in place of arches in the flank. */
  mudguards: boolean;
  /** The front's window or stone guard, and the rear's window: half across, half high, height of the middle. */
  front: { halfWidth: number; halfHeight: number; z: number; material: string };
  rear: { halfWidth: number; halfHeight: number; z: number } | undefined;
  awning: { from: number; to: number; z: number } | undefined;
  roofBoxes: readonly { x: number; y: number; half: readonly [number, number, number]; material: string }[];
  toolbox: boolean;
  spare: boolean;
  plate: string;
};
