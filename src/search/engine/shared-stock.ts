import { isSold } from '../../domain/availability/availability.ts';
import { addOne, numberAt } from '../../domain/tables/number-at.ts';
import { type Bits, clearBit, growBits, makeBits, setBit } from '../index-structures/bits.ts';
import { growArray } from '../index-structures/list-arena.ts';
import type { Saved, SavedReader } from '../index-structures/saved.ts';
import type { SearchableCar } from '../searchable-car.ts';
import { TextStore } from '../text/text-store.ts';
import { CardStore } from './card-store.ts';
import { type ColumnKeys, listOtherColumns, NO_COLUMNS } from './columns/column-set.ts';
import { StockColumns } from './columns/stock-columns.ts';
import { computeListedUntilMs } from './listing.ts';
import { SlotTable } from './slot-table.ts';
import { SoldWindow } from './sold-window.ts';

export interface SharedStockOptions<T extends object, C extends SearchableCar> {
  /** The part of a car's result card that is the same in all indexes. */
  cardOf(car: C): Partial<T>;
  /** The columns that each index has for itself; none by default. */
  ownColumns?: ColumnKeys;
}

/** A sold car that no loaded index lists is kept for so long after its sale, for indexes that are not loaded. */
const KEPT_SOLD_DAYS = 31;
const DAY_MS = 86_400_000;

const FIRST_CAPACITY = 256;
const GROWTH = 1.25;

/**
 * What the indexes of several sites have in common, such as those of one dealer group: the slots of all cars that any
 * of them lists, or listed, with their columns, words and cards, but for what each site's settings decide. A car that
 * none lists any more stays, since an index that is not loaded may: until it is deleted, or no site can list it.
 */
export class SharedStock<T extends object, C extends SearchableCar> {
  readonly options: SharedStockOptions<T, C>;
  readonly slots: SlotTable;
  readonly columns: StockColumns;
  readonly text: TextStore;
  readonly #cards: CardStore<Partial<T>>;
  /** Until when sold cars are kept. */
  readonly #soldWindow: SoldWindow;
  /** Another number after each change, so that indexes know when what they have cached is outdated. */
  revision = 0;
  /** The slots of sold cars. */
  sold: Bits;
  /** How many indexes list each slot. */
  #holders: Uint32Array;
  /** The car written last, of which other indexes need not write the same again. */
  #latest: C | null = null;
  #latestSlot = 0;

  /** Empty, or a copy of `from`, which no index lists yet. */
  constructor(options: SharedStockOptions<T, C>, from?: SharedStock<T, C>, firstCapacity = FIRST_CAPACITY) {
    const capacity = from?.capacity ?? firstCapacity;
    this.options = options;
    this.slots = from?.slots.copy() ?? new SlotTable(capacity);
    this.columns = new StockColumns(listOtherColumns(options.ownColumns ?? NO_COLUMNS), capacity, from?.columns);
    this.text = new TextStore(capacity, from?.text);
    this.#cards = new CardStore(capacity, from ? from.#cards : undefined);
    this.#soldWindow = from ? from.#soldWindow.copy() : new SoldWindow();
    this.sold = from?.sold.slice() ?? makeBits(capacity);
    this.#holders = new Uint32Array(capacity);
  }

  /** For indexes with changes: those of this one stay as they are. */
  copy(): SharedStock<T, C> {
    return new SharedStock(this.options, this);
  }

  save(): Saved {
    return {
      capacity: this.capacity,
      slots: this.slots.save(),
      columns: this.columns.save(),
      text: this.text.save(),
      cards: this.#cards.save(),
      sold: this.sold,
      soldWindow: this.#soldWindow.save(),
    };
  }

  /** What `save` returned, with the same options. Throws MalformedSave for anything else. May keep its numbers. */
  static restore<T extends object, C extends SearchableCar>(
    options: SharedStockOptions<T, C>,
    saved: SavedReader,
  ): SharedStock<T, C> {
    const stock = new SharedStock(options, undefined, saved.part('capacity').number());
    stock.slots.restore(saved.part('slots'));
    stock.columns.restore(saved.part('columns'));
    stock.text.restore(saved.part('text'));
    stock.#cards.restore(saved.part('cards'));
    stock.#soldWindow.restore(saved.part('soldWindow'));
    stock.sold = saved.part('sold').numbers(Uint32Array, stock.sold.length);
    return stock;
  }

  get capacity(): number {
    return this.slots.capacity;
  }

  /** The bytes of its cards, words, postings, slugs and numbers, which are most of it. */
  get textBytes(): number {
    return this.#cards.bytes + this.text.bytes + this.slots.bytes;
  }

  /**
   * Writes a car, of which the slot may be new; returns the slot. Indexes must take the same object in turn: it is
   * written for the first of them.
   */
  write(car: C): number {
    if (car === this.#latest) return this.#latestSlot;
    if (this.slots.find(car.id) === undefined && this.slots.isFull) this.#grow();
    const slot = this.slots.claim(car.id, car.slug);
    this.columns.write(slot, car);
    this.text.write(slot, car);
    this.#cards.write(slot, this.options.cardOf(car));
    if (isSold(car)) setBit(this.sold, slot);
    else clearBit(this.sold, slot);
    this.#soldWindow.note(car.id, computeListedUntilMs(car, KEPT_SOLD_DAYS));
    this.revision++;
    this.#latest = car;
    this.#latestSlot = slot;
    return slot;
  }

  /** An index lists the slot from now on. */
  hold(slot: number): void {
    addOne(this.#holders, slot);
  }

  /** An index does not list the slot any more. */
  release(slot: number): void {
    this.#holders[slot] = numberAt(this.#holders, slot) - 1;
  }

  /** Writes a car that an index does not list, if the stock has it and no other index lists it. */
  writeUnlisted(car: C, nowMs: number): void {
    const slot = this.#findUnlisted(car.id);
    if (slot === undefined) return;
    if (computeListedUntilMs(car, KEPT_SOLD_DAYS) < nowMs) this.#erase(car.id, slot);
    else this.write(car);
  }

  /** Forgets a car that is deleted, once no index lists it. */
  removeUnlisted(id: number): void {
    const slot = this.#findUnlisted(id);
    if (slot !== undefined) this.#erase(id, slot);
  }

  /** Moves the clock: forgets cars that were sold long ago and that no index lists. Not for a stock in service. */
  advance(nowMs: number): void {
    for (const id of this.#soldWindow.takeExpired(nowMs)) {
      if (this.#findUnlisted(id) === undefined) this.#soldWindow.note(id, nowMs + DAY_MS);
      else this.removeUnlisted(id);
    }
  }

  #findUnlisted(id: number): number | undefined {
    const slot = this.slots.find(id);
    return slot !== undefined && numberAt(this.#holders, slot) === 0 ? slot : undefined;
  }

  /** A new object with each call. */
  readCard(slot: number): Partial<T> {
    return this.#cards.read(slot);
  }

  #erase(id: number, slot: number): void {
    this.columns.erase(slot);
    this.text.erase(slot);
    this.#cards.erase(slot);
    clearBit(this.sold, slot);
    this.#soldWindow.forget(id);
    this.slots.release(id);
    this.revision++;
    this.#latest = null;
  }

  #grow(): void {
    const capacity = (Math.ceil(this.capacity * GROWTH) + 31) & ~31;
    for (const part of [this.slots, this.columns, this.text, this.#cards]) part.grow(capacity);
    this.sold = growBits(this.sold, capacity);
    this.#holders = growArray(this.#holders, capacity);
  }
}
