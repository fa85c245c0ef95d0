import { availableParallelism } from 'node:os';
import type { Logger } from 'pino';
import { Demand, type Requester } from './demand.ts';
import type { CachedFile, DiskCache } from './disk/disk-cache.ts';
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
  /** Called with the time that each picture took. */
  onMade?: (format: ImageFormat, seconds: number) => void;
  /** Replaced in tests. */
  make?: typeof makePicture;
  wire?: Wire;
  limits?: FetchLimits;
  clock?: () => Date;
}

/**
 * A measure and its requester; whether they may have a picture made is checked once, for the stand-in and the picture
 * itself.
 */
export interface Order extends Measure {
  asker: Requester;
  mayMake: () => boolean | Promise<boolean>;
}

export interface Source {
  name: unknown[];
  /** How old a picture made from it may be. */
  freshMs: number;
  /** The name of a remote picture, under which its failures are cached. */
  failsAs?: string;
  /** Does the slow part outside the encoders' slots; the function it returns then reads the bytes. */
  ready: (demand: Demand, asker: Requester) => Promise<() => Promise<Buffer>>;
}

/** A remote picture is fetched again after a day. */
export const FRESH_MS = 24 * 3_600_000;
/** An old remote picture is shown while it is fetched again and while its server fails, for a month at most. */
export const USABLE_MS = 30 * FRESH_MS;
const FAILURE_MS = 60_000;
/** libuv has four threads for pictures, files and DNS: one stays free for the others. */
const ENCODERS = Math.max(2, Math.min(3, availableParallelism()));
const ENCODING: QueueLimits = {
  atATime: ENCODERS,
  laterAtATime: ENCODERS - 1,
  mostWaiting: 400,
  mostOfOneCaller: 200,
};
const FETCHING: QueueLimits = { atATime: 12, laterAtATime: 6, mostWaiting: 400, mostOfOneCaller: 200 };
/** Failures that say nothing about the source. */
const MOMENTARY: readonly FailureReason[] = ['busy', 'too many', 'abandoned'];

/** Whether a failure says nothing about the source: another attempt may succeed. */
export const isMomentary = (error: unknown): boolean =>
  error instanceof PictureFailure && MOMENTARY.includes(error.reason);

/** Makes pictures from their sources and caches them on disk: each once, those that somebody waits for first. */
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

  /** Pictures in the queue that somebody waits for. */
  get waiting(): number {
    return this.#encoders.waiting;
  }

  /** Pictures in the queue that nobody waits for. */
  get waitingLater(): number {
    return this.#encoders.waitingLater;
  }

  now(): number {
    return (this.#parts.clock?.() ?? new Date()).getTime();
  }

  /** Why a remote picture failed a moment ago. */
  failureOf(name: string): PictureFailure | undefined {
    return this.#failures.find(name, this.now());
  }

  /** Makes a picture that somebody waits for. */
  make(order: Order, source: Source): Promise<CachedFile> {
    return this.#making.run(buildPictureKey(source.name, order), order.asker, (demand) =>
      this.#work(order, source, demand),
    );
  }

  /** Makes a picture once nobody waits for another; if that fails, the next request tries again. */
  makeLater(order: Order, source: Source): void {
    this.makeAhead(order, source).catch((error: unknown) => {
      if (isMomentary(error)) return;
      this.#parts.log.warn({ feature: 'images', source: source.name, err: error }, 'Could not refresh a picture');
    });
  }

  /** The same for a caller that follows it: resolves with the picture, rejects with the failure. */
  makeAhead(order: Order, source: Source): Promise<CachedFile> {
    const key = buildPictureKey(source.name, order);
    return this.#making.runLater(key, order.asker.caller, async (demand) => {
      // The picture may have been made between the request's look at the cache and this.
      const cached = await this.findCached(key);
      const isFresh = cached && this.now() - cached.madeAt < source.freshMs;
      return isFresh ? cached : this.#work(order, source, demand);
    });
  }

  async #work(order: Order, source: Source, demand: Demand): Promise<CachedFile> {
    if (!(await order.mayMake())) throw new PictureFailure('too many', 'too many pictures for one caller');
    try {
      const read = await source.ready(demand, order.asker);
      const made = await this.#encoders.run(demand, async () => this.#timed(order, await read()));
      // One moment for both, so that the picture sent has the same ETag as the cached one.
      const madeAt = this.now();
      await this.#keep(buildPictureKey(source.name, order), made, madeAt);
      return { bytes: made, madeAt };
    } catch (error) {
      if (source.failsAs && error instanceof PictureFailure && !isMomentary(error))
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

  /** A full or missing disk costs time, not pictures. */
  findCached(key: string): Promise<CachedFile | undefined> {
    return this.#parts.cache.find(key, this.now()).catch((error: unknown) => {
      this.#parts.log.error({ feature: 'images', err: error }, 'Could not read a cached picture');
      return undefined;
    });
  }

  async #keep(key: string, bytes: Buffer, madeAt: number): Promise<void> {
    await this.#parts.cache
      .save(key, bytes, madeAt)
      .catch((error: unknown) => this.#parts.log.error({ feature: 'images', err: error }, 'Could not cache a picture'));
  }

  /** A remote picture, which is fetched if it is not cached. */
  remoteSource(url: URL, sources: readonly string[]): Source & { failsAs: string } {
    const name = buildRemoteName(url, sources);
    const fetched = (demand: Demand, asker: Requester) => this.#fetched(url, sources, demand, asker);
    const ready: Source['ready'] = async (demand, asker) => {
      if (!this.#parts.cache.keepsAny) return readerOf(await fetched(demand, asker));
      await fetched(demand, asker);
      // Queued work holds no bytes, as hundreds may wait; they are read again from the disk.
      return async () => (await this.findCached(buildSourceKey(name)))?.bytes ?? fetched(demand, asker);
    };
    return { name: ['remote', name], freshMs: FRESH_MS, failsAs: name, ready };
  }

  /**
   * A remote picture that is fetched once, in the background, for all that is made of it; it is not cached, as the
   * originals of a whole stock would leave no room for anything else.
   */
  remoteSourceOnce(url: URL, sources: readonly string[], stop: AbortSignal): Source {
    const { wire = openWire, limits = FETCH_LIMITS } = this.#parts;
    const source = this.remoteSource(url, sources);
    let bytes: Promise<Buffer> | undefined;
    const fetchIt = async (caller: string) => {
      const demand = new Demand();
      demand.wantLater(caller);
      return this.#fetches.run(demand, () => fetchPicture(url, sources, wire, limits, stop));
    };
    const ready: Source['ready'] = async (_demand, { caller }) => {
      bytes ??= fetchIt(caller);
      return readerOf(await bytes);
    };
    return { ...source, ready };
  }

  /**
   * The bytes of a remote picture, cached too, because it is needed in several sizes. The first requester may leave;
   * the others still need them.
   */
  async #fetched(url: URL, sources: readonly string[], { isNow }: Demand, { caller }: Requester): Promise<Buffer> {
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
    return isNow ? this.#fetching.run(key, { caller }, fetchIt) : this.#fetching.runLater(key, caller, fetchIt);
  }
}

const readerOf = (bytes: Buffer) => async () => bytes;
