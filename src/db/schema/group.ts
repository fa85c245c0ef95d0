import { bigint, foreignKey, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import {
  buildCurrentTimestampColumn,
  buildGroupIdColumn,
  buildIdColumn,
  buildScopeGroupPolicy,
  buildScopeSitePolicy,
  buildSiteColumns,
  buildSitePolicy,
  type OfSite,
} from './columns.ts';

/** A dealer group: the owner of dealerships, locations, stock and leads (S1, G1). */
export const dealerGroup = pgTable(
  'dealer_group',
  {
    id: buildIdColumn(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    /** Grows by one with every change of the group's stock; see `stock-change.ts`. */
    stock_version: bigint({ mode: 'number' }).notNull().default(0),
    /** Deletions up to this version of the stock may no longer be in `car_removed`. */
    removals_pruned_to: bigint({ mode: 'number' }).notNull().default(0),
    created_at: buildCurrentTimestampColumn(),
  },
  () => [buildScopeGroupPolicy()],
);

/** What no two folders may both have: hosts, and the places of a group by their slugs. */
export interface FolderClaims {
  group: { slug: string; name: string };
  hosts: string[];
  dealerships: string[];
  locations: string[];
}

/** A site's folder as it was applied. */
export interface StoredFolder {
  /** Of its files, and of the standard pages. */
  digest: string;
  /** The version of the code that has checked it. */
  code: string;
  claims: FolderClaims;
}

/**
 * One website of a group (A1). `settings` are stored as given, before defaults: what a site leaves out follows the
 * platform's defaults.
 */
export const site = pgTable(
  'site',
  {
    id: buildIdColumn(),
    group_id: buildGroupIdColumn().references(() => dealerGroup.id, { onDelete: 'cascade' }),
    slug: text().notNull().unique(),
    preset: text(),
    settings: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    settings_version: integer().notNull().default(1),
    /** The folder that the site was written from last; null after any other change. */
    folder: jsonb().$type<StoredFolder>(),
    created_at: buildCurrentTimestampColumn(),
    updated_at: buildCurrentTimestampColumn(),
  },
  (table) => [unique('site_group_id_id').on(table.group_id, table.id), buildScopeSitePolicy()],
);

/** A reference to the row's site, which is one of the row's group. */
export const referToSite = (table: OfSite) =>
  foreignKey({ columns: [table.group_id, table.site_id], foreignColumns: [site.group_id, site.id] });

/**
 * A host name at which a site answers: lower case, without a port. `position` 0 is the site's own, for canonical links.
 */
export const siteHost = pgTable(
  'site_host',
  {
    host: text().primaryKey(),
    ...buildSiteColumns(),
    position: integer().notNull().default(0),
  },
  (table) => [referToSite(table).onDelete('cascade'), index('site_host_site').on(table.site_id), buildSitePolicy()],
);
