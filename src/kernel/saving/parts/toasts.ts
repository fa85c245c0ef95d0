import { useSyncExternalStore } from 'react';

/** The kinds of toasts. The look has the words. */
export type ToastKind =
  | 'saved'
  | 'removed'
  | 'full'
  | 'compared'
  | 'dropped'
  | 'unstored'
  | 'searchSaved'
  | 'searchUntold';

/** A new object each time, so that the same words twice are announced twice. */
export type Toast = { kind: ToastKind } | { kind: 'words'; text: string; ms: number };

let toast: Toast | null = null;
const listeners = new Set<() => void>();

/** Shows a toast in place of the one before. */
export function showToast(kind: ToastKind): void {
  publishToast({ kind });
}

/** Shows a toast in the page's own words, for `ms` milliseconds. */
export function showTextToast(text: string, ms: number): void {
  publishToast({ kind: 'words', text, ms });
}

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

/** The visible toast; null for none. Updates with it. */
export function useToast(): Toast | null {
  return useSyncExternalStore(
    subscribe,
    () => toast,
    () => null,
  );
}
