import { foreignKey, index, integer, jsonb, numeric, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import {
  buildCurrentTimestampColumn,
  buildGroupIdColumn,
  buildSiteIdColumn,
  buildSitePolicy,
  buildTimestampColumn,
} from './columns.ts';
import { site } from './group.ts';
import { car } from './stock.ts';

/** A signed-in shopper of one site, known by phone number in the form +61… (S3, S6). */
export const visitor = pgTable(
  'visitor',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    group_id: buildGroupIdColumn(),
    site_id: buildSiteIdColumn(),
    phone: text().notNull(),
    name: text(),
    last_name: text(),
    email: text(),
    postcode: text(),
    created_at: buildCurrentTimestampColumn(),
    last_seen_at: buildCurrentTimestampColumn(),
  },
  (table) => [
    foreignKey({
      columns: [table.group_id, table.site_id],
      foreignColumns: [site.group_id, site.id],
    }).onDelete('cascade'),
    unique('visitor_phone').on(table.site_id, table.phone),
    unique('visitor_scope_id').on(table.group_id, table.site_id, table.id),
    buildSitePolicy(),
  ],
);

/** A vehicle on a visitor's watchlist, with its price then, to alert them to a drop (S3, F2). */
export const watchlistEntry = pgTable(
  'watchlist_entry',
  {
    group_id: buildGroupIdColumn(),
    site_id: buildSiteIdColumn(),
    visitor_id: integer().notNull(),
    car_id: integer().notNull(),
    price_when_saved: numeric({ precision: 12, scale: 2, mode: 'number' }),
    /** The last price that its visitor was alerted to, so that they are not told twice. */
    price_told: numeric({ precision: 12, scale: 2, mode: 'number' }),
    saved_at: buildCurrentTimestampColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.visitor_id, table.car_id] }),
    foreignKey({
      columns: [table.group_id, table.site_id, table.visitor_id],
      foreignColumns: [visitor.group_id, visitor.site_id, visitor.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.group_id, table.car_id],
      foreignColumns: [car.group_id, car.id],
    }).onDelete('cascade'),
    index('watchlist_entry_car').on(table.group_id, table.car_id),
    buildSitePolicy(),
  ],
);

/** A search that a visitor saved; `query` is the address's query string, which is the whole state of a search (B2). */
export const savedSearch = pgTable(
  'saved_search',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    group_id: buildGroupIdColumn(),
    site_id: buildSiteIdColumn(),
    visitor_id: integer().notNull(),
    name: text().notNull(),
    path: text().notNull(),
    query: text().notNull(),
    alerts: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    saved_at: buildCurrentTimestampColumn(),
    last_alert_at: buildTimestampColumn(),
  },
  (table) => [
    foreignKey({
      columns: [table.group_id, table.site_id, table.visitor_id],
      foreignColumns: [visitor.group_id, visitor.site_id, visitor.id],
    }).onDelete('cascade'),
    unique('saved_search_once').on(table.visitor_id, table.path, table.query),
    buildSitePolicy(),
  ],
);

/** A visitor asked to see a dealer's phone number (S4, S7: car_id, dealership_id, website_id = site_id). */
export const phoneReveal = pgTable(
  'phone_reveal',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    group_id: buildGroupIdColumn(),
    site_id: buildSiteIdColumn(),
    car_id: integer(),
    dealership_id: integer(),
    revealed_at: buildCurrentTimestampColumn(),
  },
  (table) => [
    foreignKey({
      columns: [table.group_id, table.site_id],
      foreignColumns: [site.group_id, site.id],
    }).onDelete('cascade'),
    index('phone_reveal_newest').on(table.site_id, table.revealed_at),
    buildSitePolicy(),
  ],
);
