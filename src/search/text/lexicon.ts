import { numberAt } from '../../domain/tables/number-at.ts';
import type { TextTable } from '../index-structures/text-table.ts';

/** The words of one kind of text, in the table of all words behind the letter of their kind; a term is the number. */
export class WordList {
  protected readonly words: TextTable;
  protected readonly letter: string;

  constructor(words: TextTable, letter: string) {
    this.words = words;
    this.letter = letter;
  }

  find(word: string): number | undefined {
    return this.words.find(this.letter + word);
  }

  /** The term of the word, a new one for a new word. */
  termOf(word: string): number {
    return this.words.numberOf(this.letter + word);
  }
}

/** A word list that can also be searched by prefix and with typing errors. */
export class Lexicon extends WordList {
  /** The terms of all words in their order, and up to which number of the table they are in it. */
  #sorted = new Uint32Array(0);
  #sortedUpTo = 0;

  /** Words that are longer than `prefix` and start with it, with their terms. */
  *startingWith(prefix: string): Generator<[word: string, term: number]> {
    const sorted = this.#inOrder();
    for (let at = this.#firstFrom(prefix); at < sorted.length; at++) {
      const word = this.#wordAt(at);
      if (!word.startsWith(prefix)) return;
      if (word !== prefix) yield [word, numberAt(sorted, at)];
    }
  }

  /**
   * Terms at most `distance` typing errors away. Two swapped neighbouring letters count as one error, and so do doubled
   * letters: one missing, one too many, and both at once (`corrola`).
   */
  *near(word: string, distance: number): Generator<[term: number, errors: number]> {
    yield* this.#mistyped(word, distance);
    for (let i = 0; i + 1 < word.length; i++) {
      const term = this.find(word.slice(0, i) + word[i + 1] + word[i] + word.slice(i + 2));
      if (term !== undefined) yield [term, 1];
    }
    const single = withSingleLetters(word);
    // "zzzz" is not a Nissan Z.
    const undoubled = single.length < SHORTEST_UNDOUBLED ? undefined : this.find(single);
    if (undoubled !== undefined) yield [undoubled, 1];
    yield* this.#doubled(single);
  }

  /** Words with doubled letters that are `single` without: `corolla` for `corola`. */
  *#doubled(single: string): Generator<[term: number, errors: number]> {
    for (const [word, term] of this.startingWith(single.slice(0, 1)))
      if (word.length > single.length && withSingleLetters(word) === single) yield [term, 1];
  }

  /** Terms of words with at most `most` letters more, less or other than those of `word`. */
  *#mistyped(word: string, most: number): Generator<[term: number, errors: number]> {
    const sorted = this.#inOrder();
    const errors = new ErrorCount(word, most);
    for (let at = 0; at < sorted.length; ) {
      const other = this.#wordAt(at);
      const found = errors.count(other);
      if (found <= most) yield [numberAt(sorted, at), found];
      // No word with this start can be near: the next one to try begins otherwise.
      at = errors.hopeless > 0 ? this.#firstAfter(other.slice(0, errors.hopeless), at + 1) : at + 1;
    }
  }

  /** The first position of a word that is `text` or comes after it. */
  #firstFrom(text: string): number {
    return this.#search(0, (word) => word < text);
  }

  /** The first position from `low` on of a word that does not start with `prefix`, which the one before it does. */
  #firstAfter(prefix: string, low: number): number {
    return this.#search(low, (word) => word.startsWith(prefix));
  }

  /** The first position from `low` on of which this is not so (binary search). */
  #search(low: number, isSo: (word: string) => boolean): number {
    let start = low;
    let end = this.#sorted.length;
    while (start < end) {
      const middle = (start + end) >> 1;
      if (isSo(this.#wordAt(middle))) start = middle + 1;
      else end = middle;
    }
    return start;
  }

  #wordAt(at: number): string {
    return this.words.textOf(numberAt(this.#sorted, at)).slice(this.letter.length);
  }

  #inOrder(): Uint32Array {
    if (this.#sortedUpTo < this.words.size) this.#sortAll();
    return this.#sorted;
  }

  #sortAll(): void {
    const words: [string, number][] = Array.from(this.#sorted, (term) => [this.words.textOf(term), term]);
    const known = words.length;
    for (let term = this.#sortedUpTo; term < this.words.size; term++) {
      const word = this.words.textOf(term);
      if (word.startsWith(this.letter)) words.push([word, term]);
    }
    this.#sortedUpTo = this.words.size;
    if (words.length === known) return;
    words.sort(([a], [b]) => (a < b ? -1 : 1));
    this.#sorted = Uint32Array.from(words, ([, term]) => term);
  }
}

/**
 * Counts the typing errors between a word and others (Levenshtein). Others come in their order, so that only what
 * differs from the one before is computed.
 */
class ErrorCount {
  readonly #word: string;
  readonly #most: number;
  /** For each length of the other's start: the errors between it and each start of the word. */
  readonly #rows: Uint8Array[];
  #before = '';
  /** The shortest start of the other that is too far from every start of the word; 0 when none is. */
  hopeless = 0;

  constructor(word: string, most: number) {
    this.#word = word;
    this.#most = most;
    this.#rows = [Uint8Array.from({ length: word.length + 1 }, (_, at) => Math.min(at, 0xff))];
  }

  /** More than `most` when there are too many. */
  count(other: string): number {
    let depth = 0;
    while (depth < this.#before.length && this.#before[depth] === other[depth]) depth++;
    this.hopeless = 0;
    for (; depth < other.length; depth++) {
      if (this.#fill(depth, other) <= this.#most) continue;
      this.hopeless = depth + 1;
      this.#before = other.slice(0, depth + 1);
      return this.#most + 1;
    }
    this.#before = other;
    return this.#rows[other.length]![this.#word.length]!;
  }

  /** Computes the row after `depth` letters of the other; returns its smallest number. */
  #fill(depth: number, other: string): number {
    const word = this.#word;
    const above = this.#rows[depth]!;
    const row = this.#rows[depth + 1] ?? new Uint8Array(word.length + 1);
    this.#rows[depth + 1] = row;
    row[0] = Math.min(depth + 1, 0xff);
    let least = row[0];
    for (let at = 1; at <= word.length; at++) {
      const replaced = above[at - 1]! + (word[at - 1] === other[depth] ? 0 : 1);
      const errors = Math.min(replaced, above[at]! + 1, row[at - 1]! + 1, 0xff);
      row[at] = errors;
      if (errors < least) least = errors;
    }
    return least;
  }
}

/** A shorter word is not what a long one was meant to be. */
const SHORTEST_UNDOUBLED = 3;
const DOUBLED = /(\p{L})\1+/gu;

function withSingleLetters(word: string): string {
  return word.replace(DOUBLED, '$1');
}
