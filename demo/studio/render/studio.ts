import type { Camera, Light, Paint, PartPlace, Point, Spot, SpotOnPicture } from '../page/order.ts';
import { launchChromium } from './chromium.ts';
import { type PageServer, servePage } from './page-server.ts';

/** A drawn picture: red, green and blue bytes, line by line from the top. */
export interface Picture {
  data: Buffer;
  width: number;
  height: number;
}

export interface StudioMesh {
  parts: readonly PartPlace[];
  buffer: Uint8Array;
}

export interface Shot {
  camera: Camera;
  width: number;
  height: number;
  paints: readonly Paint[];
  /** `studio` when it is left out. */
  light?: Light;
}

export interface PanoramaShot {
  at: Point;
  width: number;
  height: number;
  /** Matters only where painted metal shows inside. */
  paint?: Paint;
}

/** A photographer's studio in a browser of its own; it takes one order at a time. */
export interface Studio {
  /** Puts a vehicle (or a cabin) into the studio in place of the one before. */
  load(mesh: StudioMesh): Promise<void>;
  /** Draws one frame once and develops it in every paint asked for; the pictures come by the paint's id. */
  photograph(shot: Shot): Promise<Map<string, Picture>>;
  /** All around a point in a cabin, 2:1; the middle of the picture looks to the nose (-x), its left quarter to the vehicle's left (-y is right). */
  panorama(shot: PanoramaShot): Promise<Picture>;
  /** Where spots fall on a picture of this camera and shape, and whether they are seen there: facing the camera and not hidden. */
  project(spots: readonly Spot[], camera: Camera, width: number, height: number): Promise<SpotOnPicture[]>;
  close(): Promise<void>;
}
