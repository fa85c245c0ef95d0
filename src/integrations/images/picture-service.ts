import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { ImageRequest } from '../../domain/image-request.ts';
import { checkAllowed } from './allowed-source.ts';
import type { DiskCache, Kept } from './disk-cache.ts';
import { FailureMemory } from './failure-memory.ts';
import { FETCH_LIMITS, type FetchLimits, fetchPicture } from './fetch-picture.ts';
import type { ImageFormat } from './formats.ts';
import { compareSource, type Measure, makePicture } from './make-picture.ts';
import { type FailureReason, PictureFailure } from './picture-failure.ts';
import { openWire, type Wire } from './wire.ts';
import { SingleFlight, WorkQueue } from './work-queue.ts';

export type Measured = Pick<ImageRequest, 'source' | 'width' | 'height' | 'quality'> & {
  format: ImageFormat;
};

/**
 * How a picture was had: from the disk, made now, its source, for that is what was asked for, from the disk although it is old, or its
 * source in its place while it is made.
 */
export type PictureOrigin = 'kept' | 'made' | 'source' | 'old' | 'stand-in';

export interface Picture {
  bytes: Buffer;
  format: ImageFormat;
  origin: PictureOrigin;
  /** The same as long as the bytes are; undefined for one that only stands in. */
  etag: string | undefined;
}

export interface PictureServiceParts {
  /** The operator's folder of pictures; without one there are no local pictures. */
  mediaFolder: string | undefined;
  cache: DiskCache;
  log: Logger;
  /** Told how long each picture took to make. */
  onMade?: (format: ImageFormat, seconds: number) => void;
  wire?: Wire;
  limits?: FetchLimits;
  clock?: () => Date;
}

/** Grows when pictures are made in another way, so that what was kept is made anew. */
const RECIPE = 1;
/** A remote picture is asked for again after a day; until it is here, and while its server fails, the old one is shown, for a month at most. */
const FRESH_MS = 24 * 3_600_000;
const USABLE_MS = 30 * FRESH_MS;
const FAILURE_MS = 60_000;
/** A small source is sent in place of a smaller one that is not made yet: nobody waits for an encoder to save a few kilobytes. */
const STAND_IN_BYTES = 64 * 1024;
const LOCAL_BYTES = 40 * 1024 * 1024;
/** libuv has four threads for pictures, files and names: one is left for the others, and one core for the pages. */
const ENCODERS = Math.max(1, Math.min(3, availableParallelism() - 1));
const WAITING_TO_ENCODE = 400;
const FETCHES = 12;
const WAITING_TO_FETCH = 400;

/** Failures that say nothing of the source. */
const MOMENTARY: readonly FailureReason[] = ['busy', 'too many'];

/** A measure, with whether whoever asks may have a picture made that is not there yet. */
type Wish = Measure & { mayMake: () => boolean };

/** Gives pictures of the media folder and of allowed servers, made to measure, from the disk where they were made before (A8). */
export class PictureService {
  readonly #parts: PictureServiceParts;
  readonly #encoders = new WorkQueue(ENCODERS, WAITING_TO_ENCODE);
  readonly #fetches = new WorkQueue(FETCHES, WAITING_TO_FETCH);
  readonly #making = new SingleFlight<Kept>();
  readonly #fetching = new SingleFlight<Buffer>();
  readonly #failures = new FailureMemory(FAILURE_MS);

  constructor(parts: PictureServiceParts) {
    this.#parts = parts;
  }

  /** What waits for an encoder. */
  get waiting(): number {
    return this.#encoders.waiting;
  }

  /** Bytes of made pictures on the disk, as far as is known. */
  get cacheBytes(): number {
    return this.#parts.cache.bytes;
  }

  /**
   * The picture; undefined when the media folder has no such file. Throws `PictureFailure`: "not allowed" when the source is none of
   * the site's, "busy" when too much is asked at once, "too many" when `mayMake` says so of one that must be made, and else what is
   * wrong with the source.
   */
  async find(
    asked: Measured,
    sources: readonly string[],
    mayMake = () => true,
  ): Promise<Picture | undefined> {
    const wish: Wish = { ...asked, mayMake };
    if (asked.source.kind === 'local') return this.#local(wish, asked.source.segments);
    checkAllowed(asked.source.url, sources);
    return this.#remote(wish, asked.source.url, sources);
  }

