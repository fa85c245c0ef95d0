import { LRUCache } from 'lru-cache';

/** The size of the cache: a platform with more sites redraws the least recently used. */
const MOST = 200;
const drawings = new LRUCache<string, Buffer, () => Promise<Buffer>>({
  max: MOST,
  fetchMethod: (_key, _stale, { context: draw }) => draw(),
  // A picture that is evicted while it is drawn still goes to whoever waits for it.
  ignoreFetchAbort: true,
});

/** The cached picture of the same inputs, or a new drawing; a failure is not cached. */
export function getOrDraw(key: unknown, draw: () => Promise<Buffer>): Promise<Buffer> {
  return drawings.forceFetch(JSON.stringify(key), { context: draw });
}

/** The headers of a drawn picture: cached for a day, like the favicon. */
export const PNG_HEADERS = { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' };
