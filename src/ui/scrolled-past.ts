import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Whether the page was scrolled past a mark: an element without height that stands as far down the page as the mark is.
 * Nothing listens to scrolling; the browser tells when the mark leaves the window's top.
 */
export function useScrolledPast(): [RefObject<HTMLElement | null>, boolean] {
  const mark = useRef<HTMLElement>(null);
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    if (!mark.current) return;
    // The window is taken to go on far below, so that a jump over the mark is a change too.
    // Of several changes at once, the last is how things stand.
    const observer = new IntersectionObserver(
      (entries) => setPast(entries.at(-1)?.isIntersecting === false),
      {
        rootMargin: '0px 0px 1000000px 0px',
      },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return [mark, isPast];
}
