import { addOne, numberAt } from '../../domain/tables/number-at.ts';
import { type Bits, hasBit } from '../index-structures/bits.ts';
import type { ByteLists } from '../index-structures/byte-lists.ts';
import { countDeltaBytes, putDelta, readDeltas } from '../index-structures/deltas.ts';

/** Some ten milliseconds' worth. */
const SLOTS_A_STEP = 4096;

/** An inverted index: for each term its slots, ascending, as differences. It never changes, so copies share it. */
export class Postings {
  readonly #bytes: Uint8Array;
  /** The start of each term in `#bytes`, and the end of the last. */
  readonly #starts: Uint32Array;
  /** How many slots each term has. */
  readonly sizes: Uint32Array;

  private constructor(bytes: Uint8Array, starts: Uint32Array, sizes: Uint32Array) {
    this.#bytes = bytes;
    this.#starts = starts;
    this.sizes = sizes;
  }

  /**
   * Makes them in steps of some milliseconds. `termsOfSlot` are the terms below `termCount` of each slot below
   * `capacity`, ascending, as differences; they must not change meanwhile.
   */
  static *make(termsOfSlot: ByteLists, capacity: number, termCount: number): Generator<void, Postings> {
    const scratch = new Uint32Array(termCount);
    function* eachTerm(visit: (term: number, slot: number) => void): Generator<void> {
      for (let slot = 0; slot < capacity; slot++) {
        const count = readDeltas(termsOfSlot.get(slot), scratch);
        for (let at = 0; at < count; at++) visit(numberAt(scratch, at), slot);
        if (slot % SLOTS_A_STEP === SLOTS_A_STEP - 1) yield;
      }
    }
    const sizes = new Uint32Array(termCount);
    const starts = new Uint32Array(termCount + 1);
    const last = new Uint32Array(termCount);
    yield* eachTerm((term, slot) => {
      addOne(sizes, term);
      starts[term + 1] = numberAt(starts, term + 1) + countDeltaBytes(slot - numberAt(last, term));
      last[term] = slot;
    });
    for (let term = 0; term < termCount; term++) starts[term + 1] = numberAt(starts, term + 1) + numberAt(starts, term);
    const bytes = new Uint8Array(numberAt(starts, termCount));
    const next = starts.slice();
    last.fill(0);
    yield* eachTerm((term, slot) => {
      next[term] = putDelta(bytes, numberAt(next, term), slot - numberAt(last, term));
      last[term] = slot;
    });
    return new Postings(bytes, starts, sizes);
  }

  /** The bytes that this takes. */
  get bytes(): number {
    return this.#bytes.byteLength + this.#starts.byteLength + this.sizes.byteLength;
  }

  /** Writes the slots of a term, except `without`, to `into`, and returns how many there are. */
  read(term: number, without: Bits | null, into: Uint32Array): number {
    if (term >= this.sizes.length) return 0;
    const run = this.#bytes.subarray(numberAt(this.#starts, term), numberAt(this.#starts, term + 1));
    const count = readDeltas(run, into);
    if (!without) return count;
    let kept = 0;
    for (let at = 0; at < count; at++) {
      const slot = numberAt(into, at);
      if (!hasBit(without, slot)) into[kept++] = slot;
    }
    return kept;
  }
}
