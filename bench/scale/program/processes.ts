import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPlace } from '../../../src/db/embedded/place.ts';

/** Ticks of the CPU clock in a second, as Linux shows them. */
const TICKS = 100;

export interface Usage {
  /** Of the processes that run and of those below them that have ended. */
  cpuMs: number;
  residentBytes: number;
  /** The same of each process, the first one's first. */
  residentOfEach: number[];
}

/** The process and all below it, without PostgreSQL's. Linux only. */
export function usageOfProgram(pid: number): Usage {
  return usageOf(familyOf(pid).filter((member) => nameOf(member) !== 'postgres'));
}

/** All processes of the embedded PostgreSQL whose data are in the folder. */
export function usageOfDatabase(dataDir: string): Usage {
  const [pid] = readFileSync(join(findPlace(dataDir).data, 'postmaster.pid'), 'utf8').split('\n');
  return usageOf(familyOf(Number(pid)));
}

function usageOf(pids: readonly number[]): Usage {
  const residentOfEach = pids.map((pid) => Number(/^VmRSS:\s*(\d+)/m.exec(read(pid, 'status'))?.[1] ?? 0) * 1024);
  return {
    cpuMs: (sum(pids.map((pid) => sum(cpuFieldsOf(pid)))) * 1000) / TICKS,
    residentBytes: sum(residentOfEach),
    residentOfEach,
  };
}

const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0);

/**
 * Ticks in the process's own code, in the system's for it, and both of its children that have ended: a connection to
 * PostgreSQL is a process, which may end in the middle of a measurement.
 */
const cpuFieldsOf = (pid: number) => fieldsOf(pid).slice(11, 15).map(Number);

function familyOf(pid: number): number[] {
  const parents = new Map(listProcesses().map((one) => [one, Number(fieldsOf(one)[1])]));
  const family = [pid];
  for (const member of family) for (const [child, parent] of parents) if (parent === member) family.push(child);
  return family;
}

const listProcesses = () => readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? [Number(name)] : []));

const nameOf = (pid: number) => read(pid, 'comm').trim();

/** The fields of /proc/<pid>/stat from the state on; the parent's number is the second of them. */
const fieldsOf = (pid: number) =>
  read(pid, 'stat')
    .replace(/^.*\) /s, '')
    .split(' ');

/** Empty for a process that has ended. */
function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
