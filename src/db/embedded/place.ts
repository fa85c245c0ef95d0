import { createHash } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Account, canReach, findAccount, makeSharedHome, SHARED_HOME } from './account.ts';

/** Longest path of a Unix socket that every system accepts. */
const LONGEST_SOCKET_PATH = 103;

/** Where one embedded database lives, and which account runs it. */
export interface Place {
  /** The cluster itself (PGDATA). */
  data: string;
  sockets: string;
  logFile: string;
  /** Null: this process' own account. */
  account: Account | null;
}

/**
 * Decides where the database of `dataDir` lives and creates the folders, readable by its account only: in
 * `dataDir/postgres`, or in /var/lib/forecourt when this is root and its ordinary account cannot reach `dataDir`. If
 * the socket's path would be too long, it moves to the folder for temporary files.
 */
export function findPlace(dataDir: string): Place {
  mkdirSync(resolve(dataDir), { recursive: true });
  const own = join(resolve(dataDir), 'postgres');
  const shared = join(SHARED_HOME, keyOf(own));
  const account = findAccount([own, shared].filter(existsSync).map((path) => statSync(path).uid)[0]);
  const home = account && (existsSync(shared) || !reachable(own, account)) ? shared : own;
  const sockets =
    `${home}/.s.PGSQL.5432`.length <= LONGEST_SOCKET_PATH ? home : join(tmpdir(), `forecourt-${keyOf(home)}`);
  if (home === shared) makeSharedHome();
  makePrivate(home, account);
  makePrivate(sockets, account);
  return { data: join(home, 'data'), sockets, logFile: join(home, 'postgres.log'), account };
}

function keyOf(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 12);
}

/** The account will own the folder itself; only the path to it counts. */
function reachable(path: string, account: Account): boolean {
  return canReach(resolve(path, '..'), account);
}

function makePrivate(folder: string, account: Account | null): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const own = process.getuid?.();
  // Another process may have created it a moment ago without having changed its owner yet.
  if (account && statSync(folder).uid === own) chownSync(folder, account.uid, account.gid);
  const { uid } = statSync(folder);
  if (own !== undefined && uid !== (account?.uid ?? own)) {
    throw new Error(`${folder} belongs to another user (${uid}); the database will not use it`);
  }
}
