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

/** Calls back after every change. Returns the function that unsubscribes. */
export function subscribeToWatched(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
