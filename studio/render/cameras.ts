import type { Camera } from '../page/order.ts';

/** What a camera has to know of a vehicle: metres, as its design gives them. */
export interface Sitter {
  length: number;
  width: number;
  height: number;
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
const FILL = { across: 0.8, up: 0.72 };
/** Corners of a vehicle are round: its box, drawn in by this share, is what is seen. */
const BOX = 0.95;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Sines and cosines of where a camera stands. */
function turnsOf({ around, above }: Standpoint) {
  const [a, e] = [radians(around), radians(above)];
  return { cosA: Math.cos(a), sinA: Math.sin(a), cosE: Math.cos(e), sinE: Math.sin(e) };
}

/** A camera at a distance; `pan` turns it aside, to the picture's right, by this tangent. */
function at(standpoint: Standpoint, distance: number, height: number, pan = 0): Camera {
  const { cosA, sinA, cosE, sinE } = turnsOf(standpoint);
  const level = cosE * distance;
  return {
    position: [-cosA * level, -sinA * level, height + sinE * distance],
    target: [sinA * pan * distance, -cosA * pan * distance, height],
    fieldOfView: FIELD_OF_VIEW,
  };
}

interface Extent {
  left: number;
  right: number;
  up: number;
}

/** What the vehicle's box spans on the picture, as tangents from the middle of a camera that does not pan. */
function extentOf(standpoint: Standpoint, { length, width, height }: Sitter, distance: number): Extent {
  const { cosA, sinA, cosE, sinE } = turnsOf(standpoint);
  const extent = { left: 0, right: 0, up: 0 };
  for (const x of [-length / 2, length / 2].map((value) => value * BOX)) {
    for (const y of [-width / 2, width / 2].map((value) => value * BOX)) {
      for (const z of [-height / 2, height / 2].map((value) => value * BOX)) {
        const away = distance - ((-x * cosA - y * sinA) * cosE + z * sinE);
        const aside = (x * sinA - y * cosA) / away;
        const up = ((x * cosA + y * sinA) * sinE + z * cosE) / away;
        extent.left = Math.min(extent.left, aside);
        extent.right = Math.max(extent.right, aside);
        extent.up = Math.max(extent.up, Math.abs(up));
      }
    }
  }
  return extent;
}

/** How near a camera may come until the vehicle fills as much of the picture as it may, found by halving. */
function distanceFor(standpoint: Standpoint, sitter: Sitter, halfOf: (extent: Extent) => number): number {
  const reach = Math.tan(radians(FIELD_OF_VIEW / 2));
  let [near, far] = [Math.hypot(sitter.length, sitter.width, sitter.height) / 2, 100];
  for (let step = 0; step < 30; step++) {
    const distance = (near + far) / 2;
    const extent = extentOf(standpoint, sitter, distance);
    const fits = halfOf(extent) <= reach * SHAPE * FILL.across && extent.up <= reach * FILL.up;
    if (fits) far = distance;
    else near = distance;
  }
  return far;
}

/** Aimed a little below the vehicle's middle: its mirror image needs room below it. */
const aimOf = ({ height }: Sitter) => height * 0.46;

/**
 * The camera of one of the six views of a vehicle from outside, for pictures of 3:2, with the vehicle in their
 * middle.
 */
export function outsideCamera(sitter: Sitter, view: OutsideView): Camera {
  const standpoint = OUTSIDE_VIEWS[view];
  const distance = distanceFor(standpoint, sitter, ({ left, right }) => (right - left) / 2);
  const { left, right } = extentOf(standpoint, sitter, distance);
  return at(standpoint, distance, aimOf(sitter), (left + right) / 2);
}

const spinStandpoint = (frame: number) => ({ around: (frame * 360) / SPIN_FRAMES, above: 6.5 });

/**
 * The camera of a spin's frame, 0 to 35, each 10 degrees on, all from one distance. Frame 0 stands before the nose, 9
 * at the vehicle's left flank, 18 behind it.
 */
export function spinCamera(sitter: Sitter, frame: number): Camera {
  const frames = Array.from({ length: SPIN_FRAMES }, (_, index) => spinStandpoint(index));
  const distance = Math.max(
    ...frames.map((standpoint) => distanceFor(standpoint, sitter, ({ left, right }) => Math.max(-left, right))),
  );
  return at(spinStandpoint(frame), distance, aimOf(sitter));
}

/**
 * A camera so many degrees around and above, and so many metres away, that aims at a height over the vehicle's
 * middle.
 */
export const freeCamera = (around: number, above: number, distance: number, aimHeight: number): Camera =>
  at({ around, above }, distance, aimHeight);
