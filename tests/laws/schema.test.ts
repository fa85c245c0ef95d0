import { getTableColumns, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

test('the migrations make exactly the tables and columns of the schema', async () => {
  const modules = import.meta.glob<Record<string, unknown>>('../../src/db/schema/*.ts', { eager: true });
  const tables = Object.values(modules).flatMap((exports) =>
    Object.values(exports).filter((value) => is(value, PgTable)),
  );
  const declared = tables.flatMap((table) =>
    Object.values(getTableColumns(table)).map((column) => ({
      name: `${getTableConfig(table).name}.${column.name}`,
      required: column.notNull,
    })),
  );
  const { rows } = await db.database.asPlatform((tx) =>
    tx.execute<{ name: string; required: boolean }>(sql`
      select table_name || '.' || column_name as name, is_nullable = 'NO' as required
      from information_schema.columns where table_schema = 'public'`),
  );
  const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
  expect(rows.toSorted(byName)).toEqual(declared.toSorted(byName));
});
