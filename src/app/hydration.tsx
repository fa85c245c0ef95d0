import type { ReactNode } from 'react';
import { SavedInAccount } from '../features/account/watchlist/parts/saved-in-account.ts';
import { TemplateProvider } from '../kernel/template.ts';
import { getTemplate, loadTemplate } from '../templates/registry.ts';
import { hydrate } from '../ui/islands/hydrate.tsx';
import type { Hydrate } from '../ui/islands/start-islands.ts';
import { RenderedAddress } from '../ui/use-address.ts';

const { dataset } = document.documentElement;

/** Loads what hydrates islands: they may show the look's cards and pages. */
export async function loadHydration(): Promise<Hydrate> {
  await loadTemplate(dataset.template ?? '');
  return (island, part) => hydrate(island, part, withContexts);
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
