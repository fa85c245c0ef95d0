import type { SearchResult, SearchScope, SearchState } from './contract.ts';

/** What makes two searches the same question. */
export interface Question {
  state: SearchState;
  scope?: SearchScope | undefined;
  hitsPerPage?: number | undefined;
}

/**
 * Answers to searches lately asked, kept while what they rest on stays as it is: whoever changes that calls `forget` (B14). Past the
 * cap the answer that was not asked for the longest is dropped; a cap of 0 keeps none.
 */
export class KeptAnswers<T> {
  readonly #answers = new Map<string, SearchResult<T>>();
  readonly #cap: number;

  constructor(cap: number) {
    this.#cap = cap;
  }

  get size(): number {
    return this.#answers.size;
  }

  /** The kept answer to a question, or the one that `search` gives; `ms` is what this answer took. Its lists cannot be changed. */
  answer(question: Question, search: () => SearchResult<T>): SearchResult<T> {
    if (this.#cap === 0) return search();
    const startedMs = performance.now();
    const key = keyOf(question);
    const kept = this.#answers.get(key);
    const answer = kept ?? freeze(search());
    // What was asked last stands last, so the first is the oldest.
    if (kept) this.#answers.delete(key);
    else if (this.#answers.size >= this.#cap) this.#answers.delete(this.#answers.keys().next().value!);
    this.#answers.set(key, answer);
    return kept ? { ...kept, ms: performance.now() - startedMs } : answer;
  }

  /** Drops all answers: the stock, or what of it is listed, has changed. */
  forget(): void {
    this.#answers.clear();
  }
}

function keyOf({ state, scope, hitsPerPage }: Question): string {
  return JSON.stringify([state, scope ?? null, hitsPerPage ?? null]);
}

/** Freezes the lists of an answer that many will be given; cards are frozen as they are, and counts are only read. */
function freeze<T>(answer: SearchResult<T>): SearchResult<T> {
  Object.freeze(answer.hits);
  for (const items of Object.values(answer.facets)) Object.freeze(items);
  Object.freeze(answer.facets);
  return Object.freeze(answer);
}
