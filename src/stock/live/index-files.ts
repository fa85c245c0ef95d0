import { hash } from 'node:crypto';
import { getEstimatePeriod } from '../../domain/finance/estimate/estimate.ts';
import { getErrorMessage } from '../../domain/text/error-message.ts';
import type { FollowedSite } from './followed-site.ts';
import { pickIndexSettings, SiteIndex } from './site-index.ts';

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
 * The indexes of sites on disk, as they stand in memory, so that a start need not build them from the database. A file
 * of another version of the code, other settings or another database is ignored, and so is a damaged one: the stock is
 * then read from the database, and the file written anew.
 */
export class IndexFiles {
  readonly #options: IndexFilesOptions;

  constructor(options: IndexFilesOptions) {
    this.#options = options;
  }

  /** The site's index as it was saved last; undefined when there is none that fits. */
  async read(site: FollowedSite, clock: () => Date): Promise<SiteIndex | undefined> {
    try {
      const file = await this.#options.store.find(nameOf(site), Date.now());
      if (!file) return undefined;
      const key = Buffer.from(file.bytes.subarray(0, KEY_BYTES)).toString('latin1');
      if (key !== this.#keyOf(site, getEstimatePeriod(site.settings, clock()))) return undefined;
      return SiteIndex.restore(file.bytes.subarray(KEY_BYTES), site.settings, clock);
    } catch (error) {
      this.#options.log.warn(
        { feature: 'stock', site: site.id, reason: getErrorMessage(error) },
        'The file of an index cannot be read; the stock is read from the database instead',
      );
      return undefined;
    }
  }

  async write(site: FollowedSite, index: SiteIndex): Promise<void> {
    // Its own settings: the site may have others by now.
    const key = Buffer.from(this.#keyOf({ ...site, settings: index.settings }, index.period), 'latin1');
    await this.#options.store.saveParts(nameOf(site), [key, index.save()], Date.now());
  }

  /** Of everything that decides what an index holds, but for the version of the stock, which it holds itself. */
  #keyOf({ id, groupId, settings }: FollowedSite, period: string): string {
    const { origin } = this.#options;
    const all = JSON.stringify([origin, id, groupId, pickIndexSettings(settings), period]);
    return hash('sha256', all, 'base64url').padEnd(KEY_BYTES);
  }
}

/** Spread over subfolders by the first two characters. */
const nameOf = ({ id }: FollowedSite) => `${String(id % 100).padStart(2, '0')}-site-${id}`;
