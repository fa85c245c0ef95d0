import type { ReactNode } from 'react';
import { SavedInAccount } from '../features/account/watchlist/parts/saved-in-account.ts';
import { trackPhoneLinks } from '../kernel/events/parts/phone-links.ts';
import { trackVisit } from '../kernel/forms/visit/track-visit.ts';
import { TemplateProvider } from '../kernel/template.ts';
import { loadIsland } from '../templates/islands.ts';
import { getTemplate, loadTemplate } from '../templates/registry.ts';
import { RenderedAddress } from '../ui/address.ts';
import { hydrateIslands } from '../ui/islands/hydrate.tsx';
import { closeMenusOutside } from '../ui/menu-closing.ts';

const { dataset } = document.documentElement;

/** Starts what moves on a page that the server has rendered: its behaviours at once, its islands one by one. */
export async function startPage(): Promise<void> {
  trackPhoneLinks();
  closeMenusOutside(document.body);
  trackVisit(dataset.visit === 'remembered');
  await firstFrame();
  preload(document.querySelector<HTMLElement>('script[data-preloaded]')?.dataset.preloaded);
  // Islands may show the look's cards and pages.
  await loadTemplate(dataset.template ?? '');
  await hydrateIslands(document, { load: loadIsland, wrap: withContexts });
  window.takeUpChoices?.(document);
  dataset.started = '';
}

function withContexts(island: ReactNode): ReactNode {
  const { pathname, search } = location;
  return (
    <TemplateProvider value={getTemplate(dataset.template ?? '')}>
      <SavedInAccount value={dataset.saving === 'account'}>
        <RenderedAddress value={{ pathname, search, hash: '', state: null }}>{island}</RenderedAddress>
      </SavedInAccount>
    </TemplateProvider>
  );
}

/** The longest that scripts wait for the first picture. */
const PICTURE_MS = 1_000;

/**
 * Resolves once the page is visible with its first picture, so that scripts compete with it for neither the connection
 * nor the processor. A hidden page does not wait; a picture that doesn't load delays it by a second at most.
 */
async function firstFrame(): Promise<void> {
  if (document.hidden) return;
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  if (picture) {
    const isLate = new Promise((resolve) => setTimeout(resolve, PICTURE_MS));
    await Promise.race([picture.decode().catch(() => {}), isLate]);
  }
  await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

function preload(paths: string | undefined): void {
  for (const href of paths?.split(' ') ?? [])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}
