import { interpolateLabel } from '../panel/running-count.ts';

const RUN_MS = 400;

/**
 * A function that gives a button another label: its number animates from the old value to the new one, no higher than
 * `cap` (B9), at once for visitors who prefer reduced motion. The button's accessible name is final at once.
 */
export function runLabel(button: HTMLElement, cap: number): (label: string) => void {
  let frame = 0;
  return (label) => {
    if (label === button.getAttribute('aria-label') && label === button.textContent) return;
    button.setAttribute('aria-label', label);
    const from = button.textContent;
    const runsMs = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : RUN_MS;
    let start: number | undefined;
    const run = (now: number) => {
      start ??= now;
      const part = runsMs ? (now - start) / runsMs : 1;
      button.textContent = interpolateLabel(from, label, part, cap);
      if (part < 1) frame = requestAnimationFrame(run);
    };
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(run);
  };
}
