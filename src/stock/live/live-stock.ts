import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/open.ts';
import { findCarBySlug, getStockVersion, readStockChanges } from '../../db/queries/stock/cars.ts';
import { STOCK_CHANGED, type StockChanged, StockForgotten } from '../../db/stock-change.ts';
import { freezeDeep } from '../../domain/freeze-deep.ts';
import type { Car } from '../../domain/vehicle/car.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import { computeRetryDelayMs, runLater } from './retry.ts';
import { SiteIndex } from './site-index.ts';

export interface FollowedSite {
  id: number;
  groupId: number;
  settings: SiteSettings;
}

export interface LiveStockOptions {
  database: Database;
  clock: () => Date;
  /** A group could not be followed; it is retried after a pause. */
  onError: (error: unknown, groupId: number) => void;
  onChange?: (siteId: number, index: SiteIndex) => void;
}

interface OwnIndex {
  siteId: number;
  index: SiteIndex;
}

const indexesIn = (owned: readonly OwnIndex[]): SiteIndex[] => owned.map(({ index }) => index);

/**
 * Reading a large group's stock may take longer than a page's queries; vehicles and deletions are read as of one
 * moment.
 */
const READING = { statementTimeoutMs: 120_000, isolation: 'repeatable read' } as const;

/** A car is about 8 KB. */
const KNOWN_CARS = 1000;
/** So old may its number of views be; browsers get the present one once they show the page. */
const KNOWN_FOR_MS = 600_000;

/** How many vehicles are indexed before pages get a turn on the event loop. */
const AT_A_TIME = 100;

/**
 * The stock of every site, in memory, following the database: each change of a group's stock is read (what was written
 * since the indexed version) and applied to copies of the indexes of the group's sites, in this process as in every
 * other (LISTEN/NOTIFY). The copies replace the indexes once they are complete: a request sees the stock before the
 * change or after it, never a part, and an index stays the same for as long as it is held.
 */
export class LiveStock {
  readonly #options: LiveStockOptions;
  readonly #sites = new Map<number, FollowedSite>();
  readonly #indexes = new Map<number, SiteIndex>();
  /** The work under way for each group; the next piece waits for it. */
  readonly #queues = new Map<number, Promise<void>>();
  /** The cars read last for pages, of all sites. */
  readonly #knownCars = new LRUCache<string, Car>({ max: KNOWN_CARS, ttl: KNOWN_FOR_MS });
  /** Cancels the next attempt for a group whose last one failed. */
  readonly #pending = new Map<number, () => void>();
  #stopListening: (() => void) | undefined;
  #stopped = false;

  constructor(options: LiveStockOptions) {
    this.#options = options;
  }

  /** Starts to listen for changes; call before the first `follow`, so that none is missed. */
  async listen(): Promise<void> {
    this.#stopListening = await this.#options.database.listen(STOCK_CHANGED, {
      onPayload: (payload) => {
        const { group_id }: StockChanged = JSON.parse(payload);
        void this.catchUp(group_id);
      },
      onGap: () => {
        for (const groupId of new Set([...this.#sites.values()].map((site) => site.groupId)))
          void this.catchUp(groupId);
      },
    });
  }

  /**
   * Reloads a site's stock under its present settings, and follows it from then on. The former index serves until then.
   */
  async follow(site: FollowedSite): Promise<void> {
    this.#sites.set(site.id, site);
    await this.#inTurn(site.groupId, async () => {
      const index = new SiteIndex(site.settings, this.#options.clock);
      await this.#read(site.groupId, [index], 0);
      this.#indexes.set(site.id, index);
      this.#options.onChange?.(site.id, index);
    });
  }

  forget(siteId: number): void {
    this.#sites.delete(siteId);
    this.#indexes.delete(siteId);
  }

  /**
   * Reads what has changed in a group; resolves once its indexes are up to date. Failures go to `onError` and are
   * retried automatically.
   */
  async catchUp(groupId: number, attempt = 1): Promise<void> {
    this.#pending.get(groupId)?.();
    try {
      await this.#inTurn(groupId, () => this.#catchUpNow(groupId));
    } catch (error) {
      this.#options.onError(error, groupId);
      if (!this.#stopped)
        this.#pending.set(
          groupId,
          runLater(computeRetryDelayMs(attempt), () => void this.catchUp(groupId, attempt + 1)),
        );
    }
  }

  /** Throws before the site's first load. */
  getIndex(siteId: number): SiteIndex {
    const index = this.#indexes.get(siteId);
    if (!index) throw new Error(`The stock of site ${siteId} is not loaded`);
    return index;
  }

  /**
   * The complete car at a slug if the site shows it, in stock or not; while the database is away, the fields that the
   * card of a listed one has.
   */
  async findCar(siteId: number, slug: string, onStandIn?: () => void): Promise<Car | undefined> {
    const car = await this.#readCar(siteId, slug, onStandIn);
    const index = this.getIndex(siteId);
    return car && index.shows(car) ? index.asShown(car) : undefined;
  }

