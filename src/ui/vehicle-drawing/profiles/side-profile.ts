import type { Vertex } from '../outline.ts';

/** A car seen from its left, nose to the left, on a sheet of 600 by 400 with the ground at 310. */
export interface SideProfile {
  /** x of the two axles, and the wheels' radius. */
  axles: readonly [number, number];
  radius: number;
  body: readonly Vertex[];
  windows: readonly (readonly Vertex[])[];
  /** Dark pillars over the glass: x and y at the sill, x and y at the roof, width. */
  pillars: readonly (readonly [number, number, number, number, number])[];
  /** Height of the shoulder crease at the nose and at the tail: paint above it is lit. */
  crease: readonly [number, number];
  /** Below this height the paint is shaded. */
  shade: number;
  doors: string;
  handles: readonly (readonly [number, number])[];
  headlamp: readonly Vertex[];
  tailLamp: readonly Vertex[];
  mirror: readonly [number, number];
  /** Unpainted arches and sills; the height at which they begin. */
  cladding?: number;
  /** From where to where the shadow extends; by default the body's own span. */
  footprint?: readonly [number, number];
  /** Marks drawn behind the body and over it. */
  behind?: string;
  over?: string;
}
