import { useSyncExternalStore } from 'react';
import { getWatched, subscribeToWatched } from './watched.ts';

type HeartState = 'saved' | 'saved busy' | 'busy' | '';

/**
 * Subscribes to whether a vehicle is on the list, and whether a call about it is pending; neither is in the HTML that
 * everyone gets.
 */
export function useWatched(id: number): HeartState {
  return useSyncExternalStore(
    subscribeToWatched,
    () => {
      const watched = getWatched();
      if (watched.kind !== 'signed_in') return '';
      const isSaved = watched.ids.has(id);
      if (watched.busy.has(id)) return isSaved ? 'saved busy' : 'busy';
      return isSaved ? 'saved' : '';
    },
    () => '',
  );
}

/** Subscribes to the number of vehicles on the list; null while that is unknown, or nobody is signed in. */
export function useWatchedCount(): number | null {
  return useSyncExternalStore(
    subscribeToWatched,
    () => {
      const watched = getWatched();
      return watched.kind === 'signed_in' ? watched.ids.size : null;
    },
    () => null,
  );
}
