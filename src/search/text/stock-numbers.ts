import { type Bits, hasBit } from '../index-structures/bits.ts';
import type { Saved, SavedReader } from '../index-structures/saved.ts';

/** A stock number for comparison: without blanks and punctuation, ignoring letter case. */
export function squeezeStockNumber(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}

const MOST_BY_PREFIX = 200;

/** The cars by stock number or its prefix. Two dealerships of a group may use the same number. */
export class StockNumbers {
  #slots = new Map<string, readonly number[]>();
  #numberOf: (string | undefined)[] = [];

  copy(): StockNumbers {
    const copy = new StockNumbers();
    copy.#slots = new Map(this.#slots);
    copy.#numberOf = this.#numberOf.slice();
    return copy;
  }

  /** The number of each slot; empty for none. */
  save(): Saved {
    return Array.from(this.#numberOf, (number) => number ?? '');
  }

  /** Fills an empty table with what `save` returned. */
  restore(saved: SavedReader): void {
    saved.texts().forEach((number, slot) => {
      this.set(slot, number);
    });
  }

  set(slot: number, stocknum: string): void {
    const number = squeezeStockNumber(stocknum);
    if (this.#numberOf[slot] === number) return;
    this.delete(slot);
    if (number === '') return;
    this.#numberOf[slot] = number;
    this.#slots.set(number, [...(this.#slots.get(number) ?? []), slot]);
  }

  delete(slot: number): void {
    const number = this.#numberOf[slot];
    if (number === undefined) return;
    this.#numberOf[slot] = undefined;
    const left = this.find(number).filter((other) => other !== slot);
    if (left.length > 0) this.#slots.set(number, left);
    else this.#slots.delete(number);
  }

  find(number: string): readonly number[] {
    return this.#slots.get(number) ?? [];
  }

  /** The slots of `listed`; a prefix that too many of them share finds none. */
  findByPrefix(prefix: string, listed: Bits): readonly number[] {
    const found: number[] = [];
    for (const [number, slots] of this.#slots) {
      if (!number.startsWith(prefix)) continue;
      found.push(...slots.filter((slot) => hasBit(listed, slot)));
      if (found.length > MOST_BY_PREFIX) return [];
    }
    return found;
  }
}
