import {
  closeSync,
  ftruncateSync,
  openSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Place } from './place.ts';

/**
 * Frees the cluster from the locks of a server that was killed when their process id is by now another program's, as
 * after a power cut: PostgreSQL refuses to start while a process of that id lives, whatever it is. Only where /proc
 * tells what a process is.
 */
export function releaseStaleLocks({ data, sockets }: Pick<Place, 'data' | 'sockets'>): void {
  for (const file of [join(data, 'postmaster.pid'), join(sockets, '.s.PGSQL.5432.lock')]) release(file, data);
}

/**
 * Writes our own id in place of the other's, which PostgreSQL, as our child, ignores; the rest of the file lets it see
 * what is left of the old server. A server that starts at this moment has a new file: we write to the old one, to no
 * effect.
 */
function release(file: string, data: string): void {
  const lock = openIfThere(file);
  if (lock === undefined) return;
  try {
    const text = readFileSync(lock, 'utf8');
    const pid = /^\d+(?=\n)/.exec(text)?.[0];
    if (!pid || Number(pid) === process.pid || !isAnotherProgram(pid, data)) return;
    const released = `${process.pid}${text.slice(pid.length)}`;
    ftruncateSync(lock, writeSync(lock, released, 0));
  } finally {
    closeSync(lock);
  }
}

function openIfThere(file: string): number | undefined {
  try {
    return openSync(file, 'r+');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * PostgreSQL lives in its data folder. A process that is gone, or not ours to look at, PostgreSQL judges rightly by
 * itself.
 */
function isAnotherProgram(pid: string, data: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) !== realpathSync(data);
  } catch {
    return false;
  }
}
