import { interpolateLabel } from '../panel/running-count.ts';

const RUN_MS = 400;
const running = new WeakMap<HTMLElement, number>();

/**
 * Changes a button's label to `label`: its number counts up from that of `from` to at most `cap`, its accessible name
 * is final at once (B9). It does not run for visitors who prefer reduced motion.
 */
export function runLabel(button: HTMLElement, from: string, label: string, cap: number): void {
  cancelAnimationFrame(running.get(button) ?? 0);
  button.setAttribute('aria-label', label);
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  let start: number | undefined;
  const run = (now: number) => {
    start ??= now;
    const part = isStill ? 1 : (now - start) / RUN_MS;
    button.textContent = interpolateLabel(from, label, part, cap);
    if (part < 1) running.set(button, requestAnimationFrame(run));
  };
  if (from === label) button.textContent = label;
  else running.set(button, requestAnimationFrame(run));
}
