/**
 * A 360 view is a ring of frames: frame 0 follows the last. All functions take any integer as a frame and return one of
 * the ring.
 */

/** -1 of 36 is 35. */
export function wrapFrame(frame: number, count: number): number {
  return ((frame % count) + count) % count;
}

/**
 * The frame after a drag of so many pixels. The nearer side follows the finger, so dragging to the left turns forward
 * (S9: 20 px a frame).
 */
export function computeFrameAfterDrag(start: number, draggedPx: number, pixelsPerFrame: number, count: number): number {
  return wrapFrame(start - Math.round(draggedPx / pixelsPerFrame), count);
}

/** The rotation of a frame from the first, in whole degrees from 0 to 359. */
export function toDegrees(frame: number, count: number): number {
  return Math.round((wrapFrame(frame, count) * 360) / count) % 360;
}

/** The frame nearest to an angle, in degrees from the first frame. */
export function toFrame(degrees: number, count: number): number {
  return wrapFrame(Math.round((degrees * count) / 360), count);
}

/** Steps from one frame to another the shorter way round; negative is backwards, and half a turn goes forward. */
export function countSteps(from: number, to: number, count: number): number {
  const forward = wrapFrame(to - from, count);
  return forward * 2 > count ? forward - count : forward;
}

/** The intervals of the rounds in which frames are fetched. */
const ROUNDS = [8, 4, 2, 1];

/**
 * Every frame once, starting with the visible one: every 8th first, then every 4th, 2nd and the rest, so that a coarse
 * turn is possible early.
 */
export function planLoadOrder(count: number, first = 0): number[] {
  const order = new Set<number>();
  for (const step of ROUNDS) {
    for (let offset = 0; offset < count; offset += step) order.add(wrapFrame(first + offset, count));
  }
  return [...order];
}

/** The loaded frame nearest to the wanted one, forward on a tie; undefined while none is loaded. */
export function findNearestLoaded(
  wanted: number,
  count: number,
  isLoaded: (frame: number) => boolean,
): number | undefined {
  for (let distance = 0; distance * 2 <= count; distance++) {
    for (const frame of [wanted + distance, wanted - distance]) {
      const wrapped = wrapFrame(frame, count);
      if (isLoaded(wrapped)) return wrapped;
    }
  }
  return undefined;
}
