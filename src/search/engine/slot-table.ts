import { floatAt } from '../../domain/tables/number-at.ts';
import { ByteLists } from '../index-structures/byte-lists.ts';
import type { Saved, SavedReader } from '../index-structures/saved.ts';
import { hashNumber, SlotHash } from '../index-structures/slot-hash.ts';
import { decodeText, encodeText, hashBytes } from '../index-structures/text-table.ts';

/** Which car is in which slot, off the JavaScript heap. The slot of a removed car is reused. */
export class SlotTable {
  /** NaN for a slot that is not in use. */
  #ids: Float64Array;
  #slugs: ByteLists;
  #byId = new SlotHash();
  #bySlug = new SlotHash();
  #free: number[] = [];
  /** One more than the highest slot that was ever in use. */
  #used = 0;

  constructor(capacity: number) {
    this.#ids = new Float64Array(capacity).fill(Number.NaN);
    this.#slugs = new ByteLists(capacity);
  }

  copy(): SlotTable {
    const copy = new SlotTable(0);
    copy.#ids = this.#ids.slice();
    copy.#slugs = this.#slugs.copy();
    copy.#byId = this.#byId.copy();
    copy.#bySlug = this.#bySlug.copy();
    copy.#free = this.#free.slice();
    copy.#used = this.#used;
    return copy;
  }

  save(): Saved {
    return { ids: this.#ids.slice(0, this.#used), slugs: this.#slugs.save(), free: Uint32Array.from(this.#free) };
  }

  /** Fills an empty table, of the same capacity, with what `save` returned. */
  restore(saved: SavedReader): void {
    const ids = saved.part('ids').numbers(Float64Array);
    this.#ids.set(ids);
    this.#used = ids.length;
    this.#slugs.restore(saved.part('slugs'));
    this.#free = [...saved.part('free').numbers(Uint32Array)];
    for (const slot of this.slots()) {
      this.#byId.add(hashNumber(floatAt(this.#ids, slot)), slot);
      this.#bySlug.add(hashBytes(this.#slugs.get(slot)), slot);
    }
  }

  /** The bytes that this takes. */
  get bytes(): number {
    return this.#ids.byteLength + this.#slugs.bytes + this.#byId.bytes + this.#bySlug.bytes;
  }

  get size(): number {
    return this.#used - this.#free.length;
  }

  get capacity(): number {
    return this.#ids.length;
  }

  get ids(): Float64Array {
    return this.#ids;
  }

  /** Whether `grow` must be called before the next new car. */
  get isFull(): boolean {
    return this.#free.length === 0 && this.#used === this.capacity;
  }

  find(id: number): number | undefined {
    return this.#byId.find(hashNumber(id), (slot) => this.#ids[slot] === id);
  }

  /** Two cars have the same slug only while a change is applied. */
  findBySlug(slug: string): number | undefined {
    const bytes = encodeText(slug);
    return this.#bySlug.find(hashBytes(bytes), (slot) => this.#slugs.isAt(slot, bytes));
  }

  /** All slots in use, ascending. */
  *slots(): Generator<number> {
    for (let slot = 0; slot < this.#used; slot++) if (!Number.isNaN(floatAt(this.#ids, slot))) yield slot;
  }

  /** The ids, slugs and slots of all cars, by slot. */
  *slugs(): Generator<{ id: number; slug: string; slot: number }> {
    for (const slot of this.slots()) yield { id: floatAt(this.#ids, slot), slug: this.#slugOf(slot), slot };
  }

  /** The slot of a car, a new one for a new car; its slug may have changed. */
  claim(id: number, slug: string): number {
    const known = this.find(id);
    if (known !== undefined && this.#slugOf(known) === slug) return known;
    if (known !== undefined) this.#forgetSlug(known);
    const slot = known ?? this.#free.pop() ?? this.#used++;
    if (known === undefined) this.#byId.add(hashNumber(id), slot);
    this.#ids[slot] = id;
    const bytes = encodeText(slug);
    this.#slugs.set(slot, bytes);
    this.#bySlug.add(hashBytes(bytes), slot);
    return slot;
  }

  release(id: number): void {
    const slot = this.find(id);
    if (slot === undefined) return;
    this.#byId.delete(hashNumber(id), slot);
    this.#forgetSlug(slot);
    this.#ids[slot] = Number.NaN;
    this.#free.push(slot);
  }

  grow(capacity: number): void {
    const longer = new Float64Array(capacity).fill(Number.NaN);
    longer.set(this.#ids);
    this.#ids = longer;
    this.#slugs.grow(capacity);
  }

  #slugOf(slot: number): string {
    const bytes = this.#slugs.get(slot);
    return decodeText(bytes, 0, bytes.length);
  }

  #forgetSlug(slot: number): void {
    this.#bySlug.delete(hashBytes(this.#slugs.get(slot)), slot);
    this.#slugs.set(slot, NO_SLUG);
  }
}

const NO_SLUG = new Uint8Array(0);
