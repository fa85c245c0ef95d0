import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { corollas } from '../../../../tests/samples/priced-vehicles.ts';
import { sampleSettings } from '../../../../tests/samples/stock.ts';
import { importText, NOON, seedStockGroup } from '../../../../tests/stock-group.ts';
import { listAskingPrices } from '../../../db/queries/stock/asking-prices.ts';
import { findCarBySlug } from '../../../db/queries/stock/cars.ts';
import type { SiteDb } from '../../../db/scope.ts';
import { ClientCache } from '../../../integrations/create-chooser.ts';
import type { SiteStock } from '../../../kernel/request/context.ts';
import type { SiteSettingsInput } from '../../../settings/schema.ts';
import { type ComparisonRequest, findKnownComparison, loadPriceComparison, prepareComparisons } from './load.ts';

const DAY_MS = 86_400_000;
const later = (days: number) => new Date(NOON.getTime() + days * DAY_MS);

let opened: TestDatabase;
let mine: SiteDb;
let theirs: SiteDb;

/** Corollas as a feed's rows, at this multiple of their price. */
const rows = (times: number, count = 40) =>
  corollas(count).map((car) => ({
    stocknum: `C${car.id}`,
    make: car.make,
    model: car.model,
    badge: car.badge,
    year: car.year,
    km: car.km,
    price: Math.round(car.price * times),
    car_type: car.car_type,
    body: car.body,
    state: 'QLD',
  }));
const ndjson = (list: object[]) => list.map((row) => JSON.stringify(row)).join('\n');

async function seed(slug: string, times: number): Promise<SiteDb> {
  const { id, group_id } = await seedStockGroup(opened.database, slug);
  await importText(opened.database, ndjson(rows(times)), { site: slug, format: 'ndjson' });
  return opened.database.forSite({ groupId: group_id, siteId: id });
}

beforeAll(async () => {
  opened = await createTestDatabase();
  mine = await seed('mine', 1);
  theirs = await seed('theirs', 3);
});
afterAll(() => opened.close());

function requestOf(db: SiteDb, given: Partial<SiteSettingsInput> = {}, now = NOON): ComparisonRequest {
  const findCar = (slug: string) => db.run((tx) => findCarBySlug(tx, slug));
  const stock = { version: 1, findCar } as unknown as SiteStock;
  return { db, stock, settings: sampleSettings(given), now };
}

async function slugOf(db: SiteDb, stocknum: string): Promise<string> {
  const { rows: found } = await db.run((tx) =>
    tx.client.query<{ slug: string }>('select slug from car where stocknum = $1', [stocknum]),
  );
  return found[0]!.slug;
}

const compare = async (db: SiteDb, stocknum: string, request = requestOf(db), memory = new ClientCache()) =>
  loadPriceComparison(request, await slugOf(db, stocknum), memory);

describe('[D13] the comparison of a vehicle of the stock', () => {
  test('is that of its own group alone: another group’s prices are not in it', async () => {
    const [here, there] = [await compare(mine, 'C8'), await compare(theirs, 'C8')];
    expect(here!.listing_price! * 3).toBe(there!.listing_price);
    expect(there!.market_price! / here!.market_price!).toBeGreaterThan(2.9);
    expect(there!.market_price! / here!.market_price!).toBeLessThan(3.1);
    expect(here!.market_price! / here!.listing_price!).toBeCloseTo(1, 1);
  });

  test('is of the price that the page shows, and says what it rests on', async () => {
    expect(await compare(mine, 'C8')).toMatchObject({
      listing_price: corollas(8)[7]!.price,
      confidence: expect.any(Number),
      description: expect.stringMatching(/^Based on \d+ comparable cars: Toyota Corolla, .* in QLD now\. /),
    });
  });

  test('there is none for a vehicle that the site has not, and an empty one where the panel is hidden', async () => {
    expect(await loadPriceComparison(requestOf(mine), 'no-such-car')).toBeUndefined();
    expect(await loadPriceComparison(requestOf(mine), '\u0000')).toBeUndefined();
    const hidden = requestOf(mine, { priceComparison: { show: 'hidden' } });
    expect(await compare(mine, 'C8', hidden)).toMatchObject({ listing_price: null, market_range_min: null });
  });

  test('the market is learned anew when the stock has changed, a minute later at the soonest', async () => {
    const memory = new ClientCache();
    let reads = 0;
    const counting: SiteDb = {
      ...mine,
      run: (fn, options) =>
        mine.run((tx) => {
          reads += 1;
          return fn(tx);
        }, options),
    };
    const ask = async (version: number, seconds: number) => {
      const request = requestOf(mine, {}, new Date(NOON.getTime() + seconds * 1000));
      await loadPriceComparison(
        { ...request, db: counting, stock: { ...request.stock, version } },
        await slugOf(mine, 'C8'),
        memory,
      );
      return reads;
    };
    expect([await ask(1, 0), await ask(1, 90), await ask(2, 30), await ask(2, 90)]).toEqual([1, 1, 1, 2]);
  });
});

