import { ListArena } from '../index-structures/list-arena.ts';
import type { SearchableCar } from '../searchable-car.ts';
import type { Lexicon, WordList } from './lexicon.ts';
import { Postings } from './postings.ts';
import { StockNumbers } from './stock-numbers.ts';
import { StockWords } from './stock-words.ts';
import { TermMarks } from './term-marks.ts';

/** So many changes between two searches that building the postings anew is quicker than mending them. */
const MANY_CHANGES = 500;

/** Which slots have which words, kept as cars come, change and go. */
export class TextStore {
  readonly #words: StockWords;
  readonly stockNumbers: StockNumbers;
  readonly #terms: ListArena;
  #postings: Postings | null;
  #changes: number;
  readonly #marks = new TermMarks();

  /** An empty one, or a copy of `from`; both know the same words from then on. */
  constructor(capacity: number, from?: TextStore) {
    this.#words = from ? from.#words : new StockWords();
    this.stockNumbers = from?.stockNumbers.copy() ?? new StockNumbers();
    this.#terms = from ? from.#terms.copy() : new ListArena(capacity);
    this.#postings = (from ? from.#postings?.copy() : null) ?? null;
    this.#changes = from ? from.#changes : 0;
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

  /** Notes the words of the car in the slot; only what differs from before is touched. */
  write(slot: number, car: SearchableCar): void {
    this.stockNumbers.set(slot, car.stocknum);
    this.#replace(slot, this.#words.termsOf(car));
  }

  erase(slot: number): void {
    this.stockNumbers.delete(slot);
    this.#replace(slot, []);
  }

  /** The slots of each term, ready to be searched. */
  postings(): Postings {
    this.#postings ??= new Postings(this.#terms, this.#words.count);
    this.#changes = 0;
    return this.#postings;
  }

  /** Whether some car has the term; none has what is no term. */
  hasCar(term: number | undefined): boolean {
    return term !== undefined && this.postings().size(term) > 0;
  }

  /** Whether the term is a word of some car's colour. */
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
