import { performance } from 'node:perf_hooks';
import { FairQueue } from './fair-queue.ts';

/** Why a page is not rendered: its site is beyond its share, or nobody waits for it any more. */
export class NotRendered extends Error {
  override name = 'NotRendered';
  readonly reason: 'overload' | 'left';
  /** Whether it is the first of its site since the site had nothing waiting. */
  readonly isFirst: boolean;

  constructor(reason: NotRendered['reason'], isFirst = false) {
    super(
      reason === 'left' ? 'All who asked for the page have left' : 'The site has more pages to render than its share',
    );
    this.reason = reason;
    this.isFirst = isFirst;
  }
}

export interface TurnOptions {
  /** How many renderings run at once while the thread is busy. */
  atOnce: number;
  /** How many renderings of one site may wait, unless it asks for less. */
  mostWaiting: number;
  mostWaitMs: number;
  /** Whether the thread has had little to do since it was asked last. */
  isIdle: () => boolean;
  onWaiting: (count: number) => void;
}

/** A rendering's place in the queue. */
export interface Place {
  site: number;
  /** Aborted when nobody waits for it any more. */
  left: AbortSignal;
  mostWaiting?: number | undefined;
}

interface Waiting {
  begin(): void;
}

/** A rendering computes nearly all the time. A second one would only make a page of another site wait for both. */
const AT_ONCE = 1;
/** Who waits costs some kilobytes; who is refused at once may ask again at once, which costs more. */
const MOST_WAITING = 1_000;
const MOST_WAIT_MS = 3_000;
const IDLE_CHECK_MS = 5;

/**
 * The turns of sites to render pages in this process's one thread. A few renderings run at once; the others wait, in
 * turn over the sites, so that however many pages of one site are requested, a page of another waits for a few of them
 * only. While all that run wait for something themselves, and the thread is idle, more may begin.
 */
export class RenderingTurns {
  readonly #options: TurnOptions;
  readonly #queue = new FairQueue<Waiting>();
  readonly #overloaded = new Set<number>();
  #running = 0;
  #isBeginning = false;
  #idleCheck: NodeJS.Timeout | undefined;

  constructor(options: Partial<TurnOptions> = {}) {
    this.#options = {
      atOnce: AT_ONCE,
      mostWaiting: MOST_WAITING,
      mostWaitMs: MOST_WAIT_MS,
      isIdle: watchThread(),
      onWaiting: () => {},
      ...options,
    };
  }

  /**
   * Does the work when it is the site's turn, and returns its result. Rejects with `NotRendered`, without having begun
   * it, when too many of the site wait, when it has waited for too long, or once `left` is aborted.
   */
  async take<T>({ site, left, mostWaiting }: Place, work: () => Promise<T>): Promise<T> {
    if (left.aborted) throw new NotRendered('left');
    const isBusy = this.#running >= this.#options.atOnce || this.#queue.size > 0;
    if (isBusy && this.#queue.countOf(site) >= (mostWaiting ?? this.#options.mostWaiting)) throw this.#refusal(site);
    await this.#wait(site, left);
    try {
      return await work();
    } finally {
      this.#running -= 1;
      this.#beginSoon();
    }
  }

  #wait(site: number, left: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const end = () => {
        clearTimeout(timer);
        left.removeEventListener('abort', leave);
        this.#queue.remove(site, waiting);
        this.#tell(site);
      };
      const waiting: Waiting = {
        begin: () => {
          end();
          this.#running += 1;
          resolve();
        },
      };
      const leave = () => {
        end();
        reject(new NotRendered('left'));
      };
      const refuse = () => {
        const refusal = this.#refusal(site);
        end();
        reject(refusal);
      };
      const timer = setTimeout(refuse, this.#options.mostWaitMs);
      left.addEventListener('abort', leave, { once: true });
      this.#queue.add(site, waiting);
      this.#tell(site);
      this.#beginSoon();
    });
  }

  #refusal(site: number): NotRendered {
    const isFirst = !this.#overloaded.has(site);
    this.#overloaded.add(site);
    return new NotRendered('overload', isFirst);
  }

  /**
   * Begins what is next once the requests that have arrived meanwhile are read, for otherwise the thread would go from
   * one rendering to the next without seeing them, and they would have no turn.
   */
  #beginSoon(): void {
    if (this.#isBeginning || this.#running >= this.#options.atOnce || this.#queue.size === 0) return;
    this.#isBeginning = true;
    setImmediate(() => {
      this.#isBeginning = false;
      this.#queue.next()?.begin();
      this.#beginSoon();
    });
  }

  /** After every change of what waits. */
  #tell(site: number): void {
    const { size } = this.#queue;
    if (this.#queue.countOf(site) === 0) this.#overloaded.delete(site);
    if (size > 0 && !this.#idleCheck) {
      // What it has done until now doesn't count.
      this.#options.isIdle();
      this.#idleCheck = setInterval(() => this.#useIdleThread(), IDLE_CHECK_MS).unref();
    } else if (size === 0) {
      clearInterval(this.#idleCheck);
      this.#idleCheck = undefined;
    }
    this.#options.onWaiting(size);
  }

  #useIdleThread(): void {
    if (!this.#options.isIdle()) return;
    for (let more = 0; more < this.#options.atOnce; more++) this.#queue.next()?.begin();
  }
}

/** Tells whether this thread's event loop was idle for most of the time since it was asked last. */
function watchThread(): () => boolean {
  let before = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    return utilization < 0.5;
  };
}
