import { useSyncExternalStore } from 'react';
import type { BrowserStore } from '../../../ui/browser-store.ts';

const NONE: readonly never[] = [];

/** The items of a store; updates with it. Empty during hydration, as in the HTML that everyone gets. */
export function useStoredItems<T>(store: BrowserStore<T>): readonly T[] {
  return useSyncExternalStore(store.subscribe, store.items, () => NONE);
}
