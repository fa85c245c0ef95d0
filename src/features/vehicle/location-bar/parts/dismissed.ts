import { createBrowserStore } from '../../../../ui/browser-store.ts';
import { listenForClicks } from '../../../../ui/delegated-clicks.ts';

const NAME = 'dismissed-bars';
const BAR = '.locbar';
const isText = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Places whose bar was dismissed in this browser (F6). */
const dismissed = createBrowserStore<string>({ name: NAME, cap: 200, check: isText });

/** The bar's button dismisses it, in other tabs and on other vehicles' pages too. */
export function startLocationBar(): void {
  removeDismissed();
  dismissed.subscribe(removeDismissed);
  listenForClicks(`${BAR} [data-dismiss]`, (button) => {
    const place = button.closest<HTMLElement>(BAR)?.dataset.place;
    if (place) dismissed.update((places) => [place, ...places.filter((other) => other !== place)]);
  });
}

function removeDismissed(): void {
  const bar = document.querySelector<HTMLElement>(BAR);
  if (bar?.dataset.place && dismissed.items().includes(bar.dataset.place)) bar.remove();
}

/**
 * Runs while the page is parsed, before the first paint: hides the bar that precedes it if that was dismissed before,
 * so that there is no layout shift. It knows the format in which `createBrowserStore` stores its items.
 */
export const HIDE_DISMISSED =
  '{const bar=document.currentScript.previousElementSibling;try{const ' +
  `kept=JSON.parse(localStorage.getItem(document.documentElement.dataset.store+':${NAME}'));` +
  'if(kept.items.includes(bar.dataset.place))bar.hidden=true}catch{}}';
