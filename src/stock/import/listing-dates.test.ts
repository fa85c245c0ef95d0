import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { importText, NOON, readStock, seedStockGroup } from '../../../tests/stock-group.ts';
import { isNewArrival } from '../../domain/availability/tag.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await createTestDatabase();
});
afterAll(() => opened?.close());

const HEADER = 'stocknum,make,model,car_type';
const feed = (...numbers: string[]): string =>
  `${[HEADER, ...numbers.map((number) => `${number},Kia,Rio,used`)].join('\n')}\n`;
const LATER = new Date('2026-03-05T09:00:00Z');

/** Stock numbers with their listing dates. */
async function listedOf(site: Awaited<ReturnType<typeof seedStockGroup>>) {
  const stock = await readStock(opened.database, site);
  return stock.map(({ stocknum, created_at }) => [stocknum, created_at]);
}

// Without this rule all of a new group's stock is tagged "New Arrival" for eight days.
test('[C2] the first load of a feed has no listing dates, so no new arrivals; what comes later is dated', async () => {
  const site = await seedStockGroup(opened.database, 'first-load');
  const { slug } = site;
  await importText(opened.database, feed('A1', 'A2'), { site: slug });
  await importText(opened.database, feed('A1', 'A2', 'A3'), { site: slug, now: LATER });
  expect(await listedOf(site)).toEqual([
    ['A1', null],
    ['A2', null],
    ['A3', LATER],
  ]);
  expect(isNewArrival({ created_at: null }, NOON, 8)).toBe(false);
  // Another feed's first load counts too: a yard that joins the group did not buy its cars that day.
  await importText(opened.database, feed('B1'), { site: slug, feed: 'other', now: LATER });
  expect((await listedOf(site)).at(-1)).toEqual(['B1', null]);
});

test('[C2] the dates of a first load come from the file; a later file only adds the unknown ones', async () => {
  const site = await seedStockGroup(opened.database, 'told-dates');
  const dated = (...rows: string[]) => `${[`${HEADER},created_at`, ...rows].join('\n')}\n`;
  const { slug } = site;
  const first = dated('A1,Kia,Rio,used,2026-02-20', 'A2,Kia,Rio,used,');
  await importText(opened.database, first, { site: slug });
  const february = new Date('2026-02-20T00:00:00Z');
  expect(await listedOf(site)).toEqual([
    ['A1', february],
    ['A2', null],
  ]);
  const second = dated('A1,Kia,Rio,used,2026-02-28', 'A2,Kia,Rio,used,2026-01-15');
  await importText(opened.database, second, { site: slug, now: LATER });
  expect(await listedOf(site)).toEqual([
    ['A1', february],
    ['A2', new Date('2026-01-15T00:00:00Z')],
  ]);
});
