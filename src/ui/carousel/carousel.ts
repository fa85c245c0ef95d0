import { type RefObject, useEffect, useRef, useState } from 'react';

/** Which items of a strip are wholly in sight, the first being 0, and whether there is anywhere to move to. */
export interface VisibleItems {
  first: number;
  last: number;
  canMove: boolean;
}

export interface CarouselControl {
  track: RefObject<HTMLDivElement | null>;
  /** Null until the strip could be measured: in the server's page, and without scripts. */
  visible: VisibleItems | null;
  previous(): void;
  next(): void;
}

/**
 * Makes a strip of items that scrolls sideways follow two buttons, a windowful at a time, and tells which items are in
 * sight. Without scripts it scrolls by finger, wheel and keys all the same.
 */
export function useCarousel(count: number): CarouselControl {
  const strip = useRef<HTMLDivElement>(null);
  const [sight, setSight] = useState<VisibleItems | null>(null);
  // Another count means other items to measure.
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

/** Edges that are this many pixels off still count as in line. */
const SLACK = 8;

function measureVisible(strip: HTMLElement): VisibleItems {
  const { left, right } = strip.getBoundingClientRect();
  const boxes = [...strip.children].map((item) => item.getBoundingClientRect());
  const first = boxes.findIndex((box) => box.left >= left - SLACK);
  const last = boxes.findLastIndex((box) => box.right <= right + SLACK);
  return {
    first: Math.max(0, first),
    // A window narrower than an item has none wholly in sight: then it is the one that begins there.
    last: Math.max(first, last, 0),
    canMove: strip.scrollWidth > strip.clientWidth + SLACK,
  };
}

/** Whether it glides there is the style sheet's (`scroll-behavior`); where it stops is too (`scroll-padding`). */
function moveTo(strip: HTMLElement, index: number): void {
  const item = strip.children[index];
  if (!item) return;
  const padding = Number.parseFloat(getComputedStyle(strip).scrollPaddingLeft) || 0;
  const offset = item.getBoundingClientRect().left - strip.getBoundingClientRect().left;
  strip.scrollTo({ left: strip.scrollLeft + offset - padding });
}
