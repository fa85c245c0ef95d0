import { floatAt, numberAt } from '../../domain/tables/number-at.ts';
import type { Saved, SavedReader } from '../index-structures/saved.ts';

/** Which car is in which slot. The slot of a removed car is reused. */
export class SlotTable {
  #byId = new Map<number, number>();
  #bySlug = new Map<string, number>();
  #slugs: string[] = [];
  #free: number[] = [];
  #ids: Float64Array;
  #used = 0;

  constructor(capacity: number) {
    this.#ids = new Float64Array(capacity);
  }

  copy(): SlotTable {
    const copy = new SlotTable(0);
    copy.#byId = new Map(this.#byId);
    copy.#bySlug = new Map(this.#bySlug);
    copy.#slugs = this.#slugs.slice();
    copy.#free = this.#free.slice();
    copy.#ids = this.#ids.slice();
    copy.#used = this.#used;
    return copy;
  }

  save(): Saved {
    return {
      ids: Float64Array.from(this.#byId.keys()),
      slots: Uint32Array.from(this.#byId.values()),
      slugs: Array.from(this.#byId.values(), (slot) => this.#slugs[slot] ?? ''),
      free: Uint32Array.from(this.#free),
    };
  }

  /** Fills an empty table, of the same capacity, with what `save` returned. */
  restore(saved: SavedReader): void {
    const ids = saved.part('ids').numbers(Float64Array);
    const slots = saved.part('slots').numbers(Uint32Array, ids.length);
    saved
      .part('slugs')
      .texts()
      .forEach((slug, at) => {
        this.#put(floatAt(ids, at), slug, numberAt(slots, at));
      });
    this.#free = [...saved.part('free').numbers(Uint32Array)];
    this.#used = this.size + this.#free.length;
  }

  get size(): number {
    return this.#byId.size;
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
    return this.#byId.get(id);
  }

  findBySlug(slug: string): number | undefined {
    return this.#bySlug.get(slug);
  }

  /** All slots in use, in the order in which their cars were added. */
  slots(): IterableIterator<number> {
    return this.#byId.values();
  }

  /** The ids, slugs and slots of all cars, in the order in which they were added. */
  *slugs(): Generator<{ id: number; slug: string; slot: number }> {
    for (const [id, slot] of this.#byId) yield { id, slug: this.#slugs[slot] ?? '', slot };
  }

  /** The slot of a car, a new one for a new car; its slug may have changed. */
  claim(id: number, slug: string): number {
    const known = this.#byId.get(id);
    if (known !== undefined && this.#slugs[known] === slug) return known;
    if (known !== undefined) this.#forgetSlug(known);
    const slot = known ?? this.#free.pop() ?? this.#used++;
    this.#put(id, slug, slot);
    return slot;
  }

  #put(id: number, slug: string, slot: number): void {
    this.#byId.set(id, slot);
    this.#bySlug.set(slug, slot);
    this.#slugs[slot] = slug;
    this.#ids[slot] = id;
  }

  release(id: number): void {
    const slot = this.#byId.get(id);
    if (slot === undefined) return;
    this.#byId.delete(id);
    this.#forgetSlug(slot);
    this.#free.push(slot);
  }

  grow(capacity: number): void {
    const longer = new Float64Array(capacity);
    longer.set(this.#ids);
    this.#ids = longer;
  }

  #forgetSlug(slot: number): void {
    // Another car may have taken the slug over in the meantime.
    const slug = this.#slugs[slot];
    if (slug !== undefined && this.#bySlug.get(slug) === slot) this.#bySlug.delete(slug);
    this.#slugs[slot] = '';
  }
}
