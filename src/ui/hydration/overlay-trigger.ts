import { useSyncExternalStore } from 'react';

/** Opens an overlay from anywhere on the page. */
export interface OverlayTrigger {
  /** Each call counts, so that it opens again after it was closed. */
  open(): void;
  /** How often it was opened on this page; re-renders on change. */
  useOpenCount(): number;
}

/** Nothing is loaded or rendered before the first `open`. */
export function createOverlayTrigger(): OverlayTrigger {
  let openings = 0;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    open() {
      openings += 1;
      for (const listener of listeners) listener();
    },
    useOpenCount: () =>
      useSyncExternalStore(
        subscribe,
        () => openings,
        () => 0,
      ),
  };
}
