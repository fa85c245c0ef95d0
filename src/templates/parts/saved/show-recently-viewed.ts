import { viewed } from '../../../kernel/saving/parts/stores.ts';

const SHOWN = 6;

/**
 * Shows the vehicles that the browser remembers below a section's heading, and keeps them up to date; without any the
 * section is hidden. The cards' script is loaded only for somebody who has some.
 */
export function showRecentlyViewed(section: HTMLElement): () => void {
  let asking = new AbortController();
  let shown = '';
  const show = async () => {
    const ids = viewed
      .items()
      .slice(0, SHOWN)
      .map(({ id }) => id);
    if (ids.join() === shown) return;
    shown = ids.join();
    section.hidden = ids.length === 0;
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    const { loadRecentStrip } = await import('./recent-strip.ts');
    const strip = await loadRecentStrip(ids, signal);
    if (signal.aborted) return;
    section.querySelector('h2 ~ *')?.remove();
    section.insertAdjacentHTML('beforeend', strip);
  };
  // Where the script cannot be fetched the page goes on without them: nobody requested them.
  const update = () => void show().catch(() => {});
  update();
  return viewed.subscribe(update);
}
