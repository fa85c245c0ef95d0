import { denyByDefault } from '../consent/signals.ts';

type WithLayer = typeof window & { dataLayer?: unknown[] };

/**
 * Gives something to the page's `dataLayer`, as tag managers read it. What was given before one is loaded waits for it.
 * Where visitors are asked, it begins with what holds until one has answered.
 */
export function pushToLayer(entry: object): void {
  const page = window as WithLayer;
  if (!page.dataLayer) {
    page.dataLayer = [];
    if (document.documentElement.dataset.layer === 'asked') denyByDefault(page.dataLayer);
  }
  page.dataLayer.push(entry);
}
