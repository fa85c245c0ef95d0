import type { Camera, Point } from '../page/order.ts';

/** What a camera has to know of a vehicle: metres, as its design gives them. */
export interface Sitter {
  length: number;
  width: number;
  height: number;
  stance: { distance: number; aimHeight: number };
}

export type OutsideView = 'front-left' | 'front-right' | 'side' | 'rear-left' | 'front' | 'rear';

/** Degrees about the vehicle: 0 stands before its nose, 90 at its left flank, 180 behind it; then degrees above the ground. */
interface Standpoint {
  around: number;
  above: number;
  /** Distance as a share of the design's. */
  away: number;
}

export const OUTSIDE_VIEWS: Record<OutsideView, Standpoint> = {
  'front-left': { around: 36, above: 6.5, away: 1 },
  'front-right': { around: -40, above: 6.5, away: 1 },
  side: { around: 90, above: 3.5, away: 1 },
  'rear-left': { around: 144, above: 8, away: 1 },
  front: { around: 0, above: 5, away: 0.88 },
  rear: { around: 180, above: 6.5, away: 0.88 },
};

const FIELD_OF_VIEW = 24;
export const SPIN_FRAMES = 36;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

function from({ around, above, away }: Standpoint, { stance }: Sitter): Camera {
  const distance = stance.distance * away;
  const level = Math.cos(radians(above)) * distance;
  const position: Point = [
    -Math.cos(radians(around)) * level,
    -Math.sin(radians(around)) * level,
    stance.aimHeight + Math.sin(radians(above)) * distance,
  ];
  // aimed a little low, so that the vehicle stands just above the picture's middle and its mirror image has room
  return { position, target: [0, 0, stance.aimHeight - 0.06], fieldOfView: FIELD_OF_VIEW };
}

/** The camera of one of the six views of a vehicle from outside, for pictures of 3:2. */
export const outsideCamera = (sitter: Sitter, view: OutsideView): Camera => from(OUTSIDE_VIEWS[view], sitter);

/**
 * The camera of a spin's frame, 0 to 35, each 10 degrees on. Frame 0 stands before the nose, 9 at the vehicle's left flank,
 * 18 behind it: seen by a viewer who holds still, the vehicle turns its nose to the viewer's left first.
 */
export const spinCamera = (sitter: Sitter, frame: number): Camera =>
  from({ around: (frame * 360) / SPIN_FRAMES, above: 6.5, away: 1 }, sitter);

/** A camera so many degrees around and above, and so many metres away, that aims at a height over the vehicle's middle. */
export const freeCamera = (around: number, above: number, distance: number, aimHeight: number): Camera =>
  from({ around, above, away: 1 }, { length: 0, width: 0, height: 0, stance: { distance, aimHeight } });
