import { sql } from 'drizzle-orm';
import { doublePrecision, index, pgPolicy, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * Coordinates of postcodes and suburbs, if the operator loaded them (`npm run postcodes`). It belongs to no group:
 * every site may read it, only the platform may write it.
 */
export const postalPlace = pgTable(
  'postal_place',
  {
    postcode: text().notNull(),
    name: text().notNull(),
    state: text().notNull(),
    lat: doublePrecision().notNull(),
    long: doublePrecision().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postcode, table.state, table.name] }),
    index('postal_place_name').on(sql`lower(${table.name})`),
    pgPolicy('read_by_all', { for: 'select', to: 'public', using: sql`true` }),
    pgPolicy('written_by_platform', {
      for: 'all',
      to: 'public',
      using: sql`(select current_setting('app.scope', true)) = 'platform'`,
      withCheck: sql`(select current_setting('app.scope', true)) = 'platform'`,
    }),
  ],
);
