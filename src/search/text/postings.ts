import { addOne, numberAt } from '../../domain/tables/number-at.ts';
import { type Bits, hasBit } from '../index-structures/bits.ts';
import type { ByteLists } from '../index-structures/byte-lists.ts';
import { countDeltaBytes, putDelta, readDeltas } from '../index-structures/deltas.ts';

/** An inverted index: for each term its slots, ascending, as differences. It never changes, so copies share it. */
export class Postings {
  readonly #bytes: Uint8Array;
  /** The start of each term in `#bytes`, and the end of the last. */
  readonly #starts: Uint32Array;
  /** How many slots each term has. */
  readonly sizes: Uint32Array;

  /** `termsOfSlot` are the terms below `termCount` of each slot below `capacity`, ascending, as differences. */
  constructor(termsOfSlot: ByteLists, capacity: number, termCount: number) {
    const scratch = new Uint32Array(termCount);
    const eachTerm = (visit: (term: number, slot: number) => void): void => {
      for (let slot = 0; slot < capacity; slot++) {
        const count = readDeltas(termsOfSlot.get(slot), scratch);
        for (let at = 0; at < count; at++) visit(numberAt(scratch, at), slot);
      }
    };
    this.sizes = new Uint32Array(termCount);
    this.#starts = new Uint32Array(termCount + 1);
    const last = new Uint32Array(termCount);
    eachTerm((term, slot) => {
      addOne(this.sizes, term);
      this.#starts[term + 1] = numberAt(this.#starts, term + 1) + countDeltaBytes(slot - numberAt(last, term));
      last[term] = slot;
    });
    for (let term = 0; term < termCount; term++)
      this.#starts[term + 1] = numberAt(this.#starts, term + 1) + numberAt(this.#starts, term);
    this.#bytes = new Uint8Array(numberAt(this.#starts, termCount));
    const next = this.#starts.slice();
    last.fill(0);
    eachTerm((term, slot) => {
      next[term] = putDelta(this.#bytes, numberAt(next, term), slot - numberAt(last, term));
      last[term] = slot;
    });
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
