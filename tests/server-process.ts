import { mkdtempSync, rmSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { seedDemo } from '../demo/seed.ts';
import { readConfig } from '../src/app/operations/config.ts';
import { startServer } from '../src/app/start.ts';
import { sampleStock } from './samples/sample-stock.ts';
import { makeSmallPictures } from './samples/small-pictures.ts';

/**
 * A process of its own that serves every demo site from a throwaway database (or that of an address) until its input
 * ends: it prints its port and folder, as JSON, once it listens. Its stock is a sample with every odd case, unless the
 * whole demo is requested; its pictures are small.
 */
const [databaseUrl, stock] = process.argv.slice(2);
const root = join(import.meta.dirname, '..');
const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-served-'));
// When run as root, PostgreSQL runs as another user, which must reach the folder.
await chmod(dataDir, 0o755);
const log = pino({ level: 'warn' }, pino.destination(2));
const whole = stock === 'whole demo';
const env = {
  PORT: '0',
  DATA_DIR: dataDir,
  MEDIA_DIR: await makeSmallPictures(join(dataDir, 'pictures')),
  SITES_DIR: 'sites',
  LOG_LEVEL: 'warn',
  DATABASE_URL: databaseUrl || undefined,
};
// The server reads the secrets of services from its environment.
process.env.JOURNEY_TURNSTILE_SECRET = 'a secret';
const server = await startServer({
  config: readConfig(env, root),
  log,
  root,
  prepare: (database, { now }) => seedDemo(database, { asOf: now, log, stockOf: whole ? undefined : sampleStock }),
});
console.log(JSON.stringify({ port: server.port, dataDir }));

process.stdin.resume();
process.stdin.once('end', async () => {
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});
