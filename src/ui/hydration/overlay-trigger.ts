/** Opens an overlay from anywhere on the page; needs no React, which may come later than the press. */
export interface OverlayTrigger {
  /** Each call counts, so that it opens again after it was closed. */
  open(): void;
  /** How often it was opened on this page. */
  read(): number;
  /** Calls back each time it is opened; returns the function that ends that. */
  subscribe(listener: () => void): () => void;
}

/** Nothing is loaded or rendered before the first `open`. */
export function createOverlayTrigger(): OverlayTrigger {
  let openings = 0;
  const listeners = new Set<() => void>();
  return {
    open() {
      openings += 1;
      for (const listener of listeners) listener();
    },
    read: () => openings,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
