import { rmSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../src/db/embedded/server.ts';
import { openDatabase } from '../src/db/open.ts';
import { databaseUrl, type TestServer } from './database.ts';

/**
 * Gives the test files a server to make their databases on: the one in DATABASE_URL, else a throwaway cluster of the
 * embedded PostgreSQL. A database with the schema in place is made once, for the tests to copy.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.DATABASE_URL ? givenServer(process.env.DATABASE_URL) : await throwawayServer();
  const template = `forecourt_test_${process.pid}`;
  await onServer(server.url, (client) => client.query(`create database ${template}`));
  await migrateTemplate(databaseUrl(server.url, template));
  project.provide('databaseServer', { url: server.url, template });
  return async () => {
    await onServer(server.url, (client) => client.query(`drop database if exists ${template} with (force)`));
    await server.stop();
  };
}

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: TestServer;
  }
}

interface Server {
  url: string;
  stop(): Promise<void>;
}

function givenServer(url: string): Server {
  return { url, stop: async () => {} };
}

async function throwawayServer(): Promise<Server> {
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-test-'));
  // When run as root, PostgreSQL runs as another user, which must reach the folder.
  await chmod(dataDir, 0o755);
  const server = await startEmbedded({ dataDir, isDurable: false });
  return {
    url: server.adminUrlOf('postgres'),
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function migrateTemplate(databaseUrl: string): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataDir: '' });
  await database.close();
}

async function onServer(url: string, fn: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await fn(client);
  } finally {
    await client.end();
  }
}
