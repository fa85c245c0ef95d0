import { customType, foreignKey, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { buildCurrentTimestampColumn, buildGroupIdColumn, buildSiteIdColumn, buildSitePolicy } from './columns.ts';
import { site } from './group.ts';
import { lead } from './leads.ts';

const bytes = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (data) => Buffer.from(data),
  fromDriver: (data) => new Uint8Array(data),
});

/** A file sent with an enquiry, such as a CV: stored and deleted with it. */
export const leadFile = pgTable(
  'lead_file',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    group_id: buildGroupIdColumn(),
    site_id: buildSiteIdColumn(),
    lead_id: integer().notNull(),
    /** The form field that it was chosen in. */
    field: text().notNull(),
    /** The sender's file name. */
    name: text().notNull(),
    /** Detected from its content. */
    media_type: text().notNull(),
    content: bytes().notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.group_id, table.site_id, table.lead_id],
      foreignColumns: [lead.group_id, lead.site_id, lead.id],
    }).onDelete('cascade'),
    unique('lead_file_once').on(table.lead_id, table.field),
    buildSitePolicy(),
  ],
);

/** An e-mail address, in lower case, unsubscribed from a site's offers. */
export const unsubscribed = pgTable(
  'unsubscribed',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    group_id: buildGroupIdColumn(),
    site_id: buildSiteIdColumn(),
    email: text().notNull(),
    /** The page on which it was unsubscribed. */
    page: text().notNull(),
    asked_at: buildCurrentTimestampColumn(),
  },
  (table) => [
    foreignKey({
      columns: [table.group_id, table.site_id],
      foreignColumns: [site.group_id, site.id],
    }).onDelete('cascade'),
    unique('unsubscribed_once').on(table.site_id, table.email),
    buildSitePolicy(),
  ],
);
