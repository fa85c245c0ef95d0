import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** The `set` of an upsert that takes over everything the new row says, but for what identifies the row. */
export function buildUpsertSet(table: PgTable, identity: string[]): Record<string, SQL> {
  const kept = new Set(['id', 'created_at', ...identity]);
  return Object.fromEntries(
    Object.entries(getTableColumns(table))
      .filter(([key]) => !kept.has(key))
      .map(([key, column]) => [key, sql.raw(`excluded."${column.name}"`)]),
  );
}

/** A column as people sort names: by language, without regard to case or accents first. */
export function collateByName(column: SQL | { getSQL(): SQL }): SQL {
  return sql`${column} collate "und-x-icu"`;
}
