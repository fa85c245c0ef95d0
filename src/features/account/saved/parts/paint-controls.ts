import { comparing, favourites } from '../../../../kernel/saving/parts/stores.ts';
import { SAVE_FORM_ID } from '../../watchlist/address.ts';
import { isSavedInAccount } from '../../watchlist/parts/is-saved-in-account.ts';
import { getWatched } from '../../watchlist/parts/watched.ts';

export const HEART = 'button[data-save]';
export const BOX = 'input[data-compare]';

/** Shows the visitor's own state in the hearts and boxes to compare below an element: their HTML is everyone's. */
export function paintControls(within: ParentNode): void {
  for (const heart of within.querySelectorAll<HTMLButtonElement>(HEART)) paintHeart(heart);
  for (const box of within.querySelectorAll<HTMLInputElement>(BOX)) paintBox(box);
}

/** The heart of a sold vehicle (`if_saved`) is shown only to take the vehicle off. */
function paintHeart(heart: HTMLButtonElement): void {
  const { isSaved, isBusy } = findState(heart);
  heart.setAttribute('aria-pressed', String(isSaved));
  heart.disabled = isBusy;
  heart.hidden = heart.dataset.save === 'if_saved' && !isSaved && !isBusy;
}

export function paintBox(box: HTMLInputElement): void {
  box.checked = comparing.items().some(({ id }) => id === findId(box));
}

function findState(heart: HTMLButtonElement): { isSaved: boolean; isBusy: boolean } {
  const id = findId(heart);
  if (!isSavedInAccount()) return { isSaved: favourites.items().some((item) => item.id === id), isBusy: false };
  const watched = getWatched();
  if (watched.kind !== 'signed_in') return { isSaved: isOnOwnList(heart), isBusy: false };
  return { isSaved: watched.ids.has(id), isBusy: watched.busy.has(id) };
}

/** Whether a heart is on the visitor's own list, where it removes. */
export const isOnOwnList = (heart: Element): boolean =>
  isSavedInAccount() && heart.getAttribute('form') !== SAVE_FORM_ID;

/** The id of a control's vehicle; NaN outside of one. */
export const findId = (control: Element): number => Number(control.closest<HTMLElement>('[data-car]')?.dataset.car);
