import SearchableMap from 'minisearch/SearchableMap';

/** The words of one class of fields, each with the number of its term. */
export class Lexicon {
  readonly #exact = new Map<string, number>();
  readonly #tree = new SearchableMap<number>();

  find(word: string): number | undefined {
    return this.#exact.get(word);
  }

  add(word: string, term: number): void {
    this.#exact.set(word, term);
    this.#tree.set(word, term);
  }

  /** Words that begin with `prefix` and go on, with their terms. */
  *startingWith(prefix: string): Generator<[word: string, term: number]> {
    for (const [word, term] of this.#tree.atPrefix(prefix)) if (word !== prefix) yield [word, term];
  }

  /** Terms at most `distance` typing errors away; two neighbours that changed places count as one error. */
  *near(word: string, distance: number): Generator<[term: number, errors: number]> {
    for (const [term, errors] of this.#tree.fuzzyGet(word, distance).values()) yield [term, errors];
    for (let i = 0; i + 1 < word.length; i++) {
      const term = this.#exact.get(word.slice(0, i) + word[i + 1] + word[i] + word.slice(i + 2));
      if (term !== undefined) yield [term, 1];
    }
  }
}
