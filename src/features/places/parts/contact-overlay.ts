import type { ContactModel } from '../model.ts';

export interface RequestedContact {
  contact: ContactModel;
  /** How often a form was opened, so that it opens again after it was closed. */
  times: number;
}

let requested: RequestedContact | null = null;
const listeners = new Set<() => void>();

/** Calls back when a form is opened; returns the function that ends that. */
export function subscribeToContact(listener: () => void): () => void {
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

/** The location whose form was opened last on this page; null before. */
export const readContact = (): RequestedContact | null => requested;
