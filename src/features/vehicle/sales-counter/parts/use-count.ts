import { useEffect, useState } from 'react';
import { COUNT_MS, computeSalesCount, interpolateCount, REFRESH_MS } from '../count.ts';

/**
 * The live sales counter, starting with the value of the page: it counts up within 2 seconds, and refreshes every 150
 * (D21). `reached` is the target of the counting. Under reduced motion it changes at once.
 */
export function useSalesCount(made: number): { shown: number; reached: number } {
  const [shown, show] = useState(made);
  const [reached, setReached] = useState(made);
  useEffect(() => {
    let last = 0;
    let stop = () => {};
    const look = () => {
      stop();
      const next = computeSalesCount(new Date());
      stop = countTo(last, next, show);
      last = next;
      setReached(next);
    };
    look();
    const timer = setInterval(look, REFRESH_MS);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, []);
  return { shown, reached };
}

function countTo(from: number, to: number, show: (value: number) => void): () => void {
  if (from === to || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    show(to);
    return () => {};
  }
  const began = performance.now();
  let frame = requestAnimationFrame(function step(now) {
    const part = (now - began) / COUNT_MS;
    show(interpolateCount(from, to, part));
    if (part < 1) frame = requestAnimationFrame(step);
  });
  return () => cancelAnimationFrame(frame);
}
