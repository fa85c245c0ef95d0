import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { eventually } from '../../../tests/settled.ts';
import { seedTwoGroups, type TwoGroups } from '../../../tests/two-groups.ts';
import { type Database, openDatabase } from '../../db/open.ts';
import { car, carRemoved } from '../../db/schema/stock.ts';
import { withStockChange } from '../../db/stock-change.ts';
import { createEmptyState, withTerm } from '../../search/state.ts';
import { settingsSchema } from '../../settings/schema.ts';
import { LiveStock } from './live-stock.ts';
import { SiteIndex } from './site-index.ts';

let db: TestDatabase;
let groups: TwoGroups;
/** Stands in for a second process: its own connections to the database. */
let elsewhere: Database;
let dealershipId: number;

const settings = (stock: object = {}, rest: object = {}) =>
  settingsSchema.parse({ brand: { name: 'Any' }, contact: { phone: '07 5550 1234' }, stock, ...rest });

beforeAll(async () => {
  db = await createTestDatabase();
  groups = await seedTwoGroups(db.database);
  elsewhere = await openDatabase({ databaseUrl: db.url, dataDir: '', poolSize: 2 });
  const [row] = await db.database.asPlatform((tx) => tx.select().from(car).where(eq(car.id, groups.alfaCarId)));
  dealershipId = row!.dealership_id;
});

afterAll(async () => {
  await elsewhere.close();
  await db.close();
});

async function follow(database: Database, stock: object = {}, rest: object = {}) {
  const errors: unknown[] = [];
  const live = new LiveStock({
    database,
    clock: () => new Date('2026-11-21T00:00:00Z'),
    onError: (error) => errors.push(error),
  });
  await live.listen();
  await live.follow({ id: groups.uno.id, groupId: groups.uno.group_id, settings: settings(stock, rest) });
  await live.load(groups.uno.id);
  return { live, errors, index: () => live.findIndex(groups.uno.id)! };
}

const sample = (stocknum: string, more: object = {}) => ({
  group_id: groups.uno.group_id,
  dealership_id: dealershipId,
  feed: 'test',
  make: 'Mazda',
  model: 'CX-5',
  name: `Mazda CX-5 ${stocknum}`,
  slug: `mazda-${stocknum.toLowerCase()}`,
  stocknum,
  car_type: 'used' as const,
  price: 30_000,
  ...more,
});

const write = (rows: ReturnType<typeof sample>[]) =>
  db.database.asPlatform((tx) =>
    withStockChange(tx, groups.uno.group_id, () => tx.insert(car).values(rows).returning({ id: car.id })),
  );

test('what one process writes is found by another, counts and all, until it is deleted', async () => {
  const { live, index, errors } = await follow(elsewhere);
  const before = index().size;
  const mazdas = () => index().search(withTerm(createEmptyState(), 'make', 'Mazda')).count;
  const mazdasBefore = mazdas();
  const { value } = await write([sample('L1'), sample('L2')]);
  await eventually('the new cars', () => index().size === before + 2);
  expect(mazdas()).toBe(mazdasBefore + 2);
  const version = index().version;
  await db.database.asPlatform((tx) =>
    withStockChange(tx, groups.uno.group_id, () => tx.delete(car).where(eq(car.id, value[0]!.id))),
  );
  await eventually('the deletion', () => index().size === before + 1);
  expect(mazdas()).toBe(mazdasBefore + 1);
  expect(index().version).toBeGreaterThan(version);
  live.stop();
  expect(errors).toEqual([]);
});

test("a site's index holds its own group's cars only", async () => {
  const { live, index } = await follow(elsewhere);
  const makes = index().search(createEmptyState());
  expect(makes.hits.every((card) => !card.name.includes('Beta'))).toBe(true);
  live.stop();
});

test('a site shows what its settings choose, also at the address of a single car', async () => {
  await write([sample('F1', { make: 'Nissan', model: 'Navara' }), sample('F2')]);
  const { live, index } = await follow(elsewhere, { makes: ['Mazda'] });
  expect(
    index()
      .search(createEmptyState())
      .facets.make.map(({ value }) => value),
  ).toEqual(['Mazda']);
  expect(await live.findCar(groups.uno.id, index(), 'mazda-f1')).toBeUndefined();
  const all = await follow(elsewhere);
  expect((await all.live.findCar(groups.uno.id, all.index(), 'mazda-f1'))?.make).toBe('Nissan');
  live.stop();
  all.live.stop();
});

// Regression: the feed's own flag was shown on vehicle pages of sites that take part in no programme.
test('[D17] a single car is certified by the programme of the site alone, too', async () => {
  await write([sample('C1', { certified: true })]);
  const none = await follow(elsewhere);
  expect((await none.live.findCar(groups.uno.id, none.index(), 'mazda-c1'))?.certified).toBe(false);
  const certified = { program: 'Mazda Assured', makes: ['Mazda'] };
  const some = await follow(elsewhere, {}, { certified });
  expect((await some.live.findCar(groups.uno.id, some.index(), 'mazda-c1'))?.certified).toBe(true);
  none.live.stop();
  some.live.stop();
});

test('[B4] a car that is not for dealer websites is neither listed nor found', async () => {
  await write([sample('H1', { show_on_dealer_website: false })]);
  const { live, index } = await follow(elsewhere);
  expect(
    index()
      .availableSlugs()
      .map(({ slug }) => slug),
  ).not.toContain('mazda-h1');
  expect(await live.findCar(groups.uno.id, index(), 'mazda-h1')).toBeUndefined();
  live.stop();
});

