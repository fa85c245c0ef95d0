import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Whether the page was scrolled past a mark: an element without height at that position. There is no scroll listener;
 * an IntersectionObserver reports when the mark leaves the top of the viewport.
 */
export function useScrolledPast(): [RefObject<HTMLElement | null>, boolean] {
  const mark = useRef<HTMLElement>(null);
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    if (!mark.current) return;
    // The root margin extends the viewport far below, so that a jump past the mark is a change too. Of several entries
    // at once, the last is the present state.
    const observer = new IntersectionObserver((entries) => setPast(entries.at(-1)?.isIntersecting === false), {
      rootMargin: '0px 0px 1000000px 0px',
    });
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return [mark, isPast];
}
