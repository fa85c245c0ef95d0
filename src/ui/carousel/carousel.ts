import { type RefObject, useEffect, useRef, useState } from 'react';

/** Indexes of the items that are completely visible, from 0, and whether there is anywhere to scroll to. */
export interface VisibleItems {
  first: number;
  last: number;
  canMove: boolean;
}

export interface CarouselControl {
  track: RefObject<HTMLDivElement | null>;
  /** Null until the strip is measured: in the server's HTML, and without scripts. */
  visible: VisibleItems | null;
  previous(): void;
  next(): void;
}

/**
 * A carousel: two buttons scroll a strip sideways by a page, and the visible items are reported. Without scripts it
 * still scrolls by finger, wheel and keys.
 */
export function useCarousel(count: number): CarouselControl {
  const strip = useRef<HTMLDivElement>(null);
  const [sight, setSight] = useState<VisibleItems | null>(null);
  // A different count means different items to measure.
  useEffect(() => follow(strip.current, count, setSight), [count]);
  const go = (find: (seen: VisibleItems) => number) => {
    if (strip.current) moveTo(strip.current, find(measureVisible(strip.current)));
  };
  return {
    track: strip,
    visible: sight,
    previous: () => go(({ first, last }) => Math.max(0, first - Math.max(1, last - first + 1))),
    next: () => go(({ last }) => Math.min(count - 1, last + 1)),
  };
}

function follow(
  strip: HTMLElement | null,
  count: number,
  tell: (change: (before: VisibleItems | null) => VisibleItems) => void,
): (() => void) | undefined {
  if (!strip || count === 0) return undefined;
  const measure = () => {
    const sight = measureVisible(strip);
    tell((before) => (before && isSame(before, sight) ? before : sight));
  };
  const sizes = new ResizeObserver(measure);
  sizes.observe(strip);
  strip.addEventListener('scroll', measure, { passive: true });
  return () => {
    sizes.disconnect();
    strip.removeEventListener('scroll', measure);
  };
}

const isSame = (one: VisibleItems, other: VisibleItems) =>
  one.first === other.first && one.last === other.last && one.canMove === other.canMove;

/** Edges that are off by so many pixels still count as aligned. */
const SLACK = 8;

function measureVisible(strip: HTMLElement): VisibleItems {
  const { left, right } = strip.getBoundingClientRect();
  const boxes = [...strip.children].map((item) => item.getBoundingClientRect());
  const first = boxes.findIndex((box) => box.left >= left - SLACK);
  const last = boxes.findLastIndex((box) => box.right <= right + SLACK);
  return {
    first: Math.max(0, first),
    // In a window narrower than an item none is completely visible: then it is the one that begins there.
    last: Math.max(first, last, 0),
    canMove: strip.scrollWidth > strip.clientWidth + SLACK,
  };
}

/** The style sheet decides whether it scrolls smoothly (`scroll-behavior`) and where it stops (`scroll-padding`). */
function moveTo(strip: HTMLElement, index: number): void {
  const item = strip.children[index];
  if (!item) return;
  const padding = Number.parseFloat(getComputedStyle(strip).scrollPaddingLeft) || 0;
  const offset = item.getBoundingClientRect().left - strip.getBoundingClientRect().left;
  strip.scrollTo({ left: strip.scrollLeft + offset - padding });
}
