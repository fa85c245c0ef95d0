import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { createEmptyDatabase, createTestDatabase } from '../../tests/database.ts';
import migrations from './migrations/meta/_journal.json' with { type: 'json' };
import { openDatabase } from './open.ts';

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

test('programs that bring an empty database of a server up to date at once all succeed', async () => {
  const { url, drop } = await createEmptyDatabase();
  cleanUps.push(drop);
  const opened = await Promise.allSettled([1, 2, 3].map(() => openDatabase({ databaseUrl: url, dataDir: '' })));
  for (const each of opened) if (each.status === 'fulfilled') cleanUps.push(() => each.value.close());
  expect(opened.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  cleanUps.push(() => client.end());
  const { rows } = await client.query(
    'select count(*) as applied, count(distinct hash) as known from drizzle.__drizzle_migrations',
  );
  expect(rows[0].applied).toBeGreaterThan(0);
  expect(rows[0].applied).toEqual(rows[0].known);
});

/** A database with the current schema whose list of migrations has these times. */
async function databaseMigratedAt(...times: number[]): Promise<string> {
  const { url, close } = await createTestDatabase();
  cleanUps.push(close);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('delete from drizzle.__drizzle_migrations');
  for (const time of times)
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      `made at ${time}`,
      time,
    ]);
  await client.end();
  return url;
}

const APPLIED = migrations.entries.map(({ when }) => when);

test('a database that has the baseline is used as it is', async () => {
  const url = await databaseMigratedAt(...APPLIED);
  const database = await openDatabase({ databaseUrl: url, dataDir: '' });
  cleanUps.push(() => database.close());
  const { rows } = await database.asPlatform((tx) => tx.execute(sql`select count(*) as sites from site`));
  expect(rows).toEqual([{ sites: 0 }]);
});

test('a database from before the baseline is refused, with what can be done', async () => {
  const url = await databaseMigratedAt(1795226062770, 1795442356700);
  const opening = openDatabase({ databaseUrl: url, dataDir: '' });
  await expect(opening).rejects.toThrow(
    /The database \w+ was made by a version from before the first release.*docs\/how-to\/run-in-production\.md/,
  );
});

test('a server that is not there is an error that names the address, not a wait', async () => {
  const opening = openDatabase({ databaseUrl: 'postgresql://app@127.0.0.1:1/none', dataDir: '' });
  await expect(opening).rejects.toThrow('127.0.0.1:1');
});

test('a statement that takes too long is stopped, unless the work asks for more time', async () => {
  const { url, close } = await createTestDatabase();
  const database = await openDatabase({ databaseUrl: url, dataDir: '' });
  cleanUps.push(close, () => database.close());
  const nap = database.asPlatform((tx) => tx.execute(sql`select pg_sleep(60)`), { statementTimeoutMs: 20 });
  await expect(nap).rejects.toMatchObject({ cause: { message: /statement timeout/ } });
  const limit = async (options = {}) => {
    const setting = sql`select current_setting('statement_timeout') as limit`;
    return (await database.asPlatform((tx) => tx.execute(setting), options)).rows[0]?.limit;
  };
  expect(await limit()).toBe('15s');
  expect(await limit({ statementTimeoutMs: 0 })).toBe('0');
});
