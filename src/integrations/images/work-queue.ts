import { createAbandonedError, Demand, type Requester } from './demand.ts';
import { PictureFailure } from './picture-failure.ts';

export interface QueueLimits {
  atATime: number;
  /** How many of those may be work that nobody waits for, so that urgent work soon finds a slot. */
  laterAtATime: number;
  mostWaiting: number;
  /** How many of those may be for one caller, urgent or not. */
  mostOfOneCaller: number;
}

interface Job {
  demand: Demand;
  begin: () => Promise<void>;
  refuse: (failure: PictureFailure) => void;
}

/**
 * Limits concurrent work. Work that somebody waits for comes first, and callers take turns (round robin), so that a
 * demanding one holds nobody up. When the queue is full new work is rejected; work that nobody wants any more is
 * dropped.
 */
export class WorkQueue {
  readonly #limits: QueueLimits;
  readonly #waiting = new Set<Job>();
  /** Callers with queued work, next one first. */
  readonly #round = new Set<string>();
  #running = 0;
  #runningLater = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** Queued work that somebody waits for. */
  get waiting(): number {
    return this.#count(({ demand }) => demand.isNow);
  }

  /** Queued work that may be needed later. */
  get waitingLater(): number {
    return this.#waiting.size - this.waiting;
  }

  /**
   * Does a requester's work when its turn comes. Rejects with `PictureFailure`: "busy" when the queue is full, "late"
   * when the requester stops waiting.
   */
  runFor<T>(asker: Requester, work: () => Promise<T>): Promise<T> {
    const demand = new Demand();
    return demand.wait(asker, () => this.run(demand, work));
  }

  /**
   * Does the work when its turn comes, by its demand at that time. Rejects with `PictureFailure`: "busy" when the queue
   * is full, "late" when nobody wants it any more.
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

  /** Whether the queue has room for one more. Urgent work takes the place of work for later. */
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

  /** The first fitting job of the caller whose turn it is; the caller then goes to the end of the round. */
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
