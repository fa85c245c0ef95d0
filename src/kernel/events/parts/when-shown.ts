/** The longest that work waits for a busy browser. */
const LATEST_MS = 2_000;

/** Runs `work` once the page is shown (a prefetched one may never be) and the browser is idle. */
export function runWhenShown(work: () => void): void {
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', () => runWhenIdle(work), { once: true });
  else runWhenIdle(work);
}

function runWhenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: LATEST_MS });
  else setTimeout(work, LATEST_MS);
}
