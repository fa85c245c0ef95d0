import { type RefObject, useEffect, useRef } from 'react';
import { useWatched, useWatchedCount } from '../../../features/watchlist/parts/watched.ts';

/** Whether a vehicle of the list was taken off it by its heart meanwhile, followed; it stays in sight until that is done. */
export function useTakenOff(id: number): boolean {
  const isKnown = useWatchedCount() !== null;
  return useWatched(id) === '' && isKnown;
}

/** A heart that went away with its card took the focus along; the list has it then. */
export function useFocusAfterRemoval(): RefObject<HTMLDivElement | null> {
  const region = useRef<HTMLDivElement>(null);
  const count = useWatchedCount();
  const before = useRef(count);
  useEffect(() => {
    const isFewer = before.current !== null && count !== null && count < before.current;
    if (isFewer && document.activeElement === document.body) region.current?.focus({ preventScroll: true });
    before.current = count;
  }, [count]);
  return region;
}
