import { denyByDefault } from './consent-signals.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/**
 * Pushes an entry to the page's `dataLayer`, as tag managers read it. Entries wait there until one is loaded. Where
 * consent is asked for, the layer begins with the default of denied consent.
 */
export function pushToLayer(entry: object): void {
  if (!window.dataLayer) {
    window.dataLayer = [];
    if (document.documentElement.dataset.layer === 'asked') denyByDefault(window.dataLayer);
  }
  window.dataLayer.push(entry);
}
