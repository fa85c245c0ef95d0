import { useSyncExternalStore } from 'react';

let asked = 0;
const listeners = new Set<() => void>();

/** Asks for the enquiry form of the page's vehicle; each time counts anew, so that it opens again after it was shut. */
export function openEnquiry(): void {
  asked += 1;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How often the form was asked for on this page, followed. */
export function useEnquiryAsked(): number {
  return useSyncExternalStore(
    subscribe,
    () => asked,
    () => 0,
  );
}
