import { isSold } from '../../domain/availability/availability.ts';
import { mapKeys } from '../../domain/tables/keys.ts';
import type { Car } from '../../domain/vehicle/car.ts';
import {
  type EngineRules,
  type ExactKey,
  type FacetItem,
  type FindQuery,
  type FoundCars,
  type SearchEngine,
  type SearchResult,
  type SearchScope,
  type SearchState,
  type SortKey,
  TERM_KEYS,
  type TermKey,
} from '../contract.ts';
import {
  type Bits,
  clearBit,
  countBits,
  countShared,
  growBits,
  intersectInto,
  makeBits,
  setBit,
} from '../index-structures/bits.ts';
import type { Saved, SavedReader } from '../index-structures/saved.ts';
import type { SearchableCar } from '../searchable-car.ts';
import { getSort, isExactKey } from '../state.ts';
import { type TextMatch, TextSearch } from '../text/text-search.ts';
import { CardStore } from './card-store.ts';
import { Columns } from './columns.ts';
import { Counter } from './counting.ts';
import { buildExactItems, buildFacetItems } from './facet-items.ts';
import { computeListedUntilMs, isHiddenWithoutPrice } from './listing.ts';
import { Narrowing } from './narrowing.ts';
import { buildSlotOrder } from './orders.ts';
import { type Root, Roots } from './roots.ts';
import { type Filterable, selectFilter } from './select-filter.ts';
import { SlotTable } from './slot-table.ts';
import { SoldWindow } from './sold-window.ts';
import { pickTopSlots } from './top-slots.ts';

export interface MemoryEngineOptions<T extends object, C extends SearchableCar> {
  rules: EngineRules;
  /** The moment at which the index is built; `advance` moves it on. */
  now: Date;
  /** The record that is stored for a car's result card; a hit is a frozen copy of it. */
  cardOf(car: C): T;
  /** Whether the site shows the car at all, by its stock settings and exclusions (B13). All by default. */
  accepts?(car: C): boolean;
}

/** The in-memory index of one site's stock. Cars that are not listed (B4) are not stored. */
export interface MemoryEngine<T extends object, C extends SearchableCar = Car> extends SearchEngine<T> {
  readonly size: number;
  /** The bytes of its cards, words and postings, which are most of it. */
  readonly textBytes: number;
  /** When the next sold car will have left the list; null when none will. */
  readonly nextExpiry: Date | null;
  search(state: SearchState, scope?: SearchScope, hitsPerPage?: number): SearchResult<T>;
  find(asked: FindQuery): FoundCars<T>;
  searchMany(queries: readonly ManyQuery[]): SearchResult<T>[];
  /** Adds or updates many cars: the first load, in any number of parts, or a burst of changes. */
  load(cars: Iterable<C>): void;
  /** Adds or updates a car; one that is not listed leaves the index. Returns whether it is listed. */
  upsert(car: C): boolean;
  /** An independent copy of the index. Far faster than building a new one. */
  copy(): MemoryEngine<T, C>;
  /** The whole index, for `restoreMemoryEngine`. */
  save(): Saved;
  /** Returns whether the car was in the index. */
  remove(id: number): boolean;
  /** Moves the clock: sold cars whose days are over leave the list (B4). Returns how many did. */
  advance(now: Date): number;
  findById(id: number): T | undefined;
  findBySlug(slug: string): T | undefined;
  cards(): Generator<T>;
  /** Ids and slugs of all listed cars, without the cost of unpacking cards. */
  slugs(): Generator<{ id: number; slug: string }>;
}

export interface ManyQuery {
  state: SearchState;
  scope?: SearchScope;
  hitsPerPage?: number;
}

export function createMemoryEngine<T extends object, C extends SearchableCar = Car>(
  options: MemoryEngineOptions<T, C>,
): MemoryEngine<T, C> {
  return new ColumnarEngine(options);
}

/**
 * The index that `save` returned, with the same options except for the clock. Throws MalformedSave when it is not such
 * an index. It may keep the saved numbers as its own.
 */
export function restoreMemoryEngine<T extends object, C extends SearchableCar = Car>(
  options: MemoryEngineOptions<T, C>,
  saved: SavedReader,
): MemoryEngine<T, C> {
  const engine = new ColumnarEngine<T, C>(options, undefined, saved.part('listed').numbers(Uint32Array).length * 32);
  engine.restore(saved);
  return engine;
}

const FIRST_CAPACITY = 256;
const GROWTH = 1.25;
const EVERYTHING: SearchScope = { terms: {} };

interface Found {
  bits: Bits;
  count: number;
}
interface HitWindow {
  offset: number;
  limit: number;
}

