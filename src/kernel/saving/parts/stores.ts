import { createBrowserStore } from '../../../ui/browser-store.ts';
import { sendEventLazily } from '../../events/parts/send-lazily.ts';
import { toggleItem, withoutItem } from '../lists.ts';
import { type Favourite, parseFavourite, parseViewed } from '../saved-cars.ts';
import { showToast } from './toasts.ts';

/** Saved vehicles, the last saved first (F3, F6). */
export const favourites = createBrowserStore({ name: 'favourites', cap: 100, check: parseFavourite });

/** Vehicles to compare, the first chosen first. No site compares more than six. */
export const comparing = createBrowserStore({ name: 'compare', cap: 6, check: parseFavourite });

/** Vehicles whose pages were opened, the last opened first (D22). */
export const viewed = createBrowserStore({ name: 'viewed', cap: 20, check: parseViewed });

/** Saves a vehicle, or removes it from the list, with a toast (S4), also for a browser that blocks storage. */
export function toggleFavourite(entry: Favourite): void {
  const stored = favourites.update((items) => toggleItem(items, entry));
  const isSaved = favourites.items().some(({ id }) => id === entry.id);
  if (!isSaved) showToast('removed');
  else {
    showToast(stored ? 'saved' : 'unstored');
    const path = location.pathname + location.search;
    sendEventLazily({ name: 'save_car', path, carId: entry.id, data: {} });
  }
}

/**
 * Adds a vehicle to those to compare, or removes it, as its box is ticked; a full list stays, with a toast. A vehicle
 * that is in the list already keeps its place: its box may have been ticked before hydration.
 */
export function setCompared(entry: Favourite, limit: number, isTicked: boolean): void {
  const chosen = comparing.items();
  const isChosen = chosen.some(({ id }) => id === entry.id);
  if (isTicked === isChosen) return;
  if (isTicked && chosen.length >= limit) {
    showToast('full');
    return;
  }
  const stored = comparing.update((items) => (isTicked ? [...items, entry] : withoutItem(items, entry.id)));
  if (isTicked) showToast(stored ? 'compared' : 'unstored');
}
