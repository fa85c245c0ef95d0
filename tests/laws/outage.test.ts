import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { editionFeed } from '../../scripts/kills/editions.ts';
import { get } from '../../scripts/kills/look.ts';
import { makeTrial, STOCK_SITE, type Trial } from '../../scripts/kills/trial.ts';
import { readConfig } from '../../src/app/config.ts';
import { type RunningServer, startServer } from '../../src/app/start.ts';
import { importStock } from '../../src/stock/import/import-stock.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { type DatabaseLine, layLine } from '../samples/database-line.ts';
import { eventually } from '../settled.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const VEHICLES = 120;
const log = pino({ level: 'silent' });

let trial: Trial;
let db: TestDatabase;
let line: DatabaseLine;
let server: RunningServer;

beforeAll(async () => {
  trial = makeTrial(VEHICLES);
  db = await createTestDatabase();
  line = await layLine(db.url);
  const config = readConfig(
    {
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: line.url,
      DATA_DIR: trial.dataDir,
      SITES_DIR: trial.sitesDir,
    },
    ROOT,
  );
  server = await startServer({ config, log, root: ROOT, prepare: (database) => importEdition(database, 0) });
});

afterAll(async () => {
  await server?.close();
  await line?.close();
  await db?.close();
  trial?.end();
});

async function importEdition(database: TestDatabase['database'], edition: number): Promise<void> {
  const source = Readable.from([Buffer.from(editionFeed(edition, VEHICLES))]);
  await importStock(database, { site: STOCK_SITE, source, now: new Date(), force: true });
}

const ask = (path: string) => get(server.port, STOCK_SITE, path);

test('while the database is away pages of lists go on and readiness says so; afterwards changes are followed again', async () => {
  await eventually('readiness', async () => (await ask('/readyz')).status === 200);
  expect((await ask('/search/used-cars')).body).toContain('<span>110 cars</span>');
  await line.cut();
  expect(await ask('/readyz')).toEqual({ status: 503, body: 'the database cannot be reached\n' });
  expect((await ask('/healthz')).status).toBe(200);
  expect((await ask('/search/used-cars')).body).toContain('<span>110 cars</span>');
  // What another process does meanwhile is not heard.
  await importEdition(db.database, 1);
  await line.mend();
  await eventually('readiness', async () => (await ask('/readyz')).status === 200);
  const first = 'K000000';
  await eventually('the new stock', async () =>
    (await ask(`/search/used-cars?query=${first}`)).body.includes('<span>1 car</span>'),
  );
});