class ColumnarEngine<T extends object, C extends SearchableCar> implements MemoryEngine<T, C> {
  readonly #options: MemoryEngineOptions<T, C>;
  readonly #slots: SlotTable;
  readonly #columns: Columns;
  readonly #text: TextSearch;
  readonly #cards: CardStore<T>;
  readonly #soldWindow: SoldWindow;
  readonly #roots = new Roots();
  readonly #filterable: Filterable;
  #listed: Bits;
  #sold: Bits;
  #scratch: Uint32Array<ArrayBuffer>;
  #nowMs: number;

  /** Empty, or a copy of `from`. */
  constructor(options: MemoryEngineOptions<T, C>, from?: ColumnarEngine<T, C>, firstCapacity = FIRST_CAPACITY) {
    const capacity = from ? from.#slots.capacity : firstCapacity;
    this.#options = options;
    this.#slots = from ? from.#slots.copy() : new SlotTable(capacity);
    this.#columns = new Columns(capacity, from ? from.#columns : undefined);
    this.#text = new TextSearch(capacity, from ? from.#text : undefined);
    this.#cards = new CardStore(capacity, from ? from.#cards : undefined);
    this.#soldWindow = from ? from.#soldWindow.copy() : new SoldWindow();
    this.#listed = from ? from.#listed.slice() : makeBits(capacity);
    this.#sold = from ? from.#sold.slice() : makeBits(capacity);
    this.#scratch = new Uint32Array(capacity);
    this.#nowMs = from ? from.#nowMs : options.now.getTime();
    this.#filterable = {
      columns: this.#columns,
      slots: this.#slots,
      soldIds: () => this.#soldWindow.ids(),
      slotsOfStockNumber: (stocknum) => this.#text.slotsOfStockNumber(stocknum),
    };
  }

  copy(): ColumnarEngine<T, C> {
    return new ColumnarEngine(this.#options, this);
  }

  save(): Saved {
    return {
      listed: this.#listed,
      sold: this.#sold,
      slots: this.#slots.save(),
      columns: this.#columns.save(),
      text: this.#text.save(),
      cards: this.#cards.save(),
      soldWindow: this.#soldWindow.save(),
    };
  }

  /** Fills an empty engine, of the same capacity, with what `save` returned. */
  restore(saved: SavedReader): void {
    this.#listed = saved.part('listed').numbers(Uint32Array, this.#listed.length);
    this.#sold = saved.part('sold').numbers(Uint32Array, this.#sold.length);
    this.#slots.restore(saved.part('slots'));
    this.#columns.restore(saved.part('columns'));
    this.#text.restore(saved.part('text'));
    this.#cards.restore(saved.part('cards'));
    this.#soldWindow.restore(saved.part('soldWindow'));
  }

  get textBytes(): number {
    return this.#cards.bytes + this.#text.bytes;
  }

  get size(): number {
    return this.#slots.size;
  }

  get nextExpiry(): Date | null {
    const { nextMs } = this.#soldWindow;
    return nextMs === Number.POSITIVE_INFINITY ? null : new Date(nextMs);
  }

  load(cars: Iterable<C>): void {
    for (const car of cars) this.upsert(car);
  }

  upsert(car: C): boolean {
    const untilMs = this.#listedUntilMs(car);
    if (untilMs < this.#nowMs) {
      this.remove(car.id);
      return false;
    }
    if (this.#slots.find(car.id) === undefined && this.#slots.isFull) this.#grow();
    const slot = this.#slots.claim(car.id, car.slug);
    this.#columns.write(slot, car);
    this.#text.write(slot, car);
    this.#cards.write(slot, this.#options.cardOf(car));
    this.#soldWindow.note(car.id, untilMs);
    setBit(this.#listed, slot);
    if (isSold(car)) setBit(this.#sold, slot);
    else clearBit(this.#sold, slot);
    this.#roots.clear();
    return true;
  }

  remove(id: number): boolean {
    const slot = this.#slots.find(id);
    if (slot === undefined) return false;
    this.#columns.erase(slot);
    this.#text.erase(slot);
    this.#cards.erase(slot);
    this.#soldWindow.forget(id);
    this.#slots.release(id);
    clearBit(this.#listed, slot);
    clearBit(this.#sold, slot);
    this.#roots.clear();
    return true;
  }

  advance(now: Date): number {
    this.#nowMs = now.getTime();
    const expired = this.#soldWindow.takeExpired(this.#nowMs);
    for (const id of expired) this.remove(id);
    return expired.length;
  }

  findById(id: number): T | undefined {
    const slot = this.#slots.find(id);
    return slot === undefined ? undefined : this.#cards.read(slot);
  }

  findBySlug(slug: string): T | undefined {
    const slot = this.#slots.findBySlug(slug);
    return slot === undefined ? undefined : this.#cards.read(slot);
  }

  *cards(): Generator<T> {
    for (const slot of this.#slots.slots()) yield this.#cards.read(slot);
  }

  *slugs(): Generator<{ id: number; slug: string }> {
    yield* this.#slots.slugs();
  }

  searchMany(queries: readonly ManyQuery[]): SearchResult<T>[] {
    return queries.map(({ state, scope, hitsPerPage }) => this.search(state, scope, hitsPerPage));
  }

  find(asked: FindQuery): FoundCars<T> {
    const startedMs = performance.now();
    const { filter = null, query = '', sortBy = null, offset = 0, limit, scope = EVERYTHING } = asked;
    const sort = getSort({ query, sortBy });
    const root = this.#rootOf(scope, sort);
    const fitting = filter ? selectFilter(filter, root.bits, this.#filterable) : root.bits.slice();
    const match = query === '' ? null : this.#text.find(query, root.bits, fitting, this.size);
    if (match) intersectInto(fitting, match.bits);
    const count = countBits(fitting);
    const hits = this.#best({ bits: fitting, count }, { offset, limit }, sort, match);
    return { hits, count, ms: performance.now() - startedMs };
  }

  search(
    state: SearchState,
    scope: SearchScope = EVERYTHING,
    hitsPerPage: number = this.#options.rules.hitsPerPage,
  ): SearchResult<T> {
    const startedMs = performance.now();
    const root = this.#rootOf(scope, getSort(state));
    const filtered = Narrowing.of(root.bits, state, this.#columns);
    const match = state.query === '' ? null : this.#text.find(state.query, root.bits, filtered.all, this.size);
    const narrowing = match ? filtered.startingFrom(match.bits) : filtered;
    const counter = new Counter(this.#columns, root, this.#scratch);
    const facets = this.#facets(narrowing, counter, state);
    const ranges = counter.ranges(narrowing);
    const count = countBits(narrowing.all);
    const window = { offset: (state.page - 1) * hitsPerPage, limit: hitsPerPage };
    return {
      hits: this.#best({ bits: narrowing.all, count }, window, getSort(state), match),
      count,
      sold: countShared(narrowing.all, this.#sold),
      facets,
      ranges,
      pages: Math.ceil(count / hitsPerPage),
      ms: performance.now() - startedMs,
      ...(match && match.droppedWords.length > 0 ? { droppedWords: match.droppedWords } : {}),
      ...(match && match.guessedWords.length > 0 ? { guessedWords: match.guessedWords } : {}),
    };
  }

  #facets(narrowing: Narrowing, counter: Counter, state: SearchState): Record<TermKey, FacetItem[]> {
    const counts = counter.countAll(narrowing);
    const itemsOf = (key: TermKey): FacetItem[] => {
      const chosen = state.terms[key] ?? [];
      if (isExactKey(key)) return chosen.length === 0 ? [] : buildExactItems(key, exactCounts(key, chosen));
      const counted = chosen.length > 0 ? counter.countOne(narrowing.withoutTerm(key), key) : counts[key];
      return buildFacetItems(this.#columns.terms[key].dictionary, counted, chosen);
    };
    const exactCounts = (key: ExactKey, chosen: readonly string[]) =>
      counter.countExact(narrowing.withoutTerm(key), key, chosen);
    return mapKeys(TERM_KEYS, itemsOf);
  }

  #rootOf(scope: SearchScope, sort: SortKey): Root {
    const needsPrice = sort === 'price_asc' && this.#options.rules.priceAscendingNeedsPrice;
    return this.#roots.getRoot(scope, needsPrice, this.#listed, this.#columns);
  }

  /** The cards of the best hits after `offset` of a set with `count` slots. */
  #best({ bits, count }: Found, { offset, limit }: HitWindow, sort: SortKey, match: TextMatch | null): T[] {
    if (offset >= count || limit === 0) return [];
    const order = buildSlotOrder(sort, this.#columns, this.#slots, match?.scores ?? null);
    const best = pickTopSlots(bits, count, offset + limit, order);
    return Array.from(best.subarray(offset), (slot) => this.#cards.read(slot));
  }

  #listedUntilMs(car: C): number {
    const { rules, accepts } = this.#options;
    if (isHiddenWithoutPrice(car, rules) || (accepts && !accepts(car))) return Number.NEGATIVE_INFINITY;
    return computeListedUntilMs(car, rules.includeSoldCarsDays);
  }

  #grow(): void {
    const capacity = (Math.ceil(this.#slots.capacity * GROWTH) + 31) & ~31;
    for (const part of [this.#slots, this.#columns, this.#text, this.#cards]) part.grow(capacity);
    this.#listed = growBits(this.#listed, capacity);
    this.#sold = growBits(this.#sold, capacity);
    this.#scratch = new Uint32Array(capacity);
  }
}
