import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../src/db/open.ts';

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

/** Makes an empty database with the whole schema, this test file's own; takes some milliseconds. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { url: serverUrl, template } = inject('databaseServer');
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  await query(serverUrl, `create database ${name} template ${template}`);
  const url = databaseUrl(serverUrl, name);
  const database = await openDatabase({ databaseUrl: url, dataDir: '', poolSize: 4 });
  return {
    database,
    url,
    close: async () => {
      await database.close();
      await query(serverUrl, `drop database if exists ${name} with (force)`);
    },
  };
}

/** Makes a database without any table, and answers its address and how to drop it. */
export function createEmptyDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  return createDatabaseOn(inject('databaseServer').url);
}

/** The same on the server at an address. */
export async function createDatabaseOn(serverUrl: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `forecourt_test_${process.pid}_${randomBytes(6).toString('hex')}`;
  await query(serverUrl, `create database ${name}`);
  return {
    url: databaseUrl(serverUrl, name),
    drop: () => query(serverUrl, `drop database if exists ${name} with (force)`),
  };
}

/** The address of another database of the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
  // Not by URL: `postgres://user@/name?host=/folder` is good for PostgreSQL, yet none.
  return serverUrl.replace(/^(\w+:\/\/[^/?]*)(\/[^?]*)?/, `$1/${name}`);
}

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
