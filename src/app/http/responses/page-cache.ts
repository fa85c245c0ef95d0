import { LRUCache } from 'lru-cache';
import type { RequestSource } from '../../../domain/requests/request-source.ts';

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
  askedFrom: RequestSource;
  /** Path and query, as asked. */
  address: string;
}

/** One string for a page key; parts are joined by a character that no address can hold. */
export function formatPageKey(key: PageKey): string {
  return `${key.siteId}\n${key.settingsVersion}\n${key.stockVersion}\n${key.askedFrom}\n${key.address}`;
}

/**
 * Pages in memory; past `capBytes` those that were not asked for the longest are dropped (B14). A page larger than the
 * whole cache is not kept. Times are milliseconds.
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;

  constructor(capBytes: number) {
    // The library knows no cap of 0; one of a byte keeps no page that has a body.
    this.#pages = new LRUCache({ maxSize: Math.max(1, capBytes), sizeCalculation: sizeOf });
  }

  get bytes(): number {
    return this.#pages.calculatedSize;
  }

  get size(): number {
    return this.#pages.size;
  }

  /** The page kept under `key`, unless its time has passed at `now`. */
  find(key: string, now: number): CachedPage | undefined {
    const page = this.#pages.get(key);
    if (!page || page.expiresAt > now) return page;
    this.#pages.delete(key);
    return undefined;
  }

  set(key: string, page: CachedPage): void {
    this.#pages.set(key, page);
  }

  /** Adds one more encoding to a page that is still kept. */
  addBody(key: string, encoding: Encoding, body: Uint8Array): void {
    const page = this.#pages.get(key);
    if (!page || page.bodies.has(encoding)) return;
    // Another page: the cache measures what it did not hold before.
    this.#pages.set(key, { ...page, bodies: new Map([...page.bodies, [encoding, body]]) });
  }
}

function sizeOf(page: CachedPage): number {
  let bytes = 0;
  for (const body of page.bodies.values()) bytes += body.length;
  return Math.max(1, bytes);
}
