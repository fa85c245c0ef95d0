import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

const hasReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * The progress, from 0 to 1, of an animation of so many seconds that begins when the element is first seen; slower
 * towards its end; complete from the start for reduced motion, and at once for print.
 */
export function useProgress(ref: RefObject<HTMLElement | null>, seconds: number): number {
  const [progress, setProgress] = useState(() => (hasReducedMotion() ? 1 : 0));
  useEffect(() => {
    if (!ref.current || hasReducedMotion()) return;
    let frame = 0;
    const run = (startedMs: number) => (nowMs: number) => {
      const share = seconds > 0 ? Math.min(1, Math.max(0, nowMs - startedMs) / (seconds * 1000)) : 1;
      setProgress(1 - (1 - share) ** 3);
      if (share < 1) frame = requestAnimationFrame(run(startedMs));
    };
    const watch = new IntersectionObserver((seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      frame = requestAnimationFrame(run(performance.now()));
    });
    watch.observe(ref.current);
    const end = () => {
      watch.disconnect();
      cancelAnimationFrame(frame);
      flushSync(() => setProgress(1));
    };
    window.addEventListener('beforeprint', end);
    return () => {
      window.removeEventListener('beforeprint', end);
      watch.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [ref, seconds]);
  return progress;
}
