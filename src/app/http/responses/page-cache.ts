import { LRUCache } from 'lru-cache';
import type { RequestSource } from '../../../domain/requests/request-source.ts';

/** A finished page: plain, and in each encoding requested so far. */
export interface CachedPage {
  /** Of the site's settings and stock (`formatPageVersion`). */
  version: string;
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
  /** Stand-ins of outside services are only offered to requests from this machine. */
  requestSource: RequestSource;
  /** Path and query, as requested. */
  address: string;
}

/** The key as one string; parts are joined by a character that no address can contain. */
export function formatPageKey(key: PageKey): string {
  return `${key.siteId}\n${key.requestSource}\n${key.address}`;
}

/** The versions that a page is made of, as one string. */
export function formatPageVersion({ settings, stock }: { settings: number; stock: number }): string {
  return `${settings} ${stock}`;
}

/** Whether two versions differ in the stock alone. */
const isOfSameSettings = (a: string, b: string) => a.split(' ')[0] === b.split(' ')[0];

/** An outdated page may stand in for one that cannot be made now, for this long after its time. */
const STAND_IN_MS = 600_000;

/**
 * Pages in memory, of each address the last one; beyond `capBytes` the least recently used are dropped (B14). A page
 * larger than the whole cache is not stored. Times are milliseconds.
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

  /** The page cached under `key`, if it is of this version and has not expired at `now`. */
  find(key: string, version: string, now: number): CachedPage | undefined {
    const page = this.#pages.peek(key);
    return page && page.version === version && page.expiresAt > now ? this.#pages.get(key) : undefined;
  }

  /**
   * The page cached under `key`, of an earlier stock too, until ten minutes after it has expired; never one of other
   * settings, which may have switched it off.
   */
  findOutdated(key: string, version: string, now: number): CachedPage | undefined {
    const page = this.#pages.peek(key);
    const fits = page && isOfSameSettings(page.version, version) && page.expiresAt + STAND_IN_MS > now;
    return fits ? page : undefined;
  }

  set(key: string, page: CachedPage): void {
    this.#pages.set(key, page);
  }

  delete(key: string): void {
    this.#pages.delete(key);
  }

  /** Adds one more encoding to a page that is still cached. */
  addBody(key: string, { etag }: CachedPage, encoding: Encoding, body: Uint8Array): void {
    const page = this.#pages.get(key);
    if (!page || page.etag !== etag || page.encoded.has(encoding)) return;
    // A new object, since the cache computes the size when it is set.
    this.#pages.set(key, { ...page, encoded: new Map([...page.encoded, [encoding, body]]) });
  }
}

function sizeOf(page: CachedPage): number {
  let bytes = page.body.length;
  for (const body of page.encoded.values()) bytes += body.length;
  return Math.max(1, bytes);
}
