import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { getErrorMessage } from '../domain/text/error-message.ts';
import { retryWhenLost } from './embedded/lost-connection.ts';
import type { EmbeddedServer } from './embedded/server.ts';
import { startEmbedded } from './embedded/server.ts';
import { DatabaseHealth, PATIENCE_MS } from './health.ts';
import { type Listener, listenOn } from './listen.ts';
import { prepareDatabase } from './migrate.ts';
import { ReadCache } from './read-cache.ts';
import {
  createSiteDb,
  forgetReads,
  type PlatformTx,
  type RunOptions,
  runAsPlatform,
  type SiteDb,
  type SiteScope,
} from './scope.ts';
import { findUnavailability, type Unavailability } from './unavailable.ts';
import { probeWriting } from './write-probe.ts';

const { builtins, setTypeParser } = pg.types;
setTypeParser(builtins.INT8, Number);
setTypeParser(builtins.NUMERIC, Number);

const POOL_SIZE = 16;
/** Of several workers each gets its share of these, but enough that a slow query holds up no other. */
const POOL_OF_ALL = 48;
const SMALLEST_POOL = 4;
const LIMITS: DatabaseLimits = { statementMs: 15_000, connectMs: 10_000 };
/** Long enough for the largest import to finish. */
const IMPORT_MS = 600_000;

/** The part of a pino logger that the database uses. */
export interface DatabaseLog {
  info(message: string): void;
  warn(message: string): void;
}

/** Timeouts, for a statement (unless its work asks for more) and for getting a connection. */
export interface DatabaseLimits {
  statementMs: number;
  connectMs: number;
}

export interface DatabaseOptions {
  /** `postgresql://…` of a server, version 15 or newer. Without it the program runs its own PostgreSQL. */
  databaseUrl?: string | undefined;
  /** Folder of the program's own data; the embedded PostgreSQL lives in it. */
  dataDir: string;
  log?: DatabaseLog;
  /** How many processes of the program serve one port on this database; 1 by default. */
  workers?: number;
  /** Most connections at once; 16 by default, and 48 for all workers together. */
  poolSize?: number;
  /** 15 and 10 seconds by default. */
  limits?: DatabaseLimits;
}

export interface Database {
  /** Address of the open database, for another process or tool. */
  readonly url: string;
  /** Runs `fn` in one transaction that sees every group: host look-up, loading indexes, operator commands. */
  asPlatform<T>(fn: (tx: PlatformTx) => Promise<T>, options?: RunOptions): Promise<T>;
  forSite(scope: SiteScope): SiteDb;
  /** Forgets the fallbacks of `SiteDb.readCached` for a site that is no longer served here. */
  forgetReads(scope: SiteScope): void;
  /**
   * Calls `listener.onPayload` for each NOTIFY on the channel, and `onGap` when a lost connection is back:
   * notifications sent meanwhile are lost, so catch up then. Resolves once it listens, with a function that stops it.
   */
  listen(channel: string, listener: Listener): Promise<() => void>;
  /**
   * Call before serving visitors, who cannot wait: from then on work fails at once while the database is away
   * (`DatabaseUnavailable`). Before, and in commands, it waits for a database that restarts.
   */
  failFast(): void;
  /** Why visitors' work cannot be done now; undefined when it can. Resolves within two seconds. */
  findFault(): Promise<Unavailability | undefined>;
  /** How many reads were answered without the database so far (`SiteDb.readWithFallback`, `readCached`). */
  readonly fallbacksUsed: number;
  /**
   * Closes the connections, and stops the embedded PostgreSQL if this process started it. Transactions of other
   * processes get ten minutes, or `patienceMs`, to end; then they are rolled back.
   */
  close(patienceMs?: number): Promise<void>;
}

/**
 * Opens the database: a server by `databaseUrl`, else the embedded PostgreSQL in `dataDir` (started, or joined when
 * another process runs it), with its schema up to date. Throws with the reason when the server cannot be reached or
 * used.
 */
