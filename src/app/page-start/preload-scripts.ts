import { createElement } from '../../ui/create-element.ts';
import { documentParsed } from './wait-for-picture.ts';

/** Islands that do not wait to be in sight, or to be asked for. */
const SOON = '[data-island]:not([data-when=visible], [data-when=asked])';

/**
 * Fetches the scripts that the page's HTML names (`page-scripts.tsx`), while the rest of it is still parsed; those of
 * its islands, and with them React, only if it has one that will be hydrated before anybody does anything.
 */
export function preloadScripts(): void {
  const named = document.querySelector<HTMLElement>('script[data-preloaded]')?.dataset;
  fetchAll(named?.preloaded);
  const { preloadedIslands } = named ?? {};
  if (preloadedIslands) void documentParsed().then(() => document.querySelector(SOON) && fetchAll(preloadedIslands));
}

function fetchAll(paths: string | undefined): void {
  for (const href of paths?.split(' ') ?? [])
    document.head.append(createElement('link', { rel: 'modulepreload', href, fetchPriority: 'low' }));
}
