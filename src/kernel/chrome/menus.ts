import { createRegistry } from '../registry.ts';
import type { RequestContext } from '../request/context.ts';
import type { StockFacts } from './stock-menu.ts';

/** Adds a feature's own menu entries to the facts that menus are built from. */
export type MenuEntries = (
  facts: StockFacts,
  request: Pick<RequestContext, 'db' | 'site' | 'settings' | 'stock'>,
) => Promise<StockFacts>;

const registry = createRegistry<MenuEntries>('menu entries');

export const registerMenus = registry.register;

export async function withMenuEntries(facts: StockFacts, request: Parameters<MenuEntries>[1]): Promise<StockFacts> {
  let all = facts;
  for (const addEntries of registry.list()) all = await addEntries(all, request);
  return all;
}
