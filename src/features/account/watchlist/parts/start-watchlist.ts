import { hasHint } from '../../../../kernel/visitors/parts/hint.ts';
import { SAVE_FORM_ID } from '../address.ts';
import { isSavedInAccount } from './is-saved-in-account.ts';
import { setWatched } from './watched.ts';

const AFTER_MS = 2_000;

/**
 * Loads the visitor's list once the page is idle, on sites that save anything for visitors: their pages contain the
 * form that does it. A failure is retried when the list is needed.
 */
export function startWatchlist(): void {
  if (!document.getElementById(SAVE_FORM_ID)) return;
  // Nobody is signed in here: there is nothing to load.
  if (!hasHint()) setWatched({ kind: 'signed_out' });
  else if (typeof requestIdleCallback === 'undefined') setTimeout(loadList, 1);
  else requestIdleCallback(loadList, { timeout: AFTER_MS });
}

function loadList(): void {
  import('./change.ts')
    .then(({ loadWatched }) => loadWatched(isSavedInAccount()))
    .catch((error: unknown) => console.warn('The saved list could not be read', error));
}
