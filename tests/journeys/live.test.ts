import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { applySiteFolders } from '../../src/app/sites/apply.ts';
import { type Database, openDatabase } from '../../src/db/open.ts';
import { removeSite } from '../../src/db/queries/sites.ts';
import { TEMPLATE_NAMES } from '../../src/settings/topics/brand.ts';
import { importStock } from '../../src/stock/import/import-stock.ts';
import { eventually } from '../settled.ts';
import { get } from './browser.ts';

const YARD = 'bluegum.localhost';
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
    stocknum: 'LIVE1',
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
    feed: 'live-test',
    source,
    partial: true,
    now: new Date(),
  });
}

test('[B4] a car that comes in by a feed is on the running site, in its kept pages and its sitemap, and on no other', async () => {
  const path = '/search/used-cars?make=Mazda&query=live1';
  expect((await get(YARD, path)).body).toContain('No Results Available');
  const report = await importOne('bluegum', { price: 31_990 });
  expect(report.added).toBe(1);
  await eventually('the new car', async () => (await get(YARD, path)).body.includes('$31,990'));
  const slug = /href="\/cars\/([^"]+live1[^"]*)"/.exec((await get(YARD, path)).body)?.[1] as string;
  expect((await get(YARD, `/cars/${slug}`)).status).toBe(200);
  expect((await get(YARD, '/sitemap.xml')).body).toContain(slug);
  expect((await get('harbour.localhost', `/cars/${slug}`)).status).toBe(404);
  expect((await get('harbour.localhost', '/search/used-cars?query=live1')).body).toContain(
    'No Results Available',
  );
});

test('a changed price is on the car’s page and in lists', async () => {
  await importOne('bluegum', { price: 31_990 });
  await importOne('bluegum', { price: 29_490 });
  const path = '/search/used-cars?query=live1';
  await eventually('the new price', async () => (await get(YARD, path)).body.includes('$29,490'));
  const { body } = await get(YARD, path);
  expect(body).not.toContain('$31,990');
  const slug = /href="\/cars\/([^"]+live1[^"]*)"/.exec(body)?.[1];
  expect((await get(YARD, `/cars/${slug}`)).body).toContain('$29,490');
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
    expect((await applySiteFolders(database, folder, { error: () => {}, warn: () => {} })).refused).toEqual(
      [],
    );
  };
  try {
    for (const [at, template] of TEMPLATE_NAMES.entries()) {
      const primary = `#10${at}a43`;
      await wear(template, primary);
      await eventually(`the look ${template}`, async () => {
        const { body } = await get('turncoat.localhost', '/');
        return body.includes(`data-template="${template}"`) && body.includes(`--brand-primary:${primary}`);
      });
    }
  } finally {
    await database.asPlatform((tx) => removeSite(tx, 'turncoat'));
    rmSync(folder, { recursive: true });
  }
});
