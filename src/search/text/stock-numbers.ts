import { type Bits, slotsIn } from '../index-structures/bits.ts';
import { ByteLists } from '../index-structures/byte-lists.ts';
import type { Saved, SavedReader } from '../index-structures/saved.ts';
import { SlotHash } from '../index-structures/slot-hash.ts';
import { encodeText, hashBytes } from '../index-structures/text-table.ts';

/** A stock number for comparison: without blanks and punctuation, ignoring letter case. */
export function squeezeStockNumber(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}

const MOST_BY_PREFIX = 200;

const NO_NUMBER = new Uint8Array(0);

/** The cars by stock number or its prefix. Two dealerships of a group may use the same number. */
export class StockNumbers {
  /** Of each slot; nothing for none. */
  readonly #numbers: ByteLists;
  readonly #slots: SlotHash;

  /** Empty, or a copy of `from`. */
  constructor(capacity: number, from?: StockNumbers) {
    this.#numbers = from ? from.#numbers.copy() : new ByteLists(capacity);
    this.#slots = from ? from.#slots.copy() : new SlotHash();
  }

  /** The bytes that this takes. */
  get bytes(): number {
    return this.#numbers.bytes + this.#slots.bytes;
  }

  save(): Saved {
    return this.#numbers.save();
  }

  /** Fills an empty table, of the same capacity, with what `save` returned. */
  restore(saved: SavedReader): void {
    this.#numbers.restore(saved);
    for (let slot = 0; slot < this.#numbers.capacity; slot++) {
      const number = this.#numbers.get(slot);
      if (number.length > 0) this.#slots.add(hashBytes(number), slot);
    }
  }

  grow(capacity: number): void {
    this.#numbers.grow(capacity);
  }

  set(slot: number, stocknum: string): void {
    const number = encodeText(squeezeStockNumber(stocknum));
    if (this.#numbers.isAt(slot, number)) return;
    this.delete(slot);
    if (number.length === 0) return;
    this.#numbers.set(slot, number);
    this.#slots.add(hashBytes(number), slot);
  }

  delete(slot: number): void {
    const number = this.#numbers.get(slot);
    if (number.length === 0) return;
    this.#slots.delete(hashBytes(number), slot);
    this.#numbers.set(slot, NO_NUMBER);
  }

  /** The slots with this number, which must be squeezed. */
  find(number: string): readonly number[] {
    const bytes = encodeText(number);
    return bytes.length === 0 ? [] : this.#slots.findAll(hashBytes(bytes), (slot) => this.#numbers.isAt(slot, bytes));
  }

  /** The slots of `listed`; a prefix that too many of them share finds none. */
  findByPrefix(prefix: string, listed: Bits): readonly number[] {
    const bytes = encodeText(prefix);
    const found: number[] = [];
    for (const slot of slotsIn(listed)) {
      if (!this.#numbers.startsWith(slot, bytes)) continue;
      found.push(slot);
      if (found.length > MOST_BY_PREFIX) return [];
    }
    return found;
  }
}
