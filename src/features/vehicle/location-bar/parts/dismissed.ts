import { useSyncExternalStore } from 'react';
import { createBrowserStore } from '../../../../ui/browser-store.ts';

const NAME = 'dismissed-bars';
const isText = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Places whose bar was dismissed in this browser (F6). */
const dismissed = createBrowserStore<string>({ name: NAME, cap: 200, check: isText });

/** Whether the bar of a place was dismissed, followed. */
export function useIsDismissed(place: string): boolean {
  return useSyncExternalStore(
    dismissed.subscribe,
    () => dismissed.items().includes(place),
    () => false,
  );
}

/** Takes the bar of a place away for good. */
export function dismissBar(place: string): void {
  dismissed.update((places) => [place, ...places.filter((other) => other !== place)]);
}

/**
 * Runs while the page is being read, before anything is drawn: takes away the bar behind which it stands where that was
 * dismissed before, so that nothing jumps. It knows the form in which `createBrowserStore` keeps its items.
 */
export const HIDE_DISMISSED =
  '{const bar=document.currentScript.previousElementSibling;try{const ' +
  `kept=JSON.parse(localStorage.getItem(document.documentElement.dataset.store+':${NAME}'));if(kept.items.includes(bar.dataset.place))bar.hidden=true}catch{}}`;
