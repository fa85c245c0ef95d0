import { type RefObject, useEffect, useState } from 'react';

/** How far down the viewport a section's top is when it counts as being read. */
const READ_FROM = 0.25;

/**
 * The address (`#id`) of the section being read, among those with a visible link within `links`: of the sections that
 * have come far enough up, the last one, whatever the order of the links. Null before scripts run and above the first
 * section.
 */
export function useSectionInView(links: RefObject<HTMLElement | null>): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const read = () => {
      let last = -Infinity;
      let hash = null;
      for (const link of links.current?.querySelectorAll('a') ?? []) {
        const part = document.querySelector(link.hash)?.getBoundingClientRect();
        // Some looks hide the link of a section that stands beside the others.
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
