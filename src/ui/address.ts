/** The address of the page being shown; `state` is what its history entry carries. */
export interface PageAddress {
  pathname: string;
  /** With its question mark; empty without a query. */
  search: string;
  hash: string;
  state: unknown;
}

/** The address in the browser's bar; the same object until it changes. */
export function readAddress(): PageAddress {
  const { pathname, search, hash } = window.location;
  const { state } = window.history;
  const isSame =
    shown?.pathname === pathname && shown.search === search && shown.hash === hash && shown.state === state;
  if (!shown || !isSame) shown = { pathname, search, hash, state };
  return shown;
}

let shown: PageAddress | undefined;
const listeners = new Set<() => void>();

/** Calls `listener` after each change of the address: by `changeAddress`, by back and forward, by a link to a place. */
export function subscribeToAddress(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('popstate', tellAll);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('popstate', tellAll);
  };
}

/**
 * The path and query that the page was requested with: back and forward may have changed the address before its
 * scripts ran.
 */
export function readRequestedPath(): string {
  const [navigation] = performance.getEntriesByType('navigation');
  const { pathname, search } = new URL(navigation?.name ?? window.location.href);
  return pathname + search;
}

function tellAll(): void {
  for (const listener of listeners) listener();
}

/**
 * Changes the page's address without loading anything: a new history entry, or the present one with `replace`. `to` is
 * a path, a query or a hash, as in a link.
 */
export function changeAddress(to: string, { replace = false, state = null as unknown } = {}): void {
  if (replace) window.history.replaceState(state, '', to);
  else window.history.pushState(state, '', to);
  tellAll();
}
