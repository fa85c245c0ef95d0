import { useSyncExternalStore } from 'react';
import type { ContactModel } from '../model.ts';

interface AskedContact {
  contact: ContactModel;
  /** How often a form was asked for, so that it opens again after it was shut. */
  times: number;
}

let asked: AskedContact | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // On another page nothing was asked for yet.
    if (listeners.size === 0) asked = null;
  };
}

/** Asks for the form of a location, over the page. */
export function openContact(contact: ContactModel): void {
  asked = { contact, times: (asked?.times ?? 0) + 1 };
  for (const listener of listeners) listener();
}

/** The location whose form was asked for last on this page, followed; null before. */
export function useContactAsked(): AskedContact | null {
  return useSyncExternalStore(
    subscribe,
    () => asked,
    () => null,
  );
}