export async function openDatabase({
  databaseUrl,
  dataDir,
  log,
  workers = 1,
  poolSize = Math.max(SMALLEST_POOL, Math.min(POOL_SIZE, Math.floor(POOL_OF_ALL / workers))),
  limits,
}: DatabaseOptions): Promise<Database> {
  if (databaseUrl) return openAt(databaseUrl, { embedded: undefined, log, poolSize, limits });
  const embedded = await startEmbedded({ dataDir, log, workers });
  try {
    return await openAt(embedded.url, { embedded, log, poolSize, limits });
  } catch (error) {
    await embedded.stop(IMPORT_MS);
    throw error;
  }
}

interface OpenOptions extends Pick<DatabaseOptions, 'log' | 'limits'> {
  poolSize: number;
  embedded: EmbeddedServer | undefined;
}

async function openAt(url: string, { embedded, log, ...options }: OpenOptions): Promise<Database> {
  // Nothing has happened yet when a transaction cannot begin, so it is safe to retry.
  const revived = <T>(work: () => Promise<T>) => retryWhenLost(work, embedded?.ensure ?? pause);
  const { siteRole } = await revived(() => prepareAt(url));
  let pool = openPool(url, options, log);
  const listening = listenOn(() => revived(() => connectTo(url)), log);
  const health = new DatabaseHealth({
    probe: () => probe(url),
    revive: async () => embedded?.ensure(),
    onLost: () => {
      // The old connections may be dead without an error.
      void pool.end().catch(() => {});
      pool = openPool(url, options, log);
    },
    onBack: () => listening.renew(),
    log,
  });
  const begin = (text: string) =>
    health.runUnlessAway(
      () => revived(() => beginOn(pool, text)),
      (late) => late.release(true),
    );
  const readCache = new ReadCache(() => void health.check());
  const transactions = { begin, siteRole, readCache };
  const asPlatform: Database['asPlatform'] = (fn, options) => runAsPlatform(transactions, fn, options);
  const closeAll = async (patienceMs: number) => {
    health.close();
    await listening.close();
    await pool.end();
    await embedded?.stop(patienceMs);
  };
  let closing: Promise<void> | undefined;
  let finding: Promise<Unavailability | undefined> | undefined;
  return {
    url,
    asPlatform,
    forSite: (scope) => createSiteDb(transactions, scope),
    forgetReads: (scope) => forgetReads(transactions, scope),
    listen: listening.listen,
    failFast: () => health.watch(),
    findFault: () => {
      // Anybody may call this: concurrent callers share one check, so that it never uses more than one connection.
      finding ??= findFault(asPlatform, log).finally(() => {
        finding = undefined;
      });
      return finding;
    },
    get fallbacksUsed() {
      return readCache.fallbacksUsed;
    },
    close: (patienceMs = IMPORT_MS) => {
      closing ??= closeAll(patienceMs);
      return closing;
    },
  };
}

/** A self-hosted server that restarts is back in a moment. */
const pause = () => sleep(250);

function findFault(
  asPlatform: Database['asPlatform'],
  log: DatabaseLog | undefined,
): Promise<Unavailability | undefined> {
  const found = asPlatform(probeWriting).then(
    () => undefined,
    (error: unknown) => {
      const known = findUnavailability(error);
      if (!known) log?.warn(`The health check of the database failed: ${getErrorMessage(error)}`);
      return known ?? 'away';
    },
  );
  return Promise.race([found, sleep(PATIENCE_MS, 'away' as const, { ref: false })]);
}

async function probe(url: string): Promise<void> {
  const client = await connectTo(url, PATIENCE_MS);
  await client.end();
}

async function beginOn(pool: pg.Pool, text: string): Promise<pg.PoolClient> {
  const client = await pool.connect();
  try {
    await client.query(text);
    return client;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

function openPool(
  url: string,
  { poolSize, limits = LIMITS }: Pick<OpenOptions, 'poolSize' | 'limits'>,
  log?: DatabaseLog,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    statement_timeout: limits.statementMs,
    connectionTimeoutMillis: limits.connectMs,
  });
  pool.on('error', (error) => log?.warn(`Lost a database connection: ${error.message}`));
  // A connection that breaks while in use reports to its query and then to the client; the query's error is enough.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

async function prepareAt(url: string): Promise<{ siteRole: string | null }> {
  const client = await connectTo(url);
  try {
    return await prepareDatabase(client);
  } finally {
    await client.end();
  }
}

async function connectTo(url: string, connectionTimeoutMillis = LIMITS.connectMs): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis });
  client.on('error', () => {});
  await client.connect();
  return client;
}
