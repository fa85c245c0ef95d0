import { numberAt } from '../../domain/tables/number-at.ts';
import { NO_SLOT } from './bits.ts';
import type { Saved, SavedReader } from './saved.ts';

const SMALLEST_BUFFER = 1024;

/**
 * A list of small numbers for each slot, all in one buffer: thousands of small arrays would cost more than their
 * contents. A list that grows moves to the end of the buffer; when half of the buffer is unused, it is compacted.
 */
export class ListArena {
  #offsets: Uint32Array;
  #lengths: Uint32Array;
  #buffer = new Uint32Array(SMALLEST_BUFFER);
  #top = 0;
  #fallow = 0;

  constructor(capacity: number) {
    this.#offsets = new Uint32Array(capacity);
    this.#lengths = new Uint32Array(capacity);
  }

  copy(): ListArena {
    const copy = new ListArena(0);
    copy.#offsets = this.#offsets.slice();
    copy.#lengths = this.#lengths.slice();
    copy.#buffer = this.#buffer.slice();
    copy.#top = this.#top;
    copy.#fallow = this.#fallow;
    return copy;
  }

  /** The lists of all slots, or of these, one after the other, and the length of each. */
  save(slots: Uint32Array = listSlots(this.#lengths.length)): Saved {
    const lengths = Uint32Array.from(slots, (slot) => numberAt(this.#lengths, slot));
    const numbers = new Uint32Array(lengths.reduce((sum, length) => sum + length, 0));
    let top = 0;
    for (const slot of slots) {
      const list = this.get(slot);
      numbers.set(list, top);
      top += list.length;
    }
    return { lengths, numbers };
  }

  /** Fills empty lists with what `save` returned: of all slots, with the same capacity, or of these. */
  restore(saved: SavedReader, slots?: Uint32Array): void {
    if (slots) this.#restoreSome(saved, slots);
    else this.#restoreAll(saved);
  }

  #restoreAll(saved: SavedReader): void {
    const lengths = saved.part('lengths').numbers(Uint32Array, this.#lengths.length);
    let top = 0;
    lengths.forEach((length, slot) => {
      this.#offsets[slot] = top;
      top += length;
    });
    this.#lengths = lengths;
    this.#buffer = saved.part('numbers').numbers(Uint32Array, top);
    this.#top = top;
  }

  #restoreSome(saved: SavedReader, slots: Uint32Array): void {
    const lengths = saved.part('lengths').numbers(Uint32Array, slots.length);
    const numbers = saved.part('numbers').numbers(Uint32Array);
    eachSavedList(lengths, slots, (slot, start, end) => {
      this.set(slot, numbers.subarray(start, end));
    });
  }

  /** The start of each list in `buffer`; for loops over many slots. */
  get offsets(): Uint32Array {
    return this.#offsets;
  }

  get lengths(): Uint32Array {
    return this.#lengths;
  }

  get buffer(): Uint32Array {
    return this.#buffer;
  }

  /** The list of a slot, as a view that is valid until the next `set`. */
  get(slot: number): Uint32Array {
    const offset = numberAt(this.#offsets, slot);
    return this.#buffer.subarray(offset, offset + numberAt(this.#lengths, slot));
  }

  set(slot: number, list: ArrayLike<number>): void {
    const before = numberAt(this.#lengths, slot);
    if (list.length > before) {
      this.#lengths[slot] = 0;
      this.#fallow += before;
      this.#reserve(list.length);
      this.#offsets[slot] = this.#top;
      this.#top += list.length;
    } else this.#fallow += before - list.length;
    this.#buffer.set(list, numberAt(this.#offsets, slot));
    this.#lengths[slot] = list.length;
  }

  /** Makes room for slots up to `capacity` - 1. */
  grow(capacity: number): void {
    this.#offsets = growArray(this.#offsets, capacity);
    this.#lengths = growArray(this.#lengths, capacity);
  }

  #reserve(length: number): void {
    if (this.#top + length <= this.#buffer.length) return;
    if (this.#fallow * 2 > this.#top) this.#pack();
    const needed = this.#top + length;
    if (needed > this.#buffer.length) this.#buffer = growArray(this.#buffer, Math.ceil(needed * 1.3) + 64);
  }

  #pack(): void {
    const packed = new Uint32Array(this.#buffer.length);
    let top = 0;
    for (let slot = 0; slot < this.#offsets.length; slot++) {
      const list = this.get(slot);
      packed.set(list, top);
      this.#offsets[slot] = top;
      top += list.length;
    }
    this.#buffer = packed;
    this.#top = top;
    this.#fallow = 0;
  }
}

/** Where the list of each slot begins and ends among lists of these lengths; a NO_SLOT has one too, and is left out. */
export function eachSavedList(
  lengths: Uint32Array,
  slots: Uint32Array,
  visit: (slot: number, start: number, end: number) => void,
): void {
  let end = 0;
  slots.forEach((slot, at) => {
    const start = end;
    end += numberAt(lengths, at);
    if (slot !== NO_SLOT) visit(slot, start, end);
  });
}

/** 0 to `count` - 1. */
export function listSlots(count: number): Uint32Array {
  return Uint32Array.from({ length: count }, (_, slot) => slot);
}

export function growArray(array: Uint32Array, length: number): Uint32Array<ArrayBuffer> {
  const longer = new Uint32Array(length);
  longer.set(array);
  return longer;
}
