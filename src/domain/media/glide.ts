/** A position of the pointer, and when it was there. */
export interface PointerSample {
  at: number;
  timeMs: number;
}

/** Movement within this time before the release counts towards its speed. */
const RECENT_MS = 100;
/** The time constant of the slowdown, as on touch screens. */
const SLOWING_MS = 325;
/** A slower release does not glide; in pixels a millisecond. */
const SLOWEST = 0.05;

/** The pointer's speed at its release, in pixels a millisecond; 0 when it rested before the release. */
export function computeReleaseSpeed(samples: readonly PointerSample[], releasedMs: number): number {
  const recent = samples.filter(({ timeMs }) => releasedMs - timeMs <= RECENT_MS);
  const [first, last] = [recent[0], recent.at(-1)];
  if (!first || !last || last.timeMs <= first.timeMs) return 0;
  const speed = (last.at - first.at) / (last.timeMs - first.timeMs);
  return Math.abs(speed) < SLOWEST ? 0 : speed;
}

/** The distance of a glide after a time, in pixels: ever slower, up to speed × 325 ms. */
export function computeGlideDistance(speed: number, elapsedMs: number): number {
  return speed * SLOWING_MS * (1 - Math.exp(-Math.max(elapsedMs, 0) / SLOWING_MS));
}

/** The duration of a glide in milliseconds: until it is too slow to be seen. */
export function computeGlideMs(speed: number): number {
  return SLOWING_MS * Math.max(0, Math.log(Math.abs(speed) / SLOWEST));
}
