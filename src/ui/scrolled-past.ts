/**
 * Gives the element after each mark the attribute `data-opened` while the page is scrolled past the mark: an element
 * without height at that position. There is no scroll listener; an IntersectionObserver reports when a mark leaves the
 * top of the viewport.
 */
export function openWhenScrolledPast(marks: Iterable<Element>): void {
  const open = ({ target, isIntersecting }: IntersectionObserverEntry) =>
    target.nextElementSibling?.toggleAttribute('data-opened', !isIntersecting);
  // The root margin extends the viewport far below, so that a jump past the mark is a change too. Of several entries
  // of a mark at once, the last is the present state.
  const observer = new IntersectionObserver((entries) => entries.forEach(open), {
    rootMargin: '0px 0px 1000000px 0px',
  });
  for (const mark of marks) observer.observe(mark);
}
