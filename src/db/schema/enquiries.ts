import { customType, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import {
  buildCurrentTimestampColumn,
  buildIdColumn,
  buildSiteColumns,
  buildSitePolicy,
  referWithinSite,
} from './columns.ts';
import { referToSite } from './group.ts';
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
    id: buildIdColumn(),
    ...buildSiteColumns(),
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
    referWithinSite(table, table.lead_id, lead).onDelete('cascade'),
    unique('lead_file_once').on(table.lead_id, table.field),
    buildSitePolicy(),
  ],
);

/** An email address, in lower case, unsubscribed from a site's offers. */
export const unsubscribed = pgTable(
  'unsubscribed',
  {
    id: buildIdColumn(),
    ...buildSiteColumns(),
    email: text().notNull(),
    /** The page on which it was unsubscribed. */
    page: text().notNull(),
    unsubscribed_at: buildCurrentTimestampColumn(),
  },
  (table) => [
    referToSite(table).onDelete('cascade'),
    unique('unsubscribed_once').on(table.site_id, table.email),
    buildSitePolicy(),
  ],
);
