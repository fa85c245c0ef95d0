import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageRequest } from '../../domain/media/image-request.ts';
import { checkAllowed } from './allowed-source.ts';
import type { Requester } from './demand.ts';
import type { CachedFile } from './disk-cache.ts';
import type { ImageFormat, QuickFormat } from './formats.ts';
import { compareSource, type Measure } from './make-picture.ts';
import { PictureFailure } from './picture-failure.ts';
import { buildPictureKey } from './picture-key.ts';
import { FRESH_MS, type Order, PictureMaker, type PictureMakerParts, type Source } from './picture-maker.ts';

export type Measured = Pick<ImageRequest, 'source' | 'width' | 'height' | 'quality'> & {
  format: ImageFormat;
  /**
   * What is made in a moment and may be had in the picture's place while it is made; without one, whoever asks waits.
   */
  standIn?: QuickFormat;
};

/** Who asks for a picture. */
export interface PictureRequester extends Requester {
  /** Whether this caller may have one more picture made that is not there yet. */
  mayMake?: () => boolean;
}

/**
 * How a picture was had: from the disk, made now, its source, for that is what was asked for, from the disk although it
 * is old, or something else in its place while it is made: its source, or the picture in another format.
 */
export type PictureOrigin = 'kept' | 'made' | 'source' | 'old' | 'stand-in';

export interface Picture {
  bytes: Buffer;
  format: ImageFormat;
  origin: PictureOrigin;
  /** The same as long as the bytes are; undefined for one that only stands in. */
  etag: string | undefined;
}

export interface PictureServiceParts extends PictureMakerParts {
  /** The operator's folder of pictures; without one there are no local pictures. */
  mediaFolder: string | undefined;
}

/** While a remote picture is asked for again, and while its server fails, the old one is shown, for a month at most. */
const USABLE_MS = 30 * FRESH_MS;
/**
 * A small source is sent in place of a smaller one that is not made yet: nobody waits for an encoder to save a few
 * kilobytes.
 */
const STAND_IN_BYTES = 64 * 1024;
const LOCAL_BYTES = 40 * 1024 * 1024;

type Wish = Order & { standIn?: QuickFormat | undefined };

/** Who asks where nobody is named. */
const PROGRAM: PictureRequester = { caller: 'the program' };

/**
 * Gives pictures of the media folder and of allowed servers, made to measure, from the disk where they were made before
 * (A8).
 */
export class PictureService {
  readonly #parts: PictureServiceParts;
  readonly #maker: PictureMaker;

  constructor(parts: PictureServiceParts) {
    this.#parts = parts;
    this.#maker = new PictureMaker(parts);
  }

  /** What waits for an encoder, and somebody for it. */
  get waiting(): number {
    return this.#maker.waiting;
  }

  /** What is to be made when nobody waits. */
  get waitingLater(): number {
    return this.#maker.waitingLater;
  }

  /** Bytes of made pictures on the disk, as far as is known. */
  get cacheBytes(): number {
    return this.#parts.cache.bytes;
  }

  /**
   * The picture; undefined when the media folder has no such file. One that is not made yet is made now, or, where it
   * has a stand-in, later. Throws `PictureFailure`: "not allowed" when the source is none of the site's, "busy" when
   * too much is asked at once, "too many" when the asker may have no more made, "late" when he waits no longer, and
   * else what is wrong with the source.
   */
  async find(
    asked: Measured,
    sources: readonly string[],
    { mayMake = () => true, ...asker }: PictureRequester = PROGRAM,
  ): Promise<Picture | undefined> {
    const wish: Wish = { ...asked, asker, mayMake: once(mayMake) };
    if (asked.source.kind === 'local') return this.#local(wish, asked.source.segments);
    checkAllowed(asked.source.url, sources);
    return this.#remote(wish, asked.source.url, sources);
  }

