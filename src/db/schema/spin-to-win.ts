import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import {
  buildCurrentTimestampColumn,
  buildIdColumn,
  buildSiteColumns,
  buildSitePolicy,
  referWithinSite,
} from './columns.ts';
import { referToSite } from './group.ts';
import { lead } from './leads.ts';

/**
 * A turn at a campaign's wheel and its prize (G10). A visitor, a phone number and an email address have one turn each;
 * a limited prize has one winner per piece.
 */
export const spinTurn = pgTable(
  'spin_turn',
  {
    id: buildIdColumn(),
    ...buildSiteColumns(),
    lead_id: integer().notNull(),
    campaign: text().notNull(),
    /** Digest of the token in the visitor's cookie. */
    token_hash: text().notNull(),
    phone: text().notNull(),
    /** In lower case. */
    email: text().notNull(),
    prize: text().notNull(),
    /** Which piece of a limited prize, from 1 on; null for an unlimited one. */
    piece: integer(),
    created_at: buildCurrentTimestampColumn(),
  },
  (table) => [
    referToSite(table).onDelete('cascade'),
    referWithinSite(table, table.lead_id, lead).onDelete('cascade'),
    unique('spin_turn_visitor').on(table.site_id, table.campaign, table.token_hash),
    unique('spin_turn_phone').on(table.site_id, table.campaign, table.phone),
    unique('spin_turn_email').on(table.site_id, table.campaign, table.email),
    unique('spin_turn_piece').on(table.site_id, table.campaign, table.prize, table.piece),
    buildSitePolicy(),
  ],
);
