import type { Camera, Point } from '../page/order.ts';

/** What a camera has to know of a vehicle: metres, as its design gives them. */
export interface Sitter {
  length: number;
  width: number;
  height: number;
  stance: { aimHeight: number };
}

export type OutsideView = 'front-left' | 'front-right' | 'side' | 'rear-left' | 'front' | 'rear';

/** Degrees about the vehicle (0 before its nose, 90 at its left flank, 180 behind it) and above the ground. */
interface Standpoint {
  around: number;
  above: number;
}

export const OUTSIDE_VIEWS: Record<OutsideView, Standpoint> = {
  'front-left': { around: 36, above: 6.5 },
  'front-right': { around: -40, above: 6.5 },
  side: { around: 90, above: 3.5 },
  'rear-left': { around: 144, above: 8 },
  front: { around: 0, above: 5 },
  rear: { around: 180, above: 6.5 },
};

export const SPIN_FRAMES = 36;

const FIELD_OF_VIEW = 24;
/** Pictures of vehicles are 3:2. */
const SHAPE = 1.5;
/** How much of the picture a vehicle fills at most, across and up. */
const FILL = { across: 0.8, up: 0.6 };
/** Corners of a vehicle are round: its box, drawn in by this share, is what is seen. */
const BOX = 0.95;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

function at({ around, above }: Standpoint, distance: number, height: number): Camera {
  const level = Math.cos(radians(above)) * distance;
  const position: Point = [
    -Math.cos(radians(around)) * level,
    -Math.sin(radians(around)) * level,
    height + Math.sin(radians(above)) * distance,
  ];
  return { position, target: [0, 0, height], fieldOfView: FIELD_OF_VIEW };
}

/** How far a camera has to stand back so that the vehicle's box fills as much of the picture as it may. */
function distanceFor({ around, above }: Standpoint, { length, width, height }: Sitter): number {
  const reach = Math.tan(radians(FIELD_OF_VIEW / 2));
  const [cosA, sinA] = [Math.cos(radians(around)), Math.sin(radians(around))];
  const [cosE, sinE] = [Math.cos(radians(above)), Math.sin(radians(above))];
  let distance = 0;
  for (const x of [-length / 2, length / 2]) {
    for (const y of [-width / 2, width / 2]) {
      for (const z of [-height / 2, height / 2]) {
        // along the ray to the camera, to the picture's right, and up
        const near = (-x * cosA - y * sinA) * cosE + z * sinE;
        const aside = Math.abs(-x * sinA + y * cosA) * BOX;
        const up = Math.abs((x * cosA + y * sinA) * sinE + z * cosE) * BOX;
        const needed = Math.max(aside / (reach * SHAPE * FILL.across), up / (reach * FILL.up));
        distance = Math.max(distance, needed + near * BOX);
      }
    }
  }
  return distance;
}

/** Aimed a little below the vehicle's middle: its mirror image needs room below it. */
const aimOf = ({ height }: Sitter) => height * 0.46;

/** The camera of one of the six views of a vehicle from outside, for pictures of 3:2. */
export function outsideCamera(sitter: Sitter, view: OutsideView): Camera {
  const standpoint = OUTSIDE_VIEWS[view];
  return at(standpoint, distanceFor(standpoint, sitter), aimOf(sitter));
}

const spinStandpoint = (frame: number) => ({ around: (frame * 360) / SPIN_FRAMES, above: 6.5 });

/**
 * The camera of a spin's frame, 0 to 35, each 10 degrees on, all from one distance. Frame 0 stands before the nose, 9 at the
 * vehicle's left flank, 18 behind it.
 */
export function spinCamera(sitter: Sitter, frame: number): Camera {
  const frames = Array.from({ length: SPIN_FRAMES }, (_, index) => spinStandpoint(index));
  const distance = Math.max(...frames.map((standpoint) => distanceFor(standpoint, sitter)));
  return at(spinStandpoint(frame), distance, aimOf(sitter));
}

/** A camera so many degrees around and above, and so many metres away, that aims at a height over the vehicle's middle. */
export const freeCamera = (around: number, above: number, distance: number, aimHeight: number): Camera =>
  at({ around, above }, distance, aimHeight);
