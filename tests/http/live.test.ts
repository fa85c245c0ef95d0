import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { applySiteFolders } from '../../src/app/sites/apply.ts';
import { type Database, openDatabase } from '../../src/db/open.ts';
import { removeSite } from '../../src/db/queries/sites/sites.ts';
import { LOOK_NAMES } from '../../src/settings/looks.ts';
import { importStock } from '../../src/stock/import/import-stock.ts';
import { get } from '../http.ts';

const YARD = 'bluegum.localhost';
/** A stock number of this run's own: the server may have seen the vehicle of an earlier one. */
const STOCKNUM = `LIVE${Date.now().toString(36).toUpperCase()}`;
const WORD = STOCKNUM.toLowerCase();
const LIST = `/search/used-cars?query=${WORD}`;
let database: Database;

beforeAll(async () => {
  database = await openDatabase({ ...inject('serverDatabase'), poolSize: 2 });
});

afterAll(() => database.close());

const dealershipOf = (site: string) =>
  database.asPlatform(async (tx) => {
    const { rows } = await tx.client.query<{ slug: string }>(
      'select d.slug from dealership d join site s using (group_id) where s.slug = $1 order by d.id limit 1',
      [site],
    );
    return rows[0]!.slug;
  });

async function importOne(site: string, more: object) {
  const vehicle = {
    stocknum: STOCKNUM,
    year: 2019,
    make: 'Mazda',
    model: 'CX-8',
    badge: 'Asaki',
    car_type: 'used',
    km: 50_000,
    body: 'SUV',
    dealership_slug: await dealershipOf(site),
    ...more,
  };
  const source = Readable.from([`${JSON.stringify(vehicle)}\n`]);
  return importStock(database, {
    site,
    format: 'ndjson',
    feed: `live-${WORD}`,
    source,
    partial: true,
    now: new Date(),
  });
}

/** The path of the vehicle's page in a list. */
const carIn = (list: string) => new RegExp(`href="(/cars/[^"]+${WORD}[^"]*)"`).exec(list)?.[1] ?? '';

test('[B4] a car of a feed, and its new price, are in kept pages and the sitemap of its site alone', async () => {
  const list = async () => (await get(YARD, LIST)).body;
  expect(await list()).toContain('No Results Available');
  const report = await importOne('bluegum', { price: 31_990 });
  expect(report.added).toBe(1);
  await expect.poll(list).toContain('$31,990');
  expect((await get(YARD, `/search/used-cars?make=Mazda&query=${WORD}`)).body).toContain('$31,990');
  const path = carIn(await list());
  const car = await get(YARD, path);
  expect(car.status).toBe(200);
  expect(car.body).toContain('$31,990');
  expect((await get(YARD, '/sitemap.xml')).body).toContain(path);
  expect((await get('harbour.localhost', path)).status).toBe(404);
  expect((await get('harbour.localhost', LIST)).body).toContain('No Results Available');

  await importOne('bluegum', { price: 29_490 });
  await expect.poll(list).toContain('$29,490');
  expect(await list()).not.toContain('$31,990');
  expect(carIn(await list())).toBe(path);
  expect((await get(YARD, path)).body).toContain('$29,490');
});

test('[A7] another look and other colours in the settings of a site are on the running site at once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-looks-'));
  const wear = async (template: string, primary: string) => {
    const brand = { name: 'Turncoat Motors', template, colours: { primary, accent: '#f0b429' } };
    const settings = { brand, contact: { phone: '07 5550 1234' } };
    mkdirSync(join(folder, 'turncoat'), { recursive: true });
    writeFileSync(
      join(folder, 'turncoat', 'site.json'),
      JSON.stringify({ group: { slug: 'turncoat', name: 'Turncoat Motors' }, hosts: [], settings }),
    );
    expect((await applySiteFolders(database, folder, { error: () => {}, warn: () => {} })).refused).toEqual([]);
  };
  try {
    for (const [at, template] of LOOK_NAMES.entries()) {
      const primary = `#10${at}a43`;
      await wear(template, primary);
      const home = async () => (await get('turncoat.localhost', '/')).body;
      await expect.poll(home).toContain(`data-template="${template}"`);
      await expect.poll(home).toContain(`--brand-primary:${primary}`);
    }
  } finally {
    await database.asPlatform((tx) => removeSite(tx, 'turncoat'));
    rmSync(folder, { recursive: true });
  }
});
