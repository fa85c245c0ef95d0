import { createAbandonedError, Demand, type Requester } from './demand.ts';
import { PictureFailure } from './picture-failure.ts';

export interface QueueLimits {
  atATime: number;
  /** Of those, so many at most that nobody waits for: what somebody needs now always finds a place soon. */
  laterAtATime: number;
  mostWaiting: number;
  /** Of those, so many at most for one caller, of what is needed now and of what is not. */
  mostOfOneCaller: number;
}

interface Job {
  demand: Demand;
  begin: () => Promise<void>;
  refuse: (failure: PictureFailure) => void;
}

/**
 * Does so many things at a time. What somebody waits for goes before what may be needed later, and callers have turns
 * in a round, so that one who wants much holds nobody up. When too many wait, further ones are turned away; what nobody
 * wants any more is dropped.
 */
export class WorkQueue {
  readonly #limits: QueueLimits;
  readonly #waiting = new Set<Job>();
  /** Callers with something waiting, the one whose turn is next first. */
  readonly #round = new Set<string>();
  #running = 0;
  #runningLater = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** How many things wait that somebody waits for. */
  get waiting(): number {
    return this.#count(({ demand }) => demand.isNow);
  }

  /** How many wait that may be needed later. */
  get waitingLater(): number {
    return this.#waiting.size - this.waiting;
  }

  /**
   * Does the work of one asker when its turn comes. Rejects with `PictureFailure`: "busy" when the queue is full,
   * "late" when the asker waits no longer.
   */
  runFor<T>(asker: Requester, work: () => Promise<T>): Promise<T> {
    const demand = new Demand();
    return demand.wait(asker, () => this.run(demand, work));
  }

  /**
   * Does the work when its turn comes, by how much it is wanted then. Rejects with `PictureFailure`: "busy" when the
   * queue is full, "late" when nobody wants it any more.
   */
  run<T>(demand: Demand, work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      if (!demand.isWanted) return reject(createAbandonedError());
      if (!this.#makePlace(demand))
        return reject(new PictureFailure('busy', `${this.#waiting.size} things wait already`));
      const job = { demand, begin: () => work().then(resolve, reject), refuse: reject };
      this.#waiting.add(job);
      demand.onChange = () => this.#reconsider(job);
      this.#reconsider(job);
    });
  }

  #reconsider(job: Job): void {
    if (!this.#waiting.has(job)) return;
    if (job.demand.isWanted) for (const caller of job.demand.callers) this.#round.add(caller);
    else this.#drop(job, createAbandonedError());
    this.#beginNext();
  }

  #drop(job: Job, failure: PictureFailure): void {
    this.#waiting.delete(job);
    job.refuse(failure);
  }

  /** Whether one more may wait. What is needed now takes the place of what may be needed later. */
  #makePlace({ isNow, callers }: Demand): boolean {
    const held = this.#count(
      ({ demand }) => demand.isNow === isNow && [...callers].some((caller) => demand.callers.has(caller)),
    );
    if (held >= this.#limits.mostOfOneCaller) return false;
    if (this.#waiting.size < this.#limits.mostWaiting) return true;
    const later = isNow && [...this.#waiting].findLast(({ demand }) => !demand.isNow);
    if (later) this.#drop(later, new PictureFailure('busy', 'what is needed now took its place'));
    return Boolean(later);
  }

  #count(fits: (job: Job) => boolean): number {
    return [...this.#waiting].filter(fits).length;
  }

  #beginNext(): void {
    for (let job = this.#next(); job; job = this.#next()) this.#begin(job);
  }

  #next(): Job | undefined {
    if (this.#running >= this.#limits.atATime) return undefined;
    const now = this.#nextInRound(({ demand }) => demand.isNow);
    if (now || this.#runningLater >= this.#limits.laterAtATime) return now;
    return this.#nextInRound(() => true);
  }

  /** The first fitting thing of the caller whose turn it is, who goes to the end of the round. */
  #nextInRound(fits: (job: Job) => boolean): Job | undefined {
    const jobs = [...this.#waiting];
    for (const caller of this.#round) {
      const own = jobs.filter(({ demand }) => demand.callers.has(caller));
      const next = own.find(fits);
      if (next || own.length === 0) this.#round.delete(caller);
      if (next) this.#round.add(caller);
      if (next) return next;
    }
    return undefined;
  }

  #begin(job: Job): void {
    const isLater = !job.demand.isNow;
    this.#waiting.delete(job);
    this.#running += 1;
    if (isLater) this.#runningLater += 1;
    void job.begin().finally(() => {
      this.#running -= 1;
      if (isLater) this.#runningLater -= 1;
      this.#beginNext();
    });
  }
}
