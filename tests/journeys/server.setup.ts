import { rmSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { seedDemo } from '../../demo/seed.ts';
import { readConfig } from '../../src/app/config.ts';
import { startServer } from '../../src/app/start.ts';

const root = join(import.meta.dirname, '..', '..');

declare module 'vitest' {
  interface ProvidedContext {
    serverPort: number;
    /** For tests that change what the server shows: they open its database beside it. */
    serverDataDir: string;
  }
}

/** One server with every demo site and its stock, on a throwaway database, for all journeys. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-journeys-'));
  // For root, PostgreSQL runs as another user, who must find the way.
  await chmod(dataDir, 0o755);
  const log = pino({ level: 'warn' });
  const config = readConfig({ PORT: '0', DATA_DIR: dataDir, SITES_DIR: 'sites', LOG_LEVEL: 'warn' }, root);
  const server = await startServer({
    config,
    log,
    root,
    prepare: (database, { now }) => seedDemo(database, { asOf: now, log }),
  });
  project.provide('serverPort', server.port);
  project.provide('serverDataDir', dataDir);
  return async () => {
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
