import { Readable } from 'node:stream';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { sampleCar, sampleSettings } from '../../../../tests/samples/stock.ts';
import { seedTwoGroups, type TwoGroups } from '../../../../tests/two-groups.ts';
import { saveSite } from '../../../db/queries/sites/sites.ts';
import { findCarBySlug } from '../../../db/queries/stock/cars.ts';
import type { SiteDb } from '../../../db/scope.ts';
import type { Car } from '../../../domain/vehicle/car.ts';
import type { RequestContext, SiteStock } from '../../../kernel/request/context.ts';
import { importStock } from '../../../stock/import/import-stock.ts';
import { answerView } from './answer.ts';
import { countView } from './count.ts';
import { formatViews } from './text.ts';
import { buildVisitModel, pickChangedFields } from './visit.ts';

let db: TestDatabase;
let groups: TwoGroups;
let site: SiteDb;
beforeAll(async () => {
  db = await createTestDatabase();
  groups = await seedTwoGroups(db.database);
  site = db.database.forSite({ groupId: groups.uno.group_id, siteId: groups.uno.id });
});
afterAll(() => db.close());

const NOW = new Date('2026-11-20T20:00:00Z');
const BROWSER = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1';
const kept = () => site.run((tx) => findCarBySlug(tx, 'kept')) as Promise<Car>;

/** A database that counts how often it was opened. */
function countingDb(): { db: SiteDb; runs: () => number } {
  let runs = 0;
  const run: SiteDb['run'] = (...given) => {
    runs += 1;
    return site.run(...given);
  };
  return { db: { ...site, run }, runs: () => runs };
}

async function ask(query: string, headers: Record<string, string> = { 'User-Agent': BROWSER }) {
  const address = `https://site.example/cars/kept/view.json${query}`;
  const stock = { findCar: async (slug: string) => (slug === 'kept' ? kept() : undefined) };
  const context = {
    site: { id: groups.uno.id } as RequestContext['site'],
    stock: stock as unknown as SiteStock,
    db: site,
    now: NOW,
    url: new URL(address),
    settings: sampleSettings({}),
  };
  const response = await answerView(new Request(address, { headers }), 'kept', context);
  return { response, body: await response.json() };
}

describe('[D19] view.json', () => {
  test('counts the view, and gives what the vehicle has in all and nothing that the page knows', async () => {
    const { views, photos_count, updated_at } = await kept();
    const requested = new URL(buildVisitModel(await kept(), groups.uno.id).viewHref, 'https://site.example');
    expect(requested.pathname).toBe('/cars/kept/view.json');
    expect(Object.fromEntries(requested.searchParams)).toEqual({
      photos_count: String(photos_count),
      updated_at,
      website_id: String(groups.uno.id),
    });
    const { response, body } = await ask(requested.search);
    expect(body).toEqual({ views: views + 1, car_fields: {} });
    expect(response.headers.get('Cache-Control')).toBe('private, max-age=1800');
    expect((await kept()).views).toBe(views + 1);
  });

  test.each<[string, Record<string, string>]>([
    ['a robot', { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['a program without a name', {}],
    ['a page that is loaded ahead', { 'User-Agent': BROWSER, 'Sec-Purpose': 'prefetch;prerender' }],
  ])('answers %s and does not count it, nor let it be kept as counted', async (_, headers) => {
    const { views } = await kept();
    const { response, body } = await ask('', headers);
    expect(body.views).toBe(views);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect((await kept()).views).toBe(views);
  });

  test.each([
    ['?photos_count=many', 'photos_count'],
    ['?updated_at=yesterday', 'updated_at'],
    ['?website_id=0', 'website_id'],
  ])('refuses %s by its name and counts nothing', async (query, parameter) => {
    const { views } = await kept();
    const { response, body } = await ask(query);
    expect([response.status, body.errors[0].parameter]).toEqual([400, parameter]);
    expect((await kept()).views).toBe(views);
  });

  test('tells a page that is out of date what has changed', async () => {
    const { body } = await ask('?photos_count=99&updated_at=2020-01-01T00:00:00.000Z');
    const { updated_at, price } = await kept();
    expect(body.car_fields).toMatchObject({ updated_at, price, photos_count: 0, status: 'in_stock' });
  });
});

test('[D19] what a page has to learn is nothing exactly when it was made of this vehicle', () => {
  const car = sampleCar();
  fc.assert(
    fc.property(
      fc.option(fc.constantFrom(car.photos_count, car.photos_count + 1)),
      fc.option(fc.constantFrom(car.updated_at, '2020-01-01T00:00:00.000Z')),
      (photos_count, updated_at) => {
        const isSame =
          (photos_count === null || photos_count === car.photos_count) &&
          (updated_at === null || updated_at === car.updated_at);
        expect(Object.keys(pickChangedFields(car, { photos_count, updated_at })).length === 0).toBe(isSame);
      },
    ),
  );
});

describe('[D19] counting', () => {
  test('writes a crowd in two batches, loses none, and tells each visitor a total', async () => {
    const { views } = await kept();
    const { db: counting, runs } = countingDb();
    const totals = await Promise.all(
      Array.from({ length: 200 }, () => countView(counting, groups.alfaCarId, '2026-11-21')),
    );
    expect((await kept()).views).toBe(views + 200);
    expect(Math.max(...totals.map(Number))).toBe(views + 200);
    expect(runs()).toBeLessThanOrEqual(2);
  });

  test('keeps days apart, and is not disturbed by a vehicle that is no more or by a failed write', async () => {
    const { views } = await kept();
    const failing: SiteDb = { ...site, run: () => Promise.reject(new Error('down')) };
    await expect(countView(failing, groups.alfaCarId, '2026-11-22')).rejects.toThrow('down');
    const [first, gone, second] = await Promise.all([
      countView(site, groups.alfaCarId, '2026-11-22'),
      countView(site, 999_999, '2026-11-22'),
      countView(site, groups.alfaCarId, '2026-11-23'),
    ]);
    expect([first, gone, second]).toEqual([views + 1, undefined, views + 2]);
  });

  test('is not undone by a feed that brings the vehicle again', async () => {
    const settings = { brand: { name: 'Uno' }, contact: { phone: '07 3200 5400' } };
    await db.database.asPlatform((tx) => saveSite(tx, { ...groups.uno, settings }));
    await feedAt(20_000);
    const { id } = await fed();
    await countView(site, id, '2026-11-21');
    await feedAt(19_000);
    expect(await fed()).toMatchObject({ id, price: 19_000, views: 1 });
  });
});

const feedAt = (price: number) => {
  const vehicle = { stocknum: 'V7', make: 'Toyota', model: 'Corolla', year: 2020, car_type: 'used', price };
  const source = Readable.from([`${JSON.stringify({ ...vehicle, dealership_slug: 'main-street' })}\n`]);
  const feed = { site: groups.uno.slug, format: 'ndjson', feed: 'alfa', source, partial: true, now: NOW };
  return importStock(db.database, feed);
};

const fed = () =>
  site.run(async (tx) => {
    const { rows } = await tx.client.query(`select slug from car where stocknum = 'V7'`);
    return (await findCarBySlug(tx, rows[0].slug)) as Car;
  });

test('[D19] a count is said as people say it', () => {
  expect([0, 1, 2, 1204].map(formatViews)).toEqual(['0 views', '1 view', '2 views', '1,204 views']);
});
