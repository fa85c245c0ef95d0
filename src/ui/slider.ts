import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useReady } from './ready.ts';

/**
 * Makes a strip that scrolls sideways, one slide a screen, follow arrows, keys and thumbnails, and tells which slide is in sight.
 * Without scripts the strip still scrolls, and links to the slides' anchors still lead there.
 */
export function useSlider(count: number) {
  const strip = useRef<HTMLUListElement>(null);
  const thumbnails = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  /** Where the strip is gliding to, so that a second press counts from there; null while it stands or a finger moves it. */
  const bound = useRef<number | null>(null);
  const ready = useReady();

  useEffect(() => followScroll(strip.current, bound, setCurrent), []);
  useEffect(() => keepInSight(thumbnails.current, current), [current]);

  /** Past either end comes the other one. */
  const go = (index: number) => {
    bound.current = (index + count) % count;
    scrollToSlide(strip.current, bound.current);
  };
  const previous = () => go((bound.current ?? current) - 1);
  const next = () => go((bound.current ?? current) + 1);
  const onKeyDown = (event: KeyboardEvent) => {
    const turn = { ArrowLeft: previous, ArrowRight: next }[event.key];
    if (!turn || count < 2) return;
    event.preventDefault();
    turn();
  };
  /** A thumbnail's link turns the strip alone, so that the page and its address stay. */
  const follow = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !strip.current) return;
    event.preventDefault();
    go(index);
  };
  return { strip, thumbnails, current, ready, previous, next, onKeyDown, follow };
}

function followScroll(
  strip: HTMLElement | null,
  bound: RefObject<number | null>,
  tell: (index: number) => void,
): (() => void) | undefined {
  if (!strip) return undefined;
  const read = () => {
    const index = Math.round(strip.scrollLeft / Math.max(strip.clientWidth, 1));
    if (index === bound.current) bound.current = null;
    tell(index);
  };
  const take = () => {
    bound.current = null;
  };
  read();
  const listening = new AbortController();
  const options = { passive: true, signal: listening.signal };
  strip.addEventListener('scroll', read, options);
  for (const act of ['pointerdown', 'wheel']) strip.addEventListener(act, take, options);
  return () => listening.abort();
}

/** Whether it glides there is the style sheet's (`scroll-behavior`), which leaves movement out for those who want none. */
function scrollToSlide(strip: HTMLElement | null, index: number): void {
  strip?.scrollTo({ left: index * strip.clientWidth });
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
