import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Whether scripts run: false in the server's HTML, true once the page is hydrated. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
