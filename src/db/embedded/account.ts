import { chmodSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** For files that PostgreSQL's account must read when the program's own folder is closed to it. */
export const SHARED_HOME = '/var/lib/forecourt';

/** Accounts to try when nothing better is known. */
const USUAL_NAMES = ['postgres', '_postgres', 'nobody'];

export interface Account {
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses to run as root, so this finds an ordinary account to run it. The owner of existing data comes
 * first, then the user who called sudo, then the usual names; it must have an entry in /etc/passwd. Null when this
 * process is not root.
 */
export function findAccount(dataOwnerUid: number | undefined): Account | null {
  if (process.getuid?.() !== 0) return null;
  const entries = readPasswd();
  const wanted = [
    entries.find((entry) => entry.uid === dataOwnerUid),
    entries.find((entry) => String(entry.uid) === process.env.SUDO_UID),
    ...USUAL_NAMES.map((name) => entries.find((entry) => entry.name === name)),
  ];
  const found = wanted.find((entry) => entry && entry.uid !== 0);
  if (!found) {
    throw new Error(
      `PostgreSQL can’t run as root, and /etc/passwd has none of ${USUAL_NAMES.join(', ')} to run it ` +
        'as. Start as an ordinary user, or set DATABASE_URL.',
    );
  }
  return { uid: found.uid, gid: found.gid };
}

/** Whether the account can enter every folder above the path, and the path itself. */
export function canReach(path: string, account: Account): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    if (existsSync(folder) && !canEnter(folder, account)) return false;
    if (dirname(folder) === folder) return true;
  }
}

/** Creates the shared folder, open to every account whatever the umask. */
export function makeSharedHome(): void {
  if (existsSync(SHARED_HOME)) return;
  mkdirSync(SHARED_HOME, { recursive: true });
  chmodSync(SHARED_HOME, 0o755);
}

function canEnter(folder: string, { uid, gid }: Account): boolean {
  const stat = statSync(folder);
  if (stat.uid === uid) return (stat.mode & 0o100) !== 0;
  if (stat.gid === gid) return (stat.mode & 0o010) !== 0;
  return (stat.mode & 0o001) !== 0;
}

function readPasswd(): (Account & { name: string | undefined })[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 7)
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
}
