import { useSyncExternalStore } from 'react';

/** Something that covers the page when it is asked for, from wherever on it. */
export interface OverlayTrigger {
  /** Asks for it; each time counts anew, so that it opens again after it was shut. */
  open(): void;
  /** How often it was asked for on this page, followed. */
  useOpenCount(): number;
}

/** Makes one; the page that it covers is told nothing until it is asked for. */
export function createOverlayTrigger(): OverlayTrigger {
  let asked = 0;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    open() {
      asked += 1;
      for (const listener of listeners) listener();
    },
    useOpenCount: () =>
      useSyncExternalStore(
        subscribe,
        () => asked,
        () => 0,
      ),
  };
}
