import type { AskedFrom } from '../../../domain/requests/asked-from.ts';

/** A finished page, in each encoding that was asked for so far. */
export interface CachedPage {
  status: number;
  headers: [string, string][];
  etag: string;
  bodies: Map<Encoding, Uint8Array>;
  expiresAt: number;
}

export type Encoding = 'br' | 'gzip' | 'identity';

/** What makes two anonymous requests the same page. The site is part of it, so no site can be served another's page. */
export interface PageKey {
  siteId: number;
  settingsVersion: number;
  stockVersion: number;
  /** Stand-ins of outside services are offered to whoever asks from this machine alone. */
  askedFrom: AskedFrom;
  /** Path and query, as asked. */
  address: string;
}

/** One string for a page key; parts are joined by a character that no address can hold. */
export function pageKey(key: PageKey): string {
  return `${key.siteId}\n${key.settingsVersion}\n${key.stockVersion}\n${key.askedFrom}\n${key.address}`;
}

/** Pages in memory, the oldest dropped when `capBytes` is passed (B14). Times are milliseconds. */
export class PageCache {
  #pages = new Map<string, CachedPage>();
  #bytes = 0;
  readonly capBytes: number;

  constructor(capBytes: number) {
    this.capBytes = capBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#pages.size;
  }

  /** The page kept under `key`, unless its time has passed at `now`. */
  find(key: string, now: number): CachedPage | undefined {
    const page = this.#pages.get(key);
    if (page && page.expiresAt <= now) {
      this.remove(key);
      return undefined;
    }
    return page;
  }

  /** Keeps a page; a page larger than the whole cache is not kept. */
  set(key: string, page: CachedPage): void {
    this.remove(key);
    this.#pages.set(key, page);
    this.#bytes += sizeOf(page);
    this.#shrink();
  }

  /** Adds one more encoding to a page that is still kept. */
  addBody(key: string, encoding: Encoding, body: Uint8Array): void {
    const page = this.#pages.get(key);
    if (!page || page.bodies.has(encoding)) return;
    page.bodies.set(encoding, body);
    this.#bytes += body.length;
    this.#shrink();
  }

  remove(key: string): void {
    const page = this.#pages.get(key);
    if (!page) return;
    this.#pages.delete(key);
    this.#bytes -= sizeOf(page);
  }

  #shrink(): void {
    for (const key of this.#pages.keys()) {
      if (this.#bytes <= this.capBytes) return;
      this.remove(key);
    }
  }
}

function sizeOf(page: CachedPage): number {
  let bytes = 0;
  for (const body of page.bodies.values()) bytes += body.length;
  return bytes;
}
