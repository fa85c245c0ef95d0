import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { type CacheRoom, FolderRoom, ignoreMissing, LEFT_AFTER_TIDYING } from './cache-room.ts';

export interface CachedFile {
  bytes: Buffer;
  madeAt: number;
}

const HOUR_MS = 3_600_000;

/**
 * Files in a folder, by key, up to a size limit; beyond it the least recently used are deleted. Files are written
 * atomically and outlive the process, and several processes may share the folder, and one room in it. A file's mtime is
 * when it was made, its atime when it was last used (to the hour).
 */
export class DiskCache {
  readonly #folder: string;
  readonly #mostBytes: number;
  readonly #room: CacheRoom;

  /** Throws when the folder can't be created. With 0 bytes nothing is cached. */
  constructor(folder: string, mostBytes: number, room: CacheRoom = new FolderRoom(folder, mostBytes)) {
    this.#folder = folder;
    this.#mostBytes = mostBytes;
    this.#room = room;
  }

  async find(key: string, now: number): Promise<CachedFile | undefined> {
    if (this.#mostBytes === 0) return undefined;
    const file = await open(this.#pathOf(key)).catch(ignoreMissing);
    if (!file) return undefined;
    try {
      const { atimeMs, mtime, mtimeMs, size } = await file.stat();
      if (size === 0) return undefined;
      if (now - atimeMs > HOUR_MS) await file.utimes(new Date(now), mtime).catch(() => {});
      return { bytes: await file.readFile(), madeAt: Math.round(mtimeMs) };
    } finally {
      await file.close();
    }
  }

  /** The size of a cached file and when it was made, without counting as use. */
  async peek(key: string): Promise<{ size: number; madeAt: number } | undefined> {
    const stats = await stat(this.#pathOf(key)).catch(ignoreMissing);
    return stats && stats.size > 0 ? { size: stats.size, madeAt: Math.round(stats.mtimeMs) } : undefined;
  }

  /** Replaces what is cached under the key. A file larger than the limit is not cached. */
  async save(key: string, bytes: Uint8Array, now: number): Promise<void> {
    await this.saveParts(key, [bytes], now);
  }

  /** The same for a file in parts, which need not be copied together. */
  async saveParts(key: string, parts: readonly Uint8Array[], now: number): Promise<void> {
    const size = parts.reduce((sum, { length }) => sum + length, 0);
    if (size > this.#mostBytes * LEFT_AFTER_TIDYING) return;
    await this.#room.reserve(size, now);
    const path = this.#pathOf(key);
    const temporary = `${path}.${randomBytes(6).toString('hex')}.tmp`;
    await mkdir(join(path, '..'), { recursive: true });
    const file = await open(temporary, 'wx');
    try {
      for (const part of parts) await file.writeFile(part);
      await file.datasync();
    } finally {
      await file.close();
    }
    await utimes(temporary, new Date(now), new Date(now));
    await rename(temporary, path);
  }

  get keepsAny(): boolean {
    return this.#mostBytes > 0;
  }

  get mostBytes(): number {
    return this.#mostBytes;
  }

  /** Bytes in the folder, as far as this process knows. */
  get bytes(): number {
    return this.#room.bytes;
  }

  /** Keys begin with two characters that spread the files over subfolders. */
  #pathOf(key: string): string {
    return join(this.#folder, key.slice(0, 2), key);
  }
}
