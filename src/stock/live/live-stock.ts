import { setImmediate } from 'node:timers/promises';
import type { Database } from '../../db/open.ts';
import { findCarBySlug, getStockVersion, readStockChanges } from '../../db/queries/stock/cars.ts';
import { STOCK_CHANGED, type StockChanged, StockForgotten } from '../../db/stock-change.ts';
import type { Car } from '../../domain/vehicle/car.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import { computeRetryDelayMs, runLater } from './retry.ts';
import { SiteIndex } from './site-index.ts';

/** A site whose stock is to be followed. */
export interface FollowedSite {
  id: number;
  groupId: number;
  settings: SiteSettings;
}

export interface LiveStockOptions {
  database: Database;
  clock: () => Date;
  /** A group could not be followed; it is tried again after a pause. */
  onError: (error: unknown, groupId: number) => void;
  /** A site's index holds a new version. */
  onChange?: (siteId: number, index: SiteIndex) => void;
}

interface OwnIndex {
  siteId: number;
  index: SiteIndex;
}

const indexesIn = (owned: readonly OwnIndex[]): SiteIndex[] => owned.map(({ index }) => index);

/**
 * The statement that reads a large group's stock may take longer than a page's; vehicles and deletions are read as of
 * one moment.
 */
const READING = { statementTimeoutMs: 120_000, isolation: 'repeatable read' } as const;

/** So many vehicles are taken in between two moments for pages. */
const AT_A_TIME = 100;

/**
 * The stock of every site, in memory, following the database: each change of a group's stock is read (what was written
 * since the version held) and taken into copies of the indexes of the group's sites, in this process as in every other
 * (LISTEN/NOTIFY). The copies take their places when they are complete: whoever asks gets the stock before the change
 * or the stock after it, never a part, and whoever holds an index has one stock for as long as it takes.
 */
export class LiveStock {
  readonly #options: LiveStockOptions;
  readonly #sites = new Map<number, FollowedSite>();
  readonly #indexes = new Map<number, SiteIndex>();
  /** What is being done for a group; the next thing waits for it. */
  readonly #queues = new Map<number, Promise<void>>();
  /** Calls off the next try for a group whose last one failed. */
  readonly #pending = new Map<number, () => void>();
  #stopListening: (() => void) | undefined;
  #stopped = false;

  constructor(options: LiveStockOptions) {
    this.#options = options;
  }

  /** Begins to listen for changes; call before the first `follow`, so that none is missed. */
  async listen(): Promise<void> {
    this.#stopListening = await this.#options.database.listen(STOCK_CHANGED, {
      onPayload: (payload) => void this.catchUp((JSON.parse(payload) as StockChanged).group_id),
      onGap: () => {
        for (const groupId of new Set([...this.#sites.values()].map((site) => site.groupId)))
          void this.catchUp(groupId);
      },
    });
  }

  /**
   * Loads a site's stock anew under its present settings, and follows it from then on. The former index serves until
   * then.
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

  /** Forgets a site that is no more. */
  forget(siteId: number): void {
    this.#sites.delete(siteId);
    this.#indexes.delete(siteId);
  }

  /**
   * Reads what has changed in a group; answers when its indexes hold it. What fails goes to `onError` and is tried
   * again by itself.
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

  /** The index of a site; throws before its first load. */
  getIndex(siteId: number): SiteIndex {
    const index = this.#indexes.get(siteId);
    if (!index) throw new Error(`The stock of site ${siteId} is not loaded`);
    return index;
  }

  /**
   * The whole car at a slug when the site shows it, in stock or not; while the database is away, what the card of a
   * listed one says.
   */
  async findCar(siteId: number, slug: string): Promise<Car | undefined> {
    const car = await this.#readCar(siteId, slug);
    const index = this.getIndex(siteId);
    return car && index.shows(car) ? index.asShown(car) : undefined;
  }

  /** The whole car at a slug that the site would show, had it not been taken off dealer websites. */
  async findTakenOff(siteId: number, slug: string): Promise<Car | undefined> {
    const car = await this.#readCar(siteId, slug);
    const isTakenOff = car && !car.show_on_dealer_website;
    return isTakenOff && this.getIndex(siteId).accepts(car) ? car : undefined;
  }

  #readCar(siteId: number, slug: string): Promise<Car | undefined> {
    const site = this.#sites.get(siteId);
    if (!site) throw new Error(`Site ${siteId} is not followed`);
    const db = this.#options.database.forSite({ groupId: site.groupId, siteId });
    const index = this.getIndex(siteId);
    return db.readWithFallback(
      (tx) => findCarBySlug(tx, slug),
      () => index.carOnCard(slug),
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
   * Copies of the indexes, with what has changed since; new ones where the database remembers less of that than they
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

  /** Takes what has changed since into indexes that nobody is served from yet; pages go on meanwhile. */
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

  /** One thing after the other for each group, whatever becomes of the one before. */
  #inTurn(groupId: number, work: () => Promise<void>): Promise<void> {
    const before = this.#queues.get(groupId) ?? Promise.resolve();
    const done = before.catch(() => {}).then(work);
    this.#queues.set(groupId, done);
    return done;
  }
}

/** Copies to take a change into, one after the other: each of a large stock takes some hundredths of a second. */
async function copiesOf(owned: readonly OwnIndex[]): Promise<OwnIndex[]> {
  const copies: OwnIndex[] = [];
  for (const { siteId, index } of owned) {
    copies.push({ siteId, index: index.copy() });
    await setImmediate();
  }
  return copies;
}

/** Takes cars into an index a few at a time, and lets pages be answered in between. */
async function takeInTurns(index: SiteIndex, cars: readonly Car[]): Promise<void> {
  for (let start = 0; start < cars.length; start += AT_A_TIME) {
    index.take(cars.slice(start, start + AT_A_TIME));
    await setImmediate();
  }
}
