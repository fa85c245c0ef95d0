import { createRegistry } from '../registry.ts';
import type { RequestContext } from '../request/context.ts';
import type { StockFacts } from './stock-menu.ts';

/** Adds what a feature has for menus to what they are made from. */
export type MenuEntries = (
  facts: StockFacts,
  request: Pick<RequestContext, 'db' | 'site' | 'settings' | 'stock'>,
) => Promise<StockFacts>;

const registry = createRegistry<MenuEntries>('menu entries');

/** Takes the menu entries of all features. */
export const registerMenus = registry.register;

/** What menus are made from, with the entries of all features. */
export async function withMenuEntries(
  facts: StockFacts,
  request: Parameters<MenuEntries>[1],
): Promise<StockFacts> {
  let all = facts;
  for (const addEntries of registry.list()) all = await addEntries(all, request);
  return all;
}
