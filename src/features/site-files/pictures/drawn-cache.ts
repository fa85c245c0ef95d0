import { LRUCache } from 'lru-cache';

/** As many drawn pictures as are kept: a platform with more sites draws the least asked for again. */
const MOST = 200;
const drawings = new LRUCache<string, Buffer, () => Promise<Buffer>>({
  max: MOST,
  fetchMethod: (_key, _stale, { context: draw }) => draw(),
  // One that others push out while it is drawn is still given to who waits for it.
  ignoreFetchAbort: true,
});

/**
 * The picture that was drawn of the same inputs before, or draws it; what failed is tried again by the next who asks.
 */
export function getOrDraw(key: unknown, draw: () => Promise<Buffer>): Promise<Buffer> {
  return drawings.forceFetch(JSON.stringify(key), { context: draw });
}

/** The headers of a drawn picture: a day, like those of the favicon. */
export const PNG_HEADERS = { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' };
