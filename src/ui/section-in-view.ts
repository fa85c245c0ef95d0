/** How far down the viewport a section's top is when it counts as being read. */
const READ_FROM = 0.25;

/** Marks the link to the section that is being read, among the links within `links`, as the page is scrolled. */
export function markSectionInView(links: Element | null): void {
  if (!links) return;
  let marked: Element | null = null;
  const mark = () => {
    const current = findLinkInView(links);
    if (current === marked) return;
    marked?.removeAttribute('aria-current');
    current?.setAttribute('aria-current', 'location');
    marked = current;
  };
  mark();
  window.addEventListener('scroll', mark, { passive: true });
}

/**
 * The visible link to the section that is being read: of the sections that have come far enough up, the last one,
 * whatever the order of the links. Null above the first section.
 */
function findLinkInView(links: Element): HTMLAnchorElement | null {
  let last = -Infinity;
  let current = null;
  for (const link of links.querySelectorAll('a')) {
    const part = document.querySelector(link.hash)?.getBoundingClientRect();
    // Some looks hide the link of a section that stands beside the others.
    const isRead = part && part.top <= READ_FROM * window.innerHeight && link.offsetParent;
    if (isRead && part.top > last) [last, current] = [part.top, link];
  }
  return current;
}