  async #local(measure: Wish, segments: string[]): Promise<Picture | undefined> {
    const { mediaFolder } = this.#parts;
    const path = mediaFolder && join(mediaFolder, ...segments);
    const stats = path ? await stat(path).catch(() => undefined) : undefined;
    if (!path || !stats?.isFile()) return undefined;
    if (stats.size > LOCAL_BYTES) throw new PictureFailure('too large', `more than ${LOCAL_BYTES} bytes`);
    const key = keyOf(['local', segments, stats.mtimeMs, stats.size], measure);
    const kept = await this.#kept(key);
    if (kept) return pictureOf(key, kept, measure, 'kept');
    const small = stats.size <= STAND_IN_BYTES ? await readFile(path) : undefined;
    const instead = small && (await this.#instead(key, measure, small, stats.mtimeMs));
    return instead ?? pictureOf(key, await this.#make(key, measure, () => readFile(path)), measure, 'made');
  }

  /** A small source itself, where it is what was asked for, or can be seen while that is made. */
  async #instead(
    key: string,
    measure: Wish,
    source: Buffer,
    changedMs: number,
  ): Promise<Picture | undefined> {
    const compared = await compareSource(source, measure);
    if (compared === 'other') return undefined;
    if (compared === 'same')
      return pictureOf(key, { bytes: source, madeAt: Math.round(changedMs) }, measure, 'source');
    this.#inBackground(
      this.#make(key, measure, async () => source),
      key,
    );
    return { bytes: source, format: measure.format, origin: 'stand-in', etag: undefined };
  }

  async #remote(measure: Wish, url: URL, sources: readonly string[]): Promise<Picture> {
    const name = remoteName(url, sources);
    const key = keyOf(['remote', name], measure);
    const kept = await this.#kept(key);
    const age = kept ? this.#now() - kept.madeAt : Number.POSITIVE_INFINITY;
    if (kept && age < FRESH_MS) return pictureOf(key, kept, measure, 'kept');
    const failure = this.#failures.find(name, this.#now());
    if (kept && age < USABLE_MS) {
      if (!failure) this.#inBackground(this.#makeRemote(key, measure, url, sources), url.href);
      return pictureOf(key, kept, measure, 'old');
    }
    if (failure) throw failure;
    return pictureOf(key, await this.#makeRemote(key, measure, url, sources), measure, 'made');
  }

  #makeRemote(key: string, measure: Wish, url: URL, sources: readonly string[]): Promise<Kept> {
    return this.#make(key, measure, () => this.#source(url, sources)).catch((error: unknown) => {
      if (error instanceof PictureFailure && !MOMENTARY.includes(error.reason))
        this.#failures.remember(remoteName(url, sources), error, this.#now());
      throw error;
    });
  }

  /** The bytes of a remote picture, kept too: it is wanted in several sizes. */
  async #source(url: URL, sources: readonly string[]): Promise<Buffer> {
    const { wire = openWire, limits = FETCH_LIMITS } = this.#parts;
    const key = digest(['source', remoteName(url, sources)]);
    const kept = await this.#kept(key);
    if (kept && this.#now() - kept.madeAt < FRESH_MS) return kept.bytes;
    return this.#fetching.run(key, async () => {
      const bytes = await this.#fetches.run(() => fetchPicture(url, sources, wire, limits));
      await this.#keep(key, bytes, this.#now());
      return bytes;
    });
  }

  #make(key: string, measure: Wish, source: () => Promise<Buffer>): Promise<Kept> {
    return this.#making.run(key, async () => {
      if (!measure.mayMake()) throw new PictureFailure('too many', 'too many pictures for one caller');
      const bytes = await source();
      const made = await this.#encoders.run(() => this.#timed(measure, bytes));
      // One moment for both: the picture that is sent has the ETag of the one that is kept.
      const madeAt = this.#now();
      await this.#keep(key, made, madeAt);
      return { bytes: made, madeAt };
    });
  }

  async #timed(measure: Measure, bytes: Buffer): Promise<Buffer> {
    const began = performance.now();
    const made = await makePicture(bytes, measure);
    this.#parts.onMade?.(measure.format, (performance.now() - began) / 1000);
    return made;
  }

  /** A disk that is full or gone costs work, not pictures. */
  #kept(key: string): Promise<Kept | undefined> {
    return this.#parts.cache.find(key, this.#now()).catch((error: unknown) => {
      this.#parts.log.error({ err: error }, 'a kept picture could not be read');
      return undefined;
    });
  }

  async #keep(key: string, bytes: Buffer, madeAt: number): Promise<void> {
    await this.#parts.cache
      .save(key, bytes, madeAt)
      .catch((error: unknown) => this.#parts.log.error({ err: error }, 'a picture could not be kept'));
  }

  #inBackground(work: Promise<unknown>, source: string): void {
    work.catch((error: unknown) =>
      this.#parts.log.warn({ source, why: String(error) }, 'a picture could not be made anew'),
    );
  }

  #now(): number {
    return (this.#parts.clock?.() ?? new Date()).getTime();
  }
}

function pictureOf(key: string, kept: Kept, { format }: Measure, origin: PictureOrigin): Picture {
  return {
    bytes: kept.bytes,
    format,
    origin,
    etag: `"${key.slice(0, 16)}-${kept.madeAt.toString(36)}"`,
  };
}

/** A remote picture together with what it may be fetched from: what one site may have by a redirect another may not. */
const remoteName = (url: URL, sources: readonly string[]): string =>
  [url.href, ...sources.toSorted()].join(' ');

const keyOf = (source: unknown[], { width, height, quality, format }: Measure): string =>
  `${digest([RECIPE, source, width, height, quality, format])}.${format}`;

const digest = (parts: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40);
