import { isAvailable, isSold, withCertification } from '../../domain/availability/availability.ts';
import { DEFAULT_FILTERS } from '../../domain/availability/default-filter.ts';
import { type EstimateSettings, findWeeklyPrice, getEstimatePeriod } from '../../domain/finance/estimate/estimate.ts';
import {
  buildCarFromCard,
  buildSharedCardPart,
  buildSiteCardPart,
  type CardRecord,
} from '../../domain/listing/card-record.ts';
import { findExclusion } from '../../domain/listing/listing.ts';
import { floatAt } from '../../domain/tables/number-at.ts';
import { isKeyOf } from '../../domain/text/look-up.ts';
import type { Car, CarLocation, CarType } from '../../domain/vehicle/car.ts';
import type { FindQuery, FoundCars, SearchResult, SearchScope, SearchState } from '../../search/contract.ts';
import { createOver, type MemoryEngine, type OwnOptions, restoreOver } from '../../search/engine/memory-engine.ts';
import { SharedStock } from '../../search/engine/shared-stock.ts';
import { SavedReader } from '../../search/index-structures/saved.ts';
import { ResultCache } from '../../search/result-cache.ts';
import { createEmptyState } from '../../search/state.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import { encodeIndex, restoreIndex } from './index-bytes.ts';
import { ListChanges } from './list-changes.ts';

/** The settings that an index depends on: when they change, it is rebuilt. */
export function pickIndexSettings({ stock, search, certified, finance, price, wording, locations }: SiteSettings) {
  return {
    stock,
    certified,
    pageSize: search.pageSize,
    priceAscending: search.priceAscending,
    resultCacheSize: search.resultCacheSize,
    defaultFilter: search.defaultFilter,
    finance: {
      finance: {
        finance_provider: finance.finance_provider,
        custom: finance.custom,
        estimate: finance.estimate,
        calculator: finance.calculator,
        rates: finance.rates,
      },
      price: { noPriceText: price.noPriceText, preorderText: price.preorderText },
      wording: { offering: wording.offering },
      locations: { timeZone: locations.timeZone },
    } satisfies EstimateSettings,
  };
}

/** The stock of a group's sites: what their indexes have in common. */
export type GroupStock = SharedStock<CardRecord, Car>;

/** What a site decides by its settings: the certification programme, and what finance makes of a price. */
const STOCK_OPTIONS = {
  cardOf: buildSharedCardPart,
  ownColumns: { terms: ['certified', 'weekly_price_range'], numbers: ['weekly_price'] },
} as const;

export function createGroupStock(): GroupStock {
  return new SharedStock<CardRecord, Car>(STOCK_OPTIONS);
}

/** A group's stock, at that version, as bytes that `restoreGroupStock` reads. */
export function saveGroupStock(stock: GroupStock, version: number): Buffer {
  return encodeIndex({ version, stock: stock.save() });
}

/** It may keep the bytes. Throws MalformedIndex when they are not what `saveGroupStock` returned. */
export function restoreGroupStock(bytes: Uint8Array): { stock: GroupStock; version: number } {
  return restoreIndex(bytes, (saved) => {
    const reader = new SavedReader(saved);
    const stock = SharedStock.restore<CardRecord, Car>(STOCK_OPTIONS, reader.part('stock'));
    return { stock, version: reader.part('version').number() };
  });
}

/** What a stock takes beside its cards and words, measured on the demo's: in all, and for each vehicle. */
const STOCK_BYTES_OF_NONE = 250_000;
const STOCK_BYTES_OF_ONE = 500;
/** The same of a site's index, beside its own part of cards. */
const SITE_BYTES_OF_NONE = 100_000;
const SITE_BYTES_OF_ONE = 400;

/** About how much memory a stock takes, in bytes. */
export function estimateStockBytes(stock: GroupStock): number {
  return stock.textBytes + STOCK_BYTES_OF_NONE + stock.slots.size * STOCK_BYTES_OF_ONE;
}

/**
 * The index of one site: the engine with the site's rules, and whatever is worth caching between two changes. An index
 * in service is never modified: changes go into a copy, which then replaces it.
 */
export class SiteIndex {
  readonly settings: SiteSettings;
  #engine: MemoryEngine<CardRecord, Car>;
  readonly #engineOptions: OwnOptions<CardRecord, Car>;
  readonly #clock: () => Date;
  readonly #finance: EstimateSettings;
  readonly #answers: ResultCache<CardRecord>;
  /** When each available car last changed: for the sitemap, not for search or cards. */
  readonly #changedAt: Map<number, string>;
  #listChanges: ListChanges;
  readonly #soldDays: number;
  /** When each car that the site shows was sold, in Unix seconds; stays after the car has left the list. */
  readonly #soldAt: Map<number, number>;
  /** Slugs of the places of indexed cars, with their names; a place stays after its last car has gone. */
  readonly placeSlugs: { dealerships: Map<string, string>; locations: Map<string, string> };
  /** Those locations as their cars have them. */
  readonly #locations: Map<string, CarLocation>;
  /** Whether a car belongs to the part of the group's stock that the site shows. */
  readonly accepts: (car: Car) => boolean;
  /** Whether the site shows a car at all, listed or not. */
  readonly shows: (car: Car) => boolean;
  /** A car as the site may show it: certified only by the site's own programme. */
  readonly asShown: (car: Car) => Car;
  /** The group's stock version of this index. */
  version: number;
  /** The days in which its weekly prices stay the same. */
  readonly period: string;

