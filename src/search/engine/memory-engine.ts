import { mapKeys } from '../../domain/tables/keys.ts';
import { floatAt } from '../../domain/tables/number-at.ts';
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
  hasBit,
  intersectInto,
  makeBits,
  NO_SLOT,
  scratchFor,
  setBit,
  slotsIn,
} from '../index-structures/bits.ts';
import type { Saved, SavedReader } from '../index-structures/saved.ts';
import type { SearchableCar } from '../searchable-car.ts';
import { getSort, isExactKey } from '../state.ts';
import { ListedText } from '../text/listed-text.ts';
import { squeezeStockNumber } from '../text/stock-numbers.ts';
import { type TextMatch, TextSearch } from '../text/text-search.ts';
import { CardStore } from './card-store.ts';
import { ColumnSet, NO_COLUMNS } from './columns/column-set.ts';
import { Columns } from './columns/columns.ts';
import { Counter } from './counting.ts';
import { buildExactItems, buildFacetItems } from './facet-items.ts';
import { computeListedUntilMs, isHiddenWithoutPrice } from './listing.ts';
import { Narrowing } from './narrowing.ts';
import { buildSlotOrder } from './orders.ts';
import { type Root, Roots } from './roots.ts';
import { type Filterable, selectFilter } from './select-filter.ts';
import { SharedStock, type SharedStockOptions } from './shared-stock.ts';
import { SoldWindow } from './sold-window.ts';
import { pickTopSlots } from './top-slots.ts';
import { UnpackedCards } from './unpacked-cards.ts';

/** What is an index's own: the rules of its site. */
export interface OwnOptions<T extends object, C extends SearchableCar> {
  rules: EngineRules;
  /** The moment at which the index is built; `advance` moves it on. */
  now: Date;
  /** Whether the site shows the car at all, by its stock settings and exclusions (B13). All by default. */
  accepts?(car: C): boolean;
  /** The part of a shown car's result card that is the site's own; none by default. */
  ownCardOf?(shown: C): Partial<T>;
}

/** A hit is a frozen copy of a car's card: what is shared of it and what is the index's own. */
export interface MemoryEngineOptions<T extends object, C extends SearchableCar>
  extends SharedStockOptions<T, C>,
    OwnOptions<T, C> {}

/** The in-memory index of one site's stock. Cars that are not listed (B4) are not stored. */
export interface MemoryEngine<T extends object, C extends SearchableCar = Car> extends SearchEngine<T> {
  readonly size: number;
  /** What it has in common with other indexes. */
  readonly stock: SharedStock<T, C>;
  /** The ids of cars that a restored index listed and its stock did not have, until they are written or removed. */
  readonly missing: ReadonlySet<number>;
  /** The bytes of its own part of cards. */
  readonly ownBytes: number;
  /** When the next sold car will have left the list; null when none will. */
  readonly nextExpiry: Date | null;
  search(state: SearchState, scope?: SearchScope, hitsPerPage?: number): SearchResult<T>;
  find(asked: FindQuery): FoundCars<T>;
  searchMany(queries: readonly ManyQuery[]): SearchResult<T>[];
  /** Adds or updates many cars: the first load, in any number of parts, or a burst of changes. */
  load(cars: Iterable<C>): void;
  /**
   * Adds or updates a car; one that is not listed leaves the index. Returns whether it is listed. What is the index's
   * own is of the car as the site shows it: `shown`, by default the same.
   */
  upsert(car: C, shown?: C): boolean;
  /**
   * An independent copy of the index, far faster than building a new one; over that copy of its stock, which other
   * indexes may have in common with it. The options must do the same: a copy with those of its own keeps nothing of the
   * original alive.
   */
  copy(stock?: SharedStock<T, C>, options?: OwnOptions<T, C>): MemoryEngine<T, C>;
  /** The whole index, for `restoreMemoryEngine`. */
  save(): Saved;
  /** The index without its stock, for `restoreOver`. */
  saveOwn(): Saved;
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

/** An empty index with a stock of its own. */
export function createMemoryEngine<T extends object, C extends SearchableCar = Car>(
  options: MemoryEngineOptions<T, C>,
): MemoryEngine<T, C> {
  return createOver(new SharedStock(options), options);
}

/** An empty index over a stock that others may have in common with it. */
export function createOver<T extends object, C extends SearchableCar>(
  stock: SharedStock<T, C>,
  options: OwnOptions<T, C>,
): MemoryEngine<T, C> {
  return new ColumnarEngine(options, stock);
}

/**
 * The index that `save` returned, with the same options except for the clock. Throws MalformedSave when it is not such
 * an index. It may keep the saved numbers as its own.
 */
export function restoreMemoryEngine<T extends object, C extends SearchableCar = Car>(
  options: MemoryEngineOptions<T, C>,
  saved: SavedReader,
): MemoryEngine<T, C> {
  return restoreOver(SharedStock.restore(options, saved.part('stock')), options, saved.part('own'));
}

/**
 * The index that `saveOwn` returned, over a stock; `missing` are cars that it listed and the stock does not have, as
 * when the two were saved at different times. Throws MalformedSave for anything else than such an index.
 */
export function restoreOver<T extends object, C extends SearchableCar>(
  stock: SharedStock<T, C>,
  options: OwnOptions<T, C>,
  saved: SavedReader,
): MemoryEngine<T, C> {
  const engine = new ColumnarEngine(options, stock);
  engine.restore(saved);
  return engine;
}

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
  readonly stock: SharedStock<T, C>;
  readonly missing: Set<number>;
  readonly #options: OwnOptions<T, C>;
  readonly #own: ColumnSet;
  readonly #columns: Columns;
  readonly #ownCards: CardStore<Partial<T>> | null;
  readonly #unpacked: UnpackedCards<T>;
  readonly #soldWindow: SoldWindow;
  readonly #roots = new Roots();
  readonly #filterable: Filterable;
  #listed: Bits;
  #size = 0;
  #nowMs: number;
  /** The stock's, when what is cached was made. */
  #revision = 0;
  /** Made for the first search by words. */
  #text: TextSearch | null = null;

