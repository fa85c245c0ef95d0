import { useEffect } from 'react';
import type { SavingChrome } from '../../../../kernel/chrome/model.ts';
import { hasHint } from '../../../../kernel/visitors/parts/hint.ts';
import { setWatched } from './watched.ts';

const AFTER_MS = 2_000;

/**
 * Loads the visitor's list once the page is idle, on sites that save anything for visitors. A failure is retried when
 * the list is needed.
 */
export function useWatchlist({ hasKeepForm, inAccount }: Pick<SavingChrome, 'hasKeepForm' | 'inAccount'>): void {
  useEffect(() => {
    if (!hasKeepForm) return;
    // Nobody is signed in here: there is nothing to load.
    if (!hasHint()) return setWatched({ kind: 'signed_out' });
    const begin = () =>
      void import('./change.ts')
        .then(({ loadWatched }) => loadWatched(inAccount))
        .catch((error: unknown) => console.warn('The saved list could not be read', error));
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(begin, 1);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(begin, { timeout: AFTER_MS });
    return () => cancelIdleCallback(handle);
  }, [hasKeepForm, inAccount]);
}
