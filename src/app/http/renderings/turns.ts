import { performance } from 'node:perf_hooks';
import { FairQueue } from './fair-queue.ts';

/** Why a page is not rendered: its site is beyond its share, or nobody waits for it any more. */
export class NotRendered extends Error {
  override name = 'NotRendered';
  readonly reason: 'overload' | 'left';
  /** Whether it is the first of its site since the site had nothing waiting. */
  readonly isFirst: boolean;

  constructor(reason: NotRendered['reason'], isFirst = false) {
    super(reason === 'left' ? 'Nobody waits for the page any more' : 'The site has too many pages to render');
    this.reason = reason;
    this.isFirst = isFirst;
  }
}

export interface TurnOptions {
  /** How many renderings run at once while the thread is busy. */
  atOnce: number;
  /** How many renderings of one site may wait. */
  mostWaiting: number;
  mostWaitMs: number;
  /** Whether the thread has had little to do since it was asked last. */
  isIdle: () => boolean;
  onWaiting: (count: number) => void;
}

interface Waiting {
  begin(): void;
}

/** Few enough that a page of another site is soon its turn; a second one fills the pauses of the first. */
const AT_ONCE = 2;
const MOST_WAITING = 100;
const MOST_WAIT_MS = 3_000;
const IDLE_CHECK_MS = 20;

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
  async take<T>(site: number, left: AbortSignal, work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#options.atOnce) this.#running += 1;
    else await this.#wait(site, left);
    try {
      return await work();
    } finally {
      this.#running -= 1;
      if (this.#running < this.#options.atOnce) this.#beginNext();
    }
  }

  #wait(site: number, left: AbortSignal): Promise<void> {
    if (left.aborted) throw new NotRendered('left');
    if (this.#queue.countOf(site) >= this.#options.mostWaiting) throw this.#refusal(site);
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
    });
  }

  #refusal(site: number): NotRendered {
    const isFirst = !this.#overloaded.has(site);
    this.#overloaded.add(site);
    return new NotRendered('overload', isFirst);
  }

  #beginNext(): void {
    this.#queue.next()?.begin();
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
    for (let more = 0; more < this.#options.atOnce; more++) this.#beginNext();
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