  /** Over that stock: empty, or a copy of `from`, which must have the same settings and the stock that was copied. */
  constructor(settings: SiteSettings, clock: () => Date, group: GroupStock = createGroupStock(), from?: SiteIndex) {
    this.settings = settings;
    this.version = from?.version ?? 0;
    this.#changedAt = new Map(from ? from.#changedAt : undefined);
    this.#listChanges = from ? from.#listChanges.copy() : new ListChanges();
    this.#soldAt = new Map(from ? from.#soldAt : undefined);
    this.placeSlugs = {
      dealerships: new Map(from?.placeSlugs.dealerships),
      locations: new Map(from?.placeSlugs.locations),
    };
    this.#locations = new Map(from ? from.#locations : undefined);
    const { stock, certified, pageSize, priceAscending, resultCacheSize, defaultFilter, finance } =
      pickIndexSettings(settings);
    this.#finance = finance;
    this.period = from?.period ?? getEstimatePeriod(finance, clock());
    this.#soldDays = stock.include_sold_cars_days;
    this.asShown = (car) => withCertification(car, certified);
    this.accepts = (car) => findExclusion({ ...car, location_slug: car.location?.slug ?? null }, stock) === undefined;
    this.#clock = clock;
    this.#answers = new ResultCache(resultCacheSize);
    this.shows = (car) => car.show_on_dealer_website && this.accepts(car);
    this.#engineOptions = {
      rules: {
        includeSoldCarsDays: stock.include_sold_cars_days,
        hideZeroPrice: stock.zeroPrice === 'hidden',
        priceAscendingNeedsPrice: priceAscending === 'priced_only',
        hitsPerPage: pageSize,
      },
      now: clock(),
      ownCardOf: (car) => buildSiteCardPart(car, finance.finance),
      accepts: (car) => this.accepts(car) && DEFAULT_FILTERS[defaultFilter]!.keeps(car),
    };
    this.#engine = from ? from.#engine.copy(group, this.#engineOptions) : createOver(group, this.#engineOptions);
  }

  /**
   * An index like the one that `save` made these bytes of, under equal settings, over a stock with its vehicles. It may
   * keep the bytes: they must not change afterwards. Throws MalformedIndex when they are not what `save` returned.
   */
  static restore(bytes: Uint8Array, settings: SiteSettings, clock: () => Date, stock: GroupStock): SiteIndex {
    return restoreIndex(bytes, (saved) => {
      const index = new SiteIndex(settings, clock, stock);
      index.#fill(new SavedReader(saved));
      return index;
    });
  }

  /** The index without its stock, with its version, as bytes that `restore` reads, independent of the index. */
  save(): Buffer {
    return encodeIndex({
      version: this.version,
      engine: this.#engine.saveOwn(),
      changedAt: JSON.stringify([...this.#changedAt]),
      listChanges: this.#listChanges.save(),
      soldIds: Float64Array.from(this.#soldAt.keys()),
      soldAt: Float64Array.from(this.#soldAt.values()),
      dealerships: JSON.stringify([...this.placeSlugs.dealerships]),
      locationNames: JSON.stringify([...this.placeSlugs.locations]),
      locations: JSON.stringify([...this.#locations]),
    });
  }

  #fill(saved: SavedReader): void {
    this.version = saved.part('version').number();
    this.#engine = restoreOver(this.stock, this.#engineOptions, saved.part('engine'));
    this.#listChanges = ListChanges.restore(saved.part('listChanges'));
    const soldIds = saved.part('soldIds').numbers(Float64Array);
    const soldAt = saved.part('soldAt').numbers(Float64Array, soldIds.length);
    soldIds.forEach((id, at) => {
      this.#soldAt.set(id, floatAt(soldAt, at));
    });
    fillMap(this.#changedAt, saved.part('changedAt'));
    fillMap(this.placeSlugs.dealerships, saved.part('dealerships'));
    fillMap(this.placeSlugs.locations, saved.part('locationNames'));
    fillMap(this.#locations, saved.part('locations'));
  }

  get stock(): GroupStock {
    return this.#engine.stock;
  }

  /** The ids of vehicles that it listed when it was saved, and that the stock did not have when it was restored. */
  get missing(): ReadonlySet<number> {
    return this.#engine.missing;
  }

  /** About how much memory the index takes, in bytes, beside its stock; reading it costs nothing. */
  get ownBytes(): number {
    return this.#engine.ownBytes + SITE_BYTES_OF_NONE + this.size * SITE_BYTES_OF_ONE;
  }

  get size(): number {
    return this.#engine.size;
  }

  /** For applying a change while this index is in service, over a copy of its stock. */
  copy(stock: GroupStock = this.stock.copy()): SiteIndex {
    return new SiteIndex(this.settings, this.#clock, stock, this);
  }

  take(cars: readonly Car[]): void {
    this.#answers.clear();
    const now = this.#clock();
    for (const given of cars) {
      const car = this.#withWeeklyPrice(this.asShown(given), now);
      this.#notePlaces(car);
      this.#noteSale(car);
      const isListed = this.#engine.upsert(given, car);
      if (this.accepts(car)) this.#listChanges.take(car, isListed, this.#soldDays);
      if (isListed && isAvailable(car)) this.#changedAt.set(car.id, car.updated_at);
      else this.#changedAt.delete(car.id);
    }
  }

  drop(ids: readonly number[]): void {
    this.#answers.clear();
    for (const id of ids) {
      this.#engine.remove(id);
      this.#changedAt.delete(id);
      this.#soldAt.delete(id);
      this.#listChanges.drop(id, this.#clock());
    }
  }

  search(state: SearchState, scope?: SearchScope, hitsPerPage?: number): SearchResult<CardRecord> {
    this.#letTimePass();
    return this.#answers.getOrCompute({ state, scope, hitsPerPage }, () =>
      this.#engine.search(state, scope, hitsPerPage),
    );
  }

  find(query: FindQuery): FoundCars<CardRecord> {
    this.#letTimePass();
    return this.#engine.find(query);
  }

  /** The cards of the listed ones among these vehicles, in the given order. */
  cardsOf(ids: readonly number[]): CardRecord[] {
    this.#letTimePass();
    return ids.flatMap((id) => this.#engine.findById(id) ?? []);
  }

  /** A listed car with the fields that its card has; undefined for one that is not listed. */
  carOnCard(slug: string): Car | undefined {
    this.#letTimePass();
    const card = this.#engine.findBySlug(slug);
    return card && buildCarFromCard(card, this.#locations.get(card.location_slug ?? '') ?? null);
  }

  /** How many of the site's cars were sold at or after this moment, in Unix seconds (D21). */
  soldSince(seconds: number): number {
    return [...this.#soldAt.values()].filter((soldAt) => soldAt >= seconds).length;
  }

  countByType(): Record<CarType, number> {
    const counts: Record<CarType, number> = { new: 0, demo: 0, used: 0 };
    for (const { value, count } of this.search(createEmptyState()).facets.car_type)
      if (isKeyOf(counts, value)) counts[value] = count;
    return counts;
  }

  /** Slugs of all listed cars that are available; sold ones stay listed for some days, but not for search engines. */
  availableSlugs(): { slug: string; updated_at: string }[] {
    return Array.from(this.#engine.slugs()).flatMap(({ id, slug }) => {
      const updated_at = this.#changedAt.get(id);
      return updated_at === undefined ? [] : [{ slug, updated_at }];
    });
  }

  /** When a list of the sitemap last changed, ISO 8601; undefined for one that never had a vehicle. */
  listChangedAt(terms: SearchState['terms']): string | undefined {
    return this.#listChanges.find(terms, this.#clock());
  }

  /** Vehicles are found by the repayment on their cards, whatever a feed says (E11). */
  #withWeeklyPrice(car: Car, now: Date): Car {
    const weekly_price = findWeeklyPrice(car, this.#finance, now);
    return car.weekly_price === weekly_price ? car : { ...car, weekly_price };
  }

  #noteSale(car: Car): void {
    if (isSold(car) && car.sold_date_timestamp !== null && this.shows(car))
      this.#soldAt.set(car.id, car.sold_date_timestamp);
    else this.#soldAt.delete(car.id);
  }

  #notePlaces({ dealership_slug, dealership_name, location }: Car): void {
    if (dealership_slug && dealership_name) this.placeSlugs.dealerships.set(dealership_slug, dealership_name);
    if (!location) return;
    this.placeSlugs.locations.set(location.slug, location.name);
    this.#locations.set(location.slug, location);
  }

  /** Removes sold cars whose days on the list are over, and with them the cached results that name them. */
  #letTimePass(): void {
    if (this.#engine.advance(this.#clock()) > 0) this.#answers.clear();
  }
}

/** Fills a map from the JSON of its entries. */
function fillMap<Key, Value>(map: Map<Key, Value>, saved: SavedReader): void {
  const entries: [Key, Value][] = JSON.parse(saved.text());
  for (const [key, value] of entries) map.set(key, value);
}
