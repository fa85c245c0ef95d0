import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Whether scripts run: false in the HTML that the server sent, true once the page has come to life. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
