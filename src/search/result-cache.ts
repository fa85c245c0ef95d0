import { LRUCache } from 'lru-cache';
import type { SearchResult, SearchScope, SearchState } from './contract.ts';

/** What makes two searches the same question. */
export interface CachedQuery {
  state: SearchState;
  scope?: SearchScope | undefined;
  hitsPerPage?: number | undefined;
}

/**
 * Answers to searches lately asked, kept while what they rest on stays as it is: whoever changes that calls `forget`
 * (B14). Past the cap the answer that was not asked for the longest is dropped; a cap of 0 keeps none.
 */
export class ResultCache<T> {
  readonly #answers: LRUCache<string, SearchResult<T>> | undefined;

  constructor(cap: number) {
    // By size and not by number, for which the library would take the room of a large cap at once.
    this.#answers = cap === 0 ? undefined : new LRUCache({ maxSize: cap, sizeCalculation: () => 1 });
  }

  get size(): number {
    return this.#answers?.size ?? 0;
  }

  /**
   * The kept answer to a question, or the one that `search` gives; `ms` is what this answer took. Its lists cannot be
   * changed.
   */
  getOrCompute(question: CachedQuery, search: () => SearchResult<T>): SearchResult<T> {
    if (!this.#answers) return search();
    const startedMs = performance.now();
    const key = keyOf(question);
    const kept = this.#answers.get(key);
    if (kept) return { ...kept, ms: performance.now() - startedMs };
    const answer = freeze(search());
    this.#answers.set(key, answer);
    return answer;
  }

  /** Drops all answers: the stock, or what of it is listed, has changed. */
  clear(): void {
    this.#answers?.clear();
  }
}

function keyOf({ state, scope, hitsPerPage }: CachedQuery): string {
  return JSON.stringify([state, scope ?? null, hitsPerPage ?? null]);
}

/** Freezes the lists of an answer that many will be given; cards are frozen as they are, and counts are only read. */
function freeze<T>(answer: SearchResult<T>): SearchResult<T> {
  Object.freeze(answer.hits);
  for (const items of Object.values(answer.facets)) Object.freeze(items);
  Object.freeze(answer.facets);
  return Object.freeze(answer);
}
