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

const listeners = new Set<(toast: Toast | null) => void>();

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

function publishToast(toast: Toast | null): void {
  for (const listener of listeners) listener(toast);
}

/** Calls back with each toast, and with null when it is to go. */
export function subscribeToToasts(listener: (toast: Toast | null) => void): void {
  listeners.add(listener);
}
