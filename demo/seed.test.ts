import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applySiteFolders } from '../src/app/sites/apply.ts';
import { readSiteFolders } from '../src/app/sites/folder.ts';
import { listSites } from '../src/db/queries/sites/sites.ts';
import type { CarType } from '../src/domain/vehicle/car.ts';
import { decodeSearch } from '../src/search/codec.ts';
import { createEmptyState } from '../src/search/state.ts';
import { importStock } from '../src/stock/import/import-stock.ts';
import type { ImportReport } from '../src/stock/import/report/report.ts';
import { LiveStock } from '../src/stock/live/live-stock.ts';
import { createTestDatabase, type TestDatabase } from '../tests/database.ts';
import { DEMO_NOW as asOf } from '../tests/samples/demo-stock.ts';
import { sampleStock } from '../tests/samples/sample-stock.ts';
import { SITES_FOLDER } from './places.ts';
import { STOCK_PLANS } from './plans.ts';
import { seedDemo } from './seed.ts';

// A sample of each site's stock: that the whole goes in, row by row, is proven beside its making.
const sample = { asOf, stockOf: sampleStock };
const folders = await readSiteFolders(fileURLToPath(SITES_FOLDER));
const FIRST_WORDS: Record<string, CarType[]> = {
  '/search/used-cars': ['used'],
  '/search/new-cars': ['new'],
  '/search/demo-cars': ['demo'],
  '/search/new-used-and-demo-cars': ['new', 'demo', 'used'],
};

let seeded: TestDatabase;
let reports: ImportReport[];
const searches = new Map<string, LiveStock>();
const ids = new Map<string, number>();

beforeAll(async () => {
  seeded = await createTestDatabase();
  await applySiteFolders(seeded.database, fileURLToPath(SITES_FOLDER), console);
  reports = await seedDemo(seeded.database, sample);
  const live = new LiveStock({
    database: seeded.database,
    clock: () => asOf,
    onError: (error) => {
      throw error;
    },
  });
  for (const site of await seeded.database.asPlatform((tx) => listSites(tx))) {
    const folder = folders.find(({ slug }) => slug === site.slug)!;
    if (!folder.check.ok) continue;
    await live.follow({ id: site.id, groupId: site.group_id, settings: folder.check.site.settings });
    await live.load(site.id);
    searches.set(site.slug, live);
    ids.set(site.slug, site.id);
  }
});
afterAll(() => seeded?.close());

test('every site folder passes its checks', () => {
  expect(folders.flatMap(({ check }) => (check.ok ? [] : check.problems))).toEqual([]);
  const groups = new Set(folders.map(({ check }) => (check.ok ? check.site.group.slug : '')));
  // A group's other sites show what the first one's plan made.
  expect([...groups].sort()).toEqual(Object.keys(STOCK_PLANS).sort());
});

/** Vehicles of a site whose cards show a repayment. */
const financed = (slug: string) =>
  searches
    .get(slug)!
    .findIndex(ids.get(slug)!)!
    .search(createEmptyState(), undefined, 3_000)
    .hits.filter(({ weekly_price }) => weekly_price !== null).length;

/** The eight of the specification. */
const PROVIDERS = ['angle', 'comparison_site', 'custom', 'manual', 'nissan', 'powertorque', 'taurus', 'youx'];

test('[E2] each of the eight finance providers is a demo site’s, whose vehicles say repayments or ask for them', () => {
  const shown = folders.flatMap(({ slug, check }) =>
    check.ok && check.site.settings.finance.estimate.show === 'shown'
      ? [[check.site.settings.finance.finance_provider, financed(slug)] as const]
      : [],
  );
  expect([...new Set(shown.map(([provider]) => provider))].sort()).toEqual(PROVIDERS);
  for (const [provider, count] of shown) expect(count, provider).toBeGreaterThan(0);
});

test('the large group has more than fifty locations and sells more than forty makes', () => {
  const harbour = folders.find(({ slug }) => slug === 'harbour')!.check;
  if (!harbour.ok) throw new Error('refused');
  expect(harbour.site.locations.length).toBeGreaterThan(50);
  expect(new Set(harbour.site.dealerships.flatMap(({ manufacturers }) => manufacturers)).size).toBeGreaterThan(40);
});

test('every row of a sample goes into the stock, and the import only wonders at the price of one dollar', () => {
  for (const { site, accepted, problems, warnings } of reports) {
    expect(accepted).toBe(sampleStock(site, asOf).length);
    expect(warnings).toEqual([]);
    expect(problems.map(({ reason }) => reason)).toEqual(['only $1: is the price right?']);
  }
});

test('[C1] vehicles of the large group have had a higher price, and were lowered on several days', async () => {
  const { rows } = await seeded.database.asPlatform((tx) =>
    tx.client.query<{ day: string; drop: number }>(
      `select to_char(now_.changed_at, 'YYYY-MM-DD') as day, (was.price - now_.price)::float as drop
       from price_history was
       join price_history now_ on (now_.group_id, now_.car_id) = (was.group_id, was.car_id)
         and now_.changed_at > was.changed_at
       join car on (car.group_id, car.id) = (now_.group_id, now_.car_id) and car.price = now_.price
       where was.price > now_.price and car.group_id = (select group_id from site where slug = 'harbour')`,
    ),
  );
  expect(rows.length).toBeGreaterThan(2);
  expect(Math.min(...rows.map(({ drop }) => drop))).toBeGreaterThan(0);
  expect([...new Set(rows.map(({ day }) => day))].sort()).toEqual(['2026-11-09', '2026-11-15', '2026-11-19']);
});

test('a site that has stock is left alone', async () => {
  expect(await seedDemo(seeded.database, sample)).toEqual([]);
});

test('a site whose pictures no longer exist is brought up to date; others are left alone', async () => {
  const url = '/media/suv-0/white/side.avif';
  const rows = sampleStock('bluegum', asOf).map((row) => ({
    ...row,
    images: [{ image: { url, thumb: { url } } }],
  }));
  await importStock(seeded.database, {
    site: 'bluegum',
    format: 'ndjson',
    feed: 'demo',
    source: Readable.from(rows.map((row) => Buffer.from(`${JSON.stringify(row)}\n`))),
    now: asOf,
  });
  expect((await seedDemo(seeded.database, sample)).map(({ site }) => site)).toEqual(['bluegum']);
  expect(await seedDemo(seeded.database, sample)).toEqual([]);
});

describe('every offer and promo leads to vehicles of its site', () => {
  const links = folders.flatMap(({ slug, check }) =>
    check.ok ? [...check.site.offers, ...check.site.promos].map(({ href }) => [slug, href] as const) : [],
  );

  test.each(links.filter(([, href]) => href.startsWith('/search/')))('%s: %s', (slug, href) => {
    const url = new URL(href, 'http://site.example');
    const carTypes = FIRST_WORDS[url.pathname]!;
    const { state, ignored } = decodeSearch(url.searchParams);
    expect(ignored).toEqual([]);
    const index = searches.get(slug)!.findIndex(ids.get(slug)!)!;
    expect(index.search(state, { terms: { car_type: carTypes }, carTypes }).count).toBeGreaterThan(0);
  });
});
