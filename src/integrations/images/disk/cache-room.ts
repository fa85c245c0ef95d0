import { mkdirSync } from 'node:fs';
import { readdir, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';

/** The room in a cache's folder. Of several processes with one folder, one looks after it for all. */
export interface CacheRoom {
  /** Resolves once there is room for so many more bytes, which count from then on. */
  reserve(bytes: number, now: number): Promise<void>;
  /** Bytes in the folder, as far as this process knows. */
  readonly bytes: number;
}

interface Entry {
  path: string;
  size: number;
  usedAt: number;
}

const TEMPORARY = /\.tmp$/;
const HOUR_MS = 3_600_000;
/** Eviction goes down to this share of the limit, so that not every new file triggers another one. */
export const LEFT_AFTER_TIDYING = 0.9;

/** Keeps a folder within a size limit: beyond it the least recently used files are deleted. */
export class FolderRoom implements CacheRoom {
  readonly #folder: string;
  readonly #mostBytes: number;
  /** Bytes found by the last scan of the folder, plus those reserved since. */
  #bytes = Number.POSITIVE_INFINITY;
  #tidying: Promise<void> | undefined;

  /** Throws when the folder can't be created. */
  constructor(folder: string, mostBytes: number) {
    this.#folder = folder;
    this.#mostBytes = mostBytes;
    if (mostBytes > 0) mkdirSync(folder, { recursive: true });
  }

  get bytes(): number {
    return Number.isFinite(this.#bytes) ? this.#bytes : 0;
  }

  async reserve(bytes: number, now: number): Promise<void> {
    if (this.#bytes + bytes > this.#mostBytes) {
      this.#tidying ??= this.#tidy(now).finally(() => {
        this.#tidying = undefined;
      });
      await this.#tidying;
    }
    this.#bytes += bytes;
  }

  /** Scans the folder, and deletes the least recently used files and the unfinished ones of killed processes. */
  async #tidy(now: number): Promise<void> {
    const entries = (await this.#entries()).sort((a, b) => a.usedAt - b.usedAt);
    let bytes = entries.reduce((sum, { size }) => sum + size, 0);
    const aim = this.#mostBytes * LEFT_AFTER_TIDYING;
    const isFull = bytes > aim;
    for (const { path, size, usedAt } of entries) {
      const isLeftOver = TEMPORARY.test(path) && now - usedAt > HOUR_MS;
      if (!isLeftOver && !(isFull && bytes > aim)) continue;
      await unlink(path).catch(ignoreMissing);
      bytes -= size;
    }
    this.#bytes = bytes;
  }

  async #entries(): Promise<Entry[]> {
    const found: Entry[] = [];
    for (const name of await readdir(this.#folder, { recursive: true })) {
      const path = join(this.#folder, name);
      const stats = await stat(path).catch(ignoreMissing);
      if (stats?.isFile()) found.push({ path, size: stats.size, usedAt: stats.atimeMs });
    }
    return found;
  }
}

/** Undefined for a file that is not there; throws any other error. */
export function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
