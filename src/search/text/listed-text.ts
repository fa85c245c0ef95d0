import { type Bits, hasBit, scratchFor } from '../index-structures/bits.ts';
import type { Lexicon, WordList } from './lexicon.ts';
import type { TextStore } from './text-store.ts';

/** The text of a stock as it is for one list of its cars: a word that no listed car has does not count. */
export class ListedText {
  readonly #store: TextStore;
  readonly #listed: Bits;
  readonly #isWhole: () => boolean;
  /** How many listed cars have each term that was asked for. */
  readonly #counts = new Map<number, number>();

  /** For as long as the listed cars stay as they are. `isWhole`: whether they are all cars of the store. */
  constructor(store: TextStore, listed: Bits, isWhole: () => boolean) {
    this.#store = store;
    this.#listed = listed;
    this.#isWhole = isWhole;
  }

  get names(): Lexicon {
    return this.#store.words.names;
  }

  get kinds(): WordList {
    return this.#store.words.kinds;
  }

  get facts(): Lexicon {
    return this.#store.words.facts;
  }

  get features(): Lexicon {
    return this.#store.words.features;
  }

  get comments(): WordList {
    return this.#store.words.comments;
  }

  isOfColour(term: number): boolean {
    return this.#store.words.colourTerms.has(term);
  }

  /** How many listed cars have the term; 0 for undefined. */
  countCars(term: number | undefined): number {
    if (term === undefined) return 0;
    const ofAll = this.#store.countCars(term);
    if (this.#isWhole() || ofAll === 0) return ofAll;
    const known = this.#counts.get(term) ?? this.#countListed(term);
    this.#counts.set(term, known);
    return known;
  }

  /** Writes the slots with the term, listed or not, to `into`, each once, and returns how many there are. */
  readSlots(term: number, into: Uint32Array): number {
    return this.#store.readSlots(term, into);
  }

  /** The slots of listed cars with this stock number, which must be squeezed. */
  findByStockNumber(number: string): readonly number[] {
    return this.#store.stockNumbers.find(number).filter((slot) => hasBit(this.#listed, slot));
  }

  /** The slots of listed cars with a stock number that starts so; none when too many do. */
  findByStockPrefix(prefix: string): readonly number[] {
    return this.#store.stockNumbers.findByPrefix(prefix, this.#listed);
  }

  #countListed(term: number): number {
    const slots = scratchFor(this.#listed.length << 5);
    const count = this.#store.readSlots(term, slots);
    return slots.subarray(0, count).reduce((sum, slot) => sum + Number(hasBit(this.#listed, slot)), 0);
  }
}
