import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** The `set` of an upsert that takes over every column of the new row but those that identify it. */
export function buildUpsertSet(table: PgTable, identity: string[]): Record<string, SQL> {
  const kept = new Set(['id', 'created_at', ...identity]);
  return Object.fromEntries(
    Object.entries(getTableColumns(table))
      .filter(([key]) => !kept.has(key))
      .map(([key, column]) => [key, sql.raw(`excluded."${column.name}"`)]),
  );
}

/** A column in the order in which people sort names: case and accents count last. */
export function collateByName(column: SQL | { getSQL(): SQL }): SQL {
  return sql`${column} collate "und-x-icu"`;
}
