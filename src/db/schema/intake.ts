import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { Campaign } from '../../domain/leads/campaign.ts';
import {
  buildCurrentTimestampColumn,
  buildGroupIdColumn,
  buildSiteIdColumn,
  buildSitePolicy,
  buildTimestampColumn,
} from './columns.ts';
import { site } from './group.ts';

/** What a site signs with: made when it is first needed, the same for every process, never told (G8). */
export const siteSecret = pgTable(
  'site_secret',
  {
    group_id: buildGroupIdColumn(),
    site_id: buildSiteIdColumn(),
    purpose: text().$type<'bot_check' | 'spin_to_win' | 'sign_in' | 'alerts' | 'bookings'>().notNull(),
    secret: text().notNull(),
    created_at: buildCurrentTimestampColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.site_id, table.purpose] }),
    foreignKey({
      columns: [table.group_id, table.site_id],
      foreignColumns: [site.group_id, site.id],
    }).onDelete('cascade'),
    buildSitePolicy(),
  ],
);

/** A bot check that was used, and for what: it is good for that alone (G8). It goes when it has expired. */
export const spentCheck = pgTable(
  'spent_check',
  {
    group_id: buildGroupIdColumn(),
    site_id: buildSiteIdColumn(),
    challenge: text().notNull(),
    spent_on: text().notNull(),
    expires_at: buildTimestampColumn().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.site_id, table.challenge] }),
    foreignKey({
      columns: [table.group_id, table.site_id],
      foreignColumns: [site.group_id, site.id],
    }).onDelete('cascade'),
    index('spent_check_expired').on(table.site_id, table.expires_at),
    buildSitePolicy(),
  ],
);

/**
 * A form that is sent step by step, before its last step (S7: generic lead sender). `lead_id` is the number that its
 * lead will have. What has become a lead is `done`, and holds nothing of what was written any more.
 */
export const leadDraft = pgTable(
  'lead_draft',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    group_id: buildGroupIdColumn(),
    site_id: buildSiteIdColumn(),
    lead_id: integer().notNull(),
    form: text().notNull(),
    sending_key: text().notNull(),
    fields: jsonb().$type<Record<string, string>>().notNull(),
    page: text().notNull(),
    user_agent: text(),
    visited: jsonb().$type<Record<string, unknown>>(),
    campaign: jsonb().$type<Campaign>().notNull().default({}),
    done: boolean().notNull().default(false),
    created_at: buildCurrentTimestampColumn(),
    updated_at: buildCurrentTimestampColumn(),
  },
  (table) => [
    foreignKey({
      columns: [table.group_id, table.site_id],
      foreignColumns: [site.group_id, site.id],
    }).onDelete('cascade'),
    unique('lead_draft_once').on(table.site_id, table.form, table.sending_key),
    index('lead_draft_waiting').on(table.site_id, table.updated_at),
    buildSitePolicy(),
  ],
);
