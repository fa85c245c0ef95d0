import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { silentLog } from '../../../tests/samples/log.ts';
import { eventually } from '../../../tests/settled.ts';
import { seedTwoGroups, type TwoGroups } from '../../../tests/two-groups.ts';
import { type Database, openDatabase } from '../../db/open.ts';
import { car, carRemoved } from '../../db/schema/stock.ts';
import { withStockChange } from '../../db/stock-change.ts';
import { createEmptyState, withTerm } from '../../search/state.ts';
import { settingsSchema } from '../../settings/schema.ts';
import { IndexFiles } from './index-files.ts';
import { LiveStock, type LiveStockOptions } from './live-stock.ts';
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

/** Index files in memory, with how often each site's was found. */
function makeFiles() {
  const stored = new Map<string, Buffer>();
  const found: string[] = [];
  const store = {
    find: async (key: string) => {
      const bytes = stored.get(key);
      if (bytes) found.push(key);
      return bytes && { bytes };
    },
    saveParts: async (key: string, parts: readonly Uint8Array[]) => void stored.set(key, Buffer.concat(parts)),
  };
  return { files: new IndexFiles({ store, origin: 'this code', log: silentLog }), found };
}

/** A process that follows the two sites of a group, and one of another group, without having loaded any. */
async function followThree(options: Partial<LiveStockOptions> = {}) {
  const errors: unknown[] = [];
  const live = new LiveStock({
    database: elsewhere,
    clock: () => new Date('2026-11-21T00:00:00Z'),
    onError: (error) => errors.push(error),
    ...options,
  });
  await live.listen();
  const all = [groups.uno, groups.dos, groups.beta];
  for (const { id, group_id } of all) await live.follow({ id, groupId: group_id, settings: settings() });
  return { live, errors, ids: all.map(({ id }) => id) as [number, number, number] };
}

const slugsOf = (index: SiteIndex) =>
  index
    .availableSlugs()
    .map(({ slug }) => slug)
    .sort();

test('[B14] an index is loaded once when it is first asked for, and only then', async () => {
  const changed: number[] = [];
  const { live, ids } = await followThree({ onChange: (siteId) => changed.push(siteId) });
  const [uno] = ids;
  expect(ids.map((id) => live.findIndex(id))).toEqual([undefined, undefined, undefined]);
  await write([sample('S1')]);
  await live.catchUp(groups.uno.group_id);
  expect(changed).toEqual([]);
  const [one, other] = await Promise.all([live.load(uno), live.load(uno)]);
  expect(other).toBe(one);
  expect(await live.load(uno)).toBe(one);
  expect(slugsOf(one)).toContain('mazda-s1');
  expect([changed, live.listLoaded()]).toEqual([[uno], [uno]]);
  await live.stop();
});

test('[B14] a change while an index is being loaded is not missed', async () => {
  const { live, ids } = await followThree();
  const loading = live.load(ids[0]);
  await write([sample('S2')]);
  await loading;
  await eventually('the new car', () => slugsOf(live.findIndex(ids[0])!).includes('mazda-s2'));
  await live.stop();
});

test('beyond the memory for them, the indexes least recently used are given back, and load again', async () => {
  const evicted: number[] = [];
  const { live, ids } = await followThree();
  const [uno, dos, beta] = ids;
  await live.load(uno);
  await live.load(dos);
  const { bytes } = live;
  await live.stop();
  const small = await followThree({ mostBytes: bytes, onEvict: (siteId) => evicted.push(siteId) });
  await small.live.load(uno);
  await small.live.load(dos);
  const held = await small.live.load(uno);
  await small.live.load(beta);
  expect([evicted, small.live.listLoaded()]).toEqual([[dos], [beta, uno]]);
  // A change of the group keeps what is loaded up to date, and wakes nothing else.
  await write([sample('S3')]);
  await eventually('the new car', () => slugsOf(small.live.findIndex(uno)!).includes('mazda-s3'));
  expect(slugsOf(held)).not.toContain('mazda-s3');
  expect(small.live.findIndex(dos)).toBeUndefined();
  expect(slugsOf(await small.live.load(dos))).toContain('mazda-s3');
  // One that is larger than all memory is served nevertheless.
  const tiny = await followThree({ mostBytes: 1 });
  expect(slugsOf(await tiny.live.load(dos))).toContain('mazda-s3');
  expect(tiny.live.listLoaded()).toEqual([dos]);
  await Promise.all([small.live.stop(), tiny.live.stop()]);
});

