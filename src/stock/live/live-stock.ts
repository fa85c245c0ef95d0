import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/open.ts';
import { findCarBySlug, getStockVersion, readStockChanges } from '../../db/queries/stock/cars.ts';
import { STOCK_CHANGED, type StockChanged, StockForgotten } from '../../db/stock-change.ts';
import { getEstimatePeriod } from '../../domain/finance/estimate/estimate.ts';
import { freezeDeep } from '../../domain/freeze-deep.ts';
import type { Car } from '../../domain/vehicle/car.ts';
import type { FollowedSite } from './followed-site.ts';
import type { IndexFiles } from './index-files.ts';
import { computeRetryDelayMs, runLater } from './retry.ts';
import { SaveQueue } from './save-queue.ts';
import { SiteIndex } from './site-index.ts';

export interface LiveStockOptions {
  database: Database;
  clock: () => Date;
  /** A group could not be followed; it is retried after a pause. */
  onError: (error: unknown, groupId: number) => void;
  /** A site's index is new, or has changed. */
  onChange?: (siteId: number, index: SiteIndex) => void;
  /** A site's index was given back to make room for others; it is loaded again when it is asked for. */
  onEvict?: (siteId: number) => void;
  /** Bytes of all indexes together above which the least recently used are given back; no limit by default. */
  mostBytes?: number;
  /** Where indexes are kept between two starts; nowhere by default. */
  files?: IndexFiles;
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

/** Offers end, and years begin, at midnight. */
const REFRESH_MS = 600_000;

/** How many vehicles are indexed before pages get a turn on the event loop. */
const AT_A_TIME = 100;

/**
 * The stock of the sites in memory, each loaded when it is first asked for (from its file, or from the database) and
 * following the database from then on: each change of a group's stock is read (what was written since the indexed
 * version) and applied to copies of the indexes of the group's sites, in this process as in every other
 * (LISTEN/NOTIFY). The copies replace the indexes once they are complete: a request sees the stock before the change or
 * after it, never a part, and an index stays the same for as long as it is held. When the indexes take more than
 * `mostBytes`, those least recently used are given back.
 */
export class LiveStock {
  readonly #options: LiveStockOptions;
  readonly #sites = new Map<number, FollowedSite>();
  /** The least recently used first. */
  readonly #indexes = new Map<number, SiteIndex>();
  readonly #loading = new Map<number, Promise<SiteIndex>>();
  /** The work under way for each group; the next piece waits for it. */
  readonly #queues = new Map<number, Promise<unknown>>();
  /** The cars read last for pages, of all sites. */
  readonly #knownCars = new LRUCache<string, Car>({ max: KNOWN_CARS, ttl: KNOWN_FOR_MS });
  /** Cancels the next attempt for a group whose last one failed. */
  readonly #pending = new Map<number, () => void>();
  readonly #saves: SaveQueue<{ site: FollowedSite; index: SiteIndex }> | undefined;
  #stopListening: (() => void) | undefined;
  #refreshing: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(options: LiveStockOptions) {
    this.#options = options;
    const { files, onError } = options;
    if (files)
      this.#saves = new SaveQueue(
        ({ site, index }) => files.write(site, index),
        (error, { site }) => onError(error, site.groupId),
      );
  }

  /** Starts to listen for changes; call before the first `load`, so that none is missed. */
  async listen(): Promise<void> {
    this.#stopListening = await this.#options.database.listen(STOCK_CHANGED, {
      onPayload: (payload) => {
        const { group_id }: StockChanged = JSON.parse(payload);
        if (this.#isLoaded(group_id)) void this.catchUp(group_id);
      },
      onGap: () => {
        const loaded = [...this.#indexes.keys()].flatMap((siteId) => this.#sites.get(siteId)?.groupId ?? []);
        for (const groupId of new Set(loaded)) void this.catchUp(groupId);
      },
    });
    this.#refreshing = setInterval(() => void this.refreshOutdated(), REFRESH_MS).unref();
  }

  /**
   * Registers a site under its present settings. An index that is loaded is built anew with them; the former one serves
   * until then.
   */
  async follow(site: FollowedSite): Promise<void> {
    this.#sites.set(site.id, site);
    await this.#loading.get(site.id)?.catch(() => {});
    if (this.#indexes.has(site.id)) await this.#reload(site);
  }

  forget(siteId: number): void {
    this.#sites.delete(siteId);
    this.#saves?.forget(siteId);
    if (this.#indexes.delete(siteId)) this.#options.onEvict?.(siteId);
  }

  /** The sites whose indexes are loaded, the most recently used first. */
  listLoaded(): number[] {
    return [...this.#indexes.keys()].reverse();
  }

  /** The index of a followed site, if it is loaded; asking for it does not load it. */
  findIndex(siteId: number): SiteIndex | undefined {
    return this.#indexes.get(siteId);
  }

  /** The index of a followed site, loaded if need be. Rejects when it cannot be read. */
  async load(siteId: number): Promise<SiteIndex> {
    const index = this.#indexes.get(siteId);
    if (index) {
      this.#indexes.delete(siteId);
      this.#indexes.set(siteId, index);
      return index;
    }
    const site = this.#siteOf(siteId);
    const loading = this.#loading.get(siteId) ?? this.#reload(site).finally(() => this.#loading.delete(siteId));
    this.#loading.set(siteId, loading);
    return loading;
  }

  /**
   * Builds those loaded indexes anew whose weekly prices are of an earlier period: an offer has ended, a year begun.
   */
  async refreshOutdated(): Promise<void> {
    const now = this.#options.clock();
    for (const [siteId, index] of this.#indexes) {
      const site = this.#sites.get(siteId);
      if (!site || index.period === getEstimatePeriod(site.settings, now)) continue;
      await this.#reload(site).catch((error: unknown) => this.#options.onError(error, site.groupId));
    }
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

  /**
   * The complete car at a slug if the site shows it, in stock or not; while the database is away, the fields that the
   * card of a listed one has. `index` is the site's.
   */
  async findCar(siteId: number, index: SiteIndex, slug: string, onStandIn?: () => void): Promise<Car | undefined> {
    const car = await this.#readCar(siteId, index, slug, onStandIn);
    return car && index.shows(car) ? index.asShown(car) : undefined;
  }

  /**
   * As `findCar`, without a query when the car was read before for the same stock and the same `siteVersion` (its
   * places are part of a car). Its number of views may be some minutes old.
   */
  async findKnownCar(siteId: number, index: SiteIndex, slug: string, siteVersion: number): Promise<Car | undefined> {
    const key = `${siteId} ${siteVersion} ${index.version} ${slug}`;
    const known = this.#knownCars.get(key);
    if (known) return known;
    let isStandIn = false;
    const car = await this.findCar(siteId, index, slug, () => {
      isStandIn = true;
    });
    if (car && !isStandIn) this.#knownCars.set(key, freezeDeep(car));
    return car;
  }

  /** The complete car at a slug that the site would show, had it not been taken off dealer websites. */
  async findTakenOff(siteId: number, index: SiteIndex, slug: string): Promise<Car | undefined> {
    const car = await this.#readCar(siteId, index, slug);
    const isTakenOff = car && !car.show_on_dealer_website;
    return isTakenOff && index.accepts(car) ? car : undefined;
  }

  #readCar(siteId: number, index: SiteIndex, slug: string, onStandIn?: () => void): Promise<Car | undefined> {
    const { groupId } = this.#siteOf(siteId);
    const db = this.#options.database.forSite({ groupId, siteId });
    return db.readWithFallback(
      (tx) => findCarBySlug(tx, slug),
      () => {
        onStandIn?.();
        return index.carOnCard(slug);
      },
    );
  }

  /** Stops following; resolves once the indexes that have changed since are in their files. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#stopListening?.();
    clearInterval(this.#refreshing);
    for (const callOff of this.#pending.values()) callOff();
    await this.#saves?.finish();
  }

  #siteOf(siteId: number): FollowedSite {
    const site = this.#sites.get(siteId);
    if (!site) throw new Error(`Site ${siteId} is not followed`);
    return site;
  }

  /** Loads a site's index under its present settings: from its file where there is one, else from the database. */
  #reload(site: FollowedSite): Promise<SiteIndex> {
    return this.#inTurn(site.groupId, async () => {
      const filed = await this.#readFile(site);
      const index = filed?.index ?? (await this.#readWhole(site));
      if (this.#sites.get(site.id)?.settings === site.settings) this.#put(site, index, filed?.version);
      return index;
    });
  }

  /**
   * An index from its file, and the version it had there, with what has changed since; undefined when there is none, or
   * not all of that is known any more.
   */
  async #readFile(site: FollowedSite): Promise<{ index: SiteIndex; version: number } | undefined> {
    const index = await this.#options.files?.read(site, this.#options.clock);
    if (!index) return undefined;
    const { version } = index;
    try {
      await this.#read(site.groupId, [index], version);
      return { index, version };
    } catch (error) {
      if (error instanceof StockForgotten) return undefined;
      throw error;
    }
  }

  async #readWhole({ groupId, settings }: FollowedSite): Promise<SiteIndex> {
    const index = new SiteIndex(settings, this.#options.clock);
    await this.#read(groupId, [index], 0);
    return index;
  }

  async #catchUpNow(groupId: number): Promise<void> {
    const current = await this.#options.database.asPlatform((tx) => getStockVersion(tx, groupId));
    const behind = this.#indexesOf(groupId).filter(({ index }) => index.version < current);
    if (behind.length === 0) return;
    for (const { siteId, index } of await this.#bringUpToDate(groupId, behind)) {
      const site = this.#sites.get(siteId);
      // It may have been given back, or forgotten, meanwhile.
      if (site && this.#indexes.has(siteId)) this.#put(site, index);
    }
  }

  /** `filed` is the version that its file has. */
  #put(site: FollowedSite, index: SiteIndex, filed?: number): void {
    this.#indexes.set(site.id, index);
    if (index.version !== filed) this.#saves?.note(site.id, { site, index });
    this.#options.onChange?.(site.id, index);
    this.#makeRoom(site.id);
  }

  /** Gives back the least recently used indexes, but never the one that is just wanted. */
  #makeRoom(wanted: number): void {
    const { mostBytes = Number.POSITIVE_INFINITY, onEvict } = this.#options;
    let bytes = 0;
    for (const index of this.#indexes.values()) bytes += index.bytes;
    for (const [siteId, index] of this.#indexes) {
      if (bytes <= mostBytes) return;
      if (siteId === wanted) continue;
      this.#indexes.delete(siteId);
      this.#saves?.hurry(siteId);
      bytes -= index.bytes;
      onEvict?.(siteId);
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

  /** Whether an index of the group is loaded, or being loaded: what changes meanwhile is read afterwards. */
  #isLoaded(groupId: number): boolean {
    const siteIds = [...this.#indexes.keys(), ...this.#loading.keys()];
    return siteIds.some((siteId) => this.#sites.get(siteId)?.groupId === groupId);
  }

  #indexesOf(groupId: number): OwnIndex[] {
    return [...this.#indexes]
      .filter(([siteId]) => this.#sites.get(siteId)?.groupId === groupId)
      .map(([siteId, index]) => ({ siteId, index }));
  }

  /** Runs a group's work one piece after the other, even if an earlier one failed. */
  #inTurn<T>(groupId: number, work: () => Promise<T>): Promise<T> {
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
