import { useSyncExternalStore } from 'react';

/**
 * What this page knows of the visitor's list: nothing yet, that nobody is signed in, or whose it is, what is on it and
 * which of its calls are pending.
 */
export type Watched =
  | { kind: 'unknown' }
  | { kind: 'signed_out' }
  | { kind: 'signed_in'; phone_number: string; ids: ReadonlySet<number>; busy: ReadonlySet<number> };

let watched: Watched = { kind: 'unknown' };
const listeners = new Set<() => void>();

export const getWatched = (): Watched => watched;

export function setWatched(next: Watched): void {
  watched = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

type HeartState = 'saved' | 'saved busy' | 'busy' | '';

/**
 * Subscribes to whether a vehicle is on the list, and whether a call about it is pending; neither is in the HTML that
 * everyone gets.
 */
export function useWatched(id: number): HeartState {
  return useSyncExternalStore(
    subscribe,
    () => {
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
    subscribe,
    () => (watched.kind === 'signed_in' ? watched.ids.size : null),
    () => null,
  );
}
