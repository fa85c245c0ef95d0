import type { ComponentType } from 'react';
import { lookUp } from '../domain/text/look-up.ts';

/** Loads a component; each has props of its own, which the server sends with its island. */
// biome-ignore lint/suspicious/noExplicitAny: see above
type Load = () => Promise<ComponentType<any>>;

/** The islands of all pages, by name: what browsers hydrate. */
const ISLANDS: Readonly<Record<string, Load>> = {
  page: async () => (await import('../kernel/page.tsx')).PageOfLook,
  'account-link': async () => (await import('./parts/shell/account-link.tsx')).AccountLink,
  measuring: async () => (await import('./parts/shell/measuring.tsx')).Measuring,
  'measuring-again': async () => (await import('./parts/shell/measuring-again.tsx')).MeasuringAgain,
  'saving-links': async () => (await import('./parts/saved/saving-links.tsx')).SavingLinks,
  'saving-tray': async () => (await import('./parts/saved/saving-tray.tsx')).SavingTray,
  'search-field': async () => (await import('./parts/suggest/search-field.tsx')).SuggestingField,
  toasts: async () => (await import('./parts/saved/toasts.tsx')).Toasts,
  'vehicle-visit': async () => (await import('../features/vehicle/parts/vehicle-visit.ts')).VehicleVisit,
};

/** Loads the component of an island. Rejects for an unknown name, or when its script cannot be fetched. */
export async function loadIsland(name: string): ReturnType<Load> {
  const load = lookUp(ISLANDS, name);
  if (!load) throw new Error(`There is no island called "${name}"`);
  return load();
}
