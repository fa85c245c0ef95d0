/** Runs in a page before its own scripts: toasts stay until something else is told; no slow machine misses one. */
export function recordToasts(): void {
  const wait = window.setTimeout.bind(window);
  const TOAST_MS = 3000;
  window.setTimeout = ((work: TimerHandler, ms?: number, ...more: unknown[]) =>
    ms === TOAST_MS ? 0 : wait(work, ms, ...more)) as typeof setTimeout;
}
