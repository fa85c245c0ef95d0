import { rmSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { PICTURES_FOLDER } from '../../demo/media.ts';
import { seedDemo } from '../../demo/seed.ts';
import { readConfig } from '../../src/app/config.ts';
import { startServer } from '../../src/app/start.ts';
import { createDatabaseOn } from '../database.ts';

const root = join(import.meta.dirname, '..', '..');

declare module 'vitest' {
  interface ProvidedContext {
    serverPort: number;
    /** For tests that change what the server shows: they open its database beside it. */
    serverDatabase: { databaseUrl?: string | undefined; dataDir: string };
  }
}

/** One server with every demo site and its stock, on a throwaway database (of DATABASE_URL's server when set), for all journeys. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-journeys-'));
  // For root, PostgreSQL runs as another user, who must find the way.
  await chmod(dataDir, 0o755);
  const given = process.env.DATABASE_URL ? await createDatabaseOn(process.env.DATABASE_URL) : undefined;
  // The server runs in this process and reads the secrets of services from its environment.
  process.env.JOURNEY_TURNSTILE_SECRET = 'a secret';
  const log = pino({ level: 'warn' });
  const env = {
    PORT: '0',
    DATA_DIR: dataDir,
    MEDIA_DIR: PICTURES_FOLDER,
    SITES_DIR: 'sites',
    LOG_LEVEL: 'warn',
    DATABASE_URL: given?.url,
  };
  const server = await startServer({
    config: readConfig(env, root),
    log,
    root,
    prepare: (database, { now }) => seedDemo(database, { asOf: now, log }),
  });
  project.provide('serverPort', server.port);
  project.provide('serverDatabase', { dataDir, databaseUrl: given?.url });
  return async () => {
    await server.close();
    await given?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
