import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { basename, dirname, join } from 'node:path';
import type { Binaries } from './binaries.ts';
import type { Place } from './place.ts';
import { runProgram } from './run.ts';

/** How clients reach the cluster. Node has no Unix sockets on Windows, so there it is a local port with a password. */
export type Address = { kind: 'socket' } | { kind: 'port'; port: number; password: string };

/** Administers the cluster; the program itself logs in as another role (program-role.ts). */
export const SUPERUSER = 'app';

const ADDRESS_FILE = 'forecourt-address.json';

interface ClusterOptions {
  /** False for throwaway data: nothing is synced to disk. */
  isDurable: boolean;
}

/**
 * Creates the cluster if there is none: built beside its final place and renamed, so it is complete or absent. When two
 * processes do so at once, the loser drops its own. Throws when the data is of another major version of PostgreSQL.
 */
export async function ensureCluster(place: Place, binaries: Binaries, options: ClusterOptions): Promise<Address> {
  if (!existsSync(join(place.data, 'PG_VERSION'))) await makeCluster(place, binaries, options);
  const found = readFileSync(join(place.data, 'PG_VERSION'), 'utf8').trim();
  if (found !== binaries.major) {
    throw new Error(
      `The data in ${place.data} is from PostgreSQL ${found}; this program comes with version ` +
        `${binaries.major}. Migrate it with pg_dump of version ${found}, or move the folder away to start fresh.`,
    );
  }
  return JSON.parse(readFileSync(join(place.data, ADDRESS_FILE), 'utf8'));
}

async function makeCluster(place: Place, binaries: Binaries, { isDurable }: ClusterOptions): Promise<void> {
  const beside = `${place.data}.${process.pid}.${randomBytes(4).toString('hex')}`;
  const address = await chooseAddress();
  try {
    await initialise(beside, address, place, binaries, isDurable);
    renameSync(beside, place.data);
  } catch (error) {
    rmSync(beside, { recursive: true, force: true });
    if (!existsSync(join(place.data, 'PG_VERSION'))) throw error;
  }
  removeUnfinished(place.data);
}

/**
 * Removes what killed starts left behind. A start still under way then finds the finished cluster and drops its own.
 */
function removeUnfinished(data: string): void {
  for (const name of readdirSync(dirname(data))) {
    if (name.startsWith(`${basename(data)}.`)) rmSync(join(dirname(data), name), { recursive: true, force: true });
  }
}

async function initialise(
  data: string,
  address: Address,
  { account, sockets }: Place,
  { initdb }: Binaries,
  durable: boolean,
): Promise<void> {
  const passwordFile = `${data}.password`;
  const access =
    address.kind === 'socket'
      ? ['--auth-local=trust', '--auth-host=reject']
      : ['--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const locale = ['-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  if (address.kind === 'port') writeFileSync(passwordFile, address.password, { mode: 0o600 });
  try {
    const args = ['-D', data, '-U', SUPERUSER, ...locale, ...access, ...(durable ? [] : ['--no-sync'])];
    await runProgram(initdb, args, { account, cwd: sockets });
  } finally {
    rmSync(passwordFile, { force: true });
  }
  const addressFile = join(data, ADDRESS_FILE);
  writeFileSync(addressFile, JSON.stringify(address), { mode: 0o600 });
  if (account) chownSync(addressFile, account.uid, account.gid);
}

async function chooseAddress(): Promise<Address> {
  if (process.platform !== 'win32') return { kind: 'socket' };
  return { kind: 'port', port: await findFreePort(), password: randomBytes(24).toString('hex') };
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
