import { useSyncExternalStore } from 'react';
import { type RequestedContact, readContact, subscribeToContact } from './contact-overlay.ts';

/** Subscribes to the location whose form was opened last on this page; null before. */
export function useRequestedContact(): RequestedContact | null {
  return useSyncExternalStore(subscribeToContact, readContact, () => null);
}
