// What the Node side may ask of the page in the browser. Everything is in the mesh's own space: metres, x from nose to
// tail and 0 at the vehicle's middle, y to the vehicle's right, z up, the ground at 0.

export type Point = readonly [x: number, y: number, z: number];

export interface Camera {
  position: Point;
  target: Point;
  /** The picture's height as an angle in degrees. */
  fieldOfView: number;
}

/**
 * Where the light comes from: the photographer's studio around a vehicle, or daylight around someone who sits in one.
 */
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
  /**
   * How many times as fine the frame is drawn, each way, before it is developed: 1 (edges are smoothed anyway) or 2.
   */
  fineness: number;
}

export interface PanoramaOrder {
  at: Point;
  width: number;
  height: number;
  paint: Paint;
  light: Light;
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
