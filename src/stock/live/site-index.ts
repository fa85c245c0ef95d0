import { isAvailable, isSold, withCertification } from '../../domain/availability.ts';
import type { Car, CarType } from '../../domain/car.ts';
import { type CardRecord, cardRecord } from '../../domain/card-record.ts';
import { DEFAULT_FILTERS } from '../../domain/default-filter.ts';
import { type EstimateSettings, weeklyPrice } from '../../domain/finance/estimate.ts';
import { findExclusion } from '../../domain/listing.ts';
import type { FindQuery, FoundCars, SearchResult, SearchScope, SearchState } from '../../search/contract.ts';
import { createMemoryEngine, type MemoryEngine } from '../../search/engine/memory-engine.ts';
import { KeptAnswers } from '../../search/kept-answers.ts';
import { emptyState } from '../../search/state.ts';
import type { SiteSettings } from '../../settings/schema.ts';

/** The settings that an index is made with: when they change, it is made anew. */
export function indexSettings({
  stock,
  search,
  certified,
  finance,
  price,
  wording,
  locations,
}: SiteSettings) {
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

/** The index of one site: the engine with the site's rules, and what of it is worth keeping between two changes. */
export class SiteIndex {
  readonly #engine: MemoryEngine<CardRecord, Car>;
  readonly #clock: () => Date;
  readonly #finance: EstimateSettings;
  readonly #answers: KeptAnswers<CardRecord>;
  /** When each car that can be had last changed: no matter of search or cards, but of the sitemap. */
  readonly #changedAt = new Map<number, string>();
  /** When each car that the site shows was sold, in Unix seconds; kept when its days on the list are over. */
  readonly #soldAt = new Map<number, number>();
  /** Slugs of the places that cars taken in stand at, with their names; a place stays when its last car has gone. */
  readonly placeSlugs = { dealerships: new Map<string, string>(), locations: new Map<string, string>() };
  /** Whether the site shows a car at all, listed or not. */
  readonly shows: (car: Car) => boolean;
  /** A car as the site may show it: certified only by the site's own programme. */
  readonly asShown: (car: Car) => Car;
  /** The group's stock version that this index holds. */
  version = 0;

  constructor(settings: SiteSettings, clock: () => Date) {
    const { stock, certified, pageSize, priceAscending, resultCacheSize, defaultFilter, finance } =
      indexSettings(settings);
    this.#finance = finance;
    this.asShown = (car) => withCertification(car, certified);
    const accepts = (car: Car) =>
      findExclusion({ ...car, location_slug: car.location?.slug ?? null }, stock) === undefined;
    this.#clock = clock;
    this.#answers = new KeptAnswers(resultCacheSize);
    this.shows = (car) => car.show_on_dealer_website && accepts(car);
    this.#engine = createMemoryEngine<CardRecord, Car>({
      rules: {
        includeSoldCarsDays: stock.include_sold_cars_days,
        hideZeroPrice: stock.zeroPrice === 'hidden',
        priceAscendingNeedsPrice: priceAscending === 'priced_only',
        hitsPerPage: pageSize,
      },
      now: clock(),
      cardOf: (car) => cardRecord(car, finance.finance),
      accepts: (car) => accepts(car) && DEFAULT_FILTERS[defaultFilter]!.keeps(car),
    });
  }

  get size(): number {
    return this.#engine.size;
  }

  /** Takes in cars as they now are. */
  take(cars: readonly Car[]): void {
    this.#answers.forget();
    const now = this.#clock();
    for (const given of cars) {
      const car = this.#withWeeklyPrice(this.asShown(given), now);
      this.#notePlaces(car);
      this.#noteSale(car);
      if (this.#engine.upsert(car) && isAvailable(car)) this.#changedAt.set(car.id, car.updated_at);
      else this.#changedAt.delete(car.id);
    }
  }

  /** Takes cars out that were deleted. */
  drop(ids: readonly number[]): void {
    this.#answers.forget();
    for (const id of ids) {
      this.#engine.remove(id);
      this.#changedAt.delete(id);
      this.#soldAt.delete(id);
    }
  }

  search(state: SearchState, scope?: SearchScope, hitsPerPage?: number): SearchResult<CardRecord> {
    this.#letTimePass();
    return this.#answers.answer({ state, scope, hitsPerPage }, () =>
      this.#engine.search(state, scope, hitsPerPage),
    );
  }

  find(asked: FindQuery): FoundCars<CardRecord> {
    this.#letTimePass();
    return this.#engine.find(asked);
  }

  /** The cards of those of these vehicles that are listed, in the order given. */
  cardsOf(ids: readonly number[]): CardRecord[] {
    this.#letTimePass();
    return ids.flatMap((id) => this.#engine.findById(id) ?? []);
  }

  /** How many cars that the site shows were sold at this moment or after it, in Unix seconds (D21). */
  soldSince(seconds: number): number {
    return [...this.#soldAt.values()].filter((soldAt) => soldAt >= seconds).length;
  }

  countByType(): Record<CarType, number> {
    const counts: Record<CarType, number> = { new: 0, demo: 0, used: 0 };
    for (const { value, count } of this.search(emptyState()).facets.car_type)
      counts[value as CarType] = count;
    return counts;
  }

  /** Addresses of all listed cars that can be had; sold ones stay listed for some days, but not for search engines. */
  availableSlugs(): { slug: string; updated_at: string }[] {
    return Array.from(this.#engine.slugs()).flatMap(({ id, slug }) => {
      const updated_at = this.#changedAt.get(id);
      return updated_at === undefined ? [] : [{ slug, updated_at }];
    });
  }

  /** Vehicles are found by the repayment that their cards say, whatever a feed says (E11). */
  #withWeeklyPrice(car: Car, now: Date): Car {
    const weekly_price = weeklyPrice(car, this.#finance, now);
    return car.weekly_price === weekly_price ? car : { ...car, weekly_price };
  }

  #noteSale(car: Car): void {
    if (isSold(car) && car.sold_date_timestamp !== null && this.shows(car))
      this.#soldAt.set(car.id, car.sold_date_timestamp);
    else this.#soldAt.delete(car.id);
  }

  #notePlaces({ dealership_slug, dealership_name, location }: Car): void {
    if (dealership_slug && dealership_name) this.placeSlugs.dealerships.set(dealership_slug, dealership_name);
    if (location) this.placeSlugs.locations.set(location.slug, location.name);
  }

  /** Sold cars whose days are over leave, and with them the answers that name them. */
  #letTimePass(): void {
    if (this.#engine.advance(this.#clock()) > 0) this.#answers.forget();
  }
}
