import { isRestored } from '../is-restored.ts';

/** Parts are filled in when they are this close to the viewport, before the browser lays out what surrounds them. */
const NEAR = '200%';

/**
 * Replaces a `noscript` element by its content when its section, or the footer, comes close to the viewport. Until then
 * it is text, which costs the browser neither elements nor styles; without scripts it is ordinary HTML. A page that is
 * restored (back, forward, reload) or printed needs its whole height, so it is filled in at once.
 */
export function fillWhenNear(waiting: HTMLElement): void {
  const parent = waiting.parentElement ?? document.body;
  const fill = () => {
    watch.disconnect();
    removeEventListener('beforeprint', fill);
    waiting.insertAdjacentHTML('beforebegin', waiting.textContent);
    waiting.remove();
    document.dispatchEvent(new CustomEvent('content-changed', { detail: parent }));
  };
  const watch = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && fill(), {
    rootMargin: NEAR,
  });
  addEventListener('beforeprint', fill);
  if (isRestored()) fill();
  else watch.observe(waiting.closest('section, footer') ?? document.body);
}
