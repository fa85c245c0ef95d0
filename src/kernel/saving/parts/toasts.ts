import { useSyncExternalStore } from 'react';

/** What can be told in passing. The look has the words. */
export type ToastKind =
  | 'saved'
  | 'removed'
  | 'full'
  | 'compared'
  | 'dropped'
  | 'unstored'
  | 'searchSaved'
  | 'searchUntold';

/** One thing to tell; a new object each time, so that the same words twice are told twice. */
export type Toast = { kind: ToastKind } | { kind: 'words'; text: string; ms: number };

let toast: Toast | null = null;
const listeners = new Set<() => void>();

/** Tells something in passing, in place of what was told before. */
export function showToast(kind: ToastKind): void {
  publishToast({ kind });
}

/** Tells something in the page's own words, for as long as it says. */
export function showTextToast(text: string, ms: number): void {
  publishToast({ kind: 'words', text, ms });
}

/** Ends what is being told. */
export function hideToast(): void {
  publishToast(null);
}

function publishToast(next: Toast | null): void {
  toast = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is being told now, followed; null for nothing. */
export function useToast(): Toast | null {
  return useSyncExternalStore(
    subscribe,
    () => toast,
    () => null,
  );
}
