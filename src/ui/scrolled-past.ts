import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Whether the page was scrolled past a mark: an element without height that stands as far down the page as the mark is. Nothing listens to
 * scrolling; the browser tells when the mark leaves the window's top.
 */
export function useScrolledPast(): [RefObject<HTMLElement | null>, boolean] {
  const mark = useRef<HTMLElement>(null);
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    if (!mark.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setPast(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return [mark, isPast];
}
