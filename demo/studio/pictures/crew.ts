import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Ledger } from './ledger.ts';
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

/** Draws the subjects with several workers. A subject that fails is told of and does not hold up the others. */
export async function drawWithCrew(options: CrewOptions): Promise<void> {
  const queue = [...options.ids];
  const count = Math.min(options.jobs, queue.length);
  await Promise.all(Array.from({ length: count }, () => work(queue, options)));
}

async function work(queue: string[], options: CrewOptions): Promise<void> {
  const worker = fork(join(import.meta.dirname, 'worker.ts'));
  try {
    for (let id = queue.shift(); id !== undefined; id = queue.shift()) await drawOne(worker, id, options);
  } finally {
    if (worker.connected) worker.disconnect();
  }
}

function drawOne(
  worker: ChildProcess,
  id: string,
  { hasFfmpeg, onFile, onKept, onFinished, onFailed }: CrewOptions,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`A worker ended (${code}) while it drew ${id}`));
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
        return resolve();
      }
      onFinished(report.finished, report.ledger).then(resolve, reject);
    };
    worker.on('message', listen);
    worker.on('exit', ended);
    worker.send({ draw: id, hasFfmpeg } satisfies Order);
  });
}
