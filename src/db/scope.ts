import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres/session';
import { PgDialect } from 'drizzle-orm/pg-core/dialect';
import type { PoolClient } from 'pg';
import { freezeDeep } from '../domain/freeze-deep.ts';
import type { ReadCache } from './read-cache.ts';
import { redactValues } from './redact-values.ts';
import { toUnavailable } from './unavailable.ts';

/** A transaction in this scope sees only the rows of this site, and of its group. */
export interface SiteScope {
  readonly groupId: number;
  readonly siteId: number;
}

type NoSchema = Record<string, never>;
type Tx = NodePgTransaction<NoSchema, ExtractTablesWithRelations<NoSchema>>;

/** A transaction that sees one site. `client` is the connection itself, for COPY; it is in the same scope. */
export interface SiteTx extends Tx {
  readonly scope: SiteScope;
  readonly client: PoolClient;
}

/** A transaction that sees everything: for the program itself and its operator, never for a page. */
export interface PlatformTx extends Tx {
  readonly scope: 'platform';
  readonly client: PoolClient;
}

export interface RunOptions {
  /** Milliseconds that one statement may take; 0 for no limit. Without it the pool's limit applies. */
  statementTimeoutMs?: number;
  /** With `repeatable read` every statement sees the same moment. */
  isolation?: 'repeatable read';
}

/** The database as a site may use it. Query functions take the `tx`; see docs/decisions. */
export interface SiteDb extends SiteScope {
  /**
   * Runs `fn` in one transaction of this site: its result is returned once committed; when it throws, everything is
   * rolled back.
   */
  run<T>(fn: (tx: SiteTx) => Promise<T>, options?: RunOptions): Promise<T>;
  /**
   * Reads as `run` does; while the database is away, returns `standIn()`. When that is undefined it throws as `run`
   * does.
   */
  readWithFallback<T>(fn: (tx: SiteTx) => Promise<T>, standIn: () => T | undefined): Promise<T>;
  /**
   * What `readFresh` has read under this name, without a query: a `SiteDb` serves one version of its site
   * (`touchSites`). Before that as `readWithFallback`, with the last result under this name as the fallback. Names are
   * per thing that is read, never per visitor's query, so that the cache stays small.
   */
  readCached<T>(name: string, fn: (tx: SiteTx) => Promise<T>): Promise<T>;
  /**
   * Reads as `run` does, without a fallback, and caches the result under this name for `readCached`: it is shared by
   * all requests, so it is frozen.
   */
  readFresh<T>(name: string, fn: (tx: SiteTx) => Promise<T>): Promise<T>;
}

/**
 * How transactions are opened: a connection on which `begin` was sent, and the role that row security applies to (null
 * when it applies to the login itself).
 */
export interface Transactions {
  begin(text: string): Promise<PoolClient>;
  siteRole: string | null;
  readCache: ReadCache;
}

const dialect = new PgDialect();

/** Rolls back and rethrows what `fn` or the commit throws. */
export function runAsPlatform<T>(
  transactions: Transactions,
  fn: (tx: PlatformTx) => Promise<T>,
  options: RunOptions = {},
): Promise<T> {
  const begin = [beginStatement(options), `set local app.scope = 'platform'`, ...timeoutStatement(options)];
  return inTransaction(transactions, begin, (client) => fn(transactionOn(client, 'platform')));
}

/** The database in the scope of one site; row security confines every statement of its transactions to it. */
export function createSiteDb(transactions: Transactions, { groupId, siteId }: SiteScope): SiteDb {
  const scope = { groupId: checkWholeNumber(groupId), siteId: checkWholeNumber(siteId) };
  const { siteRole, readCache } = transactions;
  const run: SiteDb['run'] = (fn, options = {}) => {
    const begin = [
      beginStatement(options),
      ...(siteRole ? [`set local role ${siteRole}`] : []),
      `set local app.scope = 'site'`,
      `set local app.group_id = '${scope.groupId}'`,
      `set local app.site_id = '${scope.siteId}'`,
      ...timeoutStatement(options),
    ];
    return inTransaction(transactions, begin, (client) => fn(transactionOn(client, scope)));
  };
  const fresh = new Map<string, unknown>();
  return {
    ...scope,
    run,
    readWithFallback: (fn, standIn) => readCache.readWithFallback(() => run(fn), standIn),
    async readCached<T>(name: string, fn: (tx: SiteTx) => Promise<T>) {
      if (fresh.has(name)) return fresh.get(name) as T;
      return readCache.readCached(keyOf(scope, name), () => run(fn));
    },
    async readFresh(name, fn) {
      const value = freezeDeep(await readCache.readFresh(keyOf(scope, name), () => run(fn)));
      fresh.set(name, value);
      return value;
    },
  };
}

/** Forgets what was read for a site (`SiteDb.readCached`): no fallback is left for when the database is away. */
export function forgetReads({ readCache }: Pick<Transactions, 'readCache'>, scope: SiteScope): void {
  readCache.forget(keyOf(scope, ''));
}

const keyOf = ({ groupId, siteId }: SiteScope, name: string) => `${groupId} ${siteId} ${name}`;

function beginStatement({ isolation }: RunOptions): string {
  return isolation ? `begin isolation level ${isolation}` : 'begin';
}

function timeoutStatement({ statementTimeoutMs }: RunOptions): string[] {
  return statementTimeoutMs === undefined
    ? []
    : [`set local statement_timeout = ${checkWholeNumber(statementTimeoutMs)}`];
}

function transactionOn<Scope extends SiteScope | 'platform'>(client: PoolClient, scope: Scope) {
  const tx = new NodePgTransaction<NoSchema, ExtractTablesWithRelations<NoSchema>>(
    dialect,
    new NodePgSession(client, dialect, undefined),
    undefined,
  );
  return Object.assign(tx, { scope, client });
}

/**
 * `begin` and the scope are sent as one message, so that scoping costs no round trip. Throws `DatabaseUnavailable` when
 * the database is at fault.
 */
async function inTransaction<T>(
  transactions: Transactions,
  begin: string[],
  fn: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await transactions.begin(begin.join('; ')).catch((error: unknown) => {
    throw toUnavailable(error);
  });
  let broken: Error | undefined;
  try {
    const value = await fn(client);
    await client.query('commit');
    return value;
  } catch (error) {
    broken = await client.query('rollback').then(
      () => undefined,
      (failure: Error) => failure,
    );
    throw toUnavailable(redactValues(error));
  } finally {
    client.release(broken);
  }
}

/** For SQL text, where parameters are not possible; throws when it is not a whole number. */
export function checkWholeNumber(value: number): number {
  if (!Number.isSafeInteger(value) || value < 0) throw new TypeError(`${value} is not a whole number`);
  return value;
}
