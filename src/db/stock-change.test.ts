import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/database.ts';
import { seedTwoGroups, type TwoGroups } from '../../tests/two-groups.ts';
import { getStockVersion, readStockChanges } from './queries/stock/cars.ts';
import { STOCK_CHANGED, StockForgotten, withStockChange } from './stock-change.ts';

let db: TestDatabase;
let world: TwoGroups;
beforeAll(async () => {
  db = await createTestDatabase();
  world = await seedTwoGroups(db.database);
});
afterAll(() => db.close());

const site = () => db.database.forSite({ groupId: world.uno.group_id, siteId: world.uno.id });
const version = () => db.database.asPlatform((tx) => getStockVersion(tx, world.uno.group_id));
const setPrice = (price: number) =>
  site().run((tx) =>
    withStockChange(tx, world.uno.group_id, () =>
      tx.execute(sql`update car set price = ${price} where id = ${world.alfaCarId}`),
    ),
  );

test('a change of the stock raises the version by one and tells who listens', async () => {
  const before = await version();
  const heard = Promise.withResolvers<string>();
  const stop = await db.database.listen(STOCK_CHANGED, { onPayload: heard.resolve });
  expect(await setPrice(1_000)).toMatchObject({ version: before + 1, changed: true });
  expect(JSON.parse(await heard.promise)).toEqual({
    group_id: world.uno.group_id,
    stock_version: before + 1,
  });
  stop();
});

test('a change that writes no vehicle leaves the version as it was', async () => {
  const before = await version();
  const change = await site().run((tx) => withStockChange(tx, world.uno.group_id, async () => 'nothing'));
  expect(change).toEqual({ value: 'nothing', version: before, changed: false });
  expect(await version()).toBe(before);
});

test('a change that fails leaves nothing behind', async () => {
  const before = await version();
  const failing = site().run((tx) =>
    withStockChange(tx, world.uno.group_id, async () => {
      await tx.execute(sql`update car set price = 5`);
      throw new Error('half-way');
    }),
  );
  await expect(failing).rejects.toThrow('half-way');
  expect(await version()).toBe(before);
});

test('changes of one group wait for each other: every one has a version of its own', async () => {
  const before = await version();
  const versions = await Promise.all([1, 2, 3, 4, 5].map((price) => setPrice(price)));
  expect(versions.map((change) => change.version).toSorted((a, b) => a - b)).toEqual(
    [1, 2, 3, 4, 5].map((step) => before + step),
  );
});

test('a lead can be written while a change of the stock is under way', async () => {
  await site().run((tx) =>
    withStockChange(tx, world.uno.group_id, async () => {
      await site().run((other) =>
        other.execute(sql`insert into lead (idempotency_key, category, payload) values ('during', 'x', '{}')`),
      );
    }),
  );
  const { rows } = await site().run((tx) => tx.execute(sql`select from lead where idempotency_key = 'during'`));
  expect(rows).toHaveLength(1);
});

test.for([
  ['written', sql`update car set price = 1`],
  ['deleted', sql`delete from car`],
] as const)('a vehicle cannot be %s outside of a change of the stock', async ([, statement]) => {
  const writing = site().run((tx) => tx.execute(statement));
  await expect(writing).rejects.toMatchObject({ cause: { message: /withStockChange/ } });
});

test('a group outside the scope is not there to be changed', async () => {
  const changing = site().run((tx) => withStockChange(tx, world.beta.group_id, async () => {}));
  await expect(changing).rejects.toThrow(`There is no group ${world.beta.group_id} in this scope`);
});

test('deletions are forgotten after a day, with the next change; who is further behind reads all', async () => {
  const { group_id: groupId } = world.uno;
  const read = (since: number) => db.database.asPlatform((tx) => readStockChanges(tx, groupId, since, () => {}));
  const addAndDelete = async (slug: string) => {
    const add = sql`insert into car (dealership_id, feed, slug, stocknum, name, make, model, car_type)
      select dealership_id, feed, ${slug}, ${slug}, name, make, model, car_type from car where id = ${world.alfaCarId}`;
    await site().run((tx) => withStockChange(tx, groupId, () => tx.execute(add)));
    const remove = sql`delete from car where slug = ${slug}`;
    return (await site().run((tx) => withStockChange(tx, groupId, () => tx.execute(remove)))).version;
  };
  const old = await addAndDelete('old');
  const fresh = await addAndDelete('fresh');
  await db.database.asPlatform((tx) =>
    tx.execute(
      sql`
        update car_removed set removed_at = now() - interval '25 hours'
        where group_id = ${groupId} and stock_version <= ${old}`,
    ),
  );
  expect((await read(old - 1)).removed).toHaveLength(2);
  await setPrice(3_000);
  await expect(read(old - 1)).rejects.toThrow(StockForgotten);
  expect(await read(old)).toMatchObject({ version: fresh + 1, removed: [expect.any(Number)] });
  expect(await read(0)).toMatchObject({ version: fresh + 1, removed: [] });
});
