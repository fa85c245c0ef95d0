import { LRUCache } from 'lru-cache';
import type { SearchResult, SearchScope, SearchState } from './contract.ts';

/** The key of the cache: searches with equal keys have the same result. */
export interface CachedQuery {
  state: SearchState;
  scope?: SearchScope | undefined;
  hitsPerPage?: number | undefined;
}

/**
 * An LRU cache of search results. They are valid until the index changes: whoever changes it calls `clear` (B14). A cap
 * of 0 disables the cache.
 */
export class ResultCache<T> {
  readonly #answers: LRUCache<string, SearchResult<T>> | undefined;

  constructor(cap: number) {
    // `maxSize` instead of `max`, because with `max` the library allocates room for the whole cap at once.
    this.#answers = cap === 0 ? undefined : new LRUCache({ maxSize: cap, sizeCalculation: () => 1 });
  }

  get size(): number {
    return this.#answers?.size ?? 0;
  }

  /** The cached result, or else that of `search`; `ms` is the time that this call took. Its lists are frozen. */
  getOrCompute(question: CachedQuery, search: () => SearchResult<T>): SearchResult<T> {
    if (!this.#answers) return search();
    const startedMs = performance.now();
    const key = keyOf(question);
    const cached = this.#answers.get(key);
    if (cached) return { ...cached, ms: performance.now() - startedMs };
    const answer = freeze(search());
    this.#answers.set(key, answer);
    return answer;
  }

  /** To be called when the stock, or what of it is listed, has changed. */
  clear(): void {
    this.#answers?.clear();
  }
}

function keyOf({ state, scope, hitsPerPage }: CachedQuery): string {
  return JSON.stringify([state, scope ?? null, hitsPerPage ?? null]);
}

/** Freezes the lists of a shared result; cards are already frozen, and counts are only read. */
function freeze<T>(answer: SearchResult<T>): SearchResult<T> {
  Object.freeze(answer.hits);
  for (const items of Object.values(answer.facets)) Object.freeze(items);
  Object.freeze(answer.facets);
  return Object.freeze(answer);
}
