const FIRST_MS = 500;
const LONGEST_MS = 30_000;

/** Milliseconds before the `attempt`-th retry (from 1): half a second, doubling up to half a minute. */
export function computeRetryDelayMs(attempt: number): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** (attempt - 1));
}

/** Runs `work` after a pause that does not keep the process alive; returns a function that cancels it. */
export function runLater(delayMs: number, work: () => void): () => void {
  const timer = setTimeout(work, delayMs);
  timer.unref();
  return () => clearTimeout(timer);
}
