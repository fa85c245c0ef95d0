import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import type { SearchPageModel } from '../model.ts';

let last: SearchPageModel | undefined;

/**
 * Keeps the results in sight, and them alone, so that a search that can't be loaded leaves them there. Who leaves the
 * search leaves its results.
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
 * Loads a search; when that fails (no connection, a fault of the server) the results of before come back, marked as
 * such (B10). Redirects and answers such as 404 are passed on; so is any failure while there are no results to keep.
 */
export async function withCachedResults(load: () => Promise<SearchPageModel>): Promise<SearchPageModel> {
  try {
    return await load();
  } catch (failure) {
    if (!last || failure instanceof Response || (isRouteErrorResponse(failure) && failure.status < 500))
      throw failure;
    return { ...last, failed: true };
  }
}
