import { findSentHtml } from '../../../ui/islands/sent-html.ts';
import { updateIsland } from '../../../ui/islands/update-island.ts';
import { fetchPage } from './fetch-page.ts';

/** Parts of a page that may have changed since it was made, by key. */
const FRESH = '[data-fresh]';
const ISLAND = '[data-island]';
const CONTROLS = 'a[href], button, input, select, textarea, summary';

/**
 * Fetches the page anew, and puts what has changed in place: its title and marked parts. A part that the new page no
 * longer has is removed; islands keep their state and get new props, unless the part around them is one that a script
 * runs as a whole. What is open over the page stays. Each new part is announced (`content-changed`).
 */
export async function freshenPage(): Promise<void> {
  const page = await fetchPage(location.href, 'reload');
  document.title = page.title;
  freshenIslands(page);
  for (const part of document.querySelectorAll<HTMLElement>(FRESH)) {
    const made = page.querySelector(`[data-fresh="${part.dataset.fresh}"]`);
    if (!made) part.remove();
    else if (hasChanged(part, made) && !part.querySelector('dialog[open]')) replace(part, made);
  }
}

/** Compares with what the server has sent, where a script has changed the part since. */
function hasChanged(part: Element, made: Element): boolean {
  const sent = findSentHtml(part) ?? (part.querySelector(ISLAND) ? undefined : part.outerHTML);
  return sent !== undefined && sent !== made.outerHTML;
}

function freshenIslands(page: Document): void {
  for (const island of document.querySelectorAll<HTMLElement>(ISLAND)) {
    const made = page.querySelector(`[data-island="${island.dataset.island}"]`);
    if (made) updateIsland(island, made);
  }
}

/** The control at the same position takes over the focus. */
function replace(part: Element, made: Element): void {
  const { activeElement } = document;
  const focused = activeElement ? [...part.querySelectorAll(CONTROLS)].indexOf(activeElement) : -1;
  part.replaceWith(document.adoptNode(made));
  const control = focused < 0 ? null : made.querySelectorAll<HTMLElement>(CONTROLS)[focused];
  document.dispatchEvent(new CustomEvent('content-changed', { detail: made }));
  control?.focus({ preventScroll: true });
}
