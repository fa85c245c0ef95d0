import { readFile } from 'node:fs/promises';
import type { ImageRequest } from '../../domain/media/image-request.ts';
import { checkAllowed } from './allowed-source.ts';
import type { Requester } from './demand.ts';
import type { CachedFile } from './disk/disk-cache.ts';
import type { ImageFormat, QuickFormat } from './formats.ts';
import { findLocalSource } from './local-source.ts';
import { compareSource, type Measure } from './make-picture.ts';
import type { PictureFailure } from './picture-failure.ts';
import { buildPictureKey } from './picture-key.ts';
import { FRESH_MS, type Order, PictureMaker, type PictureMakerParts, type Source, USABLE_MS } from './picture-maker.ts';
import { type AheadOrder, type AheadResult, makePicturesAhead } from './pictures-ahead.ts';

export type Measured = Pick<ImageRequest, 'source' | 'width' | 'height' | 'quality'> & {
  format: ImageFormat;
  /** A quicker format that may be sent while the picture is made; without one, the requester waits. */
  standIn?: QuickFormat;
};

export interface PictureRequester extends Requester {
  /** Whether this caller may have one more missing picture made. */
  mayMake?: () => boolean | Promise<boolean>;
}

/**
 * How a picture was had: from the cache; made now; its source, because that is what was requested; from the cache
 * although it is old; or a stand-in while it is made: its source, or another format.
 */
export type PictureOrigin = 'cached' | 'made' | 'source' | 'old' | 'stand-in';

export interface Picture {
  bytes: Buffer;
  format: ImageFormat;
  origin: PictureOrigin;
  /** Changes only with the bytes; undefined for a stand-in. */
  etag: string | undefined;
}

export interface PictureServiceParts extends PictureMakerParts {
  /** The operator's folder of pictures; without one there are no local pictures. */
  mediaFolder: string | undefined;
}

/** A small source is sent until the smaller picture is made: nobody waits for an encoder to save a few kilobytes. */
const STAND_IN_BYTES = 64 * 1024;

type Wish = Order & { standIn?: QuickFormat | undefined };

/** The requester when none is given. */
const PROGRAM: PictureRequester = { caller: 'the program' };

/** Pictures of the media folder and of allowed servers, made to measure and cached on disk (A8). */
export class PictureService {
  readonly #parts: PictureServiceParts;
  readonly #maker: PictureMaker;

  constructor(parts: PictureServiceParts) {
    this.#parts = parts;
    this.#maker = new PictureMaker(parts);
  }

  /** Pictures in the queue that somebody waits for. */
  get waiting(): number {
    return this.#maker.waiting;
  }

  /** Pictures in the queue that nobody waits for. */
  get waitingLater(): number {
    return this.#maker.waitingLater;
  }

  /** Bytes of cached pictures on disk, as far as is known. */
  get cacheBytes(): number {
    return this.#parts.cache.bytes;
  }

  /**
   * The picture; undefined when the media folder has no such file. A missing one is made now, or, if it has a stand-in,
   * later. Throws `PictureFailure`: "not allowed" when the source is none of the site's, "busy" when too much is
   * requested at once, "too many" when the requester may have no more made, "abandoned" when they stop waiting, and
   * else what is wrong with the source.
   */
  async find(
    requested: Measured,
    sources: readonly string[],
    { mayMake = () => true, ...asker }: PictureRequester = PROGRAM,
  ): Promise<Picture | undefined> {
    const wish: Wish = { ...requested, asker, mayMake: once(mayMake) };
    if (requested.source.kind === 'local') return this.#local(wish, requested.source.segments);
    checkAllowed(requested.source.url, sources);
    return this.#remote(wish, requested.source.url, sources);
  }

  /** The limit of the disk cache in bytes; 0 where nothing is cached. */
  get mostCacheBytes(): number {
    return this.#parts.cache.mostBytes;
  }

