import { changeAddress } from '../../../../ui/address.ts';
import { type ListLayout, readLayout } from '../list-layout.ts';
import { readPlaces, savePlaces } from './places-in-lists.ts';

/** What an entry of the history carries: its number among those of the search page, which tells back from forward. */
interface EntryState extends ListLayout {
  search: number;
}

export interface SearchHistory {
  push(href: string): void;
  replace(href: string): void;
  /** Scrolls to where the page was when the present entry was left. */
  restorePlace(): void;
}

/**
 * The history of a page that shows one search after another: numbers its entries, and remembers how far each was
 * scrolled, since browsers restore a position before the results of another search are there. The position of an entry
 * that is left for another document is the browser's to restore. `onStep` is told of each step back (negative) or
 * forward.
 */
export function followHistory(onStep: (steps: number) => void): SearchHistory {
  const places = readPlaces();
  let isOwn = window.history.scrollRestoration === 'manual';
  let number = numberOf(window.history.state) ?? 0;
  let here = nameOf(number);
  window.history.replaceState({ ...window.history.state, ...stateOf(number) }, '');
  const restorePlace = () => window.scrollTo({ top: places.get(here) ?? 0, behavior: 'instant' });
  if (isOwn) restorePlace();

  const leave = () => {
    places.set(here, window.scrollY);
    isOwn = true;
    window.history.scrollRestoration = 'manual';
  };
  window.addEventListener('popstate', ({ state }) => {
    places.set(here, window.scrollY);
    const to = numberOf(state) ?? number + 1;
    const steps = to - number;
    number = to;
    here = nameOf(to);
    onStep(steps);
  });
  const readTop = followScrolling();
  window.addEventListener('pagehide', () => {
    places.set(here, readTop());
    savePlaces(places);
    window.history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isOwn) window.history.scrollRestoration = 'manual';
  });
  return {
    push(href) {
      leave();
      number++;
      changeAddress(href, { state: stateOf(number) });
      here = nameOf(number);
    },
    replace(href) {
      changeAddress(href, { replace: true, state: stateOf(number) });
      here = nameOf(number);
    },
    restorePlace,
  };
}

/**
 * How far the page is scrolled, as last painted. To ask for it while the page is left would lay the page out once more
 * if anything has changed: 140 ms of a slow phone's way to the next page.
 */
function followScrolling(): () => number {
  let top: number | undefined;
  const note = () => {
    top = window.scrollY;
  };
  window.addEventListener('scroll', note, { passive: true });
  // The browser may have restored a position before.
  requestAnimationFrame(() => setTimeout(note));
  return () => top ?? window.scrollY;
}

const stateOf = (search: number): EntryState => ({ search, ...readLayout() });

function numberOf(state: unknown): number | undefined {
  return (state as EntryState | null)?.search;
}

const nameOf = (number: number): string => `${number} ${location.pathname}${location.search}`;
