import { ListArena } from '../engine/list-arena.ts';
import type { SearchableCar } from '../searchable-car.ts';
import { Lexicon, WordList } from './lexicon.ts';
import { Postings } from './postings.ts';
import { searchableWords } from './searchable-words.ts';
import { StockNumbers } from './stock-numbers.ts';
import { factForms, kindForms, nameForms, tokenizeMarkup } from './tokens.ts';

/** So many changes between two searches that building the postings anew is quicker than mending them. */
const MANY_CHANGES = 500;

/** Which slots have which words, kept as cars come, change and go. */
export class TextStore {
  readonly names = new Lexicon();
  /** Car types, colours, bodies, fuels, gearboxes and drives of a word or two. */
  readonly kinds = new WordList();
  readonly facts = new Lexicon();
  readonly features = new Lexicon();
  readonly comments = new WordList();
  readonly stockNumbers = new StockNumbers();
  readonly #terms: ListArena;
  readonly #termsOfName = new Map<string, readonly number[]>();
  readonly #termsOfKind = new Map<string, readonly number[]>();
  readonly #termsOfFact = new Map<string, readonly number[]>();
  readonly #termsOfFeature = new Map<string, readonly number[]>();
  readonly #marks = new TermMarks();
  #termCount = 0;
  #postings: Postings | null = null;
  #changes = 0;

  constructor(capacity: number) {
    this.#terms = new ListArena(capacity);
  }

  grow(capacity: number): void {
    this.#terms.grow(capacity);
  }

  /** Notes the words of the car in the slot; only what differs from before is touched. */
  write(slot: number, car: SearchableCar): void {
    this.stockNumbers.set(slot, car.stocknum);
    this.#replace(slot, this.#termsOf(car));
  }

  erase(slot: number): void {
    this.stockNumbers.delete(slot);
    this.#replace(slot, []);
  }

  /** The slots of each term, ready to be searched. */
  postings(): Postings {
    this.#postings ??= new Postings(this.#terms, this.#termCount);
    this.#changes = 0;
    return this.#postings;
  }

  /** Whether some car has the term; none has what is no term. */
  hasCar(term: number | undefined): boolean {
    return term !== undefined && this.postings().size(term) > 0;
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

  #termsOf(car: SearchableCar): number[] {
    const { names, kinds, sureFacts, features, comments } = searchableWords(car);
    const terms: number[] = [];
    this.#marks.restart();
    const take = (term: number): void => {
      if (this.#marks.mark(term)) terms.push(term);
    };
    for (const name of names) this.#remembered(name, this.names, this.#termsOfName, nameForms).forEach(take);
    for (const kind of kinds) this.#remembered(kind, this.kinds, this.#termsOfKind, kindForms).forEach(take);
    for (const fact of sureFacts)
      this.#remembered(fact, this.facts, this.#termsOfFact, factForms).forEach(take);
    for (const feature of features)
      this.#remembered(feature, this.features, this.#termsOfFeature, factForms).forEach(take);
    for (const word of tokenizeMarkup(comments ?? '')) take(this.#termOf(word, this.comments));
    return terms;
  }

  /** Names and facts come again and again: their words are taken apart once. */
  #remembered(
    text: string,
    lexicon: WordList,
    known: Map<string, readonly number[]>,
    formsOf: (text: string) => string[],
  ): readonly number[] {
    const remembered = known.get(text);
    if (remembered) return remembered;
    const terms = formsOf(text).map((word) => this.#termOf(word, lexicon));
    known.set(text, terms);
    return terms;
  }

  #termOf(word: string, lexicon: WordList): number {
    const known = lexicon.find(word);
    if (known !== undefined) return known;
    const term = this.#termCount++;
    lexicon.add(word, term);
    return term;
  }
}

/** A set of terms that is emptied in no time. */
class TermMarks {
  #round = 0;
  #rounds = new Uint32Array(4096);

  restart(): void {
    this.#round++;
  }

  /** Marks the term; whether it was unmarked before. */
  mark(term: number): boolean {
    if (term >= this.#rounds.length) this.#lengthen(term);
    if (this.#rounds[term] === this.#round) return false;
    this.#rounds[term] = this.#round;
    return true;
  }

  #lengthen(term: number): void {
    const longer = new Uint32Array(term * 2);
    longer.set(this.#rounds);
    this.#rounds = longer;
  }
}
