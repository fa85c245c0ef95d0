/** Where a pointer was, and when. */
export interface PointerSample {
  at: number;
  timeMs: number;
}

/** How long a release still counts as part of the movement before it. */
const RECENT_MS = 100;
/** A glide slows to about a third of its speed in this time, as touch screens have it. */
const SLOWING_MS = 325;
/** Slower than this nothing glides: pixels a millisecond. */
const SLOWEST = 0.05;

/** The speed of a pointer at its release, in pixels a millisecond; 0 when it rested before it was let go. */
export function computeReleaseSpeed(samples: readonly PointerSample[], releasedMs: number): number {
  const recent = samples.filter(({ timeMs }) => releasedMs - timeMs <= RECENT_MS);
  const [first, last] = [recent[0], recent.at(-1)];
  if (!first || !last || last.timeMs <= first.timeMs) return 0;
  const speed = (last.at - first.at) / (last.timeMs - first.timeMs);
  return Math.abs(speed) < SLOWEST ? 0 : speed;
}

/** How far something let go at a speed has glided after a time, in pixels: ever slower, up to speed × 325 ms. */
export function computeGlideDistance(speed: number, elapsedMs: number): number {
  return speed * SLOWING_MS * (1 - Math.exp(-Math.max(elapsedMs, 0) / SLOWING_MS));
}

/** How long a glide lasts, in milliseconds: until it has become too slow to be seen. */
export function computeGlideMs(speed: number): number {
  return SLOWING_MS * Math.max(0, Math.log(Math.abs(speed) / SLOWEST));
}
