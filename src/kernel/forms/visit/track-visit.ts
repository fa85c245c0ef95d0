import { readAddress, subscribeToAddress } from '../../../ui/address.ts';
import { runWhenShown } from '../../events/parts/when-shown.ts';

/**
 * Remembers the pages of a visit, on sites whose trade-in leads carry them (G5): this page, and each search made in it.
 * The code for it is loaded on demand.
 */
export function trackVisit(isOn: boolean): void {
  if (!isOn) return;
  let saved = '';
  const save = () => {
    const { pathname, search } = readAddress();
    if (pathname + search === saved) return;
    saved = pathname + search;
    runWhenShown(() => {
      import('./session-visit.ts').then(
        ({ savePage }) => savePage(pathname + search),
        (error: unknown) => console.warn('The page was not remembered', error),
      );
    });
  };
  subscribeToAddress(save);
  save();
}
