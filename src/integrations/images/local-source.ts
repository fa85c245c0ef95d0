import type { Stats } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PictureFailure } from './picture-failure.ts';
import type { Source } from './picture-maker.ts';

const LOCAL_BYTES = 40 * 1024 * 1024;

export interface LocalSource extends Source {
  path: string;
  stats: Stats;
}

/** A file of the media folder; undefined when there is none. Throws `PictureFailure` when it is too large. */
export async function findLocalSource(
  mediaFolder: string | undefined,
  segments: readonly string[],
): Promise<LocalSource | undefined> {
  const path = mediaFolder && join(mediaFolder, ...segments);
  const stats = path ? await stat(path).catch(() => undefined) : undefined;
  if (!path || !stats?.isFile()) return undefined;
  if (stats.size > LOCAL_BYTES) throw new PictureFailure('too large', `more than ${LOCAL_BYTES} bytes`);
  return {
    name: ['local', segments, stats.mtimeMs, stats.size],
    freshMs: Number.POSITIVE_INFINITY,
    ready: async () => () => readFile(path),
    path,
    stats,
  };
}
