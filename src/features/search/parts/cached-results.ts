import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import type { SearchPageModel } from '../model.ts';

let last: SearchPageModel | undefined;

/**
 * Caches the visible results, and only them, so that they stay when a search can't be loaded. Leaving the search clears
 * the cache.
 */
export function useCachedResults(model: SearchPageModel): void {
  useEffect(() => {
    last = model;
    return () => {
      last = undefined;
    };
  }, [model]);
}

/**
 * Loads a search; when that fails (no connection, a server error) the cached results come back, marked as failed (B10).
 * Redirects and responses such as 404 are passed on; so is any failure while nothing is cached.
 */
export async function withCachedResults(load: () => Promise<SearchPageModel>): Promise<SearchPageModel> {
  try {
    return await load();
  } catch (failure) {
    if (!last || failure instanceof Response || (isRouteErrorResponse(failure) && failure.status < 500)) throw failure;
    return { ...last, failed: true };
  }
}
