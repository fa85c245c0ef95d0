import { createContext, use, useSyncExternalStore } from 'react';
import { type PageAddress, readAddress, subscribeToAddress } from './address.ts';

/** The address that the server renders, and that an island is hydrated with. */
export const RenderedAddress = createContext<PageAddress>({ pathname: '/', search: '', hash: '', state: null });

/** The page's address; re-renders when it changes. */
export function useAddress(): PageAddress {
  const rendered = use(RenderedAddress);
  return useSyncExternalStore(subscribeToAddress, readAddress, () => rendered);
}
