import { floatAt, numberAt } from '../../domain/tables/number-at.ts';
import type { Range } from '../contract.ts';
import { type Bits, makeBits, setBit } from '../index-structures/bits.ts';
import type { Saved, SavedReader } from '../index-structures/saved.ts';

/** A number for every slot; NaN for none. */
export class NumberColumn {
  #numbers: Float64Array;

  constructor(capacity: number) {
    this.#numbers = new Float64Array(capacity).fill(Number.NaN);
  }

  copy(): NumberColumn {
    const copy = new NumberColumn(0);
    copy.#numbers = this.#numbers.slice();
    return copy;
  }

  get numbers(): Float64Array {
    return this.#numbers;
  }

  save(): Saved {
    return this.#numbers;
  }

  /** Fills an empty column with what `save` returned. */
  restore(saved: SavedReader): void {
    this.#numbers = saved.numbers(Float64Array, this.#numbers.length);
  }

  write(slot: number, number: number | null): void {
    this.#numbers[slot] = number ?? Number.NaN;
  }

  erase(slot: number): void {
    this.#numbers[slot] = Number.NaN;
  }

  grow(capacity: number): void {
    const longer = new Float64Array(capacity).fill(Number.NaN);
    longer.set(this.#numbers);
    this.#numbers = longer;
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

  /** The extent of the numbers of the first `count` slots of the list; nulls when none has one. */
  extent(slots: Uint32Array, count: number): Range {
    const numbers = this.#numbers;
    let min = Number.POSITIVE_INFINITY;
    let max = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const number = floatAt(numbers, numberAt(slots, i));
      if (number < min) min = number;
      if (number > max) max = number;
    }
    return min > max ? { min: null, max: null } : { min, max };
  }
}

/** Both ends are included; NaN is never selected. */
export function selectNumbers(numbers: Float64Array, { min, max }: Range): Bits {
  const low = min ?? Number.NEGATIVE_INFINITY;
  const high = max ?? Number.POSITIVE_INFINITY;
  const bits = makeBits(numbers.length);
  for (let word = 0, slot = 0; word < bits.length; word++) {
    let found = 0;
    for (let bit = 0; bit < 32; bit++) {
      const number = floatAt(numbers, slot++);
      if (number >= low && number <= high) found |= 1 << bit;
    }
    bits[word] = found;
  }
  return bits;
}
