import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import {
  buildDollarsColumn,
  buildIdColumn,
  buildSiteColumns,
  buildSitePolicy,
  buildTimestampColumn,
} from './columns.ts';
import { referToSite } from './group.ts';

/** The kinds of content whose documents a site writes; each has its schema in `settings/content.ts`. */
export const CONTENT_KINDS = ['offer', 'promo', 'page', 'post', 'wheel'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/**
 * A piece of a site's content: a special offer, a promo node (start, expiry, position, display, strictDisplay; S3), a
 * page, a post (href, heading, image, date; G2). What queries need is a column, the rest is the document in its own
 * schema.
 */
export const content = pgTable(
  'content',
  {
    id: buildIdColumn(),
    ...buildSiteColumns(),
    kind: text().$type<ContentKind>().notNull(),
    slug: text().notNull(),
    position: integer().notNull().default(0),
    start: buildTimestampColumn(),
    expiry: buildTimestampColumn(),
    body: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    referToSite(table).onDelete('cascade'),
    unique('content_slug').on(table.site_id, table.kind, table.slug),
    buildSitePolicy(),
  ],
);

/**
 * A region that vehicles are delivered to, and its price; `postcodes` are single ones or ranges such as 4000-4179 (S3:
 * delivery estimate).
 */
export const deliveryRegion = pgTable(
  'delivery_region',
  {
    id: buildIdColumn(),
    ...buildSiteColumns(),
    name: text().notNull(),
    price: buildDollarsColumn().notNull(),
    postcodes: text().array().notNull(),
    position: integer().notNull().default(0),
  },
  (table) => [
    referToSite(table).onDelete('cascade'),
    index('delivery_region_site').on(table.site_id),
    buildSitePolicy(),
  ],
);