test('a process reads an index from its file, with what has changed since', async () => {
  const { files, found } = makeFiles();
  const first = await followThree({ files });
  const { value } = await write([sample('S4'), sample('S5')]);
  await first.live.load(first.ids[0]);
  await first.live.stop();
  expect(found).toEqual([]);
  await db.database.asPlatform((tx) =>
    withStockChange(tx, groups.uno.group_id, async () => {
      await tx.update(car).set({ price: 19_000 }).where(eq(car.id, value[0]!.id));
      await tx.delete(car).where(eq(car.id, value[1]!.id));
    }),
  );
  const second = await followThree({ files });
  const index = await second.live.load(second.ids[0]);
  // The stock of the group, and the site's own part.
  expect(found).toHaveLength(2);
  const fresh = await followThree();
  const anew = await fresh.live.load(fresh.ids[0]);
  expect(index.version).toBe(anew.version);
  expect(slugsOf(index)).toEqual(slugsOf(anew));
  const everything = withTerm(createEmptyState(), 'make', 'Mazda');
  expect({ ...index.search(everything), ms: 0 }).toEqual({ ...anew.search(everything), ms: 0 });
  await Promise.all([second.live.stop(), fresh.live.stop()]);
});

test('[B13] the sites of a group have one stock in common, however and whenever they are loaded', async () => {
  const { files, found } = makeFiles();
  const first = await followThree({ files });
  const [uno, dos, beta] = first.ids;
  for (const id of first.ids) await first.live.load(id);
  const stockOf = (live: LiveStock, id: number) => live.findIndex(id)!.stock;
  expect(stockOf(first.live, dos)).toBe(stockOf(first.live, uno));
  expect(stockOf(first.live, beta)).not.toBe(stockOf(first.live, uno));
  const { value } = await write([sample('G1'), sample('G2', { make: 'Nissan' })]);
  for (const id of [uno, dos])
    await eventually('the new cars', () => slugsOf(first.live.findIndex(id)!).includes('mazda-g2'));
  expect(stockOf(first.live, dos)).toBe(stockOf(first.live, uno));
  await first.live.stop();
  // The second site is loaded from its file when the stock in memory has gone on.
  const second = await followThree({ files });
  await second.live.load(uno);
  await db.database.asPlatform((tx) =>
    withStockChange(tx, groups.uno.group_id, () => tx.delete(car).where(eq(car.id, value[0]!.id))),
  );
  await eventually('the deletion', () => !slugsOf(second.live.findIndex(uno)!).includes('mazda-g1'));
  const late = await second.live.load(dos);
  expect(slugsOf(late)).toEqual(slugsOf(second.live.findIndex(uno)!));
  expect(late.stock).toBe(stockOf(second.live, uno));
  expect(found).toHaveLength(3);
  expect([...first.errors, ...second.errors]).toEqual([]);
  await second.live.stop();
});

test('vehicles that the stock of a group has forgotten are read again for a site that lists them', async () => {
  const { files } = makeFiles();
  const mazdas = { id: groups.uno.id, groupId: groups.uno.group_id, settings: settings({ makes: ['Mazda'] }) };
  const nissans = { id: groups.dos.id, groupId: groups.uno.group_id, settings: settings({ makes: ['Nissan'] }) };
  await write([sample('N1', { make: 'Nissan' }), sample('N2')]);
  const start = async () => {
    const { live, errors } = await followThree({ files });
    await live.follow(mazdas);
    await live.follow(nissans);
    return { live, errors };
  };
  // Each site's file is of a process in which only that site was loaded.
  for (const { id } of [nissans, mazdas]) {
    const { live } = await start();
    await live.load(id);
    await live.stop();
  }
  const { live, errors } = await start();
  const both = [await live.load(mazdas.id), await live.load(nissans.id)].map((index) => slugsOf(index));
  expect(both[0]).toContain('mazda-n2');
  expect(both[1]).toContain('mazda-n1');
  expect([both[0]!.includes('mazda-n1'), both[1]!.includes('mazda-n2')]).toEqual([false, false]);
  expect(slugsOf(live.findIndex(mazdas.id)!)).toEqual(both[0]);
  await live.stop();
  expect(errors).toEqual([]);
});

