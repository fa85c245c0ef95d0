import { useSyncExternalStore } from 'react';
import { createBrowserStore } from '../../../../ui/browser-store.ts';

const NAME = 'dismissed-bars';
const isText = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Places whose bar was dismissed in this browser (F6). */
const dismissed = createBrowserStore<string>({ name: NAME, cap: 200, check: isText });

export function useIsDismissed(place: string): boolean {
  return useSyncExternalStore(
    dismissed.subscribe,
    () => dismissed.items().includes(place),
    () => false,
  );
}

export function dismissBar(place: string): void {
  dismissed.update((places) => [place, ...places.filter((other) => other !== place)]);
}

/**
 * Runs while the page is parsed, before the first paint: removes the bar that precedes it if that was dismissed before,
 * so that there is no layout shift. It knows the format in which `createBrowserStore` stores its items.
 */
export const HIDE_DISMISSED =
  '{const bar=document.currentScript.previousElementSibling;try{const ' +
  `kept=JSON.parse(localStorage.getItem(document.documentElement.dataset.store+':${NAME}'));` +
  'if(kept.items.includes(bar.dataset.place))bar.hidden=true}catch{}}';
