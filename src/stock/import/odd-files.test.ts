import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { importText, NOON, readStock, seedStockGroup } from '../../../tests/stock-group.ts';
import type { Database } from '../../db/open.ts';
import type { SiteRecord } from '../../db/queries/sites/sites.ts';

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
  return seedStockGroup(database, `odd-${groups}`);
}

const columnOf = async (site: SiteRecord, column: string) =>
  (await readStock(database, site)).map((car) => [car.stocknum, car[column]]);
const soldOf = async (site: SiteRecord) =>
  (await readStock(database, site)).filter((car) => car.sold).map((car) => car.stocknum);

describe('many vehicles on one line', () => {
  const VINS = ['JTNK4RBE103000001', 'JM0BN254100000002', 'MR0KA3CD201000003'];
  const json = (price: number, prefix = 'A') =>
    JSON.stringify(
      VINS.map((vin, at) => ({
        stocknum: `${prefix}${at}`,
        make: 'Kia',
        model: 'Rio',
        price: price + at,
        vin,
      })),
    );

  test('each gets its own changes when the file comes again', async () => {
    const site = await freshGroup();
    await importText(database, json(10_000), { site: site.slug });
    const report = await importText(database, json(20_000), { site: site.slug });
    expect(report).toMatchObject({ changed: 3, priceChanges: 3, unchanged: 0 });
    expect(await columnOf(site, 'price')).toEqual([
      ['A0', 20_000],
      ['A1', 20_001],
      ['A2', 20_002],
    ]);
  });

  test('each is known again by its own VIN', async () => {
    const site = await freshGroup();
    await importText(database, json(10_000), { site: site.slug });
    const before = (await readStock(database, site)).map(({ id, vin }) => [id, vin]);
    const report = await importText(database, json(10_000, 'B'), { site: site.slug });
    expect(report).toMatchObject({ added: 0, changed: 3, gone: 0 });
    const after = await readStock(database, site);
    expect(after.map(({ id, vin }) => [id, vin])).toEqual(before);
    expect(after.map(({ stocknum }) => stocknum)).toEqual(['B0', 'B1', 'B2']);
  });

  test('each gets an address of its own where their names are the same', async () => {
    const site = await freshGroup();
    const places = ['north', 'south', 'north', 'south'];
    const text = JSON.stringify(
      places.map((dealership_slug, at) => ({
        stocknum: at < 2 ? '7' : '8',
        make: 'Kia',
        model: 'Rio',
        dealership_slug,
      })),
    );
    await importText(database, text, { site: site.slug, location: undefined });
    const slugs = (await readStock(database, site)).map(({ slug }) => slug);
    expect(slugs).toEqual(['kia-rio-7', 'kia-rio-7-2', 'kia-rio-8', 'kia-rio-8-2']);
  });
});

describe('a row with a comma too many or too few', () => {
  const first = (...rows: string[]) => `stocknum,make,model,price,km\n${rows.join('\n')}\n`;
  const STOCK = ['A1,Kia,Rio,10000,5', 'A2,Kia,Rio,20000,5', 'A3,Kia,Rio,30000,5', 'A4,Kia,Rio,40000,5'];
  const later = (...rows: string[]) =>
    `make,model,stocknum,price,km\n${rows
      .map((row) => row.split(','))
      .map(([stocknum, make, model, ...rest]) => [make, model, stocknum, ...rest].join(','))
      .join('\n')}\n`;

  test('keeps its vehicle, whose number it tells; what has gone from the file is sold', async () => {
    const site = await freshGroup();
    await importText(database, first(...STOCK), { site: site.slug });
    const report = await importText(
      database,
      first(STOCK[0]!, 'A2,Kia,Rio,20,000,5', STOCK[2]!, 'B9,Kia,Rio,20,000,5'),
      { site: site.slug },
    );
    expect(report).toMatchObject({ refused: 2, gone: 1 });
    expect(await soldOf(site)).toEqual(['A4']);
  });

  test.each([
    ['behind the number', 'Kia,Rio,A2,20,000,5'],
    ['before the number', 'Kia,Rio, the small one,A2,20000,5'],
    ['that is missing', 'Kia Rio,A2,20000,5'],
    ['at the end that is missing', 'Kia,Rio,A2'],
  ])('%s: its vehicle is kept', async (_, row) => {
    const site = await freshGroup();
    await importText(database, first(...STOCK), { site: site.slug });
    // Not in the last row, where too few cells are evidence of a file that was cut short.
    const text = later(STOCK[2]!, STOCK[0]!).replace('\n', `\n${row}\n`);
    const report = await importText(database, text, { site: site.slug });
    expect(report).toMatchObject({ refused: 1, gone: 1 });
    expect(await soldOf(site)).toEqual(['A4']);
  });

  test.each([
    ['broken row', 'csv', later(STOCK[0]!, STOCK[2]!).concat('Kia,Rio,black,new,nothing,X\n')],
    [
      'row that swallowed others',
      'csv',
      first(STOCK[0]!, 'A2,"Kia,Rio,20000,5', 'A3,Kia,Rio,30000,5', 'A5,Kia",Rio,4000,5,6,7'),
    ],
    [
      'row that swallowed others and has the right number of cells',
      'csv',
      first(STOCK[0]!, 'A2,"Kia,Rio,20000,5', 'A3,Kia,Rio,30000,5', 'A5,Kia,R"io,4,000,5'),
    ],
    [
      'broken line',
      'ndjson',
      '{"stocknum":"A1","make":"Kia","model":"Rio","price":10000,"km":5}\n{"stocknum":"A2,"make"\n',
    ],
  ])('a %s that tells no number lets nothing be sold, and the report says so', async (_, format, text) => {
    const site = await freshGroup();
    await importText(database, first(...STOCK), { site: site.slug });
    const report = await importText(database, text, { site: site.slug, format });
    expect(report).toMatchObject({ outcome: 'unchanged', gone: 0 });
    expect(report.warnings).toEqual([
      expect.stringMatching(/^one row does not tell .* \d vehicles? .* not marked as sold/),
    ]);
    expect(await soldOf(site)).toEqual([]);
  });
});

