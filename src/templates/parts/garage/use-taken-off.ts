import { type RefObject, useEffect, useRef } from 'react';
import { useWatched, useWatchedCount } from '../../../features/account/watchlist/parts/use-watched.ts';
import { getWatched } from '../../../features/account/watchlist/parts/watched.ts';

/**
 * Follows a vehicle of the list: hidden as soon as it is removed, listed again when that fails, and gone once it is
 * done (S4).
 */
export function useTakenOff(id: number): 'listed' | 'hidden' | 'gone' {
  const isKnown = useWatchedCount() !== null;
  const state = useWatched(id);
  if (!isKnown || state.startsWith('saved')) return 'listed';
  return state === 'busy' ? 'hidden' : 'gone';
}

/** The vehicles of a list that have not been removed since the page was rendered, kept up to date (S4). */
export function useStillSaved<T extends { card: { id: number } }>(cars: T[]): T[] {
  const isKnown = useWatchedCount() !== null;
  const now = getWatched();
  return isKnown && now.kind === 'signed_in' ? cars.filter(({ card }) => now.ids.has(card.id)) : cars;
}

/** The removed row took the focus with it; the list gets it instead. */
export function useFocusAfterRemoval(): RefObject<HTMLDivElement | null> {
  const region = useRef<HTMLDivElement>(null);
  const count = useWatchedCount();
  const before = useRef(count);
  useEffect(() => {
    const isFewer = before.current !== null && count !== null && count < before.current;
    if (isFewer && !isFocusInSight()) region.current?.focus({ preventScroll: true });
    before.current = count;
  }, [count]);
  return region;
}

function isFocusInSight(): boolean {
  const { activeElement } = document;
  return activeElement !== null && activeElement !== document.body && !activeElement.closest('[hidden]');
}
