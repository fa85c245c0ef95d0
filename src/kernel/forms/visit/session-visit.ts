import { isRecord } from '../../../domain/text/look-up.ts';
import { buildPageVisit, VISITED, type Visited } from './visited.ts';

const NOTHING: Visited = { visited_pages: [], linked_query_params: {} };

const key = () => `${document.documentElement.dataset.store}:visit`;

/** The visit so far, as this tab remembers it; empty where it remembers none. */
export function readVisit(): Visited {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key()) ?? 'null');
    return isVisit(stored) ? stored : NOTHING;
  } catch {
    return NOTHING;
  }
}

/**
 * Remembers a page of the visit while the tab is open: each path once, and the query with which the visit began (G5).
 */
export function savePage(page: string): void {
  try {
    sessionStorage.setItem(key(), JSON.stringify(withPage(readVisit(), page)));
  } catch {
    // A browser that blocks storage remembers nothing; the lead then has the page of its form.
  }
}

/** The visit with one more page; beyond the limit the oldest are dropped. */
export function withPage({ visited_pages, linked_query_params }: Visited, page: string): Visited {
  const now = buildPageVisit(page);
  const isFirst = visited_pages.length === 0;
  const [path] = now.visited_pages;
  const others = visited_pages.filter((one) => one !== path);
  return {
    visited_pages: [...others, path].slice(-VISITED.pages),
    linked_query_params: isFirst ? now.linked_query_params : linked_query_params,
  };
}

function isVisit(value: unknown): value is Visited {
  if (!isRecord(value)) return false;
  const { visited_pages, linked_query_params } = value;
  const isPath = (path: unknown) => typeof path === 'string' && path.startsWith('/');
  return (
    Array.isArray(visited_pages) &&
    visited_pages.every(isPath) &&
    isRecord(linked_query_params) &&
    Object.values(linked_query_params).every((text) => typeof text === 'string')
  );
}
