import { LRUCache } from 'lru-cache';
import type { RequestSource } from '../../../domain/requests/request-source.ts';

/** A finished page: plain, and in each encoding requested so far. */
export interface CachedPage {
  status: number;
  headers: [string, string][];
  etag: string;
  body: Uint8Array;
  encoded: ReadonlyMap<Encoding, Uint8Array>;
  expiresAt: number;
}

export type Encoding = 'br' | 'gzip' | 'identity';

/**
 * Equal for two anonymous requests of the same page. The site is part of it, so no site can be served another's page.
 */
export interface PageKey {
  siteId: number;
  settingsVersion: number;
  stockVersion: number;
  /** Stand-ins of outside services are only offered to requests from this machine. */
  requestSource: RequestSource;
  /** Path and query, as requested. */
  address: string;
}

/** The key as one string; parts are joined by a character that no address can contain. */
export function formatPageKey(key: PageKey): string {
  return `${key.siteId}\n${key.settingsVersion}\n${key.stockVersion}\n${key.requestSource}\n${key.address}`;
}

/**
 * Pages in memory; beyond `capBytes` the least recently used are dropped (B14). A page larger than the whole cache is
 * not stored. Times are milliseconds.
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;

  constructor(capBytes: number) {
    // The library has no limit of 0; with one byte it stores no page that has a body.
    this.#pages = new LRUCache({ maxSize: Math.max(1, capBytes), sizeCalculation: sizeOf });
  }

  get bytes(): number {
    return this.#pages.calculatedSize;
  }

  get size(): number {
    return this.#pages.size;
  }

  /** The page cached under `key`, unless it has expired at `now`. */
  find(key: string, now: number): CachedPage | undefined {
    const page = this.#pages.get(key);
    if (!page || page.expiresAt > now) return page;
    this.#pages.delete(key);
    return undefined;
  }

  set(key: string, page: CachedPage): void {
    this.#pages.set(key, page);
  }

  /** Adds one more encoding to a page that is still cached. */
  addBody(key: string, encoding: Encoding, body: Uint8Array): void {
    const page = this.#pages.get(key);
    if (!page || page.encoded.has(encoding)) return;
    // A new object, since the cache computes the size when it is set.
    this.#pages.set(key, { ...page, encoded: new Map([...page.encoded, [encoding, body]]) });
  }
}

function sizeOf(page: CachedPage): number {
  let bytes = page.body.length;
  for (const body of page.encoded.values()) bytes += body.length;
  return Math.max(1, bytes);
}
