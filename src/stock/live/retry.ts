const FIRST_MS = 500;
const LONGEST_MS = 30_000;

/**
 * Milliseconds to wait before the `attempt`-th repetition (from 1) of what failed: half a second, doubling up to half a
 * minute.
 */
export function computeRetryDelayMs(attempt: number): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** (attempt - 1));
}

/** Runs `work` after a pause that does not keep the process alive; gives a function that calls it off. */
export function runLater(delayMs: number, work: () => void): () => void {
  const timer = setTimeout(work, delayMs);
  timer.unref();
  return () => clearTimeout(timer);
}
