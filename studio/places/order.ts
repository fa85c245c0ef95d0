import type { MeshPart } from '../geometry/mesh-file.ts';
import type { Camera, Point } from '../page/order.ts';

/** When a place is photographed. */
export const HOURS = ['morning', 'midday', 'afternoon', 'overcast', 'dusk'] as const;
export type Hour = (typeof HOURS)[number];

/** The day around a place, in linear light. */
export interface Daylight {
  /** Towards the sun; at dusk it is below the horizon and gives no light. */
  sun: Point;
  sunlight: Point;
  /** Overhead, at the horizon, and where the sun goes down. */
  sky: Point;
  horizon: Point;
  glow: Point;
  /** What the sky gives to a surface that looks up. */
  ambient: Point;
  /** Lamps inside and under roofs. */
  lamps: number;
  /** How much of the sky clouds cover: 0 hardly any, 1 most of it. */
  clouds: number;
  exposure: number;
}

/** A mesh standing in a place: metres, x to the right of the picture, y away from it, z up. */
export interface Standing {
  /** Name of a mesh that was loaded. */
  mesh: string;
  at: readonly [x: number, y: number];
  /** Degrees about z; at 90 a vehicle's nose looks to the camera. */
  turn: number;
  scale: number;
  /** Colour of what is painted. */
  paint: string;
}

/** Markings and surfaces of the ground. */
export interface Ground {
  /** From this y on the ground is a pale apron. */
  apron: number;
  /** From and to which x the footpath is a driveway. */
  drive: readonly [fromX: number, toX: number];
  /** Rows of marked bays: from and to x, from and to y, and the width of a bay. */
  bays: readonly (readonly [fromX: number, toX: number, fromY: number, toY: number, width: number])[];
}

/** A room that lamps light: its lowest and highest corner. */
export type Room = readonly [low: Point, high: Point];

export interface PlaceOrder {
  camera: Camera;
  /** How far the lens is moved up in its mount, in halves of the picture's height. */
  rise: number;
  /** From how many directions the sky's light is drawn: more are smoother and take longer. */
  skyRays: number;
  width: number;
  height: number;
  daylight: Daylight;
  ground: Ground;
  rooms: readonly Room[];
  /** Lamps out of doors. */
  poleLamps: readonly Point[];
  standing: readonly Standing[];
}

/** What the page offers to the Node side. */
export interface PlacePage {
  load: (name: string, parts: MeshPart[]) => Promise<void>;
  photograph: (order: PlaceOrder) => Promise<void>;
}
