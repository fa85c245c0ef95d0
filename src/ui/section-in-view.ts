import { type RefObject, useEffect, useState } from 'react';

/** How far down the window a part's top has come when it is being read. */
const READ_FROM = 0.25;

/**
 * The address (`#id`) of the page's part that is being read, of those that have a link within `links` that can be seen:
 * of parts that came so far up, the last, in whatever order they stand. Null before scripts run and above the first
 * part.
 */
export function useSectionInView(links: RefObject<HTMLElement | null>): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const read = () => {
      let last = -Infinity;
      let hash = null;
      for (const link of links.current?.querySelectorAll('a') ?? []) {
        const part = document.querySelector(link.hash)?.getBoundingClientRect();
        // A look hides the link of a part that stands beside the others.
        const isRead = part && part.top <= READ_FROM * window.innerHeight && link.offsetParent;
        if (isRead && part.top > last) [last, hash] = [part.top, link.hash];
      }
      setCurrent(hash);
    };
    read();
    window.addEventListener('scroll', read, { passive: true });
    return () => window.removeEventListener('scroll', read);
  }, [links]);
  return current;
}
