import { index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import {
  buildCurrentTimestampColumn,
  buildDollarsColumn,
  buildIdColumn,
  buildSiteColumns,
  buildSitePolicy,
  buildTimestampColumn,
  referWithinGroup,
  referWithinSite,
} from './columns.ts';
import { referToSite } from './group.ts';
import { car } from './stock.ts';

/** A signed-in shopper of one site, known by phone number in the form +61… (S3, S6). */
export const visitor = pgTable(
  'visitor',
  {
    id: buildIdColumn(),
    ...buildSiteColumns(),
    phone: text().notNull(),
    name: text(),
    last_name: text(),
    email: text(),
    postcode: text(),
    created_at: buildCurrentTimestampColumn(),
    last_seen_at: buildCurrentTimestampColumn(),
  },
  (table) => [
    referToSite(table).onDelete('cascade'),
    unique('visitor_phone').on(table.site_id, table.phone),
    unique('visitor_scope_id').on(table.group_id, table.site_id, table.id),
    buildSitePolicy(),
  ],
);

/** A vehicle on a visitor's watchlist, with its price then, to alert them to a drop (S3, F2). */
export const watchlistEntry = pgTable(
  'watchlist_entry',
  {
    ...buildSiteColumns(),
    visitor_id: integer().notNull(),
    car_id: integer().notNull(),
    price_when_saved: buildDollarsColumn(),
    /** The last price that its visitor was alerted to, so that they are not told twice. */
    price_told: buildDollarsColumn(),
    saved_at: buildCurrentTimestampColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.visitor_id, table.car_id] }),
    referWithinSite(table, table.visitor_id, visitor).onDelete('cascade'),
    referWithinGroup(table, table.car_id, car).onDelete('cascade'),
    index('watchlist_entry_car').on(table.group_id, table.car_id),
    buildSitePolicy(),
  ],
);

/** A search that a visitor saved; `query` is the address's query string, which is the whole state of a search (B2). */
export const savedSearch = pgTable(
  'saved_search',
  {
    id: buildIdColumn(),
    ...buildSiteColumns(),
    visitor_id: integer().notNull(),
    name: text().notNull(),
    path: text().notNull(),
    query: text().notNull(),
    alerts: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    saved_at: buildCurrentTimestampColumn(),
    last_alert_at: buildTimestampColumn(),
  },
  (table) => [
    referWithinSite(table, table.visitor_id, visitor).onDelete('cascade'),
    unique('saved_search_once').on(table.visitor_id, table.path, table.query),
    buildSitePolicy(),
  ],
);

/** A visitor asked to see a dealer's phone number (S4, S7: car_id, dealership_id, website_id = site_id). */
export const phoneReveal = pgTable(
  'phone_reveal',
  {
    id: buildIdColumn(),
    ...buildSiteColumns(),
    car_id: integer(),
    dealership_id: integer(),
    revealed_at: buildCurrentTimestampColumn(),
  },
  (table) => [
    referToSite(table).onDelete('cascade'),
    index('phone_reveal_newest').on(table.site_id, table.revealed_at),
    buildSitePolicy(),
  ],
);
