import { setTimeout as sleep } from 'node:timers/promises';
import { AggregatorRegistry, type Registry } from 'prom-client';
import type { Calls } from './calls.ts';
import type { MetricValues, WorkerDuties } from './duties.ts';

/** A worker that is busy for longer is counted with its last figures. */
const READ_WITHIN_MS = 3_000;

/**
 * The metrics of all workers and of the first process, as one program's: figures are added up, unless their metric says
 * otherwise. What ended workers had counted stays in the totals, as far as it was read: a counter never goes back.
 */
export class TotalMetrics {
  readonly #own: Registry;
  readonly #last = new Map<number, MetricValues>();
  #ended: MetricValues = [];
  /** Ends are added one after the other. */
  #adding: Promise<void> = Promise.resolve();

  constructor(own: Registry) {
    this.#own = own;
  }

  async readText(workers: ReadonlyMap<number, Pick<Calls<WorkerDuties>, 'call'>>): Promise<string> {
    await Promise.all([...workers].map(([id, calls]) => this.read(id, calls)));
    const own = await this.#own.getMetricsAsJSON();
    return AggregatorRegistry.aggregate([own, this.#ended, ...this.#last.values()]).metrics();
  }

  /** Reads the figures of one worker; those of one that is gone or does not answer stay as they were. */
  async read(id: number, calls: Pick<Calls<WorkerDuties>, 'call'>): Promise<void> {
    const late = sleep(READ_WITHIN_MS, undefined, { ref: false });
    const read = await Promise.race([calls.call('readMetrics').catch(() => undefined), late]);
    if (read) this.note(id, read);
  }

  /** The last figures of a worker. */
  note(id: number, values: MetricValues): void {
    this.#last.set(id, values);
  }

  /** A worker has ended: what it counted stays, its other figures go. */
  end(id: number): Promise<void> {
    this.#adding = this.#adding.then(async () => {
      const counted = this.#last.get(id)?.filter(({ type }) => ['counter', 'histogram'].includes(String(type)));
      // The two change in one step, so that no total is read between them.
      const ended = await AggregatorRegistry.aggregate([this.#ended, counted ?? []]).getMetricsAsJSON();
      this.#ended = ended;
      this.#last.delete(id);
    });
    return this.#adding;
  }
}
