import { floatAt, numberAt } from '../../domain/tables/number-at.ts';
import { type Bits, lowestBit } from '../index-structures/bits.ts';
import type { BlockExtents } from './columns/number-column.ts';

/**
 * An order of slots: by a number (those without one last), then custom_rank highest first, then id, so that there is
 * never a tie.
 */
export interface SlotOrder {
  numbers: Float64Array | Float32Array;
  /** The extents of the blocks of `numbers`; null where they are unknown. */
  blocks: BlockExtents | null;
  isFalling: boolean;
  ranks: Float64Array;
  ids: Float64Array;
}

/** The sort key of a slot: lower is better, and slots without a number come last. */
function keyOf(order: SlotOrder, slot: number): number {
  const number = floatAt(order.numbers, slot);
  if (Number.isNaN(number)) return Number.POSITIVE_INFINITY;
  return order.isFalling ? -number : number;
}

/** The best key that a slot of the block could have. */
function bestKeyOf({ blocks, isFalling }: SlotOrder, block: number): number {
  if (!blocks) return Number.NEGATIVE_INFINITY;
  return isFalling ? -floatAt(blocks.highs, block) : floatAt(blocks.lows, block);
}

const rankOf = (order: SlotOrder, slot: number): number => {
  const rank = floatAt(order.ranks, slot);
  return Number.isNaN(rank) ? Number.NEGATIVE_INFINITY : rank;
};

/** Whether slot `a` comes before `b` when their keys are equal. */
function winsTie(order: SlotOrder, a: number, b: number): boolean {
  const rankA = rankOf(order, a);
  const rankB = rankOf(order, b);
  return rankA === rankB ? floatAt(order.ids, a) < floatAt(order.ids, b) : rankA > rankB;
}

/**
 * The best slots so far, the worst of them on top, so that one comparison tells whether another slot belongs among
 * them.
 */
class BoundedHeap {
  readonly #order: SlotOrder;
  readonly #limit: number;
  readonly #keys: Float64Array;
  readonly #slots: Uint32Array;
  #size = 0;

  constructor(order: SlotOrder, limit: number) {
    this.#order = order;
    this.#limit = limit;
    this.#keys = new Float64Array(limit);
    this.#slots = new Uint32Array(limit);
  }

  /** Whether every slot with a key of at least `key` would be refused, whatever its tie-breakers. */
  isBeyond(key: number): boolean {
    return this.#size === this.#limit && key > floatAt(this.#keys, 0);
  }

  offer(key: number, slot: number): void {
    if (this.#size < this.#limit) {
      this.#place(this.#size++, key, slot);
      this.#rise(this.#size - 1);
      return;
    }
    const worst = floatAt(this.#keys, 0);
    if (key > worst || (key === worst && !winsTie(this.#order, slot, numberAt(this.#slots, 0)))) return;
    this.#place(0, key, slot);
    this.#sink();
  }

  /** The slots, best first. Empties the heap. */
  take(): Uint32Array {
    const best = new Uint32Array(this.#size);
    while (this.#size > 0) {
      best[this.#size - 1] = numberAt(this.#slots, 0);
      this.#size--;
      this.#place(0, floatAt(this.#keys, this.#size), numberAt(this.#slots, this.#size));
      this.#sink();
    }
    return best;
  }

  #place(at: number, key: number, slot: number): void {
    this.#keys[at] = key;
    this.#slots[at] = slot;
  }

  #isWorse(a: number, b: number): boolean {
    const keyA = floatAt(this.#keys, a);
    const keyB = floatAt(this.#keys, b);
    return keyA === keyB ? winsTie(this.#order, numberAt(this.#slots, b), numberAt(this.#slots, a)) : keyA > keyB;
  }

  #swap(a: number, b: number): void {
    const key = floatAt(this.#keys, a);
    const slot = numberAt(this.#slots, a);
    this.#place(a, floatAt(this.#keys, b), numberAt(this.#slots, b));
    this.#place(b, key, slot);
  }

  #rise(from: number): void {
    let at = from;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!this.#isWorse(at, parent)) return;
      this.#swap(at, parent);
      at = parent;
    }
  }

  #sink(): void {
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= this.#size) return;
      if (child + 1 < this.#size && this.#isWorse(child + 1, child)) child++;
      if (!this.#isWorse(child, at)) return;
      this.#swap(child, at);
      at = child;
    }
  }
}

/** The best `limit` slots of a set of `size`, best first. */
export function pickTopSlots(set: Bits, size: number, limit: number, order: SlotOrder): Uint32Array {
  const heap = new BoundedHeap(order, Math.min(limit, size));
  if (limit === 0 || size === 0) return heap.take();
  for (let word = 0; word < set.length; word++) {
    let rest = numberAt(set, word);
    if (rest === 0 || heap.isBeyond(bestKeyOf(order, word))) continue;
    for (; rest !== 0; rest &= rest - 1) {
      const slot = (word << 5) + lowestBit(rest);
      heap.offer(keyOf(order, slot), slot);
    }
  }
  return heap.take();
}