describe('[D13] what a page knows as it is made', () => {
  const known = async (request: ComparisonRequest, memory: ClientCache) =>
    findKnownComparison(request, (await request.stock.findCar(await slugOf(mine, 'C8')))!, memory);

  test('is nothing before the market is learned, and then what the panel says', async () => {
    const memory = new ClientCache();
    const request = requestOf(mine);
    expect(await known(request, memory)).toBeUndefined();
    await prepareComparisons(request, memory);
    const found = await known(request, memory);
    expect(found).toEqual(await compare(mine, 'C8', request, memory));
    expect(found?.comparables).toBeGreaterThan(2);
  });

  test('is the last market while the next one is being learned', async () => {
    const memory = new ClientCache();
    await prepareComparisons(requestOf(mine), memory);
    const changed = requestOf(mine, {}, later(0.5));
    const found = await known({ ...changed, stock: { ...changed.stock, version: 2 } }, memory);
    expect(found?.market_price).toBeGreaterThan(0);
  });

  test.each([
    ['a site without the panel', { priceComparison: { show: 'hidden' } }],
    [
      'a site whose prices a service compares',
      { integrations: { valuation: { provider: 'http', url: 'https://a.b' } } },
    ],
    ['a service that is not set up', { integrations: { valuation: { provider: 'http' } } }],
  ] as [string, Partial<SiteSettingsInput>][])('is nothing on %s', async (_, settings) => {
    const memory = new ClientCache();
    await prepareComparisons(requestOf(mine), memory);
    expect(await known(requestOf(mine, settings), memory)).toBeUndefined();
  });
});

describe('[D13] a service in place of the estimator', () => {
  const using = (valuation: object) => requestOf(mine, { integrations: { valuation } as never });

  test.each([
    ['without an address', { provider: 'http' }, /integrations\.valuation\.url, which is not set/],
    [
      'whose key is not set',
      { provider: 'http', url: 'https://values.example/', keyEnv: 'NO_SUCH_VALUATION_KEY' },
      /integrations\.valuation\.keyEnv names NO_SUCH_VALUATION_KEY/,
    ],
  ])('%s fails, saying which setting', async (_, valuation, reason) => {
    await expect(compare(mine, 'C8', using(valuation))).rejects.toThrow(reason);
  });
});

describe('[D13] prices that have been asked', () => {
  test('sold vehicles count by their last price for two years; those off the website never do', async () => {
    const { group_id, id } = await seedStockGroup(opened.database, 'selling');
    const db = opened.database.forSite({ groupId: group_id, siteId: id });
    const [first, second, third] = rows(1, 3);
    const put = (list: object[], days: number) =>
      importText(opened.database, ndjson(list), {
        site: 'selling',
        format: 'ndjson',
        force: true,
        now: later(days),
      });
    await put([first!, second!, { ...third!, show_on_dealer_website: false }], 0);
    await put([{ ...first!, price: 12_345 }, second!], 5);
    await put([{ ...first!, status: 'sold', sold: true, price: 0 }, second!], 10);
    const requested = async (days: number) =>
      (await db.run((tx) => listAskingPrices(tx, later(days)))).map(({ price, daysAgo }) => [
        price,
        Math.round(daysAgo),
      ]);
    expect(await requested(30)).toEqual([
      [12_345, 20],
      [second!.price, 0],
    ]);
    expect(await requested(800)).toEqual([[second!.price, 0]]);
  });
});
