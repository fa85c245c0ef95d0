import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { importText, NOON, readStock, readVersion, seedStockGroup } from '../../../tests/stock-group.ts';
import type { Database } from '../../db/open.ts';
import type { SiteRecord } from '../../db/queries/sites/sites.ts';
import { importStock } from './import-stock.ts';

let opened: TestDatabase;
let database: Database;
beforeAll(async () => {
  opened = await createTestDatabase();
  database = opened.database;
});
afterAll(() => opened?.close());

let groups = 0;
function freshGroup(): Promise<SiteRecord> {
  groups += 1;
  return seedStockGroup(database, `yard-${groups}`);
}

const HEADER = 'stocknum,make,model,year,badge,car_type,price,km,vin';
const csv = (...rows: string[]): string => `${[HEADER, ...rows].join('\n')}\n`;
const COROLLA = 'A1,TOYOTA,COROLLA,2021,Ascent Sport,used,"$25,990","12,300 km",JTNK4RBE103000001';
const MAZDA = 'A2,Mazda,3,2019,Touring,used,21990,45000,JM0BN254100000002';
const HILUX = 'A3,Toyota,HILUX,2024,SR5,new,64990,15,MR0KA3CD201000003';
const RANGER = 'A4,Ford,RANGER,2022,XLT,demo,58990,4200,MPBUMFF5000000004';
const FOUR = csv(COROLLA, MAZDA, HILUX, RANGER);
const LATER = new Date('2026-03-05T09:00:00Z');

const by = async (site: SiteRecord, stocknum: string) =>
  (await readStock(database, site)).find((car) => car.stocknum === stocknum);

