import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';

/** Lock files, and unfinished folders: none may be left after an orderly shutdown. */
const LOCKS = /^(postmaster\.pid|\.s\.PGSQL\..*|data\..*)$/;

export function findLocks(dataDir: string): string[] {
  const home = join(dataDir, 'postgres');
  return [home, join(home, 'data')].flatMap((folder) =>
    existsSync(folder) ? readdirSync(folder).filter((name) => LOCKS.test(name)) : [],
  );
}

/**
 * Process ids of PostgreSQL (its processes run in the data folder) and of programs that were given the folder; none
 * where there is no /proc.
 */
export function findProcesses(dataDir: string): number[] {
  if (!existsSync('/proc/self')) return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => isAtWorkIn(pid, dataDir))
    .map(Number);
}

function isAtWorkIn(pid: string, dataDir: string): boolean {
  const read = (look: () => string): string => {
    try {
      return look();
    } catch {
      // It has just ended, or is another user's.
      return '';
    }
  };
  if (read(() => readFileSync(`/proc/${pid}/stat`, 'utf8')).includes(') Z ')) return false;
  return (
    read(() => readlinkSync(`/proc/${pid}/cwd`)).startsWith(dataDir) ||
    read(() => readFileSync(`/proc/${pid}/environ`, 'utf8')).includes(`DATA_DIR=${dataDir}\0`)
  );
}

/** The id of the PostgreSQL on the data; undefined when none runs, or its file is being written. */
export function findPostmaster(dataDir: string): number | undefined {
  try {
    const pid = Number(readFileSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
    return Number.isInteger(pid) && pid > 1 && isPostgres(pid) ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** The file outlives a killed server, and its id may by now be another program's. */
function isPostgres(pid: number): boolean {
  if (!existsSync('/proc/self')) return true;
  return readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres');
}

/** The ids of a server's own processes, one for each connection and task. */
export function findBackends(postmaster: number): number[] {
  try {
    const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8');
    return children.split(' ').map(Number).filter(Boolean);
  } catch {
    return [];
  }
}