  /**
   * Makes those pictures of a source that are not cached, when nobody waits for another. Throws `PictureFailure` when
   * the source fails or is none of the site's, and "abandoned" at a signal to stop.
   */
  makeAhead(order: AheadOrder, sources: readonly string[], stop: AbortSignal): Promise<AheadResult> {
    const { cache, mediaFolder } = this.#parts;
    const parts = { maker: this.#maker, cache, mediaFolder, asItIsBytes: STAND_IN_BYTES };
    return makePicturesAhead(parts, order, sources, stop);
  }

  async #local(wish: Wish, segments: string[]): Promise<Picture | undefined> {
    const source = await findLocalSource(this.#parts.mediaFolder, segments);
    if (!source) return undefined;
    const { path, stats } = source;
    const key = buildPictureKey(source.name, wish);
    const cached = await this.#maker.findCached(key);
    if (cached) return pictureOf(key, cached, wish, 'cached');
    const small = stats.size <= STAND_IN_BYTES ? await readFile(path) : undefined;
    const instead = small && (await this.#instead(wish, source, small, stats.mtimeMs));
    return instead ?? this.#made(wish, source);
  }

  /** A small source itself, if it is what was requested, or can be shown while that is made. */
  async #instead(wish: Wish, source: Source, bytes: Buffer, changedMs: number): Promise<Picture | undefined> {
    const compared = await compareSource(bytes, wish);
    if (compared === 'other') return undefined;
    if (compared === 'same')
      return pictureOf(buildPictureKey(source.name, wish), { bytes, madeAt: Math.round(changedMs) }, wish, 'source');
    this.#maker.makeLater(wish, source);
    return { bytes, format: wish.format, origin: 'stand-in', etag: undefined };
  }

  async #remote(wish: Wish, url: URL, sources: readonly string[]): Promise<Picture> {
    const source = this.#maker.remoteSource(url, sources);
    const key = buildPictureKey(source.name, wish);
    const cached = await this.#maker.findCached(key);
    const age = cached ? this.#maker.now() - cached.madeAt : Number.POSITIVE_INFINITY;
    if (cached && age < FRESH_MS) return pictureOf(key, cached, wish, 'cached');
    const failure = this.#maker.failureOf(source.failsAs);
    if (cached && age < USABLE_MS) {
      if (!failure) this.#maker.makeLater(wish, source);
      return pictureOf(key, cached, wish, 'old');
    }
    return this.#made(wish, source, failure);
  }

  /**
   * Made now; or, for a picture that takes long, its quicker stand-in. Throws the failure of its server, if there was
   * one.
   */
  async #made({ standIn, ...order }: Wish, source: Source, failure?: PictureFailure): Promise<Picture> {
    // Without a cache, a picture made in the background would be lost.
    if (standIn && this.#parts.cache.keepsAny)
      return this.#standIn({ ...order, format: standIn }, order, source, failure);
    if (failure) throw failure;
    return pictureOf(buildPictureKey(source.name, order), await this.#maker.make(order, source), order, 'made');
  }

  async #standIn(quick: Order, order: Order, source: Source, failure?: PictureFailure): Promise<Picture> {
    const cached = await this.#maker.findCached(buildPictureKey(source.name, quick));
    const age = cached ? this.#maker.now() - cached.madeAt : Number.POSITIVE_INFINITY;
    const isUsable = cached && age < (failure ? USABLE_MS : source.freshMs);
    if (failure && !isUsable) throw failure;
    const { bytes } = isUsable ? cached : await this.#maker.make(quick, source);
    if (!failure) this.#maker.makeLater(order, source);
    return { bytes, format: quick.format, origin: 'stand-in', etag: undefined };
  }
}

function pictureOf(key: string, cached: CachedFile, { format }: Measure, origin: PictureOrigin): Picture {
  return {
    bytes: cached.bytes,
    format,
    origin,
    etag: `"${key.slice(0, 16)}-${cached.madeAt.toString(36)}"`,
  };
}

/** Caches the answer, so that `ask` is called at most once. */
function once(ask: NonNullable<PictureRequester['mayMake']>): NonNullable<PictureRequester['mayMake']> {
  let answer: boolean | Promise<boolean> | undefined;
  return () => (answer ??= ask());
}
