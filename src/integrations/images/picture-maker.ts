import { availableParallelism } from 'node:os';
import type { Logger } from 'pino';
import type { Demand, Requester } from './demand.ts';
import type { CachedFile, DiskCache } from './disk-cache.ts';
import { FailureCache } from './failure-cache.ts';
import { FETCH_LIMITS, type FetchLimits, fetchPicture } from './fetch-picture.ts';
import type { ImageFormat } from './formats.ts';
import { type Measure, makePicture } from './make-picture.ts';
import { type FailureReason, PictureFailure } from './picture-failure.ts';
import { buildPictureKey, buildRemoteName, buildSourceKey } from './picture-key.ts';
import { SingleFlight } from './single-flight.ts';
import { openWire, type Wire } from './wire.ts';
import { type QueueLimits, WorkQueue } from './work-queue.ts';

export interface PictureMakerParts {
  cache: DiskCache;
  log: Logger;
  /** Told how long each picture took to make. */
  onMade?: (format: ImageFormat, seconds: number) => void;
  /** Makes a picture of its source. */
  make?: typeof makePicture;
  wire?: Wire;
  limits?: FetchLimits;
  clock?: () => Date;
}

/**
 * A measure, with who asks for it; whether he may have a picture made is asked once, for the stand-in and the picture
 * itself.
 */
export interface Order extends Measure {
  asker: Requester;
  mayMake: () => boolean;
}

/** Where the bytes of a picture come from. */
export interface Source {
  name: unknown[];
  /** How old what was made of it may be. */
  freshMs: number;
  /** The name of a server's picture, under which its failures are remembered. */
  failsAs?: string;
  /** Does what may take long beside the encoders; what it gives then reads the bytes. */
  ready: (demand: Demand, asker: Requester) => Promise<() => Promise<Buffer>>;
}

/** A remote picture is asked for again after a day. */
export const FRESH_MS = 24 * 3_600_000;
const FAILURE_MS = 60_000;
/** libuv has four threads for pictures, files and names: one is left for the others. */
const ENCODERS = Math.max(2, Math.min(3, availableParallelism()));
const ENCODING: QueueLimits = {
  atATime: ENCODERS,
  laterAtATime: ENCODERS - 1,
  mostWaiting: 400,
  mostOfOneCaller: 200,
};
const FETCHING: QueueLimits = { atATime: 12, laterAtATime: 6, mostWaiting: 400, mostOfOneCaller: 200 };
/** Failures that say nothing of the source. */
const MOMENTARY: readonly FailureReason[] = ['busy', 'too many', 'late'];

/** Makes pictures of their sources and keeps them on the disk: each once, what somebody waits for first. */
export class PictureMaker {
  readonly #parts: PictureMakerParts;
  readonly #encoders = new WorkQueue(ENCODING);
  readonly #fetches = new WorkQueue(FETCHING);
  readonly #making = new SingleFlight<CachedFile>();
  readonly #fetching = new SingleFlight<Buffer>();
  readonly #failures = new FailureCache(FAILURE_MS);

  constructor(parts: PictureMakerParts) {
    this.#parts = parts;
  }

  /** What waits for an encoder, and somebody for it. */
  get waiting(): number {
    return this.#encoders.waiting;
  }

  /** What is to be made when nobody waits. */
  get waitingLater(): number {
    return this.#encoders.waitingLater;
  }

  now(): number {
    return (this.#parts.clock?.() ?? new Date()).getTime();
  }

  /** Why a server's picture could not be had a moment ago. */
  failureOf(name: string): PictureFailure | undefined {
    return this.#failures.find(name, this.now());
  }

  /** Makes a picture that somebody waits for. */
  make(order: Order, source: Source): Promise<CachedFile> {
    return this.#making.run(buildPictureKey(source.name, order), order.asker, (demand) =>
      this.#work(order, source, demand),
    );
  }

