import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Ledger } from '../record/ledger.ts';
import type { Order, Report } from './worker.ts';

export interface CrewOptions {
  /** Designs and cabins, in the order in which they are begun. */
  ids: readonly string[];
  /** How many are drawn at a time, each by a process and a browser of its own. */
  jobs: number;
  hasFfmpeg: boolean;
  onFile: (path: string) => void;
  onKept: (files: number) => void;
  onFinished: (id: string, ledger: Ledger) => Promise<void>;
  onFailed: (id: string, reason: string) => void;
}

/**
 * Draws the subjects with several workers. A subject that fails is told of and does not hold up the others, nor does
 * a worker that dies.
 */
export async function drawWithCrew(options: CrewOptions, startWorker = forkWorker): Promise<void> {
  const queue = [...options.ids];
  const count = Math.min(options.jobs, queue.length);
  await Promise.all(Array.from({ length: count }, () => work(queue, options, startWorker)));
}

export type Worker = Pick<ChildProcess, 'connected' | 'disconnect' | 'on' | 'off' | 'send'>;

const forkWorker = (): Worker => fork(join(import.meta.dirname, 'worker.ts'));

async function work(queue: string[], options: CrewOptions, startWorker: () => Worker): Promise<void> {
  let worker: Worker | undefined;
  try {
    for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
      if (!worker?.connected) worker = startWorker();
      const isAlive = await drawOne(worker, id, options);
      if (!isAlive) worker = undefined;
    }
  } finally {
    if (worker?.connected) worker.disconnect();
  }
}

/** Gives whether the worker can go on. */
function drawOne(
  worker: Worker,
  id: string,
  { hasFfmpeg, onFile, onKept, onFinished, onFailed }: CrewOptions,
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null, signal: string | null) => {
      leave();
      onFailed(id, `Its worker ended (${code ?? signal})`);
      resolve(false);
    };
    const leave = () => {
      worker.off('message', listen);
      worker.off('exit', ended);
    };
    const listen = (report: Report) => {
      if ('file' in report) return onFile(report.file);
      if ('kept' in report) return onKept(report.kept);
      leave();
      if ('failed' in report) {
        onFailed(report.failed, report.reason);
        return resolve(true);
      }
      onFinished(report.finished, report.ledger).then(() => resolve(true), reject);
    };
    worker.on('message', listen);
    worker.on('exit', ended);
    worker.send({ draw: id, hasFfmpeg } satisfies Order);
  });
}