  /**
   * As `findCar`, without a query when the car was read before for the same stock and the same `siteVersion` (its
   * places are part of a car). Its number of views may be some minutes old.
   */
  async findKnownCar(siteId: number, slug: string, siteVersion: number): Promise<Car | undefined> {
    const key = `${siteId} ${siteVersion} ${this.getIndex(siteId).version} ${slug}`;
    const known = this.#knownCars.get(key);
    if (known) return known;
    let isStandIn = false;
    const car = await this.findCar(siteId, slug, () => {
      isStandIn = true;
    });
    if (car && !isStandIn) this.#knownCars.set(key, freezeDeep(car));
    return car;
  }

  /** The complete car at a slug that the site would show, had it not been taken off dealer websites. */
  async findTakenOff(siteId: number, slug: string): Promise<Car | undefined> {
    const car = await this.#readCar(siteId, slug);
    const isTakenOff = car && !car.show_on_dealer_website;
    return isTakenOff && this.getIndex(siteId).accepts(car) ? car : undefined;
  }

  #readCar(siteId: number, slug: string, onStandIn?: () => void): Promise<Car | undefined> {
    const site = this.#sites.get(siteId);
    if (!site) throw new Error(`Site ${siteId} is not followed`);
    const db = this.#options.database.forSite({ groupId: site.groupId, siteId });
    const index = this.getIndex(siteId);
    return db.readWithFallback(
      (tx) => findCarBySlug(tx, slug),
      () => {
        onStandIn?.();
        return index.carOnCard(slug);
      },
    );
  }

  stop(): void {
    this.#stopped = true;
    this.#stopListening?.();
    for (const callOff of this.#pending.values()) callOff();
  }

  async #catchUpNow(groupId: number): Promise<void> {
    const current = await this.#options.database.asPlatform((tx) => getStockVersion(tx, groupId));
    const behind = this.#indexesOf(groupId).filter(({ index }) => index.version < current);
    if (behind.length === 0) return;
    for (const { siteId, index } of await this.#bringUpToDate(groupId, behind)) {
      if (!this.#sites.has(siteId)) continue;
      this.#indexes.set(siteId, index);
      this.#options.onChange?.(siteId, index);
    }
  }

  /**
   * Copies of the indexes with the changes since; new indexes if the database no longer has all deletions that they
   * would need.
   */
  async #bringUpToDate(groupId: number, behind: readonly OwnIndex[]): Promise<readonly OwnIndex[]> {
    const since = Math.min(...behind.map(({ index }) => index.version));
    const copies = await copiesOf(behind);
    try {
      await this.#read(groupId, indexesIn(copies), since);
      return copies;
    } catch (error) {
      if (!(error instanceof StockForgotten)) throw error;
    }
    const fresh = behind.flatMap(({ siteId }) => {
      const site = this.#sites.get(siteId);
      return site ? [{ siteId, index: new SiteIndex(site.settings, this.#options.clock) }] : [];
    });
    await this.#read(groupId, indexesIn(fresh), 0);
    return fresh;
  }

  /** Applies the changes since a version to indexes that are not served yet; pages are served meanwhile. */
  async #read(groupId: number, indexes: readonly SiteIndex[], since: number): Promise<void> {
    const { version, removed } = await this.#options.database.asPlatform(
      (tx) =>
        readStockChanges(tx, groupId, since, async (cars) => {
          for (const index of indexes) await takeInTurns(index, cars);
        }),
      READING,
    );
    for (const index of indexes) {
      index.drop(removed);
      index.version = version;
    }
  }

  #indexesOf(groupId: number): OwnIndex[] {
    return [...this.#indexes]
      .filter(([siteId]) => this.#sites.get(siteId)?.groupId === groupId)
      .map(([siteId, index]) => ({ siteId, index }));
  }

  /** Runs a group's work one piece after the other, even if an earlier one failed. */
  #inTurn(groupId: number, work: () => Promise<void>): Promise<void> {
    const before = this.#queues.get(groupId) ?? Promise.resolve();
    const done = before.catch(() => {}).then(work);
    this.#queues.set(groupId, done);
    return done;
  }
}

/** Makes the copies one after the other: each of a large stock takes some hundredths of a second. */
async function copiesOf(owned: readonly OwnIndex[]): Promise<OwnIndex[]> {
  const copies: OwnIndex[] = [];
  for (const { siteId, index } of owned) {
    copies.push({ siteId, index: index.copy() });
    await setImmediate();
  }
  return copies;
}

/** Adds cars to an index a few at a time, so that pages are served in between. */
async function takeInTurns(index: SiteIndex, cars: readonly Car[]): Promise<void> {
  for (let start = 0; start < cars.length; start += AT_A_TIME) {
    index.take(cars.slice(start, start + AT_A_TIME));
    await setImmediate();
  }
}