  /** Has a picture made when nobody waits for another; when that can't be, it is asked for again. */
  makeLater(order: Order, source: Source): void {
    const key = buildPictureKey(source.name, order);
    const work = async (demand: Demand) => {
      // Whoever asks for it later may have missed it by a moment: it was made between the look at the disk and this.
      const cached = await this.findCached(key);
      const isFresh = cached && this.now() - cached.madeAt < source.freshMs;
      return isFresh ? cached : this.#work(order, source, demand);
    };
    this.#making.runLater(key, order.asker.caller, work).catch((error: unknown) => {
      if (error instanceof PictureFailure && MOMENTARY.includes(error.reason)) return;
      this.#parts.log.warn(
        { feature: 'images', source: source.name, err: error },
        'Could not refresh a picture',
      );
    });
  }

  async #work(order: Order, source: Source, demand: Demand): Promise<CachedFile> {
    if (!order.mayMake()) throw new PictureFailure('too many', 'too many pictures for one caller');
    try {
      const read = await source.ready(demand, order.asker);
      const made = await this.#encoders.run(demand, async () => this.#timed(order, await read()));
      // One moment for both: the picture that is sent has the ETag of the one that is kept.
      const madeAt = this.now();
      await this.#keep(buildPictureKey(source.name, order), made, madeAt);
      return { bytes: made, madeAt };
    } catch (error) {
      if (source.failsAs && error instanceof PictureFailure && !MOMENTARY.includes(error.reason))
        this.#failures.remember(source.failsAs, error, this.now());
      throw error;
    }
  }

  async #timed(measure: Measure, bytes: Buffer): Promise<Buffer> {
    const { make = makePicture, onMade } = this.#parts;
    const began = performance.now();
    const made = await make(bytes, measure);
    onMade?.(measure.format, (performance.now() - began) / 1000);
    return made;
  }

  /** A disk that is full or gone costs work, not pictures. */
  findCached(key: string): Promise<CachedFile | undefined> {
    return this.#parts.cache.find(key, this.now()).catch((error: unknown) => {
      this.#parts.log.error({ feature: 'images', err: error }, 'Could not read a cached picture');
      return undefined;
    });
  }

  async #keep(key: string, bytes: Buffer, madeAt: number): Promise<void> {
    await this.#parts.cache
      .save(key, bytes, madeAt)
      .catch((error: unknown) =>
        this.#parts.log.error({ feature: 'images', err: error }, 'Could not cache a picture'),
      );
  }

  /** A picture of another server, which is fetched where it is not kept. */
  remoteSource(url: URL, sources: readonly string[]): Source & { failsAs: string } {
    const name = buildRemoteName(url, sources);
    const fetched = (demand: Demand, asker: Requester) => this.#fetched(url, sources, demand, asker);
    const ready: Source['ready'] = async (demand, asker) => {
      if (!this.#parts.cache.keepsAny) return readerOf(await fetched(demand, asker));
      await fetched(demand, asker);
      // What waits for its turn holds no bytes, for hundreds may wait; they are read again from the disk.
      return async () => (await this.findCached(buildSourceKey(name)))?.bytes ?? fetched(demand, asker);
    };
    return { name: ['remote', name], freshMs: FRESH_MS, failsAs: name, ready };
  }

  /**
   * The bytes of a remote picture, kept too: it is wanted in several sizes. Who asked first may leave; the others still
   * want them.
   */
  async #fetched(
    url: URL,
    sources: readonly string[],
    { isNow }: Demand,
    { caller }: Requester,
  ): Promise<Buffer> {
    const { wire = openWire, limits = FETCH_LIMITS } = this.#parts;
    const name = buildRemoteName(url, sources);
    const key = buildSourceKey(name);
    const kept = await this.findCached(key);
    if (kept && this.now() - kept.madeAt < FRESH_MS) return kept.bytes;
    const fetchIt = async (demand: Demand) => {
      const bytes = await this.#fetches.run(demand, () => fetchPicture(url, sources, wire, limits));
      await this.#keep(key, bytes, this.now());
      return bytes;
    };
    return isNow
      ? this.#fetching.run(key, { caller }, fetchIt)
      : this.#fetching.runLater(key, caller, fetchIt);
  }
}

const readerOf = (bytes: Buffer) => async () => bytes;
