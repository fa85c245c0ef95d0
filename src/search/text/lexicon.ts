import SearchableMap from 'minisearch/SearchableMap';
import { numberAt } from '../../domain/tables/number-at.ts';
import type { Saved, SavedReader } from '../index-structures/saved.ts';

export class WordList {
  readonly #terms = new Map<string, number>();

  save(): Saved {
    return { words: [...this.#terms.keys()], terms: Uint32Array.from(this.#terms.values()) };
  }

  /** Fills an empty list with what `save` returned. */
  restore(saved: SavedReader): void {
    const words = saved.part('words').texts();
    const terms = saved.part('terms').numbers(Uint32Array, words.length);
    words.forEach((word, at) => {
      this.add(word, numberAt(terms, at));
    });
  }

  find(word: string): number | undefined {
    return this.#terms.get(word);
  }

  add(word: string, term: number): void {
    this.#terms.set(word, term);
  }
}

/** A word list that can also be searched by prefix and with typing errors. */
export class Lexicon extends WordList {
  readonly #tree = new SearchableMap<number>();
  /** Words with doubled letters by their form with single letters: `corolla` under `corola`. */
  readonly #doubled = new Map<string, number[]>();

  override add(word: string, term: number): void {
    super.add(word, term);
    this.#tree.set(word, term);
    const single = withSingleLetters(word);
    if (single !== word) this.#doubled.set(single, [...(this.#doubled.get(single) ?? []), term]);
  }

  /** Words that are longer than `prefix` and start with it, with their terms. */
  *startingWith(prefix: string): Generator<[word: string, term: number]> {
    for (const [word, term] of this.#tree.atPrefix(prefix)) if (word !== prefix) yield [word, term];
  }

  /**
   * Terms at most `distance` typing errors away. Two swapped neighbouring letters count as one error, and so do doubled
   * letters: one missing, one too many, and both at once (`corrola`).
   */
  *near(word: string, distance: number): Generator<[term: number, errors: number]> {
    for (const [term, errors] of this.#tree.fuzzyGet(word, distance).values()) yield [term, errors];
    for (let i = 0; i + 1 < word.length; i++) {
      const term = this.find(word.slice(0, i) + word[i + 1] + word[i] + word.slice(i + 2));
      if (term !== undefined) yield [term, 1];
    }
    const single = withSingleLetters(word);
    // "zzzz" is not a Nissan Z.
    const undoubled = single.length < SHORTEST_UNDOUBLED ? undefined : this.find(single);
    if (undoubled !== undefined) yield [undoubled, 1];
    for (const term of this.#doubled.get(single) ?? []) yield [term, 1];
  }
}

/** A shorter word is not what a long one was meant to be. */
const SHORTEST_UNDOUBLED = 3;
const DOUBLED = /(\p{L})\1+/gu;

function withSingleLetters(word: string): string {
  return word.replace(DOUBLED, '$1');
}
