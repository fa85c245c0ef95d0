import { closeSync, ftruncateSync, openSync, readFileSync, readlinkSync, realpathSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { findErrorCode } from '../../domain/text/error-message.ts';
import type { Place } from './place.ts';

/**
 * Removes the locks of a killed server whose process id another program now has, as after a power cut: PostgreSQL
 * refuses to start while any process with that id lives. Only where /proc tells what a process is.
 */
export function releaseStaleLocks({ data, sockets }: Pick<Place, 'data' | 'sockets'>): void {
  for (const file of [join(data, 'postmaster.pid'), join(sockets, '.s.PGSQL.5432.lock')]) release(file, data);
}

/**
 * Replaces the other process' id with our own, which PostgreSQL ignores as its parent's; the rest of the file lets it
 * detect what is left of the old server. A server that starts at this moment has a new file: we then write to the old
 * one, to no effect.
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
    if (findErrorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * PostgreSQL runs in its data folder. PostgreSQL itself judges correctly a process that is gone, or that we may not
 * inspect.
 */
function isAnotherProgram(pid: string, data: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) !== realpathSync(data);
  } catch {
    return false;
  }
}
