import { useEffect, useRef, useState } from 'react';
import { interpolateLabel } from '../panel/running-count.ts';

const RUN_MS = 400;

/**
 * A label whose number animates from its old value to the new one (B9); at once for visitors who prefer reduced motion.
 */
export function useRunningLabel(label: string, cap: number): string {
  const [shown, setShown] = useState(label);
  const before = useRef(label);
  useEffect(() => {
    const from = before.current;
    if (from === label) return;
    const runsMs = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : RUN_MS;
    let frame = 0;
    let start: number | undefined;
    const run = (now: number) => {
      start ??= now;
      const part = runsMs ? (now - start) / runsMs : 1;
      before.current = interpolateLabel(from, label, part, cap);
      setShown(before.current);
      if (part < 1) frame = requestAnimationFrame(run);
    };
    frame = requestAnimationFrame(run);
    return () => cancelAnimationFrame(frame);
  }, [label, cap]);
  return shown;
}