  /** Empty, or like `from`, of which the stock is a copy. */
  constructor(options: OwnOptions<T, C>, stock: SharedStock<T, C>, from?: ColumnarEngine<T, C>) {
    const { capacity } = stock;
    this.#options = options;
    this.stock = stock;
    this.missing = new Set(from?.missing);
    this.#own = new ColumnSet(stock.options.ownColumns ?? NO_COLUMNS, capacity, from ? from.#own : undefined);
    this.#columns = new Columns(stock.columns, this.#own);
    this.#ownCards = options.ownCardOf ? new CardStore(capacity, (from ? from.#ownCards : null) ?? undefined) : null;
    this.#unpacked = new UnpackedCards((slot) => this.#unpack(slot));
    this.#soldWindow = from ? from.#soldWindow.copy() : new SoldWindow();
    this.#listed = from ? from.#listed.slice() : makeBits(capacity);
    this.#nowMs = from ? from.#nowMs : options.now.getTime();
    for (const slot of slotsIn(this.#listed)) this.#hold(slot);
    const { slots, text } = stock;
    this.#filterable = {
      columns: this.#columns,
      slots,
      soldIds: () => this.#soldWindow.ids(),
      slotsOfStockNumber: (stocknum) => text.stockNumbers.find(squeezeStockNumber(stocknum)),
    };
  }

  copy(stock: SharedStock<T, C> = this.stock.copy(), options = this.#options): ColumnarEngine<T, C> {
    return new ColumnarEngine(options, stock, this);
  }

  save(): Saved {
    return { stock: this.stock.save(), own: this.saveOwn() };
  }

  saveOwn(): Saved {
    const slots = Uint32Array.from(this.#listedSlots());
    const { ids } = this.stock.slots;
    return {
      ids: Float64Array.from(slots, (slot) => floatAt(ids, slot)),
      columns: this.#own.save(slots),
      cards: this.#ownCards?.save(slots) ?? null,
      soldWindow: this.#soldWindow.save(),
    };
  }

  /** Fills an empty engine with what `saveOwn` returned. */
  restore(saved: SavedReader): void {
    const ids = saved.part('ids').numbers(Float64Array);
    const slots = Uint32Array.from(ids, (id) => this.stock.slots.find(id) ?? NO_SLOT);
    slots.forEach((slot, at) => {
      if (slot === NO_SLOT) this.missing.add(floatAt(ids, at));
      else {
        setBit(this.#listed, slot);
        this.#hold(slot);
      }
    });
    this.#own.restore(saved.part('columns'), slots);
    this.#ownCards?.restore(saved.part('cards'), slots);
    this.#soldWindow.restore(saved.part('soldWindow'));
    for (const id of this.missing) this.#soldWindow.forget(id);
  }

  get ownBytes(): number {
    return this.#ownCards?.bytes ?? 0;
  }

  get size(): number {
    return this.#size;
  }

  get nextExpiry(): Date | null {
    const { nextMs } = this.#soldWindow;
    return nextMs === Number.POSITIVE_INFINITY ? null : new Date(nextMs);
  }

  load(cars: Iterable<C>): void {
    for (const car of cars) this.upsert(car);
  }

  upsert(car: C, shown: C = car): boolean {
    this.missing.delete(car.id);
    const untilMs = this.#listedUntilMs(shown);
    if (untilMs < this.#nowMs) {
      this.#drop(car.id);
      this.stock.writeUnlisted(car, this.#nowMs);
      return false;
    }
    const slot = this.stock.write(car);
    this.#followStock();
    this.#own.write(slot, shown);
    this.#ownCards?.write(slot, this.#options.ownCardOf?.(shown) ?? {});
    this.#soldWindow.note(car.id, untilMs);
    if (!hasBit(this.#listed, slot)) this.#hold(slot);
    setBit(this.#listed, slot);
    this.#changed(slot);
    return true;
  }

  remove(id: number): boolean {
    this.missing.delete(id);
    const wasListed = this.#drop(id);
    this.stock.removeUnlisted(id);
    return wasListed;
  }

  advance(now: Date): number {
    this.#nowMs = now.getTime();
    const expired = this.#soldWindow.takeExpired(this.#nowMs);
    // The stock keeps them: other indexes that list them may be in service.
    for (const id of expired) this.#drop(id);
    return expired.length;
  }

  findById(id: number): T | undefined {
    const slot = this.#find(id);
    return slot === undefined ? undefined : this.#unpacked.read(slot);
  }

  findBySlug(slug: string): T | undefined {
    const slot = this.stock.slots.findBySlug(slug);
    return slot === undefined || !this.#lists(slot) ? undefined : this.#unpacked.read(slot);
  }

  *cards(): Generator<T> {
    for (const slot of this.#listedSlots()) yield this.#unpacked.read(slot);
  }

  *slugs(): Generator<{ id: number; slug: string }> {
    for (const { id, slug, slot } of this.stock.slots.slugs()) if (this.#lists(slot)) yield { id, slug };
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
    const match = query === '' ? null : this.#textSearch().find(query, root.bits, fitting, this.size);
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
    const match = state.query === '' ? null : this.#textSearch().find(state.query, root.bits, filtered.all, this.size);
    const narrowing = match ? filtered.startingFrom(match.bits) : filtered;
    const counter = new Counter(this.#columns, root, scratchFor(this.stock.capacity));
    const facets = this.#facets(narrowing, counter, state);
    const ranges = counter.ranges(narrowing);
    const count = countBits(narrowing.all);
    const window = { offset: (state.page - 1) * hitsPerPage, limit: hitsPerPage };
    return {
      hits: this.#best({ bits: narrowing.all, count }, window, getSort(state), match),
      count,
      sold: countShared(narrowing.all, this.stock.sold),
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
    this.#followStock();
    const needsPrice = sort === 'price_asc' && this.#options.rules.priceAscendingNeedsPrice;
    return this.#roots.getRoot(scope, needsPrice, this.#listed, this.#columns);
  }

  /** The cards of the best hits after `offset` of a set with `count` slots. */
  #best({ bits, count }: Found, { offset, limit }: HitWindow, sort: SortKey, match: TextMatch | null): T[] {
    if (offset >= count || limit === 0) return [];
    const order = buildSlotOrder(sort, this.#columns, this.stock.slots, match?.scores ?? null);
    const best = pickTopSlots(bits, count, offset + limit, order);
    return Array.from(best.subarray(offset), (slot) => this.#unpacked.read(slot));
  }

  #listedUntilMs(car: C): number {
    const { rules, accepts } = this.#options;
    if (isHiddenWithoutPrice(car, rules) || (accepts && !accepts(car))) return Number.NEGATIVE_INFINITY;
    return computeListedUntilMs(car, rules.includeSoldCarsDays);
  }

  #find(id: number): number | undefined {
    const slot = this.stock.slots.find(id);
    return slot !== undefined && this.#lists(slot) ? slot : undefined;
  }

  /** The stock may have grown since the index has. */
  #lists(slot: number): boolean {
    return slot >>> 5 < this.#listed.length && hasBit(this.#listed, slot);
  }

  /** In the order in which their cars were added to the stock. */
  *#listedSlots(): Generator<number> {
    for (const slot of this.stock.slots.slots()) if (this.#lists(slot)) yield slot;
  }

  /** Returns whether the car was listed. */
  #drop(id: number): boolean {
    const slot = this.#find(id);
    if (slot === undefined) return false;
    this.#unlist(id, slot);
    this.stock.release(slot);
    return true;
  }

  #hold(slot: number): void {
    this.stock.hold(slot);
    this.#size++;
  }

  #unlist(id: number, slot: number): void {
    this.#own.erase(slot);
    this.#ownCards?.erase(slot);
    this.#soldWindow.forget(id);
    clearBit(this.#listed, slot);
    this.#size--;
    this.#changed(slot);
  }

  #changed(slot: number): void {
    this.#unpacked.forget(slot);
    this.#forgetCached();
  }

  #forgetCached(): void {
    this.#columns.forgetSelected();
    this.#roots.clear();
    this.#text = null;
  }

  /** Grows what is its own to the capacity of the stock, and forgets what is cached of its former state. */
  #followStock(): void {
    const { capacity, revision } = this.stock;
    if (this.#revision === revision) return;
    this.#revision = revision;
    this.#forgetCached();
    if (this.#listed.length << 5 === capacity) return;
    this.#own.grow(capacity);
    this.#ownCards?.grow(capacity);
    this.#listed = growBits(this.#listed, capacity);
  }

  #textSearch(): TextSearch {
    const { text, slots, capacity } = this.stock;
    const isWhole = () => this.#size === slots.size;
    this.#text ??= new TextSearch(new ListedText(text, this.#listed, isWhole), capacity);
    return this.#text;
  }

  #unpack(slot: number): T {
    const card = this.stock.readCard(slot);
    // The two parts are a whole card.
    return (this.#ownCards ? { ...card, ...this.#ownCards.read(slot) } : card) as T;
  }
}
