import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../src/db/open.ts';
import { findErrorCode } from '../src/domain/text/error-message.ts';
import { HUNG_SECONDS } from './settled.ts';

/** What `database.setup.ts` provides: a server, and the database on it that holds the schema and nothing else. */
export interface TestServer {
  url: string;
  template: string;
}

export interface TestDatabase {
  database: Database;
  /** To open the same database again, or from another process. */
  url: string;
  /** Closes and drops it. */
  close(): Promise<void>;
}

/** The program's own limits are for visitors who wait; here a statement times out only when it hangs. */
const LIMITS = { statementMs: HUNG_SECONDS * 1000, connectMs: HUNG_SECONDS * 1000 };

/**
 * The program caches what it knows of a group or site by its id: no two databases of a process may share ids. Nor may a
 * site have the id of a group, so that mixing them up shows.
 */
let firstId = 1;
const GROUPS_OF_A_DATABASE = 50;
const IDS_OF_A_DATABASE = 100;

/** Makes an empty database with the whole schema for this test file; takes some milliseconds. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { url: serverUrl, template } = inject('databaseServer');
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  await query(serverUrl, `create database ${name} template ${template} strategy file_copy`);
  const url = databaseUrl(serverUrl, name);
  firstId += IDS_OF_A_DATABASE;
  const restart = [restartIds('dealer_group', firstId), restartIds('site', firstId + GROUPS_OF_A_DATABASE)];
  await query(url, restart.join(';'));
  const database = await openDatabase({ databaseUrl: url, dataDir: '', poolSize: 4, limits: LIMITS });
  return {
    database,
    url,
    close: async () => {
      await database.close();
      await dropDatabase(serverUrl, name);
    },
  };
}

/** Deletes all rows of tables, in this order; `truncate` would be much slower while they hold little. */
export async function emptyTables({ database }: TestDatabase, ...tables: string[]): Promise<void> {
  const text = tables.map((table) => `delete from ${table}`).join(';');
  await database.asPlatform((tx) => tx.client.query(text));
}

/** Makes a database without any table; returns its address and how to drop it. */
export function createEmptyDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  return createDatabaseOn(inject('databaseServer').url);
}

/** The same on the server at an address. */
export async function createDatabaseOn(serverUrl: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `forecourt_test_${process.pid}_${randomBytes(6).toString('hex')}`;
  await query(serverUrl, `create database ${name}`);
  return {
    url: databaseUrl(serverUrl, name),
    drop: () => dropDatabase(serverUrl, name),
  };
}

const INSUFFICIENT_PRIVILEGE = '42501';

/** Drops a database, whoever is still connected to it. */
async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  try {
    await query(serverUrl, `drop database if exists ${name} with (force)`);
  } catch (error) {
    // Before PostgreSQL 17, only a superuser may end an autovacuum that runs there. Without force it is cancelled.
    if (findErrorCode(error) !== INSUFFICIENT_PRIVILEGE) throw error;
    await query(serverUrl, `drop database if exists ${name}`);
  }
}

/** The address of another database of the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
  // Not by URL: `postgres://user@/name?host=/folder` is valid for PostgreSQL, but not a URL.
  return serverUrl.replace(/^(\w+:\/\/[^/?]*)(\/[^?]*)?/, `$1/${name}`);
}

const restartIds = (table: string, first: number) => `alter table ${table} alter column id restart with ${first}`;

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
