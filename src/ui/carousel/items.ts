/** Indexes of the items that are completely visible, from 0, and whether there is anywhere to scroll to. */
export interface ItemsInView {
  first: number;
  last: number;
  canMove: boolean;
}

/** Edges that are off by so many pixels still count as aligned. */
const SLACK = 8;

/** The items of a strip: not what stands for some that come later. */
const itemsOf = (strip: HTMLElement) => [...strip.children].filter(({ localName }) => localName !== 'noscript');

/** Which items of a strip that scrolls sideways are visible. */
export function measureItems(strip: HTMLElement): ItemsInView {
  const { left, right } = strip.getBoundingClientRect();
  const boxes = itemsOf(strip).map((item) => item.getBoundingClientRect());
  const first = boxes.findIndex((box) => box.left >= left - SLACK);
  const last = boxes.findLastIndex((box) => box.right <= right + SLACK);
  return {
    first: Math.max(0, first),
    // In a window narrower than an item none is completely visible: then it is the one that begins there.
    last: Math.max(first, last, 0),
    canMove: strip.scrollWidth > strip.clientWidth + SLACK,
  };
}

/**
 * Scrolls a strip to the item of that index, or to its last. The style sheet decides whether it scrolls smoothly
 * (`scroll-behavior`) and where it stops (`scroll-padding`).
 */
export function scrollToItem(strip: HTMLElement, index: number): void {
  const items = itemsOf(strip);
  const item = items[Math.min(index, items.length - 1)];
  if (!item) return;
  const padding = Number.parseFloat(getComputedStyle(strip).scrollPaddingLeft) || 0;
  const offset = item.getBoundingClientRect().left - strip.getBoundingClientRect().left;
  strip.scrollTo({ left: strip.scrollLeft + offset - padding });
}
