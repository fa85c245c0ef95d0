import { denyByDefault } from './consent-signals.ts';

type WithLayer = typeof window & { dataLayer?: unknown[] };

/**
 * Pushes an entry to the page's `dataLayer`, as tag managers read it. Entries wait there until one is loaded. Where
 * consent is asked for, the layer begins with the default of denied consent.
 */
export function pushToLayer(entry: object): void {
  const page = window as WithLayer;
  if (!page.dataLayer) {
    page.dataLayer = [];
    if (document.documentElement.dataset.layer === 'asked') denyByDefault(page.dataLayer);
  }
  page.dataLayer.push(entry);
}
