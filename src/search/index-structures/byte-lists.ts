import { numberAt } from '../../domain/tables/number-at.ts';
import { eachSavedList, growArray, listSlots } from './list-arena.ts';
import type { Saved, SavedReader } from './saved.ts';

/** A position is the number of a block times this, plus the place in it; only a longer list has a longer block. */
const BLOCK = 0x1_0000;
const SMALLEST_BLOCK = 1024;
/** Many small changes make many small blocks; the number of a block has 16 bits. */
const MOST_BLOCKS = 0xc000;

/**
 * Some bytes for each slot, off the JavaScript heap, in blocks that are only ever appended to: a copy shares them all,
 * and both go on in blocks of their own. When more than half is unused, it is packed.
 */
export class ByteLists {
  #starts: Uint32Array;
  #lengths: Uint32Array;
  #blocks: Uint8Array[] = [];
  /** The next free place of the last block, and its end; both 0 when the block is a copy's too. */
  #next = 0;
  #end = 0;
  /** How many bytes were written since the copy. */
  #written = 0;
  #allocated = 0;
  #live = 0;

  constructor(capacity: number) {
    this.#starts = new Uint32Array(capacity);
    this.#lengths = new Uint32Array(capacity);
  }

  copy(): ByteLists {
    const copy = new ByteLists(0);
    copy.#starts = this.#starts.slice();
    copy.#lengths = this.#lengths.slice();
    copy.#blocks = this.#blocks.slice();
    copy.#allocated = this.#allocated;
    copy.#live = this.#live;
    this.#seal();
    return copy;
  }

  /** The bytes of all slots, or of these, one after the other, and how many each has. */
  save(slots: Uint32Array = listSlots(this.#lengths.length)): Saved {
    const lengths = Uint32Array.from(slots, (slot) => numberAt(this.#lengths, slot));
    const bytes = new Uint8Array(lengths.reduce((sum, length) => sum + length, 0));
    let top = 0;
    for (const slot of slots) {
      const list = this.get(slot);
      bytes.set(list, top);
      top += list.length;
    }
    return { lengths, bytes };
  }

  /** Fills empty lists with what `save` returned: of all slots, with the same capacity, or of these. It is kept. */
  restore(saved: SavedReader, slots?: Uint32Array): void {
    if (slots) this.#restoreSome(saved, slots);
    else this.#restoreAll(saved);
  }

  #restoreAll(saved: SavedReader): void {
    this.#lengths = saved.part('lengths').numbers(Uint32Array, this.#lengths.length);
    this.#live = this.#lengths.reduce((sum, length) => sum + length, 0);
    this.#allocated = this.#live;
    const bytes = saved.part('bytes').numbers(Uint8Array, this.#live);
    let from = 0;
    let top = 0;
    for (let slot = 0; slot < this.#lengths.length; slot++) {
      const length = numberAt(this.#lengths, slot);
      if (top + length - from > BLOCK && top > from) {
        this.#blocks.push(bytes.subarray(from, top));
        from = top;
      }
      this.#starts[slot] = this.#blocks.length * BLOCK + top - from;
      top += length;
    }
    this.#blocks.push(bytes.subarray(from));
  }

  #restoreSome(saved: SavedReader, slots: Uint32Array): void {
    const lengths = saved.part('lengths').numbers(Uint32Array, slots.length);
    const bytes = saved.part('bytes').numbers(Uint8Array);
    eachSavedList(lengths, slots, (slot, start, end) => {
      this.set(slot, bytes.subarray(start, end));
    });
  }

  get capacity(): number {
    return this.#lengths.length;
  }

  /** The bytes that this takes. */
  get bytes(): number {
    return this.#allocated + this.#starts.byteLength + this.#lengths.byteLength;
  }

  /** The bytes of a slot, as a view that is valid until the next `set`; empty for a slot without any. */
  get(slot: number): Uint8Array {
    const length = numberAt(this.#lengths, slot);
    if (length === 0) return NOTHING;
    const start = numberAt(this.#starts, slot);
    const at = start % BLOCK;
    return this.#blocks[(start - at) / BLOCK]!.subarray(at, at + length);
  }

  /** Whether the slot's bytes are these. */
  isAt(slot: number, bytes: Uint8Array): boolean {
    return numberAt(this.#lengths, slot) === bytes.length && this.startsWith(slot, bytes);
  }

  /** Whether the slot's bytes begin with these. */
  startsWith(slot: number, bytes: Uint8Array): boolean {
    if (numberAt(this.#lengths, slot) < bytes.length) return false;
    const start = numberAt(this.#starts, slot);
    const first = start % BLOCK;
    const block = this.#blocks[(start - first) / BLOCK];
    for (let at = 0; at < bytes.length; at++) if (block?.[first + at] !== bytes[at]) return false;
    return true;
  }

  set(slot: number, list: Uint8Array): void {
    this.#live -= numberAt(this.#lengths, slot);
    this.#lengths[slot] = 0;
    if (list.length > 0) this.#append(slot, list);
  }

  grow(capacity: number): void {
    this.#starts = growArray(this.#starts, capacity);
    this.#lengths = growArray(this.#lengths, capacity);
  }

  #append(slot: number, list: Uint8Array): void {
    if (this.#next + list.length > this.#end) this.#open(list.length);
    const last = this.#blocks.length - 1;
    this.#blocks[last]!.set(list, this.#next);
    this.#starts[slot] = last * BLOCK + this.#next;
    this.#lengths[slot] = list.length;
    this.#next += list.length;
    this.#written += list.length;
    this.#live += list.length;
  }

  #open(least: number): void {
    if (this.#allocated > this.#live * 2 + BLOCK || this.#blocks.length >= MOST_BLOCKS) this.#pack();
    this.#add(Math.max(least, Math.min(BLOCK, Math.max(SMALLEST_BLOCK, this.#written >> 1))));
  }

  #add(size: number): void {
    this.#blocks.push(new Uint8Array(size));
    this.#allocated += size;
    this.#next = 0;
    this.#end = size;
  }

  #pack(): void {
    const lists = Array.from(this.#lengths, (_, slot) => this.get(slot));
    const sizes = this.#lengths.reduce((sum, length) => sum + length, 0);
    this.#blocks = [];
    this.#allocated = 0;
    this.#live = 0;
    this.#seal();
    this.#written = sizes;
    lists.forEach((list, slot) => {
      this.#lengths[slot] = 0;
      if (list.length > 0) this.#append(slot, list);
    });
  }

  #seal(): void {
    this.#next = 0;
    this.#end = 0;
    this.#written = 0;
  }
}

const NOTHING = new Uint8Array(0);
