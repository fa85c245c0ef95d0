import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { importText, readStock, seedStockGroup } from '../../../tests/stock-group.ts';
import { parseMapping } from '../feeds/mapping/load.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await createTestDatabase();
});
afterAll(() => opened?.close());

const TEXT =
  'Stock Num,Make,Model,Rego ' +
  'Expiry,build_date\nD1,Kia,Rio,12/31/2027,01/02/2020\nD2,Kia,Rio,03/04/2027,05/2020\nD3,Kia,Rio,1/13/2027,\n';
const ordered = (dateOrder: string) =>
  parseMapping({
    name: 'dates',
    dateOrder,
    fields: {
      stocknum: 'Stock Num',
      make: 'Make',
      model: 'Model',
      rego_expiry: 'Rego Expiry',
      build_date: 'build_date',
    },
  });

test('[A6] a mapping says the order of dates; a column whose dates contradict it is named in the report', async () => {
  const site = await seedStockGroup(opened.database, 'orders');
  const about = { site: site.slug, feed: 'orders' };
  const told = await importText(opened.database, TEXT, about);
  expect(told.warnings).toEqual([
    'the column "Rego Expiry" contradicts the date order dmy: 2 dates, first "12/31/2027" on line 2, ' +
      'can only be mdy; its other dates may be wrong, so check the order and set ' +
      '"dateOrder" in a mapping',
  ]);
  const dates = async () =>
    opened.database.asPlatform(async ({ client }) => {
      const { rows } = await client.query<{ rego: string | null; build: string | null }>(
        'select rego_expiry::text as rego, build_date::text as build from car where group_id = $1 order by stocknum',
        [site.group_id],
      );
      return rows.map(({ rego, build }) => [rego, build]);
    });
  expect(await dates()).toEqual([
    [null, '2020-02-01'],
    ['2027-04-03', '2020-05-01'],
    [null, null],
  ]);
  const report = await importText(opened.database, TEXT, { ...about, mapping: ordered('mdy') });
  expect(report.warnings).toEqual([]);
  expect(await dates()).toEqual([
    ['2027-12-31', '2020-01-02'],
    ['2027-03-04', '2020-05-01'],
    ['2027-01-13', null],
  ]);
  const other = await importText(opened.database, TEXT, { ...about, mapping: ordered('ymd'), dryRun: true });
  expect(other.warnings).toMatchObject([
    expect.stringMatching(/^the column "Rego Expiry" .* ymd: 3 dates, .* can only be mdy or dmy;/),
    expect.stringMatching(/^the column "build_date" .* ymd: one date, .* can only be dmy or mdy;/),
  ]);
  expect(() => ordered('ydm')).toThrow('dateOrder');
});

test('[B3] "Pearl", "pearl" and "PEARL" are one colour of the stock', async () => {
  const site = await seedStockGroup(opened.database, 'pearls');
  const text = 'stocknum,make,model,colour\n1,Kia,Rio,Pearl\n2,Kia,Rio,pearl\n3,Kia,Rio,PEARL\n';
  await importText(opened.database, text, { site: site.slug });
  const stock = await readStock(opened.database, site);
  expect(stock.map(({ colour, simple_colour }) => simple_colour ?? colour)).toEqual(Array(3).fill('Pearl'));
});
