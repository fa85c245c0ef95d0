import { isPlainClick } from '../plain-click.ts';
import { listenForGlobalKeys } from './global-keys.ts';

export interface Slider {
  /** The visible slide, or the one the strip is scrolling to. */
  readonly current: number;
  /** Turns to a slide; past either end it wraps around. */
  go(index: number): void;
  previous(): void;
  next(): void;
  /** Whether it is shown: hidden, it leaves the keys to others. */
  show(isShown: boolean): void;
  stop(): void;
}

interface SliderParts {
  /** Hears arrow keys, Home and End. */
  around: HTMLElement;
  strip: HTMLElement;
  /** A list of links to the slides, which then scroll only the strip: page, address and history stay. */
  thumbnails: HTMLElement | null;
}

/**
 * Runs a slider: a strip that scrolls sideways, one slide per screen, follows keys and thumbnails; `tell` is called
 * with each slide that becomes the current one. Without scripts the strip still scrolls, and links to the slides'
 * anchors still work.
 */
export function startSlider({ around, strip, thumbnails }: SliderParts, tell: (index: number) => void): Slider {
  const listening = new AbortController();
  const { signal } = listening;
  const count = strip.children.length;
  let isShown = true;
  let current = indexOf(strip);
  /** The scroll's target, so that a second press counts from there; null when it is at rest or moved by a finger. */
  let bound: number | null = null;

  const turnTo = (index: number) => {
    if (index === current) return;
    current = index;
    mark(thumbnails, current);
    tell(current);
  };
  const go = (index: number) => {
    bound = (index + count) % count;
    turnTo(bound);
    scrollToSlide(strip, bound);
  };
  const slider: Slider = {
    get current() {
      return current;
    },
    go,
    previous: () => go((bound ?? current) - 1),
    next: () => go((bound ?? current) + 1),
    show(shown) {
      isShown = shown;
      // A hidden strip may have lost its scroll position, or its width.
      if (shown) scrollToSlide(strip, current, 'instant');
    },
    stop: () => listening.abort(),
  };

  const read = () => {
    const index = indexOf(strip);
    if (index === bound) bound = null;
    if (bound === null && strip.clientWidth > 0) turnTo(index);
  };
  const take = () => {
    bound = null;
  };
  const stop = () => {
    take();
    read();
  };
  strip.addEventListener('scroll', read, { passive: true, signal });
  strip.addEventListener('scrollend', stop, { passive: true, signal });
  for (const act of ['pointerdown', 'wheel']) strip.addEventListener(act, take, { passive: true, signal });

  const turns: Keys = { ArrowLeft: slider.previous, ArrowRight: slider.next };
  const jumps: Keys = { Home: () => go(0), End: () => go(count - 1) };
  const turn = (event: KeyboardEvent, keys: Keys) => {
    const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
    if (!act || count < 2 || !isShown || isShortcut(event)) return;
    event.preventDefault();
    act();
  };
  around.addEventListener('keydown', (event) => turn(event, { ...turns, ...jumps }), { signal });
  signal.addEventListener(
    'abort',
    listenForGlobalKeys(strip, (event) => !isCovered() && turn(event, turns)),
  );
  thumbnails?.addEventListener('click', (event) => follow(event, thumbnails, go), { signal });
  mark(thumbnails, current);
  return slider;
}

type Keys = Record<string, () => void>;

const indexOf = (strip: HTMLElement) => Math.round(strip.scrollLeft / Math.max(strip.clientWidth, 1));

const isShortcut = ({ altKey, ctrlKey, metaKey, shiftKey, defaultPrevented }: KeyboardEvent) =>
  altKey || ctrlKey || metaKey || shiftKey || defaultPrevented;

const isCovered = () => document.querySelector('dialog[open], [popover]:popover-open') !== null;

function follow(event: MouseEvent, thumbnails: HTMLElement, go: (index: number) => void): void {
  const item = event.target instanceof Element ? event.target.closest('li') : null;
  if (!item || !isPlainClick(event)) return;
  event.preventDefault();
  go([...thumbnails.children].indexOf(item));
}

/**
 * The next slide scrolls in smoothly, if the style sheet says so (`scroll-behavior`, which respects reduced motion). A
 * slide further off is shown at once: a smooth scroll would load all pictures in between.
 */
function scrollToSlide(strip: HTMLElement, index: number, way?: ScrollBehavior): void {
  const left = index * strip.clientWidth;
  const isNext = Math.abs(left - strip.scrollLeft) < 1.5 * strip.clientWidth;
  strip.scrollTo({ left, behavior: way ?? (isNext ? 'auto' : 'instant') });
}

/** Marks the current thumbnail, and scrolls the thumbnails, and nothing else, until it is visible. */
function mark(list: HTMLElement | null, index: number): void {
  list?.querySelector('[aria-current]')?.removeAttribute('aria-current');
  const item = list?.children[index];
  if (!list || !(item instanceof HTMLElement)) return;
  item.querySelector('a')?.setAttribute('aria-current', 'true');
  if (index === 0 && list.scrollLeft === 0 && list.scrollTop === 0) return;
  list.scrollTo({
    left: item.offsetLeft - (list.clientWidth - item.clientWidth) / 2,
    top: item.offsetTop - (list.clientHeight - item.clientHeight) / 2,
  });
}
