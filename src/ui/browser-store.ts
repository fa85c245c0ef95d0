/** A list that the browser stores for one site. On the server it is always empty. */
export interface BrowserStore<T> {
  /** The stored items: the same array until it changes. */
  items(): readonly T[];
  /**
   * Replaces the stored items with the result of `change`, including other tabs' changes. Returns whether the next page
   * will have it.
   */
  update(change: (items: readonly T[]) => readonly T[]): boolean;
  /** Calls back after every change, in this tab or another. Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

export interface BrowserStoreOptions<T> {
  /** Second part of the key; the first is the site's own name: `harbour:favourites`. */
  name: string;
  /** Most items; the last ones are dropped. */
  cap: number;
  /** The item reduced to its own fields; undefined when it is invalid. */
  check(value: unknown): T | undefined;
}

/** Schema version of the stored content. Another version's content is not read. */
const VERSION = 1;
const NONE: readonly never[] = [];

/**
 * Creates a list in `localStorage` under a key named from the site (F6, S3). Invalid content is dropped with a console
 * warning; where storage is forbidden or full, the list lives as long as the page. Tabs stay in sync.
 */
export function createBrowserStore<T>({ name, cap, check }: BrowserStoreOptions<T>): BrowserStore<T> {
  const listeners = new Set<() => void>();
  let kept: readonly T[] | undefined;
  /** Set when writing failed: this page's memory is then all there is. */
  let onlyHere = false;

  const key = () => `${document.documentElement.dataset.store}:${name}`;
  const note = (what: string) => console.warn(`${key()} ${what}`);

  const read = (): readonly T[] => {
    if (onlyHere) return kept ?? NONE;
    try {
      return readItems(localStorage.getItem(key()), check, note);
    } catch {
      onlyHere = true;
      return kept ?? NONE;
    }
  };
  const write = (items: readonly T[]) => {
    try {
      localStorage.setItem(key(), JSON.stringify({ version: VERSION, items }));
    } catch {
      onlyHere = true;
      note('can’t be stored by this browser and is kept until the page is left');
    }
  };
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const takeFromStorage = (event: Event) => {
    const changed = event instanceof StorageEvent ? event.key : null;
    if (changed !== null && changed !== key()) return;
    kept = read();
    tell();
  };

  return {
    items() {
      if (typeof document === 'undefined') return NONE;
      kept ??= read();
      return kept;
    },
    update(change) {
      kept = change(read()).slice(0, cap);
      if (!onlyHere) write(kept);
      tell();
      return !onlyHere;
    },
    subscribe(listener) {
      if (listeners.size === 0) listen('add', takeFromStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) listen('remove', takeFromStorage);
      };
    },
  };
}

/** Listens for another tab's change, and for the page's return from the bfcache (it missed events meanwhile). */
function listen(how: 'add' | 'remove', listener: (event: Event) => void): void {
  for (const type of ['storage', 'pageshow']) window[`${how}EventListener`](type, listener);
}

function readItems<T>(
  text: string | null,
  check: (value: unknown) => T | undefined,
  note: (what: string) => void,
): readonly T[] {
  if (text === null) return NONE;
  const stored = parse(text);
  if (stored?.version !== VERSION || !Array.isArray(stored.items)) {
    note('holds what this website did not write, which was dropped');
    return NONE;
  }
  const items = stored.items.map(check).filter((item) => item !== undefined);
  if (items.length < stored.items.length) note('holds entries that make no sense, which were dropped');
  return items;
}

function parse(text: string): { version?: unknown; items?: unknown } | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
