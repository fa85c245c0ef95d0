import { ListArena } from '../index-structures/list-arena.ts';
import type { Saved, SavedReader } from '../index-structures/saved.ts';
import type { SearchableCar } from '../searchable-car.ts';
import type { Lexicon, WordList } from './lexicon.ts';
import { Postings } from './postings.ts';
import { StockNumbers } from './stock-numbers.ts';
import { StockWords } from './stock-words.ts';
import { TermMarks } from './term-marks.ts';

/** From this many changes between two searches, rebuilding the postings is faster than updating them. */
const MANY_CHANGES = 500;

export class TextStore {
  readonly #words: StockWords;
  readonly stockNumbers: StockNumbers;
  readonly #terms: ListArena;
  #postings: Postings | null;
  #changes: number;
  readonly #marks = new TermMarks();

  /** Empty, or a copy of `from`; both share the same words from then on. */
  constructor(capacity: number, from?: TextStore) {
    this.#words = from ? from.#words : new StockWords();
    this.stockNumbers = from?.stockNumbers.copy() ?? new StockNumbers();
    this.#terms = from ? from.#terms.copy() : new ListArena(capacity);
    this.#postings = (from ? from.#postings?.copy() : null) ?? null;
    this.#changes = from ? from.#changes : 0;
  }

  save(): Saved {
    return { words: this.#words.save(), stockNumbers: this.stockNumbers.save(), terms: this.#terms.save() };
  }

  /** Fills an empty store, of the same capacity, with what `save` returned. */
  restore(saved: SavedReader): void {
    this.#words.restore(saved.part('words'));
    this.stockNumbers.restore(saved.part('stockNumbers'));
    this.#terms.restore(saved.part('terms'));
  }

  get names(): Lexicon {
    return this.#words.names;
  }

  get kinds(): WordList {
    return this.#words.kinds;
  }

  get facts(): Lexicon {
    return this.#words.facts;
  }

  get features(): Lexicon {
    return this.#words.features;
  }

  get comments(): WordList {
    return this.#words.comments;
  }

  grow(capacity: number): void {
    this.#terms.grow(capacity);
  }

  /** Indexes the words of the car in the slot; only what has changed is updated. */
  write(slot: number, car: SearchableCar): void {
    this.stockNumbers.set(slot, car.stocknum);
    this.#replace(slot, this.#words.termsOf(car));
  }

  erase(slot: number): void {
    this.stockNumbers.delete(slot);
    this.#replace(slot, []);
  }

  postings(): Postings {
    this.#postings ??= new Postings(this.#terms, this.#words.count);
    this.#changes = 0;
    return this.#postings;
  }

  /** False for undefined. */
  hasCar(term: number | undefined): boolean {
    return term !== undefined && this.postings().size(term) > 0;
  }

  isOfColour(term: number): boolean {
    return this.#words.colourTerms.has(term);
  }

  #replace(slot: number, terms: number[]): void {
    if (++this.#changes > MANY_CHANGES) this.#postings = null;
    if (this.#postings) this.#mend(this.#postings, slot, terms);
    this.#terms.set(slot, terms);
  }

  #mend(postings: Postings, slot: number, terms: readonly number[]): void {
    const before = this.#terms.get(slot);
    this.#marks.restart();
    for (const term of before) this.#marks.mark(term);
    for (const term of terms) if (this.#marks.mark(term)) postings.add(term, slot);
    this.#marks.restart();
    for (const term of terms) this.#marks.mark(term);
    for (const term of before) if (this.#marks.mark(term)) postings.remove(term, slot);
  }
}