describe('importing a file', () => {
  test('[A5] vehicles arrive with plain names, numbers, place and address', async () => {
    const site = await freshGroup();
    const report = await importText(database, FOUR, { site: site.slug });
    expect(report).toMatchObject({
      outcome: 'imported',
      format: 'csv',
      rows: 4,
      accepted: 4,
      refused: 0,
      added: 4,
    });
    expect(await by(site, 'A1')).toMatchObject({
      make: 'Toyota',
      model: 'Corolla',
      name: '2021 Toyota Corolla Ascent Sport',
      slug: '2021-toyota-corolla-ascent-sport-a1',
      price: 25990,
      km: 12300,
      status: 'in_stock',
      dealership: 'north',
      location: 'north-yard',
      updated_at: NOON,
    });
    expect(await by(site, 'A2')).toMatchObject({ make: 'Mazda', model: 'Mazda3' });
  });

  test('the same file again changes nothing: no new version, no new time, no new price in the history', async () => {
    const site = await freshGroup();
    await importText(database, FOUR, { site: site.slug });
    const before = { stock: await readStock(database, site), version: await readVersion(database, site) };
    const report = await importText(database, FOUR, { site: site.slug, now: LATER });
    expect(report).toMatchObject({ outcome: 'unchanged', added: 0, changed: 0, gone: 0, unchanged: 4 });
    expect({ stock: await readStock(database, site), version: await readVersion(database, site) }).toEqual(before);
  });

  test('a changed vehicle keeps its id, address and date of listing, and its prices are history', async () => {
    const site = await freshGroup();
    await importText(database, csv(MAZDA), { site: site.slug });
    await importText(database, FOUR, { site: site.slug });
    const before = await by(site, 'A1');
    const cheaper = FOUR.replace('"$25,990"', '24990').replace('Ascent Sport', 'ZR');
    const report = await importText(database, cheaper, { site: site.slug, now: LATER });
    expect(report).toMatchObject({ changed: 1, priceChanges: 1, unchanged: 3 });
    const after = await by(site, 'A1');
    expect(after).toMatchObject({
      id: before!.id,
      slug: before!.slug,
      badge: 'ZR',
      price: 24990,
      created_at: NOON,
      updated_at: LATER,
    });
    const history = await database.asPlatform((tx) =>
      tx.client.query('select price, changed_at from price_history where car_id = $1 order by id', [before!.id]),
    );
    expect(history.rows).toEqual([
      { price: 25990, changed_at: NOON },
      { price: 24990, changed_at: LATER },
    ]);
  });

  test('[B4] a vehicle that leaves a full feed is sold from then on, and for sale when it returns', async () => {
    const site = await freshGroup();
    await importText(database, FOUR, { site: site.slug });
    const without = await importText(database, csv(COROLLA, MAZDA, HILUX), { site: site.slug, now: LATER });
    expect(without).toMatchObject({ gone: 1, changed: 0 });
    expect(await by(site, 'A4')).toMatchObject({
      status: 'sold',
      sold: true,
      sold_date_timestamp: LATER.getTime() / 1000,
    });
    const again = await importText(database, FOUR, { site: site.slug, now: LATER });
    expect(again).toMatchObject({ returned: 1, changed: 1, gone: 0 });
    expect(await by(site, 'A4')).toMatchObject({
      status: 'in_stock',
      sold: false,
      sold_date_timestamp: null,
    });
  });

  test('a part of the stock removes nothing', async () => {
    const site = await freshGroup();
    await importText(database, FOUR, { site: site.slug });
    const report = await importText(database, csv(COROLLA), { site: site.slug, partial: true });
    expect(report).toMatchObject({ outcome: 'unchanged', gone: 0 });
    expect((await readStock(database, site)).every((car) => car.status === 'in_stock')).toBe(true);
  });

  test('a feed that would remove more than the allowed share stops, says so, and goes in when forced', async () => {
    const site = await freshGroup();
    await importText(database, FOUR, { site: site.slug });
    const version = await readVersion(database, site);
    const half = csv(COROLLA.replace('"$25,990"', '1'), MAZDA);
    const stopped = await importText(database, half, { site: site.slug });
    expect(stopped.outcome).toBe('stopped');
    expect(stopped.reason).toContain('2 of 4 vehicles');
    expect(stopped.reason).toContain('--force');
    expect(await readVersion(database, site)).toBe(version);
    expect(await by(site, 'A1')).toMatchObject({ price: 25990 });
    const allowed = await importText(database, half, { site: site.slug, removalLimitPercent: 50 });
    expect(allowed).toMatchObject({ outcome: 'imported', gone: 2 });
    const forced = await importText(database, csv(MAZDA), { site: site.slug, force: true });
    expect(forced).toMatchObject({ outcome: 'imported', gone: 1 });
  });

  test('a feed removes only its own vehicles, and cannot take one that another feed has in stock', async () => {
    const site = await freshGroup();
    await importText(database, csv(COROLLA, MAZDA), { site: site.slug, feed: 'north' });
    const other = await importText(database, csv(HILUX, MAZDA), { site: site.slug, feed: 'south' });
    expect(other).toMatchObject({ added: 1, refused: 1, gone: 0 });
    expect(other.problems).toMatchObject([{ line: 3, stocknum: 'A2', field: 'stocknum', severity: 'refused' }]);
    expect(other.problems[0]!.reason).toContain('"north"');
    expect((await readStock(database, site)).map(({ feed, status }) => [feed, status])).toEqual([
      ['north', 'in_stock'],
      ['north', 'in_stock'],
      ['south', 'in_stock'],
    ]);
  });

  test('a bad row is reported with line, field, value and reason; its vehicle is not marked as sold', async () => {
    const site = await freshGroup();
    await importText(database, FOUR, { site: site.slug });
    const report = await importText(
      database,
      csv(COROLLA, MAZDA.replace('2019', '2091'), HILUX.replace('Toyota', ''), RANGER.replace('58990', '-5')),
      { site: site.slug, now: LATER },
    );
    expect(report).toMatchObject({ outcome: 'unchanged', accepted: 1, refused: 3, gone: 0 });
    expect(report.problems).toMatchObject([
      {
        severity: 'refused',
        line: 3,
        stocknum: 'A2',
        field: 'year',
        value: '2091',
        reason: 'the year 2091 is not between 1900 and 2027',
      },
      { severity: 'refused', line: 4, stocknum: 'A3', field: 'make', reason: 'the vehicle has no make' },
      {
        severity: 'refused',
        line: 5,
        stocknum: 'A4',
        field: 'price',
        value: '-5',
        reason: 'the price "-5" is below zero',
      },
    ]);
    expect((await readStock(database, site)).every((car) => car.status === 'in_stock')).toBe(true);
  });

  test('a stock number twice in a file counts once', async () => {
    const site = await freshGroup();
    const report = await importText(database, csv(COROLLA, COROLLA.replace('25,990', '1,000')), {
      site: site.slug,
    });
    expect(report).toMatchObject({ added: 1, refused: 1 });
    expect(report.problems[0]).toMatchObject({
      line: 3,
      reason: 'the stock number is also on line 2, which counts',
    });
  });

  test('a vehicle that changed its stock number is known again by its VIN', async () => {
    const site = await freshGroup();
    await importText(database, FOUR, { site: site.slug });
    const before = await by(site, 'A1');
    const report = await importText(database, FOUR.replace('A1,', 'B7,'), { site: site.slug });
    expect(report).toMatchObject({ added: 0, changed: 1, gone: 0 });
    expect(await by(site, 'B7')).toMatchObject({ id: before!.id, slug: before!.slug });
  });

  test('equal vehicles of two dealerships get different addresses, which stay', async () => {
    const site = await freshGroup();
    const text = 'stocknum,make,model,dealership_slug\n7,Kia,Rio,north\n7,Kia,Rio,south\n8,Kia,Rio,West\n';
    const report = await importText(database, text, { site: site.slug, location: undefined });
    expect(report).toMatchObject({ added: 2, refused: 1 });
    expect(report.problems.find(({ severity }) => severity === 'refused')!.reason).toBe(
      'there is no dealership "West"; known: north, south',
    );
    const slugs = () => readStock(database, site).then((cars) => cars.map((car) => [car.dealership, car.slug]));
    const first = await slugs();
    expect(first).toEqual([
      ['north', 'kia-rio-7'],
      ['south', 'kia-rio-7-2'],
    ]);
    await importText(database, text.replaceAll('Rio', 'Cerato'), { site: site.slug, location: undefined });
    expect(await slugs()).toEqual(first);
  });

  test('what a feed does not carry stays as it is', async () => {
    const site = await freshGroup();
    await importText(
      database,
      'stocknum,make,model,colour,custom_rank,images\nA1,Kia,Rio,Snow White Pearl,7,/a.jpg\n',
      { site: site.slug },
    );
    await importText(database, 'stocknum,make,model,price,custom_rank\nA1,Kia,Rio,9990,\n', {
      site: site.slug,
    });
    expect(await by(site, 'A1')).toMatchObject({
      price: 9990,
      colour: 'Snow White Pearl',
      simple_colour: 'White',
      custom_rank: 7,
      photos_count: 1,
    });
    await importText(database, 'stocknum,make,model,colour\nA1,Kia,Rio,\n', { site: site.slug });
    expect(await by(site, 'A1')).toMatchObject({ price: 9990, colour: null, simple_colour: null });
  });

  test('a dry run tells what would be and keeps nothing', async () => {
    const site = await freshGroup();
    const report = await importText(database, FOUR, { site: site.slug, dryRun: true });
    expect(report).toMatchObject({ outcome: 'tried', added: 4 });
    expect(await readStock(database, site)).toEqual([]);
  });

  test('a file that breaks off, or has no vehicle, imports nothing', async () => {
    const site = await freshGroup();
    await importText(database, FOUR, { site: site.slug });
    const stock = await readStock(database, site);
    const broken = ['', HEADER, `${FOUR}A9,"Toyota`, `[{"stocknum":"A1","make":"Kia","model":"Rio"},{"stocknum":"A`];
    for (const text of broken) {
      const report = await importText(database, text, { site: site.slug });
      expect(report).toMatchObject({
        outcome: 'stopped',
        reason: expect.stringMatching(/empty|no vehicles|never closed|cut short/),
      });
    }
    const cut = gzipSync(Buffer.from(FOUR.repeat(50))).subarray(0, -20);
    const report = await importStock(database, { site: site.slug, now: NOON, source: Readable.from([cut]) });
    expect(report).toMatchObject({ outcome: 'stopped', reason: expect.stringContaining('gzip') });
    expect(await readStock(database, site)).toEqual(stock);
  });

  test('two imports of one group at once wait for each other, and both hold', async () => {
    const site = await freshGroup();
    const reports = await Promise.all([
      importText(database, csv(COROLLA, MAZDA), { site: site.slug, feed: 'north' }),
      importText(database, csv(HILUX, RANGER), { site: site.slug, feed: 'south' }),
    ]);
    expect(reports.map(({ outcome }) => outcome)).toEqual(['imported', 'imported']);
    expect(reports.map(({ stockVersion }) => stockVersion).sort()).toEqual([1, 2]);
    expect(await readStock(database, site)).toHaveLength(4);
  });

  test('gzip, Windows-1252 and CRLF are read; vehicles of our own NDJSON keep their documents', async () => {
    const site = await freshGroup();
    const latin = Buffer.from('stocknum,make,model,badge\r\nA1,Citroen,C4,Série Spéciale\r\n', 'latin1');
    const report = await importStock(database, {
      site: site.slug,
      now: NOON,
      location: 'south',
      source: Readable.from([gzipSync(latin)]),
    });
    expect(report).toMatchObject({ encoding: 'windows-1252', added: 1 });
    expect(await by(site, 'A1')).toMatchObject({ badge: 'Série Spéciale', dealership: 'south' });
    const vehicle = {
      stocknum: 'N1',
      make: 'Jayco',
      model: 'Journey',
      item_type: 'caravan',
      location_slug: 'south-yard',
      car_type: 'new',
      specifications: { tare_weight: 2100, sleeps: 4 },
      autograb_data: { average_market_price: 61000 },
      finance_lenders: { demo: { interestRate: 8.5, 'paymentWeek/term5': 120 } },
      images: [{ image: { url: '/media/caravan/white/side.avif', thumb: { url: '/t.svg' } } }],
      status: 'in_transit',
      created_at: '2026-02-20T00:00:00Z',
    };
    await importText(database, `${JSON.stringify(vehicle)}\nnot json\n`, {
      site: site.slug,
      feed: 'vans',
      location: undefined,
    });
    expect(await by(site, 'N1')).toMatchObject({
      status: 'coming_soon',
      location: 'south-yard',
      created_at: new Date('2026-02-20T00:00:00Z'),
      specifications: { tare_weight: 2100, sleeps: 4, body_width: null },
      autograb_data: { average_market_price: 61000, state_average_market_price: null },
      finance_lenders: {
        demo: { interestRate: 8.5, comparisonRate: null, balloon: 0, paymentWeekByTerm: { 5: 120 } },
      },
      images: vehicle.images,
      thumbnails: ['/t.svg'],
    });
  });

  test('an unknown site, location or format is an error that names it', async () => {
    const site = await freshGroup();
    await expect(importText(database, FOUR, { site: 'nowhere' })).rejects.toThrow('There is no site "nowhere"');
    await expect(importText(database, FOUR, { site: site.slug, location: 'east' })).rejects.toThrow(
      'north-yard, south-yard',
    );
    await expect(importText(database, FOUR, { site: site.slug, format: 'cox-cvs' })).rejects.toThrow(
      'did you mean cox-csv?',
    );
  });
});
