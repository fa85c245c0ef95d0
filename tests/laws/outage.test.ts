import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { editionFeed } from '../../scripts/kills/editions.ts';
import { get } from '../../scripts/kills/look.ts';
import { makeTrial, STOCK_SITE, type Trial } from '../../scripts/kills/trial.ts';
import { readConfig } from '../../src/app/config.ts';
import { type RunningServer, startServer } from '../../src/app/start.ts';
import { type EmbeddedServer, startEmbedded } from '../../src/db/embedded/server.ts';
import { openDatabase } from '../../src/db/open.ts';
import { importStock } from '../../src/stock/import/import-stock.ts';
import { eventually } from '../settled.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const VEHICLES = 120;
const log = pino({ level: 'silent' });

let trial: Trial;
let folder: string;
let postgres: EmbeddedServer;
let server: RunningServer;

/** A PostgreSQL that the program does not run itself, as with DATABASE_URL. */
const startPostgres = () => startEmbedded({ dataDir: folder });

beforeAll(async () => {
  trial = makeTrial(VEHICLES);
  folder = mkdtempSync(join(tmpdir(), 'forecourt-outage-'));
  // For root, PostgreSQL runs as another user, who must find the way.
  chmodSync(folder, 0o755);
  postgres = await startPostgres();
  const config = readConfig(
    { PORT: '0', HOST: '127.0.0.1', DATABASE_URL: postgres.url, SITES_DIR: trial.sitesDir },
    ROOT,
  );
  server = await startServer({ config, log, root: ROOT, prepare: () => importEdition(0) });
}, 120_000);

afterAll(async () => {
  await server?.close();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
  trial?.end();
});

async function importEdition(edition: number): Promise<void> {
  const database = await openDatabase({ databaseUrl: postgres.url, dataDir: '', poolSize: 1 });
  const source = Readable.from([Buffer.from(editionFeed(edition, VEHICLES))]);
  await importStock(database, { site: STOCK_SITE, source, now: new Date(), force: true });
  await database.close();
}

const ask = (path: string) => get(server.port, STOCK_SITE, path);

test('while the database is away pages of lists go on and readiness says so; afterwards changes are followed again', async () => {
  expect((await ask('/readyz')).status).toBe(200);
  expect((await ask('/search/used-cars')).body).toContain('<span>110 cars</span>');
  await postgres.stop();
  expect(await ask('/readyz')).toEqual({ status: 503, body: 'the database cannot be reached\n' });
  expect((await ask('/healthz')).status).toBe(200);
  expect((await ask('/search/used-cars')).body).toContain('<span>110 cars</span>');
  postgres = await startPostgres();
  await importEdition(1);
  await eventually('readiness', async () => (await ask('/readyz')).status === 200);
  const first = 'K000000';
  await eventually('the new stock', async () =>
    (await ask(`/search/used-cars?query=${first}`)).body.includes('<span>1 car</span>'),
  );
});
