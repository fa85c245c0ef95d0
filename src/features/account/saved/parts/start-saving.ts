import { readCar } from '../../../../kernel/saving/car-attributes.ts';
import { comparing, favourites, setCompared, toggleFavourite } from '../../../../kernel/saving/parts/stores.ts';
import { isSavedInAccount } from '../../watchlist/parts/is-saved-in-account.ts';
import { pressHeart } from '../../watchlist/parts/press-heart.ts';
import { startWatchlist } from '../../watchlist/parts/start-watchlist.ts';
import { subscribeToWatched } from '../../watchlist/parts/watched.ts';
import { BOX, findId, HEART, isOnOwnList, paintBox, paintControls } from './paint-controls.ts';
import { paintCounts } from './paint-counts.ts';

/**
 * Saves and compares with every heart and box of the page, also those that come later, and shows what is saved and
 * chosen, here and in other tabs (F2, F3, C5).
 */
export function startSaving(): void {
  document.addEventListener('click', pressed);
  document.addEventListener('change', ticked);
  for (const store of [favourites, comparing]) store.subscribe(paintAll);
  subscribeToWatched(paintAll);
  paintAll();
  new MutationObserver(paintAdded).observe(document.body, { childList: true, subtree: true });
  startWatchlist();
}

function paintAll(): void {
  paintControls(document);
  paintCounts();
}

/** Cards of new results, or of lists that the browser renders, are painted before they are seen. */
function paintAdded(changes: readonly MutationRecord[]): void {
  for (const within of new Set(changes.map(({ target }) => target)))
    if (within instanceof Element) paintControls(within);
}

function pressed(event: MouseEvent): void {
  const heart = event.target instanceof Element && event.target.closest<HTMLButtonElement>(HEART);
  if (!heart || heart.disabled) return;
  if (!isSavedInAccount()) toggleFavourite(readCar(heart));
  else pressHeart(event, heart, { id: findId(heart), wanted: isOnOwnList(heart) ? 'removed' : undefined });
}

function ticked({ target }: Event): void {
  if (!(target instanceof HTMLInputElement && target.matches(BOX))) return;
  setCompared(readCar(target), Number(target.dataset.compare), target.checked);
  // A full list stays as it is: the box is empty again.
  paintBox(target);
}
