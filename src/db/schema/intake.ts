import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { Campaign } from '../../domain/leads/campaign.ts';
import {
  buildCurrentTimestampColumn,
  buildGroupIdColumn,
  buildSiteIdColumn,
  buildSitePolicy,
  buildTimestampColumn,
} from './columns.ts';
import { site } from './group.ts';

/** A secret that a site signs with: made when first needed, the same for every process, never exposed (G8). */
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

/** A used bot check, and what for: it is valid for that alone (G8). It is deleted once it has expired. */
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
 * A form that is sent step by step, before its last step (S7: generic lead sender). `lead_id` is the id that its lead
 * will have. Once it is a lead it is `done`, and holds none of the answers any more.
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