test('a file with a version that the database does not have, as after a restored backup, is not used', async () => {
  const { files, found } = makeFiles();
  const site = { id: groups.uno.id, groupId: groups.uno.group_id, settings: settings() };
  const clock = () => new Date('2026-11-21T00:00:00Z');
  const index = new SiteIndex(site.settings, clock);
  index.version = 1_000_000;
  await files.write(site, index);
  const { live, ids, errors } = await followThree({ files });
  expect(slugsOf(await live.load(ids[0])).length).toBeGreaterThan(0);
  expect(found).toHaveLength(1);
  await live.stop();
  expect(errors).toEqual([]);
});

test('a stock or an index of a version that the database does not have is not used, whichever is older', async () => {
  const site = { id: groups.uno.id, groupId: groups.uno.group_id, settings: settings() };
  await write([sample('V1')]);
  const seen = async (files: IndexFiles) => {
    const { live, ids, errors } = await followThree({ files });
    const index = await live.load(ids[0]);
    await live.stop();
    expect(errors).toEqual([]);
    return { ...index.search(withTerm(createEmptyState(), 'make', 'Mazda')), ms: 0 };
  };
  const { files: none } = makeFiles();
  const expected = await seen(none);
  for (const lost of ['stock', 'site'] as const) {
    const { files } = makeFiles();
    const { live, ids } = await followThree({ files });
    const index = (await live.load(ids[0])).copy();
    await live.stop();
    // What was written after the backup, and is lost.
    const [card] = index.find({ limit: 1 }).hits;
    index.take([{ ...index.carOnCard(card!.slug)!, price: 1, offer_price: null }]);
    if (lost === 'stock') await files.writeStock(site.groupId, index.stock, index.version + 5);
    index.version += 5;
    if (lost === 'site') await files.write(site, index);
    expect(await seen(files)).toEqual(expected);
  }
});

test('sites that list different vehicles of a group are each read from their files after a restart', async () => {
  const { files } = makeFiles();
  const soldAt = new Date('2026-11-20T00:00:00Z').getTime() / 1000;
  const sale = { status: 'sold' as const, sold: true, sold_date_timestamp: soldAt };
  await write([
    sample('W1', { make: 'Lexus', ...sale }),
    sample('W2', { make: 'Lexus' }),
    sample('W3', { make: 'Skoda', ...sale }),
  ]);
  const start = async () => {
    const { live, errors, ids } = await followThree({ files });
    for (const [id, makes] of [
      [ids[0], ['Lexus']],
      [ids[1], ['Skoda']],
    ] as const)
      await live.follow({ id, groupId: groups.uno.group_id, settings: settings({ makes }) });
    return { live, errors, ids };
  };
  const first = await start();
  for (const id of first.ids) await first.live.load(id);
  await first.live.stop();
  const second = await start();
  const taking = vi.spyOn(SiteIndex.prototype, 'take');
  await second.live.load(second.ids[0]);
  const sister = await second.live.load(second.ids[1]);
  expect(taking).not.toHaveBeenCalled();
  taking.mockRestore();
  expect(sister.search(createEmptyState()).hits.map(({ stocknum }) => stocknum)).toEqual(['W3']);
  // A change that concerns neither list, and one that gives a vehicle from one to the other.
  await db.database.asPlatform((tx) =>
    withStockChange(tx, groups.uno.group_id, async () => {
      await tx.update(car).set({ make: 'Skoda', name: 'Skoda now' }).where(eq(car.stocknum, 'W2'));
    }),
  );
  await second.live.catchUp(groups.uno.group_id);
  expect(second.live.findIndex(second.ids[1])!.search(createEmptyState()).count).toBe(2);
  await second.live.stop();
  expect([...first.errors, ...second.errors]).toEqual([]);
});

test('[E11] weekly prices end with the offer they are of, without a change of the stock', async () => {
  let now = new Date('2026-11-21T00:00:00Z');
  const { live, ids } = await followThree({ clock: () => now });
  const [uno] = ids;
  const estimate = { offerEnds: '2026-11-25' };
  await live.follow({ id: uno, groupId: groups.uno.group_id, settings: settings({}, { finance: { estimate } }) });
  const before = await live.load(uno);
  await live.refreshOutdated();
  expect(await live.load(uno)).toBe(before);
  now = new Date('2026-11-26T12:00:00Z');
  await live.refreshOutdated();
  const after = await live.load(uno);
  expect(after).not.toBe(before);
  expect(after.search(createEmptyState()).hits.every(({ weekly_price }) => weekly_price === null)).toBe(true);
  await live.stop();
});