// Regression: a removed page was answered like one that never existed, or like one of a sister site.
test('[D7] a car that was taken off dealer websites is remembered by the sites whose it would be', async () => {
  await write([sample('T1', { show_on_dealer_website: false }), sample('T2')]);
  const { live, index } = await follow(elsewhere);
  expect((await live.findTakenOff(groups.uno.id, index(), 'mazda-t1'))?.stocknum).toBe('T1');
  for (const other of ['mazda-t2', 'never-was'])
    expect(await live.findTakenOff(groups.uno.id, index(), other)).toBeUndefined();
  const sister = await follow(elsewhere, { makes: ['Nissan'] });
  expect(await sister.live.findTakenOff(groups.uno.id, sister.index(), 'mazda-t1')).toBeUndefined();
  live.stop();
  sister.live.stop();
});

test('a process that was away for longer than deleted cars are remembered reads the stock anew', async () => {
  const { live, index, errors } = await follow(elsewhere);
  const { value } = await write([sample('Z1'), sample('Z2')]);
  await live.catchUp(groups.uno.group_id);
  const before = index().size;
  live.stop();
  await db.database.asPlatform(async (tx) => {
    await withStockChange(tx, groups.uno.group_id, () => tx.delete(car).where(eq(car.id, value[0]!.id)));
    await tx.update(carRemoved).set({ removed_at: new Date('2020-01-01') });
  });
  await write([sample('Z3')]);
  await live.catchUp(groups.uno.group_id);
  const slugs = index()
    .availableSlugs()
    .map(({ slug }) => slug);
  expect(slugs.filter((slug) => slug.startsWith('mazda-z')).sort()).toEqual(['mazda-z2', 'mazda-z3']);
  expect(index().size).toBe(before);
  expect(errors).toEqual([]);
});

/** Writes `count` vehicles in one change of the stock, as a large import does. */
const writeMany = (count: number, make: string) =>
  db.database.asPlatform((tx) =>
    withStockChange(tx, groups.uno.group_id, () =>
      tx.execute(sql`
        insert into car (group_id, dealership_id, feed, make, model, name, slug, stocknum, car_type, price)
        select ${groups.uno.group_id}, ${dealershipId}, 'test', ${make}, 'Many', ${make} || ' ' || n,
          lower(${make}) || '-' || n, ${make} || n, 'used', 20000 from generate_series(1, ${count}) n`),
    ),
  );

/** What a shopper sees of the stock at one moment, with a separate query for each figure. */
const seenNow = (index: SiteIndex, make: string) => ({
  version: index.version,
  listed: index.search(createEmptyState()).count,
  ofMake: index.search(withTerm(createEmptyState(), 'make', make)).count,
  inMenus: index.countByType().used,
  inSitemap: index.availableSlugs().length,
});

// Regression: an import became visible a thousand vehicles at a time, with counts, menus and cached pages of a stock
// that never existed.
test('[B14] while an import of thousands is applied, every answer is of the stock before it or after it', async () => {
  const { live, index, errors } = await follow(db.database);
  const before = seenNow(index(), 'Zeekr');
  // A request that began before the change sees one stock throughout, however long it takes.
  const requested = index();
  await writeMany(3_500, 'Zeekr');
  const seen = new Set<string>();
  let isOver = false;
  const taken = live.catchUp(groups.uno.group_id).then(() => {
    isOver = true;
  });
  while (!isOver) {
    seen.add(JSON.stringify(seenNow(index(), 'Zeekr')));
    await new Promise(setImmediate);
  }
  await taken;
  const after = seenNow(index(), 'Zeekr');
  expect(after).toEqual({
    version: before.version + 1,
    listed: before.listed + 3_500,
    ofMake: 3_500,
    inMenus: before.inMenus + 3_500,
    inSitemap: before.inSitemap + 3_500,
  });
  expect([...seen].filter((each) => each !== JSON.stringify(after))).toEqual([JSON.stringify(before)]);
  expect(seenNow(requested, 'Zeekr')).toEqual(before);
  live.stop();
  expect(errors).toEqual([]);
});

// Regression: the part read before the connection was lost was served under the previous version of the stock.
test('[B14] a change that could not be read to its end leaves the stock as it was', async () => {
  const { live, index, errors } = await follow(elsewhere);
  const before = seenNow(index(), 'Aion');
  live.stop();
  await writeMany(1_500, 'Aion');
  const reading = vi.spyOn(SiteIndex.prototype, 'drop').mockImplementationOnce(() => {
    throw new Error('the connection was lost');
  });
  await live.catchUp(groups.uno.group_id);
  expect(seenNow(index(), 'Aion')).toEqual(before);
  reading.mockRestore();
  await live.catchUp(groups.uno.group_id);
  expect(seenNow(index(), 'Aion').ofMake).toBe(1_500);
  expect(errors).toHaveLength(1);
});

test('a car that is known is not read again until the stock or the site changes', async () => {
  await write([sample('K1')]);
  const { live, index } = await follow(elsewhere);
  const read = (version = 1) => live.findKnownCar(groups.uno.id, index(), 'mazda-k1', version);
  const first = await read();
  expect(first?.price).toBe(30_000);
  expect(await read()).toBe(first);
  expect(await read(2)).not.toBe(first);
  await db.database.asPlatform((tx) =>
    withStockChange(tx, groups.uno.group_id, () => tx.update(car).set({ price: 29_000 }).where(eq(car.stocknum, 'K1'))),
  );
  await live.catchUp(groups.uno.group_id);
  expect((await read())?.price).toBe(29_000);
  expect(await live.findKnownCar(groups.uno.id, index(), 'never-was', 1)).toBeUndefined();
  live.stop();
});