  async #local(wish: Wish, segments: string[]): Promise<Picture | undefined> {
    const { mediaFolder } = this.#parts;
    const path = mediaFolder && join(mediaFolder, ...segments);
    const stats = path ? await stat(path).catch(() => undefined) : undefined;
    if (!path || !stats?.isFile()) return undefined;
    if (stats.size > LOCAL_BYTES) throw new PictureFailure('too large', `more than ${LOCAL_BYTES} bytes`);
    const source: Source = {
      name: ['local', segments, stats.mtimeMs, stats.size],
      freshMs: Number.POSITIVE_INFINITY,
      ready: async () => () => readFile(path),
    };
    const key = buildPictureKey(source.name, wish);
    const kept = await this.#maker.findCached(key);
    if (kept) return pictureOf(key, kept, wish, 'kept');
    const small = stats.size <= STAND_IN_BYTES ? await readFile(path) : undefined;
    const instead = small && (await this.#instead(wish, source, small, stats.mtimeMs));
    return instead ?? this.#made(wish, source);
  }

  /** A small source itself, where it is what was asked for, or can be seen while that is made. */
  async #instead(wish: Wish, source: Source, bytes: Buffer, changedMs: number): Promise<Picture | undefined> {
    const compared = await compareSource(bytes, wish);
    if (compared === 'other') return undefined;
    if (compared === 'same')
      return pictureOf(
        buildPictureKey(source.name, wish),
        { bytes, madeAt: Math.round(changedMs) },
        wish,
        'source',
      );
    this.#maker.makeLater(wish, source);
    return { bytes, format: wish.format, origin: 'stand-in', etag: undefined };
  }

  async #remote(wish: Wish, url: URL, sources: readonly string[]): Promise<Picture> {
    const source = this.#maker.remoteSource(url, sources);
    const key = buildPictureKey(source.name, wish);
    const kept = await this.#maker.findCached(key);
    const age = kept ? this.#maker.now() - kept.madeAt : Number.POSITIVE_INFINITY;
    if (kept && age < FRESH_MS) return pictureOf(key, kept, wish, 'kept');
    const failure = this.#maker.failureOf(source.failsAs);
    if (kept && age < USABLE_MS) {
      if (!failure) this.#maker.makeLater(wish, source);
      return pictureOf(key, kept, wish, 'old');
    }
    return this.#made(wish, source, failure);
  }

  /**
   * Made now; or, of a picture that takes long, what is made sooner in its place. Throws the failure of its server, if
   * there was one.
   */
  async #made({ standIn, ...order }: Wish, source: Source, failure?: PictureFailure): Promise<Picture> {
    // Where nothing is kept, what is made behind would be for nobody.
    if (standIn && this.#parts.cache.keepsAny)
      return this.#standIn({ ...order, format: standIn }, order, source, failure);
    if (failure) throw failure;
    return pictureOf(
      buildPictureKey(source.name, order),
      await this.#maker.make(order, source),
      order,
      'made',
    );
  }

  async #standIn(quick: Order, order: Order, source: Source, failure?: PictureFailure): Promise<Picture> {
    const kept = await this.#maker.findCached(buildPictureKey(source.name, quick));
    const age = kept ? this.#maker.now() - kept.madeAt : Number.POSITIVE_INFINITY;
    const isUsable = kept && age < (failure ? USABLE_MS : source.freshMs);
    if (failure && !isUsable) throw failure;
    const { bytes } = isUsable ? kept : await this.#maker.make(quick, source);
    if (!failure) this.#maker.makeLater(order, source);
    return { bytes, format: quick.format, origin: 'stand-in', etag: undefined };
  }
}

function pictureOf(key: string, kept: CachedFile, { format }: Measure, origin: PictureOrigin): Picture {
  return {
    bytes: kept.bytes,
    format,
    origin,
    etag: `"${key.slice(0, 16)}-${kept.madeAt.toString(36)}"`,
  };
}

/** The answer to a question that is asked at most once. */
function once(ask: () => boolean): () => boolean {
  let answer: boolean | undefined;
  return () => (answer ??= ask());
}
