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
  /** The slide in sight, or the one the strip is gliding to. */
  current: number;
  /** Whether scripts run, so that buttons do something. */
  isHydrated: boolean;
  go(index: number): void;
  previous(): void;
  next(): void;
  /** Arrow keys, Home and End; for the element around the strip. */
  onKeyDown(event: KeyboardEvent): void;
  /** For a thumbnail's link: turns the strip alone, so that the page, its address and the history stay. */
  follow(event: MouseEvent, index: number): void;
}

/**
 * Makes a strip that scrolls sideways, one slide a screen, follow arrows, keys and thumbnails, and tells which slide is
 * in sight. Without scripts the strip still scrolls, and links to the slides' anchors still lead there. While `isOpen`
 * is false it is out of sight, and leaves the keys to others.
 */
export function useSlider(count: number, isOpen = true): SliderControl {
  const strip = useRef<HTMLUListElement>(null);
  const thumbnails = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  /**
   * Where the strip is gliding to, so that a second press counts from there; null while it stands or a finger moves it.
   */
  const bound = useRef<number | null>(null);
  const ready = useHydrated();

  useEffect(() => followScroll(strip.current, bound, setCurrent), []);
  const shown = useEffectEvent(() => isOpen && scrollToSlide(strip.current, current, 'instant'));
  // What was hidden may have lost its place, or its width.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment counts
  useEffect(() => void shown(), [isOpen]);
  useEffect(() => keepInSight(thumbnails.current, current), [current]);

  /** Past either end comes the other one. */
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
 * The next slide glides in, where the style sheet says so (`scroll-behavior`, which leaves movement out for those who
 * want none). A slide further off is there at once: to glide would fetch all that lies between.
 */
function scrollToSlide(strip: HTMLElement | null, index: number, way?: ScrollBehavior): void {
  if (!strip) return;
  const left = index * strip.clientWidth;
  const isNext = Math.abs(left - strip.scrollLeft) < 1.5 * strip.clientWidth;
  strip.scrollTo({ left, behavior: way ?? (isNext ? 'auto' : 'instant') });
}

/** Moves the thumbnails, and them only, so far that the current one can be seen. */
function keepInSight(list: HTMLElement | null, index: number): void {
  const item = list?.children[index] as HTMLElement | undefined;
  if (!list || !item) return;
  list.scrollTo({
    left: item.offsetLeft - (list.clientWidth - item.clientWidth) / 2,
    top: item.offsetTop - (list.clientHeight - item.clientHeight) / 2,
  });
}
