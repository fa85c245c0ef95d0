import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { importText, readStock, seedStockGroup } from '../../../tests/stock-group.ts';
import type { SiteRecord } from '../../db/queries/sites/sites.ts';
import { formatReport } from './report/print-report.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await createTestDatabase();
});
afterAll(() => opened?.close());

const feed = (...statuses: string[]): string =>
  ['stocknum,make,model,car_type,status', ...statuses.map((status, at) => `A${at},Kia,Rio,used,${status}`), ''].join(
    '\n',
  );

test('[S4] the report counts vehicles that are on no page for their status, and lists unknown words', async () => {
  const site = await seedStockGroup(opened.database, 'statuses');
  const text = feed('Available Now', 'Under Offer', 'In Transit', 'Quarantined', 'Quarantined', 'Delivered');
  const report = await importText(opened.database, text, { site: site.slug });
  expect(report).toMatchObject({ accepted: 6, unlisted: 2 });
  expect(report.summary).toEqual([
    {
      severity: 'warning',
      field: 'status',
      reason: '"…" is not a known status: the vehicle is not listed',
      count: 2,
    },
  ]);
  expect(formatReport(report)).toMatch(/not listed \(status\) +2\n/);
  const stock = await readStock(opened.database, site);
  expect(stock.map(({ status, reserved }) => [status, reserved])).toEqual([
    ['in_stock', false],
    ['in_stock', true],
    ['coming_soon', false],
    ['quarantined', false],
    ['quarantined', false],
    ['sold', false],
  ]);
});

test('[S4] a vehicle whose status does not say so any more is reserved no longer', async () => {
  const site = await seedStockGroup(opened.database, 'reserved');
  await importText(opened.database, feed('Deposit Taken'), { site: site.slug });
  expect(await readStock(opened.database, site)).toMatchObject([{ reserved: true }]);
  await importText(opened.database, feed('Available'), { site: site.slug });
  expect(await readStock(opened.database, site)).toMatchObject([{ reserved: false }]);
});

/** A feed of two vehicles on their way, with a date each under one of the dealer's headings. */
const expected = (heading: string, ...days: [string, string]): string =>
  [
    `stocknum,make,model,car_type,status,${heading}`,
    ...days.map((day, at) => `A${at},Kia,Rio,new,On Order,${day}`),
    '',
  ].join('\n');

/** The stored dates, which no time zone shifts. */
const readDays = ({ group_id }: SiteRecord): Promise<(string | null)[]> =>
  opened.database.asPlatform(async ({ client }) => {
    const { rows } = await client.query<{ day: string | null }>(
      'select expected_date::text as day from car where group_id = $1 order by stocknum',
      [group_id],
    );
    return rows.map(({ day }) => day);
  });

test.each(['expected_date', 'ETA', 'Expected Arrival', 'expected arrival date', 'EstimatedArrival'])(
  '[S4] [A6] the day when a vehicle is expected comes by the column %s',
  async (heading) => {
    const site = await seedStockGroup(opened.database, `day-${heading.toLowerCase().replaceAll(/[ _]/g, '-')}`);
    const days = () => readDays(site);
    const text = expected(heading, '12/03/2027', 'TBA');
    expect((await importText(opened.database, text, { site: site.slug })).problems).toEqual([]);
    expect(await days()).toEqual(['2027-03-12', null]);
    // A feed without the field leaves it; one with another date, or an empty one, changes it.
    await importText(opened.database, feed('On Order', 'On Order'), { site: site.slug });
    expect(await days()).toEqual(['2027-03-12', null]);
    await importText(opened.database, expected(heading, '', '2027-04-01'), { site: site.slug });
    expect(await days()).toEqual([null, '2027-04-01']);
  },
);

test('[S4] [A6] an invalid expected day is left out and reported, as is a month; the vehicles go in', async () => {
  const site = await seedStockGroup(opened.database, 'no-day');
  const text = expected('ETA', '31/02/2027', 'March 2027');
  const report = await importText(opened.database, text, { site: site.slug });
  expect(report).toMatchObject({ accepted: 2, refused: 0 });
  expect(report.problems).toMatchObject([
    { line: 2, stocknum: 'A0', field: 'expected_date', severity: 'warning', value: '31/02/2027' },
    { line: 3, stocknum: 'A1', field: 'expected_date', severity: 'warning', value: 'March 2027' },
  ]);
  expect(await readDays(site)).toEqual([null, null]);
});
