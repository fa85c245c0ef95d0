import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTrial, STOCK_SITE, type Trial } from '../../scripts/kills/trial.ts';
import { readConfig } from '../../src/app/operations/config.ts';
import { type RunningServer, startServer } from '../../src/app/start.ts';
import { importStock } from '../../src/stock/import/import-stock.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { sendTo } from '../http.ts';
import { silentLog } from '../samples/log.ts';
import { samplePhoto } from '../samples/servers/picture-server.ts';
import { eventually } from '../settled.ts';

const ROOT = join(import.meta.dirname, '..', '..');
/** Those of a card and of a page, of one photo. */
const OF_A_VEHICLE = 5;

let trial: Trial;
let db: TestDatabase;
let server: RunningServer;

beforeAll(async () => {
  trial = makeTrial(1);
  db = await createTestDatabase();
  const media = join(trial.dataDir, 'pictures');
  mkdirSync(media, { recursive: true });
  for (const name of ['first', 'second'])
    await samplePhoto(400, 300)
      .jpeg()
      .toFile(join(media, `${name}.jpg`));
  const { sitesDir: SITES_DIR, dataDir: DATA_DIR } = trial;
  const env = { PORT: '0', HOST: '127.0.0.1', DATABASE_URL: db.url, DATA_DIR, SITES_DIR, MEDIA_DIR: media };
  const prepare = (database: TestDatabase['database']) => importVehicle(database, 'first');
  server = await startServer({ config: readConfig(env, ROOT), log: silentLog, root: ROOT, prepare });
});
afterAll(async () => {
  await server?.close();
  await db?.close();
  trial?.end();
});

function importVehicle(database: TestDatabase['database'], photo: string) {
  const words = {
    make: 'Kia',
    model: 'Rio',
    year: 2020,
    car_type: 'used',
    price: 9_990,
    dealership_slug: 'proof-yard',
  };
  const row = { ...words, stocknum: photo, images: [`/media/${photo}.jpg?v=1`] };
  const source = Readable.from([Buffer.from(`${JSON.stringify(row)}\n`)]);
  return importStock(database, { site: STOCK_SITE, format: 'ndjson', source, partial: true, now: new Date() });
}

const ask = (path: string, headers = {}) => sendTo(server.port, `${STOCK_SITE}.localhost`, path, 'GET', headers);
const whenMade = (count: number) =>
  eventually(`${count} pictures`, async () =>
    (await ask('/metrics')).body.includes(`forecourt_pictures_ahead_total{result="made"} ${count}\n`),
  );
const picture = async (path: string) => (await ask(path, { accept: 'image/avif,image/webp,*/*' })).headers;

test('[A8] the first pictures of the stock, and of an import later, are there before a visitor', async () => {
  await whenMade(OF_A_VEHICLE);
  const made = { 'content-type': 'image/avif', 'cache-control': 'public, max-age=31536000, immutable' };
  expect(await picture('/img/480p/first.jpg?v=1')).toMatchObject(made);
  await importVehicle(db.database, 'second');
  await whenMade(2 * OF_A_VEHICLE);
  for (const width of [320, 480, 750, 840, 1200])
    expect(await picture(`/img/${width}p/second.jpg?v=1`)).toMatchObject(made);
  expect((await ask('/metrics')).body).toContain('forecourt_pictures_total{result="cached"} 6\n');
});
