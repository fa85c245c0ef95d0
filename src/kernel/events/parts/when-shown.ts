/** Longest time that work waits for a browser that is busy. */
const LATEST_MS = 2_000;

/**
 * Runs `work` once the page is shown (a page that was loaded ahead may never be) and the browser has nothing better to
 * do.
 */
export function runWhenShown(work: () => void): void {
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', () => runWhenIdle(work), { once: true });
  else runWhenIdle(work);
}

function runWhenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: LATEST_MS });
  else setTimeout(work, LATEST_MS);
}
