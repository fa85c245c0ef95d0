import { isRestored } from '../is-restored.ts';

/** Parts are filled in when they are this close to the viewport, before the browser lays out what surrounds them. */
const NEAR = '200%';
const WAITING = 'noscript[data-behaviour=when-near]';

/** Several parts that come near together are filled in one after the other, so that input is answered in between. */
let filling: Promise<void> = Promise.resolve();

/**
 * Replaces a `noscript` element by its content when its section, or the footer, comes close to the viewport. Until then
 * it is text, which costs the browser neither elements nor styles; without scripts it is ordinary HTML. A page that is
 * restored (back, forward, reload) or printed needs its whole height, so it is filled in at once.
 */
export function fillWhenNear(waiting: HTMLElement): void {
  followPresses();
  if (isRestored()) fillIn(waiting);
  else watch(waiting);
}

function watch(waiting: HTMLElement): void {
  const fill = () => {
    observer.disconnect();
    removeEventListener('beforeprint', fill);
    fillIn(waiting);
  };
  const onNear = () => {
    observer.disconnect();
    filling = filling.then(untilNotPressed).then(fill);
  };
  const observer = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && onNear(), {
    rootMargin: NEAR,
  });
  addEventListener('beforeprint', fill);
  observer.observe(waiting.closest('section, footer') ?? document.body);
}

/** Fills in all that waits below `root`, one part after the other when they come near, or all of it at once. */
export function fillParts(root: ParentNode, isAtOnce: boolean): void {
  followPresses();
  for (const waiting of root.querySelectorAll<HTMLElement>(WAITING))
    if (isAtOnce) fillIn(waiting);
    else watch(waiting);
}

/** One that is no longer in the page, because the list has changed, is left alone. */
function fillIn(waiting: HTMLElement): void {
  const parent = waiting.parentElement;
  if (!waiting.isConnected || !parent) return;
  waiting.insertAdjacentHTML('beforebegin', waiting.textContent);
  while (waiting.nextElementSibling?.matches('[data-place]')) waiting.nextElementSibling.remove();
  waiting.remove();
  document.dispatchEvent(new CustomEvent('content-changed', { detail: parent }));
}

let isPressed = false;
const onPress = () => {
  isPressed = true;
};
const onRelease = () => {
  isPressed = false;
};

/** A menu of the browser's own keeps the release of what opened it to itself. */
const RELEASES = ['pointerup', 'pointercancel', 'contextmenu'];

/** From the first call on, whether or not anything waits yet; the listeners are the same each time. */
function followPresses(): void {
  document.addEventListener('pointerdown', onPress, true);
  for (const release of RELEASES) document.addEventListener(release, onRelease, true);
}

/**
 * Waits for the next frame, and on while a pointer is down: what is pressed must not move from below it before it is
 * released, or there is no click.
 */
async function untilNotPressed(): Promise<void> {
  do await afterNextFrame();
  while (isPressed);
}

const afterNextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
