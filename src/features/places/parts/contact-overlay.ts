import { useSyncExternalStore } from 'react';
import type { ContactModel } from '../model.ts';

interface RequestedContact {
  contact: ContactModel;
  /** How often a form was asked for, so that it opens again after it was shut. */
  times: number;
}

let requested: RequestedContact | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // On another page nothing was asked for yet.
    if (listeners.size === 0) requested = null;
  };
}

/** Asks for the form of a location, over the page. */
export function openContact(contact: ContactModel): void {
  requested = { contact, times: (requested?.times ?? 0) + 1 };
  for (const listener of listeners) listener();
}

/** The location whose form was asked for last on this page, followed; null before. */
export function useRequestedContact(): RequestedContact | null {
  return useSyncExternalStore(
    subscribe,
    () => requested,
    () => null,
  );
}
