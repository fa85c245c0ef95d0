import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { Campaign } from '../../domain/leads/campaign.ts';
import {
  buildCurrentTimestampColumn,
  buildIdColumn,
  buildSiteColumns,
  buildSitePolicy,
  buildTimestampColumn,
} from './columns.ts';
import { referToSite } from './group.ts';

/** A secret that a site signs with: made when first needed, the same for every process, never exposed (G8). */
export const siteSecret = pgTable(
  'site_secret',
  {
    ...buildSiteColumns(),
    purpose: text().$type<'bot_check' | 'spin_to_win' | 'sign_in' | 'alerts' | 'bookings'>().notNull(),
    secret: text().notNull(),
    created_at: buildCurrentTimestampColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.site_id, table.purpose] }),
    referToSite(table).onDelete('cascade'),
    buildSitePolicy(),
  ],
);

/** A used bot check, and what for: it is valid for that alone (G8). It is deleted once it has expired. */
export const spentCheck = pgTable(
  'spent_check',
  {
    ...buildSiteColumns(),
    challenge: text().notNull(),
    spent_on: text().notNull(),
    expires_at: buildTimestampColumn().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.site_id, table.challenge] }),
    referToSite(table).onDelete('cascade'),
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
    id: buildIdColumn(),
    ...buildSiteColumns(),
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
    referToSite(table).onDelete('cascade'),
    unique('lead_draft_once').on(table.site_id, table.form, table.sending_key),
    index('lead_draft_waiting').on(table.site_id, table.updated_at),
    buildSitePolicy(),
  ],
);
