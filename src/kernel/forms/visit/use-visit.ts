import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { runWhenShown } from '../../events/parts/when-shown.ts';

/**
 * Remembers the pages of a visit, on sites whose trade-in leads carry them (G5). The code for it is loaded on demand.
 */
export function useVisitTracking(isOn: boolean): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!isOn) return;
    runWhenShown(() => {
      import('./session-visit.ts').then(
        ({ savePage }) => savePage(pathname + search),
        (error: unknown) => console.warn('The page was not remembered', error),
      );
    });
  }, [isOn, pathname, search]);
}
