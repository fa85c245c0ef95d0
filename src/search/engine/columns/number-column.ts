import { floatAt, numberAt } from '../../../domain/tables/number-at.ts';
import type { Range } from '../../contract.ts';
import { type Bits, lowestBit, makeBits, NO_SLOT, setBit } from '../../index-structures/bits.ts';
import type { Saved, SavedReader } from '../../index-structures/saved.ts';

/** The lowest and highest number of each block: of 32 slots, which are one word of a set. Infinities where none is. */
export interface BlockExtents {
  lows: Float64Array;
  highs: Float64Array;
}

/**
 * A number for every slot; NaN for none. The extent of each block is kept, so that whoever looks for extremes need not
 * look into most blocks.
 */
export class NumberColumn {
  #numbers: Float64Array;
  #blocks: BlockExtents;

  constructor(capacity: number) {
    this.#numbers = new Float64Array(capacity).fill(Number.NaN);
    this.#blocks = makeBlocks(capacity);
  }

  copy(): NumberColumn {
    const copy = new NumberColumn(0);
    copy.#numbers = this.#numbers.slice();
    copy.#blocks = { lows: this.#blocks.lows.slice(), highs: this.#blocks.highs.slice() };
    return copy;
  }

  get numbers(): Float64Array {
    return this.#numbers;
  }

  /** Of all slots, or of these in their order. */
  save(slots?: Uint32Array): Saved {
    return slots ? Float64Array.from(slots, (slot) => floatAt(this.#numbers, slot)) : this.#numbers;
  }

  /** Fills an empty column with what `save` returned: of all slots, or of these. */
  restore(saved: SavedReader, slots?: Uint32Array): void {
    if (slots) {
      const numbers = saved.numbers(Float64Array, slots.length);
      slots.forEach((slot, at) => {
        if (slot !== NO_SLOT) this.write(slot, floatAt(numbers, at));
      });
      return;
    }
    this.#numbers = saved.numbers(Float64Array, this.#numbers.length);
    for (let block = 0; block < this.#blocks.lows.length; block++) this.#measure(block);
  }

  get blocks(): BlockExtents {
    return this.#blocks;
  }

  write(slot: number, number: number | null): void {
    const before = floatAt(this.#numbers, slot);
    this.#numbers[slot] = number ?? Number.NaN;
    const { lows, highs } = this.#blocks;
    const block = slot >>> 5;
    if (before === floatAt(lows, block) || before === floatAt(highs, block)) this.#measure(block);
    else if (number !== null) this.#widen(block, number);
  }

  erase(slot: number): void {
    this.write(slot, null);
  }

  grow(capacity: number): void {
    const longer = new Float64Array(capacity).fill(Number.NaN);
    longer.set(this.#numbers);
    this.#numbers = longer;
    const blocks = makeBlocks(capacity);
    blocks.lows.set(this.#blocks.lows);
    blocks.highs.set(this.#blocks.highs);
    this.#blocks = blocks;
  }

  /** Both ends are included; slots without a number are never selected. */
  select(range: Range): Bits {
    return selectNumbers(this.#numbers, range);
  }

  /** The slots with one of these exact numbers. */
  selectExact(values: readonly string[]): Bits {
    const chosen = new Set(values.map(Number));
    // A slot without a number has NaN, and so has text that is not a number.
    chosen.delete(Number.NaN);
    const bits = makeBits(this.#numbers.length);
    this.#numbers.forEach((number, slot) => {
      if (chosen.has(number)) setBit(bits, slot);
    });
    return bits;
  }

  /** Each of these exact numbers with how many of the first `count` slots of the list have it. */
  countExact(slots: Uint32Array, count: number, values: readonly string[]): [value: string, count: number][] {
    const counts = new Map(values.map((value) => [Number(value), 0]));
    for (let i = 0; i < count; i++) {
      const number = floatAt(this.#numbers, numberAt(slots, i));
      const known = counts.get(number);
      if (known !== undefined) counts.set(number, known + 1);
    }
    return values.map((value) => [value, counts.get(Number(value)) ?? 0]);
  }

  /** The extent of the numbers of a set; nulls when none has one. */
  extent(set: Bits): Range {
    const { lows, highs } = this.#blocks;
    let min = Number.POSITIVE_INFINITY;
    let max = Number.NEGATIVE_INFINITY;
    for (let word = 0; word < set.length; word++) {
      let rest = numberAt(set, word);
      // A block that could not extend what was found so far.
      if (rest === 0 || (floatAt(lows, word) >= min && floatAt(highs, word) <= max)) continue;
      for (; rest !== 0; rest &= rest - 1) {
        const number = floatAt(this.#numbers, (word << 5) + lowestBit(rest));
        if (number < min) min = number;
        if (number > max) max = number;
      }
    }
    return min > max ? { min: null, max: null } : { min, max };
  }

  #widen(block: number, number: number): void {
    const { lows, highs } = this.#blocks;
    if (number < floatAt(lows, block)) lows[block] = number;
    if (number > floatAt(highs, block)) highs[block] = number;
  }

  #measure(block: number): void {
    this.#blocks.lows[block] = Number.POSITIVE_INFINITY;
    this.#blocks.highs[block] = Number.NEGATIVE_INFINITY;
    for (let slot = block << 5; slot < (block + 1) << 5; slot++) this.#widen(block, floatAt(this.#numbers, slot));
  }
}

/** Those of blocks without numbers. */
function makeBlocks(capacity: number): BlockExtents {
  const lows = new Float64Array(capacity >>> 5).fill(Number.POSITIVE_INFINITY);
  const highs = new Float64Array(capacity >>> 5).fill(Number.NEGATIVE_INFINITY);
  return { lows, highs };
}

/** Both ends are included; NaN is never selected. */
export function selectNumbers(numbers: Float64Array, { min, max }: Range): Bits {
  const low = min ?? Number.NEGATIVE_INFINITY;
  const high = max ?? Number.POSITIVE_INFINITY;
  const bits = makeBits(numbers.length);
  for (let word = 0, slot = 0; word < bits.length; word++) {
    let found = 0;
    // Without a branch, which the processor would guess wrongly for every other number.
    for (let bit = 0; bit < 32; bit++) {
      const number = floatAt(numbers, slot++);
      found |= (Number(number >= low) & Number(number <= high)) << bit;
    }
    bits[word] = found;
  }
  return bits;
}
