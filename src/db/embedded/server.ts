import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { getErrorMessage } from '../../domain/text/error-message.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { type Address, ensureCluster, SUPERUSER } from './cluster.ts';
import { findConnectionLoss, retryWhenLost } from './lost-connection.ts';
import { waitForOtherTransactions } from './other-transactions.ts';
import { findPlace, type Place } from './place.ts';
import { DATABASE, PROGRAM_ROLE, prepareProgramRole } from './program-role.ts';
import { runProgram, startProgram } from './run.ts';
import { releaseStaleLocks } from './stale-lock.ts';

/**
 * A start after a kill can fail while the old server's last processes are ending, and recovering a large database takes
 * time.
 */
const MOST_STARTS = 20;
const STARTING_MS = 180_000;
const STOPPING_MS = 20_000;

export interface EmbeddedServer {
  /** Address of the program's database for its owner, who is not a superuser. */
  readonly url: string;
  /**
   * Address of a database of the same cluster for its superuser: for administration, never for the program's own work.
   */
  adminUrlOf(database: string): string;
  /** Resolves once the server answers; starts it if it is not running. */
  ensure(): Promise<void>;
  /**
   * Stops the server if this process started it, once the transactions of other processes are done; those that take
   * longer than `patienceMs` are rolled back.
   */
  stop(patienceMs?: number): Promise<void>;
}

export interface EmbeddedOptions {
  dataDir: string;
  log?: { info(message: string): void; warn(message: string): void } | undefined;
  /** How many processes serve visitors on it; 1 by default. */
  workers?: number;
  /** False for throwaway data in tests: fast, but lost in a crash. */
  isDurable?: boolean;
}

/**
 * Runs the bundled PostgreSQL on the data in `dataDir`, or joins the process that already does. Throws, with the end of
 * the server's log, when it cannot be started.
 */
export async function startEmbedded({
  dataDir,
  log,
  workers = 1,
  isDurable = true,
}: EmbeddedOptions): Promise<EmbeddedServer> {
  const place = findPlace(dataDir);
  const binaries = findBinaries(place.account);
  const address = await ensureCluster(place, binaries, { isDurable });
  const urlOf = (database: string, role: string) => addressUrl(address, place, database, role);
  const adminUrlOf = (database: string) => urlOf(database, SUPERUSER);
  const args = serverArguments(place, address, isDurable, workers);
  const supervisor = new Supervisor(place, binaries, args, adminUrlOf('postgres'), log);
  const password = address.kind === 'port' ? address.password : undefined;
  try {
    await supervisor.ensure();
    await retryWhenLost(
      () => prepareProgramRole({ urlOf: adminUrlOf, password }),
      () => supervisor.ensure(),
    );
  } catch (error) {
    await supervisor.stop();
    throw error;
  }
  return {
    url: urlOf(DATABASE, PROGRAM_ROLE),
    adminUrlOf,
    ensure: () => supervisor.ensure(),
    stop: (patienceMs) => supervisor.stop(patienceMs),
  };
}

class Supervisor {
  readonly #place: Place;
  readonly #binaries: Binaries;
  readonly #args: string[];
  readonly #url: string;
  readonly #log: EmbeddedOptions['log'];
  #child: ChildProcess | undefined;
  #ensuring: Promise<void> | undefined;
  #stopped = false;

  constructor(place: Place, binaries: Binaries, args: string[], url: string, log: EmbeddedOptions['log']) {
    this.#place = place;
    this.#binaries = binaries;
    this.#args = args;
    this.#url = url;
    this.#log = log;
  }

  ensure(): Promise<void> {
    this.#ensuring ??= this.#bringUp().finally(() => {
      this.#ensuring = undefined;
    });
    return this.#ensuring;
  }

  async #bringUp(): Promise<void> {
    const deadline = Date.now() + STARTING_MS;
    for (let starts = 0; Date.now() < deadline && !this.#stopped; await sleep(25)) {
      const state = await probe(this.#url);
      if (state === 'up') return;
      if (state === 'busy' || this.#child) continue;
      if (starts >= MOST_STARTS) break;
      if (starts > 0) await sleep(50 * starts);
      starts += 1;
      this.#start();
    }
    throw new Error(`The embedded PostgreSQL did not start. The end of ${this.#place.logFile}:\n${this.#logEnd()}`);
  }

  #start(): void {
    const { sockets: cwd, account, logFile } = this.#place;
    releaseStaleLocks(this.#place);
    const child = startProgram(this.#binaries.postgres, this.#args, { account, cwd, logFile });
    this.#log?.info(`Started PostgreSQL (process ${child.pid}) on ${this.#place.data}`);
    this.#child = child;
    const gone = () => {
      if (this.#child === child) this.#child = undefined;
    };
    child.once('exit', gone);
    child.once('error', gone);
  }

  async stop(patienceMs = 0): Promise<void> {
    this.#stopped = true;
    await this.#ensuring?.catch(() => {});
    const child = this.#child;
    if (!child) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (patienceMs > 0) await waitForOtherTransactions(this.#url, patienceMs, this.#log).catch(ignoreLoss);
    if (this.#child) await this.#askToStop(child);
    const late = setTimeout(() => child.kill('SIGQUIT'), STOPPING_MS);
    await ended;
    clearTimeout(late);
  }

  /** A fast shutdown, which rolls open transactions back. Windows has no signals for it. */
  async #askToStop(child: ChildProcess): Promise<void> {
    if (process.platform !== 'win32') return void child.kill('SIGINT');
    const { data, account, sockets: cwd } = this.#place;
    await runProgram(this.#binaries.pgCtl, ['stop', '-D', data, '-m', 'fast', '-W'], { account, cwd });
  }

  #logEnd(): string {
    try {
      return readFileSync(this.#place.logFile, 'utf8').slice(-2_000);
    } catch (error) {
      return String(error);
    }
  }
}

/** Enough for 13 workers with their commands; each further one has about a dozen connections. */
const countConnections = (workers: number) => Math.max(200, 40 + 12 * workers);

function serverArguments({ data, sockets }: Place, address: Address, durable: boolean, workers: number): string[] {
  const listening =
    address.kind === 'socket'
      ? ['-k', sockets, '-c', 'listen_addresses=']
      : ['-p', String(address.port), '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='];
  const connections = `max_connections=${countConnections(workers)}`;
  const settings = ['timezone=UTC', 'log_timezone=UTC', 'log_checkpoints=off', connections];
  const careless = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off'];
  return [
    '-D',
    data,
    ...listening,
    ...[...settings, ...(durable ? [] : careless)].flatMap((setting) => ['-c', setting]),
  ];
}

function addressUrl(address: Address, { sockets }: Place, database: string, role: string): string {
  return address.kind === 'socket'
    ? `postgresql://${role}@localhost/${database}?host=${encodeURIComponent(sockets)}&port=5432`
    : `postgresql://${role}:${address.password}@127.0.0.1:${address.port}/${database}`;
}

async function probe(url: string): Promise<'up' | 'busy' | 'absent'> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return 'up';
  } catch (error) {
    const loss = findConnectionLoss(error);
    if (loss) return loss;
    // A server that is shutting down on a busy machine may take longer than that to say so.
    if (/timeout expired/.test(getErrorMessage(error))) return 'busy';
    throw error;
  }
}

/** A lost connection means the server is gone, so there is nothing to wait for. */
function ignoreLoss(error: unknown): void {
  if (!findConnectionLoss(error)) throw error;
}
