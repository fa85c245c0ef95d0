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
import { createGroupStock, estimateStockBytes, type GroupStock, SiteIndex } from './site-index.ts';

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

/** What the loaded indexes of a group have in common, and the group's stock version of it and of them. */
interface LoadedGroup {
  stock: GroupStock;
  version: number;
}

/** A group's stock with indexes over it, by site, that are not in service yet. */
interface Drafted {
  stock: GroupStock;
  /** The version of which the stock has all changes; infinity for an empty one. */
  version: number;
  /** The version that is saved, or waits to be; undefined when the stock has vehicles since that it had not then. */
  savedVersion: number | undefined;
  indexes: Map<number, SiteIndex>;
}

/** Something to be saved: the stock of a group, or the index of a site. */
type Unsaved = { groupId: number } & (
  | { stock: GroupStock; version: number }
  | { site: FollowedSite; index: SiteIndex }
);

/** Groups and sites share a save queue. */
const queueKeyOf = (groupId: number): number => -groupId;

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

/** So long are vehicles indexed before pages get a turn on the event loop, in milliseconds. */
const TURN_MS = 10;

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
  /** Those with loaded indexes. */
  readonly #groups = new Map<number, LoadedGroup>();
  readonly #loading = new Map<number, Promise<SiteIndex>>();
  /** The work under way for each group; the next piece waits for it. */
  readonly #queues = new Map<number, Promise<unknown>>();
  /** The cars read last for pages, of all sites. */
  readonly #knownCars = new LRUCache<string, Car>({ max: KNOWN_CARS, ttl: KNOWN_FOR_MS });
  /** Cancels the next attempt for a group whose last one failed. */
  readonly #pending = new Map<number, () => void>();
  readonly #saves: SaveQueue<Unsaved> | undefined;
  #stopListening: (() => void) | undefined;
  #refreshing: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(options: LiveStockOptions) {
    this.#options = options;
    const { files, onError } = options;
    if (files)
      this.#saves = new SaveQueue(
        (unsaved) =>
          'site' in unsaved
            ? files.write(unsaved.site, unsaved.index)
            : files.writeStock(unsaved.groupId, unsaved.stock, unsaved.version),
        (error, { groupId }) => onError(error, groupId),
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
    this.#saves?.forget(siteId);
    const groupId = this.#sites.get(siteId)?.groupId;
    if (groupId === undefined) return;
    if (this.#indexes.has(siteId)) this.#giveBack(siteId, groupId);
    this.#sites.delete(siteId);
    const isLast = ![...this.#sites.values()].some((other) => other.groupId === groupId);
    if (isLast) this.#saves?.forget(queueKeyOf(groupId));
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
    const outdated = [...this.#indexes].flatMap(([siteId, { period }]) => {
      const site = this.#sites.get(siteId);
      return site && period !== getEstimatePeriod(site.settings, now) ? [site] : [];
    });
    for (const [groupId, sites] of Map.groupBy(outdated, (site) => site.groupId))
      await this.#rebuild(groupId, sites).catch((error: unknown) => this.#options.onError(error, groupId));
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
      const draft = await this.#draft(site.groupId, [site]);
      const filed = await this.#options.files?.read(site, this.#options.clock, draft.stock);
      const version = filed?.version;
      const fromFile = filed && (await this.#addFiled(site, draft, filed));
      // What was begun with a file that does not do is not gone on with.
      const whole = fromFile ?? (await this.#addWhole([site], filed ? await this.#draft(site.groupId, [site]) : draft));
      const index = whole.indexes.get(site.id);
      if (!index) throw new Error(`Site ${site.id} is not followed any more`);
      this.#serve(site.groupId, whole, [site], fromFile ? version : undefined);
      return index;
    });
  }

  /** Makes the indexes of sites of a group anew from the database. */
  #rebuild(groupId: number, sites: readonly FollowedSite[]): Promise<void> {
    return this.#inTurn(groupId, async () => {
      const loaded = sites.filter(({ id }) => this.#indexes.has(id));
      if (loaded.length === 0) return;
      this.#serve(groupId, await this.#addWhole(loaded, await this.#draft(groupId, loaded)), loaded);
    });
  }

  /** Copies of a group's stock, or else the stock from its file, and of its loaded indexes but those of these sites. */
  async #draft(groupId: number, without: readonly FollowedSite[]): Promise<Drafted> {
    const loaded = this.#groups.get(groupId);
    if (!loaded) {
      const filed = await this.#options.files?.readStock(groupId);
      return filed ? { ...filed, savedVersion: filed.version, indexes: new Map() } : emptyDraft();
    }
    const { version } = loaded;
    const stock = loaded.stock.copy();
    const indexes = new Map<number, SiteIndex>();
    for (const [siteId, index] of this.#indexesOf(groupId)) {
      // Each copy of a large index takes some hundredths of a second.
      await setImmediate();
      if (!without.some(({ id }) => id === siteId)) indexes.set(siteId, index.copy(stock));
    }
    return { stock, version, savedVersion: version, indexes };
  }

  /**
   * With the index of a site from its file; undefined when a vehicle that it listed is neither in the stock nor among
   * the changes since.
   */
  async #addFiled(site: FollowedSite, draft: Drafted, filed: SiteIndex): Promise<Drafted | undefined> {
    // The stock may not have had what is read again because the file is older.
    const savedVersion = filed.version < draft.version ? undefined : draft.savedVersion;
    draft.indexes.set(site.id, filed);
    const current = await this.#bringUpToDate(site.groupId, { ...draft, savedVersion });
    return current.indexes.get(site.id)?.missing.size === 0 ? current : undefined;
  }

  /** With indexes of sites of the group that are made from the database. */
  async #addWhole(sites: readonly FollowedSite[], draft: Drafted): Promise<Drafted> {
    const made = sites.map(({ id, settings }) => ({
      id,
      index: new SiteIndex(settings, this.#options.clock, draft.stock),
    }));
    const [{ groupId }] = sites as readonly [FollowedSite, ...FollowedSite[]];
    await this.#read(
      groupId,
      made.map(({ index }) => index),
      0,
    );
    for (const { id, index } of made) draft.indexes.set(id, index);
    const added = { ...draft, savedVersion: undefined };
    // What was empty is now of the same version.
    return draft.version === Number.POSITIVE_INFINITY ? added : this.#bringUpToDate(groupId, added);
  }

  async #catchUpNow(groupId: number): Promise<void> {
    const current = await this.#options.database.asPlatform((tx) => getStockVersion(tx, groupId));
    const loaded = this.#groups.get(groupId);
    if (!loaded || loaded.version >= current) return;
    const draft = await this.#draft(groupId, []);
    // They may all have been given back meanwhile.
    if (draft.indexes.size > 0) this.#serve(groupId, await this.#bringUpToDate(groupId, draft));
  }

  /**
   * Puts indexes and their stock into service, but for those that were given back, or got other settings, meanwhile.
   * `added` were not loaded, or had other settings; `filedVersion` is the version that their files have.
   */
  #serve(
    groupId: number,
    { stock, savedVersion, indexes }: Drafted,
    added: readonly FollowedSite[] = [],
    filedVersion?: number,
  ): void {
    const former = this.#groups.get(groupId)?.version;
    const addedAs = new Map(added.map((site) => [site.id, site]));
    const served = [...indexes].flatMap(([siteId, index]) => {
      const site = this.#sites.get(siteId);
      const given = addedAs.get(siteId);
      const isWanted = given ? site?.settings === given.settings : this.#indexes.has(siteId);
      return site && isWanted ? [{ site, index, isAdded: given !== undefined }] : [];
    });
    const [first] = served;
    if (!first) return;
    const { version } = first.index;
    this.#groups.set(groupId, { stock, version });
    if (version !== savedVersion) this.#saves?.note(queueKeyOf(groupId), { groupId, stock, version });
    for (const { site, index, isAdded } of served) {
      this.#indexes.set(site.id, index);
      if (version !== (isAdded ? filedVersion : former)) this.#saves?.note(site.id, { groupId, site, index });
      if (isAdded || version !== former) this.#options.onChange?.(site.id, index);
    }
    this.#makeRoom(added.at(0)?.id);
  }

  /** Gives back the least recently used indexes, but never the one that is just wanted. */
  #makeRoom(wanted?: number): void {
    const { mostBytes = Number.POSITIVE_INFINITY } = this.#options;
    for (const siteId of [...this.#indexes.keys()]) {
      if (this.bytes <= mostBytes) return;
      const groupId = this.#sites.get(siteId)?.groupId;
      if (siteId === wanted || groupId === undefined || this.#indexes.size === 1) continue;
      this.#saves?.hurry(siteId);
      this.#saves?.hurry(queueKeyOf(groupId));
      this.#giveBack(siteId, groupId);
    }
  }

  /** The estimated bytes of all loaded indexes, and of the stocks that they have in common. */
  get bytes(): number {
    let bytes = 0;
    for (const { stock } of this.#groups.values()) bytes += estimateStockBytes(stock);
    for (const index of this.#indexes.values()) bytes += index.ownBytes;
    return bytes;
  }

  /** The stock of a group goes with the last index over it. */
  #giveBack(siteId: number, groupId: number): void {
    this.#indexes.delete(siteId);
    if (this.#indexesOf(groupId).length === 0) this.#groups.delete(groupId);
    this.#options.onEvict?.(siteId);
  }

  /**
   * Applies to indexes, and to their stock, what has changed since; new ones if the database no longer has all
   * deletions that they would need.
   */
  async #bringUpToDate(groupId: number, draft: Drafted): Promise<Drafted> {
    const { stock, indexes } = draft;
    const versions = [draft.version, ...[...indexes.values()].map(({ version }) => version)];
    try {
      const version = await this.#read(groupId, [...indexes.values()], Math.min(...versions));
      const newest = Math.max(...versions.filter(Number.isFinite));
      // As after a restored backup, when only some of the files are of versions that the database does not have.
      if (newest > version) throw new StockForgotten(`The stock of group ${groupId} is at version ${version} only`);
      stock.advance(this.#options.clock().getTime());
      for (const _ of stock.text.prepare()) await setImmediate();
      return draft;
    } catch (error) {
      if (!(error instanceof StockForgotten)) throw error;
    }
    const fresh = emptyDraft();
    for (const siteId of indexes.keys()) {
      const site = this.#sites.get(siteId);
      if (site) fresh.indexes.set(siteId, new SiteIndex(site.settings, this.#options.clock, fresh.stock));
    }
    await this.#read(groupId, [...fresh.indexes.values()], 0);
    return fresh;
  }

  /**
   * Applies the changes since a version to indexes of one stock that are not in service, while pages are served;
   * resolves to the version that they have then.
   */
  async #read(groupId: number, indexes: readonly SiteIndex[], since: number): Promise<number> {
    const { version, removed } = await this.#options.database.asPlatform(
      (tx) => readStockChanges(tx, groupId, since, (cars) => takeInTurns(indexes, cars)),
      READING,
    );
    for (const index of indexes) {
      index.drop(removed);
      index.version = version;
    }
    return version;
  }

  /** Whether an index of the group is loaded, or being loaded: what changes meanwhile is read afterwards. */
  #isLoaded(groupId: number): boolean {
    const siteIds = [...this.#indexes.keys(), ...this.#loading.keys()];
    return siteIds.some((siteId) => this.#sites.get(siteId)?.groupId === groupId);
  }

  #indexesOf(groupId: number): [siteId: number, index: SiteIndex][] {
    return [...this.#indexes].filter(([siteId]) => this.#sites.get(siteId)?.groupId === groupId);
  }

  /** Runs a group's work one piece after the other, even if an earlier one failed. */
  #inTurn<T>(groupId: number, work: () => Promise<T>): Promise<T> {
    const before = this.#queues.get(groupId) ?? Promise.resolve();
    const done = before.catch(() => {}).then(work);
    this.#queues.set(groupId, done);
    return done;
  }
}

const emptyDraft = (): Drafted => ({
  stock: createGroupStock(),
  version: Number.POSITIVE_INFINITY,
  savedVersion: undefined,
  indexes: new Map(),
});

/** Adds cars to indexes of one stock, each car to all of them; pages are served in between. */
async function takeInTurns(indexes: readonly SiteIndex[], cars: readonly Car[]): Promise<void> {
  let sinceMs = performance.now();
  for (const car of cars) {
    for (const index of indexes) index.take([car]);
    if (performance.now() - sinceMs < TURN_MS) continue;
    await setImmediate();
    sinceMs = performance.now();
  }
}
