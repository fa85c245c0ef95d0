// What the Node side may ask of the page in the browser. Everything is in the mesh's own space: metres, x from nose to
// tail and 0 at the vehicle's middle, y to the vehicle's left, z up, the ground at 0.

export type Point = readonly [x: number, y: number, z: number];

export interface Camera {
  position: Point;
  target: Point;
  /** The picture's height as an angle in degrees. */
  fieldOfView: number;
}

/** Where the light comes from: the photographer's studio around a vehicle, or daylight around someone who sits in one. */
export type Light = 'studio' | 'cabin';

export interface Paint {
  id: string;
  /** Base colour as `#rrggbb`. */
  colour: string;
  /** Share of flakes: 0 for solid paint, about 0.5 for metallic. */
  metalness: number;
}

export interface PhotographOrder {
  camera: Camera;
  width: number;
  height: number;
  paints: readonly Paint[];
  light: Light;
}

export interface PanoramaOrder {
  at: Point;
  width: number;
  height: number;
  paint: Paint;
  light: Light;
}

/** One part of a mesh file: a material and where its numbers lie in the buffer, in bytes. */
export interface PartPlace {
  mat: string;
  /** Vertices: position and normal, six 32-bit floats each. */
  voff: number;
  nv: number;
  /** Triangles: 32-bit indices. */
  ioff: number;
  ni: number;
  /** Openness of each vertex to its surroundings, 0 to 1, one 32-bit float each. */
  aoff: number;
}

/** A place to show on a picture, with the direction it can be seen from. */
export interface Spot {
  at: Point;
  facing: Point;
}

/** Where a spot falls on a picture, in per cent of its width and height, and whether the camera sees it. */
export interface SpotOnPicture {
  x: number;
  y: number;
  seen: boolean;
}
