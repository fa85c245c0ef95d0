import { numberAt } from '../../../domain/tables/number-at.ts';
import type { MultiTermRow, SingleTermRow } from '../../facets.ts';
import { type Bits, clearBit, growBits, makeBits, NO_SLOT, setBit, uniteInto } from '../../index-structures/bits.ts';
import { ListArena } from '../../index-structures/list-arena.ts';
import { MalformedSave, type Saved, type SavedReader } from '../../index-structures/saved.ts';
import type { SearchableCar } from '../../searchable-car.ts';
import type { CodeColumn } from '../codes/code-groups.ts';
import { addCounts, type Codes, growCodes, pickCodes, putCode } from '../codes/codes.ts';
import { Dictionary, NO_VALUE } from './dictionary.ts';

/** The values of one filter for every slot. */
export interface TermColumn {
  readonly dictionary: Dictionary;
  write(slot: number, car: SearchableCar): void;
  erase(slot: number): void;
  grow(capacity: number): void;
  /** An independent copy. */
  copy(): TermColumn;
  /** Of all slots, or of these in their order. */
  save(slots?: Uint32Array): Saved;
  /** Fills an empty column with what `save` returned: of all slots, or of these. */
  restore(saved: SavedReader, slots?: Uint32Array): void;
  select(values: readonly string[]): Bits;
  /** How many of the first `count` slots of the list have each code. The count of NO_VALUE is meaningless. */
  count(slots: Uint32Array, count: number): Uint32Array;
}

/** A filter with at most one value per car: a code for each slot, scanned both to select and to count. */
export class SingleColumn implements TermColumn, CodeColumn {
  readonly dictionary: Dictionary;
  readonly #row: SingleTermRow;
  #codes: Codes;

  constructor(row: SingleTermRow, capacity: number, dictionary = new Dictionary(row)) {
    this.#row = row;
    this.dictionary = dictionary;
    this.#codes = new Uint16Array(capacity);
  }

  copy(): SingleColumn {
    const copy = new SingleColumn(this.#row, 0, this.dictionary.copy());
    copy.#codes = this.#codes.slice();
    return copy;
  }

  save(slots?: Uint32Array): Saved {
    const codes = slots ? pickCodes(this.#codes, slots) : this.#codes;
    return { values: this.dictionary.values(), codes };
  }

  restore(saved: SavedReader, slots?: Uint32Array): void {
    for (const value of saved.part('values').texts()) this.dictionary.codeOf(value);
    saved
      .part('codes')
      .wholeNumbers(slots?.length ?? this.#codes.length)
      .forEach((code, at) => {
        if (code >= this.dictionary.size) throw new MalformedSave(`There is no code ${code} of ${this.#row.key}`);
        const slot = slots ? numberAt(slots, at) : at;
        if (slot !== NO_SLOT) this.#put(slot, code);
      });
  }

  get codes(): Codes {
    return this.#codes;
  }

  get size(): number {
    return this.dictionary.size;
  }

  write(slot: number, car: SearchableCar): void {
    const value = this.#row.of(car);
    this.#put(slot, value === null || value === '' ? NO_VALUE : this.dictionary.codeOf(value));
  }

  erase(slot: number): void {
    this.#put(slot, NO_VALUE);
  }

  #put(slot: number, code: number): void {
    this.#codes = putCode(this.#codes, slot, code);
  }

  grow(capacity: number): void {
    this.#codes = growCodes(this.#codes, capacity);
  }

  select(values: readonly string[]): Bits {
    const chosen = new Uint8Array(this.dictionary.size);
    for (const value of values) chosen[this.dictionary.find(value) ?? NO_VALUE] = 1;
    chosen[NO_VALUE] = 0;
    const codes = this.#codes;
    const bits = makeBits(codes.length);
    for (let word = 0, slot = 0; word < bits.length; word++) {
      let found = 0;
      // Read without a check, which would cost a search by words a tenth of its time.
      for (let bit = 0; bit < 32; bit++) found |= chosen[codes[slot++]!]! << bit;
      bits[word] = found;
    }
    return bits;
  }

  count(slots: Uint32Array, count: number): Uint32Array {
    const counts = new Uint32Array(this.size);
    addCounts(this.#codes, slots, count, counts);
    return counts;
  }
}

/**
 * A filter with many values per car: a list of codes for each slot to count, and a set of slots for each value to
 * select.
 */
export class MultiColumn implements TermColumn {
  readonly dictionary: Dictionary;
  readonly #row: MultiTermRow;
  #lists: ListArena;
  #members: Bits[] = [];
  #capacity: number;

  constructor(row: MultiTermRow, capacity: number, dictionary = new Dictionary(row)) {
    this.#row = row;
    this.#capacity = capacity;
    this.dictionary = dictionary;
    this.#lists = new ListArena(capacity);
  }

  copy(): MultiColumn {
    const copy = new MultiColumn(this.#row, this.#capacity, this.dictionary.copy());
    copy.#lists = this.#lists.copy();
    copy.#members = this.#members.map((members) => members.slice());
    return copy;
  }

  save(slots?: Uint32Array): Saved {
    return { values: this.dictionary.values(), lists: this.#lists.save(slots) };
  }

  restore(saved: SavedReader, slots?: Uint32Array): void {
    for (const value of saved.part('values').texts()) this.dictionary.codeOf(value);
    this.#lists.restore(saved.part('lists'), slots);
    for (let slot = 0; slot < this.#capacity; slot++)
      for (const code of this.#lists.get(slot)) setBit(this.#membersOf(code), slot);
  }

  write(slot: number, car: SearchableCar): void {
    this.erase(slot);
    const values = new Set(this.#row.of(car).filter((value) => value !== ''));
    const codes = Array.from(values, (value) => this.dictionary.codeOf(value));
    for (const code of codes) setBit(this.#membersOf(code), slot);
    this.#lists.set(slot, codes);
  }

  erase(slot: number): void {
    for (const code of this.#lists.get(slot)) clearBit(this.#membersOf(code), slot);
    this.#lists.set(slot, []);
  }

  grow(capacity: number): void {
    this.#capacity = capacity;
    this.#lists.grow(capacity);
    this.#members.forEach((members, code) => {
      this.#members[code] = growBits(members, capacity);
    });
  }

  select(values: readonly string[]): Bits {
    const bits = makeBits(this.#capacity);
    for (const value of values) {
      const code = this.dictionary.find(value);
      if (code !== undefined) uniteInto(bits, this.#membersOf(code));
    }
    return bits;
  }

  count(slots: Uint32Array, count: number): Uint32Array {
    const counts = new Uint32Array(this.dictionary.size);
    const { offsets, lengths, buffer } = this.#lists;
    // Read without a check, which would cost a search of a million vehicles a tenth of its time.
    for (let i = 0; i < count; i++) {
      const slot = slots[i]!;
      const end = offsets[slot]! + lengths[slot]!;
      for (let at = offsets[slot]!; at < end; at++) counts[buffer[at]!]!++;
    }
    return counts;
  }

  #membersOf(code: number): Bits {
    this.#members[code] ??= makeBits(this.#capacity);
    return this.#members[code];
  }
}
