import type { Camera, Point } from '../page/order.ts';
import type { Building } from './building.ts';
import type { Ground, Hour, Room } from './order.ts';
import type { Plant } from './trees.ts';

/** A vehicle in a place: design, where, turned how, in which paint. */
export type Parked = readonly [design: string, x: number, y: number, turn: number, paint: string];

/** Plants in a place: which, where, turned how, how large. */
export type Plants = readonly (readonly [plant: Plant, x: number, y: number, turn: number, size: number])[];

/** A kind of place that the studio can photograph. */
export interface Kind {
  id: string;
  hours: readonly Hour[];
  camera: Camera;
  /** How far the lens is moved up in its mount, in halves of the picture's height. */
  rise: number;
  build: () => Building;
  ground: Ground;
  rooms: readonly Room[];
  /** Lamps out of doors. */
  poleLamps: readonly Point[];
  parked: readonly Parked[];
  plants: Plants;
}