test('a stray quote in a cell does not stop the file', async () => {
  const site = await freshGroup();
  const text = 'stocknum,make,model,badge\n1,Kia,Rio,19" alloys\n2,Kia,Rio,"SX" Sport\n3,Kia,Rio,S\n';
  const report = await importText(database, text, { site: site.slug });
  expect(report).toMatchObject({ outcome: 'imported', accepted: 3 });
  expect(await columnOf(site, 'badge')).toEqual([
    ['1', '19" alloys'],
    ['2', '"SX" Sport'],
    ['3', 'S'],
  ]);
});

test('the columns of our own CSV are known in any letter case', async () => {
  const site = await freshGroup();
  const report = await importText(database, 'Stocknum,Make,MODEL,Price\n1,Kia,Rio,9990\n', {
    site: site.slug,
  });
  expect(report).toMatchObject({ format: 'csv', added: 1, warnings: [] });
  expect(await columnOf(site, 'price')).toEqual([['1', 9990]]);
});

test('an unknown dealership beside a known location is told, and the vehicle goes in', async () => {
  const site = await freshGroup();
  const text = 'stocknum,make,model,dealership_slug,location_slug\n1,Kia,Rio,Westside,south-yard\n';
  const report = await importText(database, text, { site: site.slug, location: undefined });
  expect(report).toMatchObject({ added: 1, refused: 0 });
  expect(report.problems).toContainEqual({
    severity: 'warning',
    line: 2,
    stocknum: '1',
    field: 'dealership_slug',
    value: 'Westside',
    reason: 'there is no dealership "Westside"; the location’s dealership was used',
  });
  expect(await columnOf(site, 'location')).toEqual([['1', 'south-yard']]);
  expect(await columnOf(site, 'dealership')).toEqual([['1', 'south']]);
});

test.each(["it's", '$&', 'Ü', '', '-a', 'a'.repeat(61)])('%j is no name of a feed', async (feed) => {
  const site = await freshGroup();
  const importing = importText(database, 'stocknum,make,model\n1,Kia,Rio\n', { site: site.slug, feed });
  await expect(importing).rejects.toThrow(`"${feed}" can’t be a feed name`);
});

describe('the runs of a feed', () => {
  const listRuns = (site: SiteRecord) =>
    database.asPlatform(async (tx) => {
      const { rows } = await tx.client.query(
        `select feed, started_at, report->>'outcome' as outcome, report->>'reason' as reason from feed_run
         where group_id = $1 order by id`,
        [site.group_id],
      );
      return rows;
    });

  test('a stopped import is kept with its reason, though nothing else of it is; a dry run is not', async () => {
    const site = await freshGroup();
    const text = 'stocknum,make,model\n1,Kia,Rio\n2,Kia,Rio\n3,Kia,Rio\n';
    await importText(database, text, { site: site.slug });
    await importText(database, 'stocknum,make,model\n1,Kia,Rio\n', { site: site.slug });
    await importText(database, 'stocknum,make,model\n1,Kia,Rio\n', { site: site.slug, dryRun: true });
    await importText(database, 'some\0thing,else\n1,2\n', { site: site.slug, feed: 'other' });
    expect(await listRuns(site)).toMatchObject([
      { feed: 'main', outcome: 'imported', reason: null },
      { feed: 'main', started_at: NOON, outcome: 'stopped', reason: expect.stringContaining('--force') },
      { feed: 'other', outcome: 'stopped', reason: expect.stringContaining('its columns are') },
    ]);
    expect(await soldOf(site)).toEqual([]);
  });
});
