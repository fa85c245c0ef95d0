import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useHydrated } from '../hydration/hydrated.ts';
import { useGlobalKeys } from './global-keys.ts';

export interface SliderControl {
  track: RefObject<HTMLUListElement | null>;
  thumbnails: RefObject<HTMLUListElement | null>;
  /** The visible slide, or the one the strip is scrolling to. */
  current: number;
  /** Whether scripts run, so that buttons work. */
  isHydrated: boolean;
  go(index: number): void;
  previous(): void;
  next(): void;
  /** Arrow keys, Home and End; for the element around the strip. */
  onKeyDown(event: KeyboardEvent): void;
  /** For a thumbnail's link: scrolls only the strip, so that the page, its address and the history stay. */
  follow(event: MouseEvent, index: number): void;
}

/**
 * A slider: a strip that scrolls sideways, one slide per screen, follows arrows, keys and thumbnails, and reports the
 * visible slide. Without scripts the strip still scrolls, and links to the slides' anchors still work. While `isOpen`
 * is false it is hidden, and leaves the keys to others.
 */
export function useSlider(count: number, isOpen = true): SliderControl {
  const strip = useRef<HTMLUListElement>(null);
  const thumbnails = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  /** The scroll's target, so that a second press counts from there; null when it is at rest or moved by a finger. */
  const bound = useRef<number | null>(null);
  const ready = useHydrated();

  useEffect(() => followScroll(strip.current, bound, setCurrent), []);
  const shown = useEffectEvent(() => isOpen && scrollToSlide(strip.current, current, 'instant'));
  // A hidden strip may have lost its scroll position, or its width.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment counts
  useEffect(() => void shown(), [isOpen]);
  useEffect(() => keepInSight(thumbnails.current, current), [current]);

  /** Wraps around at both ends. */
  const go = (index: number) => {
    bound.current = (index + count) % count;
    setCurrent(bound.current);
    scrollToSlide(strip.current, bound.current);
  };
  const previous = () => go((bound.current ?? current) - 1);
  const next = () => go((bound.current ?? current) + 1);
  const turns: Record<string, () => void> = { ArrowLeft: previous, ArrowRight: next };
  const jumps: Record<string, () => void> = { Home: () => go(0), End: () => go(count - 1) };
  const turn = (event: PressedKey, keys: Record<string, () => void>) => {
    const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
    if (!act || count < 2 || !isOpen || isShortcut(event)) return;
    event.preventDefault();
    act();
  };
  useGlobalKeys(strip, (event) => !isCovered() && turn(event, turns));
  return {
    track: strip,
    thumbnails,
    current,
    isHydrated: ready,
    go,
    previous,
    next,
    onKeyDown: (event) => turn(event, { ...turns, ...jumps }),
    follow(event, index) {
      if (event.metaKey || event.ctrlKey || event.shiftKey || !strip.current) return;
      event.preventDefault();
      go(index);
    },
  };
}

type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'preventDefault' | 'defaultPrevented'
>;

const isShortcut = ({ altKey, ctrlKey, metaKey, shiftKey, defaultPrevented }: PressedKey) =>
  altKey || ctrlKey || metaKey || shiftKey || defaultPrevented;

const isCovered = () => document.querySelector('dialog[open], [popover]:popover-open') !== null;

function followScroll(
  strip: HTMLElement | null,
  bound: RefObject<number | null>,
  tell: (index: number) => void,
): (() => void) | undefined {
  if (!strip) return undefined;
  const read = () => {
    const index = Math.round(strip.scrollLeft / Math.max(strip.clientWidth, 1));
    if (index === bound.current) bound.current = null;
    if (bound.current === null && strip.clientWidth > 0) tell(index);
  };
  const take = () => {
    bound.current = null;
  };
  const stop = () => {
    take();
    read();
  };
  read();
  const listening = new AbortController();
  const options = { passive: true, signal: listening.signal };
  strip.addEventListener('scroll', read, options);
  strip.addEventListener('scrollend', stop, options);
  for (const act of ['pointerdown', 'wheel']) strip.addEventListener(act, take, options);
  return () => listening.abort();
}

/**
 * The next slide scrolls in smoothly, if the style sheet says so (`scroll-behavior`, which respects reduced motion). A
 * slide further off is shown at once: a smooth scroll would load all pictures in between.
 */
function scrollToSlide(strip: HTMLElement | null, index: number, way?: ScrollBehavior): void {
  if (!strip) return;
  const left = index * strip.clientWidth;
  const isNext = Math.abs(left - strip.scrollLeft) < 1.5 * strip.clientWidth;
  strip.scrollTo({ left, behavior: way ?? (isNext ? 'auto' : 'instant') });
}

/** Scrolls the thumbnails, and nothing else, until the current one is visible. */
function keepInSight(list: HTMLElement | null, index: number): void {
  const item = list?.children[index];
  if (!list || !(item instanceof HTMLElement)) return;
  list.scrollTo({
    left: item.offsetLeft - (list.clientWidth - item.clientWidth) / 2,
    top: item.offsetTop - (list.clientHeight - item.clientHeight) / 2,
  });
}
