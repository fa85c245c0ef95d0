import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { importText, readStock, seedStockGroup } from '../../../tests/stock-group.ts';
import { formatReport } from './print-report.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await createTestDatabase();
});
afterAll(() => opened?.close());

const feed = (...statuses: string[]): string =>
  [
    'stocknum,make,model,car_type,status',
    ...statuses.map((status, at) => `A${at},Kia,Rio,used,${status}`),
  ].join('\n');

test('[S4] the report says how many vehicles are on no page for their status, and which words it did not know', async () => {
  const site = await seedStockGroup(opened.database, 'statuses');
  const text = feed('Available Now', 'Under Offer', 'In Transit', 'Quarantined', 'Quarantined', 'Delivered');
  const report = await importText(opened.database, text, { site: site.slug });
  expect(report).toMatchObject({ accepted: 6, unlisted: 2 });
  expect(report.summary).toEqual([
    {
      severity: 'warning',
      field: 'status',
      reason: '"…" is not a status we know: the vehicle is not listed',
      count: 2,
    },
  ]);
  expect(formatReport(report)).toMatch(/not listed, for status +2\n/);
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
