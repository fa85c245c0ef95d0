import { customType, foreignKey, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import {
  buildCurrentTimestampColumn,
  buildGroupIdColumn,
  buildSiteIdColumn,
  buildSitePolicy,
} from './columns.ts';
import { site } from './group.ts';
import { lead } from './leads.ts';

const bytes = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (data) => Buffer.from(data),
  fromDriver: (data) => new Uint8Array(data),
});

/** A file that was sent with an enquiry, such as a CV: kept and deleted with it. */
export const leadFile = pgTable(
  'lead_file',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    group_id: buildGroupIdColumn(),
    site_id: buildSiteIdColumn(),
    lead_id: integer().notNull(),
    /** The box of the form that it was chosen in. */
    field: text().notNull(),
    /** As the sender called it. */
    name: text().notNull(),
    /** By its content. */
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

/** An e-mail address, in small letters, that asked for no more e-mails of offers from a site. */
export const unsubscribed = pgTable(
  'unsubscribed',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    group_id: buildGroupIdColumn(),
    site_id: buildSiteIdColumn(),
    email: text().notNull(),
    /** The page on which it was asked. */
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
