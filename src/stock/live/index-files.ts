import { hash } from 'node:crypto';
import { getEstimatePeriod } from '../../domain/finance/estimate/estimate.ts';
import { getErrorMessage } from '../../domain/text/error-message.ts';
import type { FollowedSite } from './followed-site.ts';
import { type GroupStock, pickIndexSettings, restoreGroupStock, SiteIndex, saveGroupStock } from './site-index.ts';

/** Files by key; undefined where there is none. */
export interface FileStore {
  find(key: string, nowMs: number): Promise<{ bytes: Uint8Array } | undefined>;
  saveParts(key: string, parts: readonly Uint8Array[], nowMs: number): Promise<void>;
}

export interface IndexFilesOptions {
  store: FileStore;
  /** Names the code and the database that indexes are made from. */
  origin: string;
  log: { warn(about: object, message: string): void };
}

/** A digest and blanks: what follows is aligned for numbers of any type. */
const KEY_BYTES = 48;

/**
 * The indexes of sites and the stocks of their groups on disk, as they stand in memory, so that a start need not build
 * them from the database. A file of another version of the code, other settings or another database is ignored, and so
 * is a damaged one: the stock is then read from the database, and the file written anew.
 */
export class IndexFiles {
  readonly #options: IndexFilesOptions;

  constructor(options: IndexFilesOptions) {
    this.#options = options;
  }

  /** The stock of a group as it was saved last, with its version; undefined when there is none that fits. */
  readStock(groupId: number): Promise<{ stock: GroupStock; version: number } | undefined> {
    return this.#read(stockName(groupId), this.#stockKeyOf(groupId), restoreGroupStock);
  }

  async writeStock(groupId: number, stock: GroupStock, version: number): Promise<void> {
    await this.#write(stockName(groupId), this.#stockKeyOf(groupId), saveGroupStock(stock, version));
  }

  /** The site's index as it was saved last, over its group's stock; undefined when there is none that fits. */
  read(site: FollowedSite, clock: () => Date, stock: GroupStock): Promise<SiteIndex | undefined> {
    const key = this.#keyOf(site, getEstimatePeriod(site.settings, clock()));
    return this.#read(nameOf(site), key, (bytes) => SiteIndex.restore(bytes, site.settings, clock, stock));
  }

  async write(site: FollowedSite, index: SiteIndex): Promise<void> {
    // Its own settings: the site may have others by now.
    const key = this.#keyOf({ ...site, settings: index.settings }, index.period);
    await this.#write(nameOf(site), key, index.save());
  }

  async #read<T>(name: string, key: string, restore: (bytes: Uint8Array) => T): Promise<T | undefined> {
    try {
      const file = await this.#options.store.find(name, Date.now());
      if (!file || Buffer.from(file.bytes.subarray(0, KEY_BYTES)).toString('latin1') !== key) return undefined;
      return restore(file.bytes.subarray(KEY_BYTES));
    } catch (error) {
      this.#options.log.warn(
        { feature: 'stock', file: name, reason: getErrorMessage(error) },
        'The file of an index cannot be read; the stock is read from the database instead',
      );
      return undefined;
    }
  }

  async #write(name: string, key: string, bytes: Buffer): Promise<void> {
    await this.#options.store.saveParts(name, [Buffer.from(key, 'latin1'), bytes], Date.now());
  }

  #stockKeyOf(groupId: number): string {
    return keyOf([this.#options.origin, 'group', groupId]);
  }

  /** Of everything that decides what an index holds, but for the version of the stock, which it holds itself. */
  #keyOf({ id, groupId, settings }: FollowedSite, period: string): string {
    return keyOf([this.#options.origin, id, groupId, pickIndexSettings(settings), period]);
  }
}

const keyOf = (origin: unknown[]): string => hash('sha256', JSON.stringify(origin), 'base64url').padEnd(KEY_BYTES);

/** Files are spread over subfolders by the first two characters. */
const spread = (id: number): string => String(id % 100).padStart(2, '0');
const nameOf = ({ id }: FollowedSite) => `${spread(id)}-site-${id}`;
const stockName = (groupId: number) => `${spread(groupId)}-group-${groupId}`;
