import { type ItemsInView, measureItems, scrollToItem } from './items.ts';

/**
 * Runs a carousel on a strip that scrolls sideways: the two buttons of its pager (the element whose `data-pages` is the
 * strip's ID) scroll it by a page, and the pager says which items are visible. The strip scrolls by finger, wheel and
 * keys without it. Returns the function that ends it.
 */
export function runCarousel(strip: HTMLElement): (() => void) | undefined {
  const pager = document.querySelector<HTMLElement>(`[data-pages="${CSS.escape(strip.id)}"]`);
  if (!pager) return undefined;
  const show = () => showInPager(pager, measureItems(strip));
  const go = ({ target }: Event) => {
    const button = target instanceof Element && target.closest('button');
    if (!button || button.ariaDisabled === 'true') return;
    const { first, last } = measureItems(strip);
    const isBack = button === pager.querySelector('button');
    scrollToItem(strip, isBack ? Math.max(0, first - Math.max(1, last - first + 1)) : last + 1);
  };
  const sizes = new ResizeObserver(show);
  sizes.observe(strip);
  const items = new MutationObserver(show);
  items.observe(strip, { childList: true });
  const listening = new AbortController();
  strip.addEventListener('scroll', show, { passive: true, signal: listening.signal });
  pager.addEventListener('click', go, { signal: listening.signal });
  return () => {
    sizes.disconnect();
    items.disconnect();
    listening.abort();
  };
}

/** Writes only what has changed: it is called at every scroll event. */
function showInPager(pager: HTMLElement, { first, last, canMove }: ItemsInView): void {
  const count = Number(pager.dataset.count);
  const [back, on] = pager.querySelectorAll('button');
  const places = first === last ? first + 1 : `${first + 1} to ${last + 1}`;
  const words = pager.querySelector('.pager-n');
  const text = `${places} of ${count}`;
  pager.classList.toggle('is-idle', !canMove);
  if (words && words.textContent !== text) words.textContent = text;
  back?.setAttribute('aria-disabled', String(first === 0));
  on?.setAttribute('aria-disabled', String(last === count - 1));
}
