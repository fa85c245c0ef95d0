import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { RunningServer } from '../start.ts';
import { Calls, type Port } from './calls.ts';
import type { PrimaryDuties, WorkerDuties } from './duties.ts';
import type { Receiver } from './inlet.ts';

export type Addresses = RunningServer['addresses'];

/** A process that serves the port beside others. */
export interface WorkerProcess extends Port, Receiver {
  once(event: 'exit', take: (code: number | null, signal: string | null) => void): unknown;
  kill(): void;
}

export interface CrewParts {
  /** How many workers there are to be. */
  count: number;
  fork: () => WorkerProcess;
  /** What the first process does for a worker, by its id. */
  dutiesFor: (id: number) => Omit<PrimaryDuties, 'up' | 'failed'>;
  /** A worker answers requests from now on. */
  onUp: (process: WorkerProcess) => void;
  /** A worker is told to end, and does so once its connections have. */
  onLeave: (id: number) => void;
  onEnd: (id: number) => void;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** How long a worker may take to end once it is told to. One that retires too slowly is stopped, then killed. */
  endsWithinMs: Record<'stop' | 'retire', number>;
  clock?: () => number;
  pause?: (ms: number) => Promise<unknown>;
}

interface Member {
  process: WorkerProcess;
  calls: Calls<WorkerDuties>;
  /** Resolves once it answers requests; rejects when it ends instead. */
  up: Promise<Addresses>;
  upAtMs: number | undefined;
  gone: Promise<void>;
  isLeaving: boolean;
}

/** A worker that ends so soon counts as one that could not start. */
const SOON_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** A worker starts in some seconds, on a machine that is busy in twenty; one that takes so long hangs. */
export const STARTS_WITHIN_MS = 120_000;

/** The workers of one port: each that dies is replaced, and all can be replaced one after the other. */
export class Crew {
  readonly #parts: CrewParts;
  readonly #members = new Set<Member>();
  #isStopping = false;
  #isRestarting = false;
  /** How many workers in a row could not start. */
  #failures = 0;

  constructor(parts: CrewParts) {
    this.#parts = parts;
  }

  /** Starts all workers. Rejects with the reason of the first that can't start; `stop` ends the others. */
  async start(): Promise<Addresses> {
    const members = Array.from({ length: this.#parts.count }, () => this.#launch());
    const [addresses = []] = await Promise.all(members.map(({ up }) => up));
    return addresses;
  }

  /** The workers that answer requests, by id. */
  get working(): ReadonlyMap<number, Calls<WorkerDuties>> {
    const up = [...this.#members].filter(({ upAtMs }) => upAtMs !== undefined);
    return new Map(up.map(({ process, calls }) => [process.id, calls]));
  }

  /**
   * Replaces the workers one after the other: a new one answers requests before an old one is told to retire. When a
   * new one can't start, the old ones go on.
   */
  async restart(): Promise<void> {
    const { log } = this.#parts;
    if (this.#isRestarting || this.#isStopping) return log.warn('The workers are being restarted, or stopped, already');
    this.#isRestarting = true;
    log.info('Restarting the workers, one after the other');
    try {
      for (const old of [...this.#members]) if (!this.#isStopping) await this.#renew(old);
      log.info('All workers are restarted');
    } catch (err) {
      log.error({ err }, 'A new worker could not start; the workers that were not restarted yet go on');
    } finally {
      this.#isRestarting = false;
      // One that died while its successor started was not replaced.
      if (this.#staying < this.#parts.count) void this.#replace();
    }
  }

  /** Ends all workers; resolves once they are gone. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await Promise.all([...this.#members].map((member) => this.#end(member, 'stop')));
  }

  /** Workers that serve the port, or are about to. */
  get #staying(): number {
    return [...this.#members].filter(({ isLeaving }) => !isLeaving).length;
  }

  async #renew(old: Member): Promise<void> {
    await this.#launch().up;
    // It may have died meanwhile, and was not replaced since there was the new one.
    if (this.#members.has(old)) await this.#end(old, 'retire');
  }

  #launch(): Member {
    const { fork, dutiesFor, onUp, clock = Date.now } = this.#parts;
    const process = fork();
    const up = Promise.withResolvers<Addresses>();
    const gone = Promise.withResolvers<void>();
    // Whoever waits for it hears of a failure; nobody has to wait.
    up.promise.catch(() => {});
    const giveUp = (reason: string) => {
      up.reject(new Error(reason));
      void this.#end(member, 'stop');
    };
    const hung = setTimeout(giveUp, STARTS_WITHIN_MS, `A worker did not start within ${STARTS_WITHIN_MS / 1000} s`);
    const duties: PrimaryDuties = {
      ...dutiesFor(process.id),
      up: (addresses) => {
        // It was given up just before, and ends.
        if (member.isLeaving) return;
        clearTimeout(hung);
        member.upAtMs = clock();
        onUp(process);
        up.resolve(addresses);
      },
      failed: giveUp,
    };
    const calls = new Calls<WorkerDuties>(process, duties);
    const member: Member = { process, calls, up: up.promise, upAtMs: undefined, gone: gone.promise, isLeaving: false };
    this.#members.add(member);
    process.once('exit', (code, signal) => {
      clearTimeout(hung);
      up.reject(new Error(`A worker ended with ${signal ?? code} while it started`));
      this.#bury(member, signal ?? code);
      gone.resolve();
    });
    return member;
  }

  #bury(member: Member, how: string | number | null): void {
    const { log, onEnd, count, clock = Date.now } = this.#parts;
    this.#members.delete(member);
    member.calls.close();
    onEnd(member.process.id);
    // Whoever started a worker that never came up deals with that.
    if (member.isLeaving || member.upAtMs === undefined || this.#isStopping) return;
    log.error({ worker: member.process.id, ended: how }, 'A worker died');
    this.#failures = clock() - member.upAtMs < SOON_MS ? this.#failures + 1 : 0;
    if (this.#staying < count) void this.#replace();
  }

  async #replace(): Promise<void> {
    const { count, log, pause = sleep } = this.#parts;
    for (;;) {
      if (this.#failures > 0) await pause(Math.min(500 * 2 ** this.#failures, LONGEST_PAUSE_MS));
      if (this.#isStopping || this.#staying >= count) return;
      try {
        await this.#launch().up;
        return;
      } catch (err) {
        this.#failures += 1;
        log.error({ err }, 'A worker could not start in place of one that died; trying again');
      }
    }
  }

  async #end(member: Member, how: 'stop' | 'retire'): Promise<void> {
    member.isLeaving = true;
    this.#parts.onLeave(member.process.id);
    member.calls.call(how).catch(() => {});
    const late = setTimeout(() => {
      if (how === 'stop') member.process.kill();
      else void this.#end(member, 'stop');
    }, this.#parts.endsWithinMs[how]);
    await member.gone;
    clearTimeout(late);
  }
}
