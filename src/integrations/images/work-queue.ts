import { PictureFailure } from './picture-failure.ts';

/** Does so many things at a time; others wait their turn, and when too many wait, further ones are turned away. */
export class WorkQueue {
  readonly #atATime: number;
  readonly #mostWaiting: number;
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(atATime: number, mostWaiting: number) {
    this.#atATime = atATime;
    this.#mostWaiting = mostWaiting;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  /** Does the work when its turn comes. Rejects with `PictureFailure` "busy" when the queue is full. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#atATime) await this.#wait();
    else this.#running += 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  #wait(): Promise<void> {
    if (this.#waiting.length >= this.#mostWaiting)
      return Promise.reject(new PictureFailure('busy', `${this.#waiting.length} pictures wait already`));
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}

/** Work by key: who asks for what is under way waits for that instead of doing it again. */
export class SingleFlight<T> {
  readonly #underWay = new Map<string, Promise<T>>();

  run(key: string, work: () => Promise<T>): Promise<T> {
    const known = this.#underWay.get(key);
    if (known) return known;
    const begun = work().finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, begun);
    return begun;
  }
}
