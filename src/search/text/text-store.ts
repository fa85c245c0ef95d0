import { addOne, numberAt } from '../../domain/tables/number-at.ts';
import { type Bits, makeBits, setBit } from '../index-structures/bits.ts';
import { ByteLists } from '../index-structures/byte-lists.ts';
import { encodeDeltas, readDeltas } from '../index-structures/deltas.ts';
import { growArray } from '../index-structures/list-arena.ts';
import type { Saved, SavedReader } from '../index-structures/saved.ts';
import type { SearchableCar } from '../searchable-car.ts';
import { Postings } from './postings.ts';
import { StockNumbers } from './stock-numbers.ts';
import { StockWords } from './stock-words.ts';

/** From this many changed cars on, or this share of them, new postings are faster than looking at each of them. */
const MOST_CHANGED = 64;
const CHANGED_SHARE = 1 / 256;

/** The words and stock numbers of the cars of a stock, by slot. */
export class TextStore {
  readonly words: StockWords;
  readonly stockNumbers: StockNumbers;
  /** The terms of each slot, ascending, as differences. */
  readonly #terms: ByteLists;
  #capacity: number;
  /** Made for the first search by words. */
  #postings: Postings | null = null;
  /** Whether there were postings before too much changed. */
  #hadPostings = false;
  /** How many cars have each term now. */
  #sizes = new Uint32Array(0);
  /** The slots of which the postings are out of date. */
  #changed = new Set<number>();
  #recent: Recent | null = null;

  /** Empty, or a copy of `from`; both share the same words and postings from then on. */
  constructor(capacity: number, from?: TextStore) {
    this.words = from ? from.words : new StockWords();
    this.stockNumbers = new StockNumbers(capacity, from?.stockNumbers);
    this.#terms = from ? from.#terms.copy() : new ByteLists(capacity);
    this.#capacity = capacity;
    if (!from) return;
    this.#postings = from.#postings;
    this.#hadPostings = from.#hadPostings;
    this.#sizes = from.#sizes.slice();
    this.#changed = new Set(from.#changed);
  }

  /** The bytes that this takes. */
  get bytes(): number {
    const ofPostings = this.#postings ? this.#postings.bytes + this.#sizes.byteLength : 0;
    return this.words.bytes + this.stockNumbers.bytes + this.#terms.bytes + ofPostings;
  }

  save(): Saved {
    return { words: this.words.save(), stockNumbers: this.stockNumbers.save(), terms: this.#terms.save() };
  }

  /** Fills an empty store, of the same capacity, with what `save` returned. */
  restore(saved: SavedReader): void {
    this.words.restore(saved.part('words'));
    this.stockNumbers.restore(saved.part('stockNumbers'));
    this.#terms.restore(saved.part('terms'));
  }

  grow(capacity: number): void {
    this.#capacity = capacity;
    this.#terms.grow(capacity);
    this.stockNumbers.grow(capacity);
    this.#recent = null;
  }

  /** Indexes the words of the car in the slot; only what has changed is updated. */
  write(slot: number, car: SearchableCar): void {
    this.stockNumbers.set(slot, car.stocknum);
    this.#replace(slot, encodeDeltas(this.words.termsOf(car)));
  }

  erase(slot: number): void {
    this.stockNumbers.delete(slot);
    this.#replace(slot, NO_TERMS);
  }

  /**
   * Makes the postings anew, in steps of some milliseconds, when so much has changed that the next search by words
   * would have to; not for a stock that nobody has searched by words. Nothing may be written meanwhile.
   */
  *prepare(): Generator<void> {
    if (!this.#postings && this.#hadPostings) yield* this.#makePostings();
  }

  /** How many cars have the term. */
  countCars(term: number): number {
    this.#upToDate();
    return this.#sizes[term] ?? 0;
  }

  /** Writes the slots with the term to `into`, each once, and returns how many there are. */
  readSlots(term: number, into: Uint32Array): number {
    const postings = this.#upToDate();
    if (this.#changed.size === 0) return postings.read(term, null, into);
    this.#recent ??= this.#readRecent();
    let count = postings.read(term, this.#recent.slots, into);
    for (const slot of this.#recent.byTerm.get(term) ?? []) into[count++] = slot;
    return count;
  }

  #upToDate(): Postings {
    if (this.#postings) return this.#postings;
    const making = this.#makePostings();
    for (;;) {
      const { done, value } = making.next();
      if (done) return value;
    }
  }

  *#makePostings(): Generator<void, Postings> {
    const postings = yield* Postings.make(this.#terms, this.#capacity, this.words.count);
    this.#postings = postings;
    this.#sizes = postings.sizes.slice();
    this.#changed.clear();
    this.#recent = null;
    return postings;
  }

  #replace(slot: number, terms: Uint8Array): void {
    if (isSame(this.#terms.get(slot), terms)) return;
    if (this.#postings && this.#changed.size >= MOST_CHANGED + this.#capacity * CHANGED_SHARE) {
      this.#postings = null;
      this.#hadPostings = true;
    }
    if (this.#postings) this.#note(slot, terms);
    this.#terms.set(slot, terms);
  }

  #note(slot: number, terms: Uint8Array): void {
    this.#changed.add(slot);
    this.#recent = null;
    if (this.words.count > this.#sizes.length) this.#sizes = growArray(this.#sizes, this.words.count);
    for (const term of this.#decoded(this.#terms.get(slot))) this.#sizes[term] = numberAt(this.#sizes, term) - 1;
    for (const term of this.#decoded(terms)) addOne(this.#sizes, term);
  }

  #readRecent(): Recent {
    const recent: Recent = { slots: makeBits(this.#capacity), byTerm: new Map() };
    for (const slot of this.#changed) {
      setBit(recent.slots, slot);
      for (const term of this.#decoded(this.#terms.get(slot))) {
        const slots = recent.byTerm.get(term);
        if (slots) slots.push(slot);
        else recent.byTerm.set(term, [slot]);
      }
    }
    return recent;
  }

  #decoded(terms: Uint8Array): Uint32Array {
    const decoded = new Uint32Array(terms.length);
    return decoded.subarray(0, readDeltas(terms, decoded));
  }
}

/** The slots that have changed since the postings were made, and those with each term. */
interface Recent {
  slots: Bits;
  byTerm: Map<number, number[]>;
}

const NO_TERMS = new Uint8Array(0);

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, at) => byte === b[at]);
}
