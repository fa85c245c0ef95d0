import { floatAt, numberAt } from '../../domain/tables/number-at.ts';

/**
 * An order of slots: by a number (those without one last), then custom_rank highest first, then id, so that there is
 * never a tie.
 */
export interface SlotOrder {
  numbers: Float64Array | Float32Array;
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

/** The best `limit` of the first `count` slots of the list, best first. */
export function pickTopSlots(slots: Uint32Array, count: number, limit: number, order: SlotOrder): Uint32Array {
  const heap = new BoundedHeap(order, Math.min(limit, count));
  for (let i = 0; limit > 0 && i < count; i++) {
    const slot = numberAt(slots, i);
    heap.offer(keyOf(order, slot), slot);
  }
  return heap.take();
}
