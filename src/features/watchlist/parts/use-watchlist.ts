import { useEffect } from 'react';

const AFTER_MS = 2_000;

/** Learns of the visitor's list once the page has come to rest, on sites that keep anything with him. What fails is asked for again when it is needed. */
export function useWatchlist(keepsAnything: boolean): void {
  useEffect(() => {
    if (!keepsAnything) return;
    const begin = () =>
      void import('./change.ts')
        .then(({ loadWatched }) => loadWatched())
        .catch((error: unknown) => console.warn('The saved list could not be read', error));
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(begin, 1);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(begin, { timeout: AFTER_MS });
    return () => cancelIdleCallback(handle);
  }, [keepsAnything]);
}
