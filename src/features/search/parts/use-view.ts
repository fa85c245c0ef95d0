import { useSyncExternalStore } from 'react';

/** The size of the photos in a phone's list. */
export type View = 'list' | 'large';

const KEY = 'search-view';
const listeners = new Set<() => void>();
/** Without browser storage, the choice lasts as long as the page. */
let chosen: View | undefined;

function readView(): View {
  if (chosen) return chosen;
  try {
    return sessionStorage.getItem(KEY) === 'large' ? 'large' : 'list';
  } catch {
    return 'list';
  }
}

function chooseView(view: View): void {
  chosen = view;
  try {
    sessionStorage.setItem(KEY, view);
  } catch {
    // Storage is forbidden or full.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The visitor's choice, stored in `sessionStorage`, and its setter. */
export function useView(): [view: View, choose: (view: View) => void] {
  return [useSyncExternalStore(subscribe, readView, () => 'list'), chooseView];
}
