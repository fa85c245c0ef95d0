/** Parts are filled in when they are this close to the viewport, before the browser lays out what surrounds them. */
const NEAR = '200%';

/**
 * Replaces a `noscript` element by its content when its section comes close to the viewport. Until then it is text,
 * which costs the browser neither elements nor styles; without scripts it is ordinary HTML. A page that is restored
 * (back, forward, reload) or printed needs its whole height, so it is filled in at once.
 */
export function fillWhenNear(waiting: HTMLElement): (() => void) | undefined {
  const fill = () => {
    stop();
    const content = document.createElement('template');
    content.innerHTML = waiting.textContent;
    waiting.replaceWith(content.content);
  };
  const watch = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && fill(), {
    rootMargin: NEAR,
  });
  const stop = () => {
    watch.disconnect();
    removeEventListener('beforeprint', fill);
  };
  if (isRestored()) {
    fill();
    return undefined;
  }
  watch.observe(waiting.closest('section') ?? document.body);
  addEventListener('beforeprint', fill);
  return stop;
}

function isRestored(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate';
}
