import { readFile } from 'node:fs/promises';
import type { ImageSource } from '../../domain/media/image-request.ts';
import { checkAllowed } from './allowed-source.ts';
import type { DiskCache } from './disk/disk-cache.ts';
import { findLocalSource } from './local-source.ts';
import { compareSource, type Measure } from './make-picture.ts';
import { PictureFailure } from './picture-failure.ts';
import { buildPictureKey } from './picture-key.ts';
import { type PictureMaker, type Source, USABLE_MS } from './picture-maker.ts';

/** One source in all the measures in which it will be requested. */
export interface AheadOrder {
  source: ImageSource;
  measures: readonly Measure[];
}

/** How many pictures were made, and the bytes that all of them take in the cache. */
export interface AheadResult {
  made: number;
  bytes: number;
}

export interface AheadParts {
  maker: PictureMaker;
  cache: DiskCache;
  mediaFolder: string | undefined;
  /** A source of at most so many bytes is sent as it is where it is what was requested. */
  asItIsBytes: number;
}

const PROGRAM = { asker: { caller: 'the program' }, mayMake: () => true };

/**
 * Makes those pictures of a source that are not cached, one after the other, each when nobody waits for another. Throws
 * `PictureFailure` when the source fails, is none of the site's, or at a signal to stop ("abandoned").
 */
export async function makePicturesAhead(
  { maker, cache, mediaFolder, asItIsBytes }: AheadParts,
  { source: from, measures }: AheadOrder,
  sources: readonly string[],
  stop: AbortSignal,
): Promise<AheadResult> {
  const result: AheadResult = { made: 0, bytes: 0 };
  const { source, small, usableMs } = await open();
  for (const measure of measures) {
    if (stop.aborted) throw new PictureFailure('abandoned', 'the program stops');
    const kept = await cache.peek(buildPictureKey(source.name, measure));
    if (kept && maker.now() - kept.madeAt < usableMs) result.bytes += kept.size;
    else if (!small || (await compareSource(await small(), measure)) !== 'same') await make(measure);
  }
  return result;

  async function make(measure: Measure): Promise<void> {
    const failure = source.failsAs && maker.failureOf(source.failsAs);
    if (failure) throw failure;
    const { bytes } = await maker.makeAhead({ ...measure, ...PROGRAM }, source);
    result.made += 1;
    result.bytes += bytes.length;
  }

  async function open(): Promise<{ source: Source; small?: () => Promise<Buffer>; usableMs: number }> {
    if (from.kind === 'remote') {
      checkAllowed(from.url, sources);
      return { source: maker.remoteSourceOnce(from.url, sources, stop), usableMs: USABLE_MS };
    }
    const source = await findLocalSource(mediaFolder, from.segments);
    if (!source) throw new PictureFailure('missing', `the media folder has no ${from.segments.join('/')}`);
    const isSmall = source.stats.size <= asItIsBytes;
    return { source, usableMs: source.freshMs, ...(isSmall && { small: () => readFile(source.path) }) };
  }
}
