import { addOne, numberAt } from '../../domain/tables/number-at.ts';
import { growArray, ListArena } from '../index-structures/list-arena.ts';

export interface SlotRun {
  slots: Uint32Array;
  start: number;
  end: number;
}

const NO_LISTS = new ListArena(0);

/** The insertion point of `slot` in an ascending run (binary search). */
function placeOf(slots: Uint32Array, start: number, end: number, slot: number): number {
  let low = start;
  let high = end;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numberAt(slots, middle) < slot) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * An inverted index: for each term its slots, ascending. Built into one array from the terms of each slot; a term that
 * changes later gets an array of its own.
 */
export class Postings {
  #arena: Uint32Array;
  #starts: Uint32Array;
  #builtTerms: number;
  #own: (Uint32Array | undefined)[] = [];
  /** Terms whose own array is not shared with a copy. */
  #unshared = new Set<number>();
  #lengths: Uint32Array;

  constructor(termsOfSlot: ListArena, termCount: number) {
    const { offsets, lengths, buffer } = termsOfSlot;
    this.#builtTerms = termCount;
    this.#lengths = new Uint32Array(termCount + 64);
    this.#starts = new Uint32Array(termCount);
    const eachTerm = (visit: (term: number, slot: number) => void): void => {
      for (let slot = 0; slot < offsets.length; slot++) {
        const end = numberAt(offsets, slot) + numberAt(lengths, slot);
        for (let at = numberAt(offsets, slot); at < end; at++) visit(numberAt(buffer, at), slot);
      }
    };
    eachTerm((term) => addOne(this.#lengths, term));
    let total = 0;
    for (let term = 0; term < termCount; term++) {
      this.#starts[term] = total;
      total += numberAt(this.#lengths, term);
    }
    this.#arena = new Uint32Array(total);
    const next = this.#starts.slice();
    eachTerm((term, slot) => {
      this.#arena[numberAt(next, term)] = slot;
      addOne(next, term);
    });
  }

  /** Copy-on-write: both share their arrays until one of them changes a term. */
  copy(): Postings {
    const copy = new Postings(NO_LISTS, 0);
    copy.#arena = this.#arena;
    copy.#starts = this.#starts;
    copy.#builtTerms = this.#builtTerms;
    copy.#lengths = this.#lengths.slice();
    copy.#own = this.#own.slice();
    this.#unshared.clear();
    return copy;
  }

  size(term: number): number {
    return this.#lengths[term] ?? 0;
  }

  run(term: number): SlotRun {
    const own = this.#own[term];
    const start = own || term >= this.#builtTerms ? 0 : numberAt(this.#starts, term);
    return { slots: own ?? this.#arena, start, end: start + this.size(term) };
  }

  add(term: number, slot: number): void {
    if (term >= this.#lengths.length) this.#lengths = growArray(this.#lengths, term + 1 + (term >> 2));
    const slots = this.#roomyOwn(term);
    const length = numberAt(this.#lengths, term);
    const at = placeOf(slots, 0, length, slot);
    slots.copyWithin(at + 1, at, length);
    slots[at] = slot;
    this.#lengths[term] = length + 1;
  }

  remove(term: number, slot: number): void {
    const slots = this.#roomyOwn(term);
    const length = numberAt(this.#lengths, term);
    const at = placeOf(slots, 0, length, slot);
    if (at === length || slots[at] !== slot) return;
    slots.copyWithin(at, at + 1, length);
    this.#lengths[term] = length - 1;
  }

  /** The term's own array, with room for one more slot. */
  #roomyOwn(term: number): Uint32Array {
    const { slots, start, end } = this.run(term);
    const own = this.#own[term];
    if (own && end < own.length && this.#unshared.has(term)) return own;
    const roomy = new Uint32Array(end - start + 4 + ((end - start) >> 3));
    roomy.set(slots.subarray(start, end));
    this.#own[term] = roomy;
    this.#unshared.add(term);
    return roomy;
  }
}
