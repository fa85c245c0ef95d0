import { useSyncExternalStore } from 'react';
import type { ContactModel } from '../model.ts';

interface RequestedContact {
  contact: ContactModel;
  /** How often a form was opened, so that it opens again after it was closed. */
  times: number;
}

let requested: RequestedContact | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // Another page starts with nothing opened.
    if (listeners.size === 0) requested = null;
  };
}

/** Opens the form of a location, over the page. */
export function openContact(contact: ContactModel): void {
  requested = { contact, times: (requested?.times ?? 0) + 1 };
  for (const listener of listeners) listener();
}

/** Subscribes to the location whose form was opened last on this page; null before. */
export function useRequestedContact(): RequestedContact | null {
  return useSyncExternalStore(
    subscribe,
    () => requested,
    () => null,
  );
}
