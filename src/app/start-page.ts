import { startSaving } from '../features/account/saved/parts/start-saving.ts';
import { COMPARE_PATH } from '../kernel/addresses/saving.ts';
import { trackPhoneLinks } from '../kernel/events/parts/phone-links.ts';
import { runWhenShown } from '../kernel/events/parts/when-shown.ts';
import { trackVisit } from '../kernel/forms/visit/track-visit.ts';
import { comparing } from '../kernel/saving/parts/stores.ts';
import { startAccountLink } from '../kernel/visitors/parts/account-link.ts';
import { loadBehaviour } from '../templates/behaviours.ts';
import { loadIsland } from '../templates/islands.ts';
import { startPicturesOnUse } from '../templates/parts/cards/pictures-on-use.ts';
import { startToasts } from '../templates/parts/saved/toasts-on-use.ts';
import { loadSheet, withSheet } from '../templates/parts/sheet-on-use.ts';
import { startSuggestionsOnUse } from '../templates/parts/suggest/suggestions-on-use.ts';
import { startMenus } from '../ui/fill-menus.ts';
import { startBehaviours } from '../ui/islands/start-behaviours.ts';
import { type IslandLoader, startIsland, startIslands } from '../ui/islands/start-islands.ts';
import { closeMenusOutside } from '../ui/menu-closing.ts';
import { fetched, painted, scrolled } from './page-start/page-moments.ts';
import { preloadScripts } from './page-start/preload-scripts.ts';
import { documentParsed } from './page-start/wait-for-picture.ts';

declare global {
  interface DocumentEventMap {
    /** A script has put new HTML into the page, below the element that it names. */
    'content-changed': CustomEvent<Element>;
  }
}

const { dataset } = document.documentElement;

/** A visitor who has not scrolled by then has seen the first screen. */
const REST_MS = 2_000;

const ISLANDS: IslandLoader = {
  atRest: new Promise<void>((resolve) => {
    void scrolled.then(resolve);
    void painted.then(() => setTimeout(() => runWhenShown(resolve), REST_MS));
  }),
  loadHydration: async () => (await import('./hydration.tsx')).loadHydration(),
  loadPart: loadIsland,
};

/** Starts what moves on a page that the server has rendered: its behaviours at once, then its islands one by one. */
export async function startPage(): Promise<void> {
  document.addEventListener('content-changed', ({ detail }) => void startIslands(detail, ISLANDS));
  const inSight = fetched.then(preloadScripts).then(() => startBehaviours(loadBehaviour, isParsed));
  await documentParsed();
  listen();
  // What was pressed before is answered now, but for a page with a behaviour of the whole that is still to come. A part
  // that is started later is a scope of its own (`early-input.ts`).
  const isComplete = !document.querySelector('script[data-behaviour]');
  if (isComplete) window.takeUpChoices?.(document);
  await painted;
  startMeasuring();
  // Behaviours are light, and answer first; React, which islands need, would keep a slow processor from them.
  await inSight;
  await startBehaviours(loadBehaviour);
  if (!isComplete) window.takeUpChoices?.(document);
  await startIslands(document, ISLANDS);
  dataset.started = '';
}

/** Whether the parser has left an element that moves, while the rest of the page is still to come. */
function isParsed(element: Element): boolean {
  return !element.matches('script, noscript') && element.parentElement?.lastElementChild !== element;
}

/** One listener for the whole document each, so that HTML that comes later moves as well. */
function listen(): void {
  trackPhoneLinks();
  closeMenusOutside(document.body);
  startMenus(() => loadSheet('menu'));
  startToasts();
  startSaving();
  startTray();
  startAccountLink();
  startSuggestionsOnUse();
  startPicturesOnUse();
  trackVisit(dataset.visit === 'remembered');
}

/** The tray comes with the first vehicle to compare. */
function startTray(): void {
  const tray = document.querySelector<HTMLElement>('[data-island=saving-tray]');
  // On the comparison itself it would say nothing new.
  if (!tray || location.pathname === COMPARE_PATH) return;
  const show = () => void (comparing.items().length > 0 && startIsland(tray, ISLANDS));
  comparing.subscribe(show);
  show();
}

function startMeasuring(): void {
  const question = document.querySelector<HTMLElement>('[data-measuring]');
  if (!question) return;
  withSheet('measuring', import('../kernel/events/consent/parts/start-measuring.ts')).then(
    ({ startMeasuring }) => startMeasuring(question),
    (error: unknown) => console.warn('The question about measuring could not be loaded', error),
  );
}
