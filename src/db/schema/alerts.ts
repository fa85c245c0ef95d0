import { boolean, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { AlertChannel, AlertContent, AlertState } from '../../domain/alerts/alert.ts';
import {
  buildCurrentTimestampColumn,
  buildDayColumn,
  buildIdColumn,
  buildSiteColumns,
  buildSitePolicy,
  buildTimestampColumn,
  referWithinSite,
} from './columns.ts';
import { visitor } from './visitors.ts';

/** How a visitor wants to hear of new matches and lower prices (F5); without a row they get no alerts. */
export const alertChoice = pgTable(
  'alert_choice',
  {
    visitor_id: integer().primaryKey(),
    ...buildSiteColumns(),
    channel: text().$type<AlertChannel>().notNull(),
    /** Whether price drops of saved vehicles are reported. */
    price_drops: boolean().notNull().default(true),
    chosen_at: buildCurrentTimestampColumn(),
  },
  (table) => [
    referWithinSite(table, table.visitor_id, visitor).onDelete('cascade'),
    index('alert_choice_channel').on(table.site_id, table.channel),
    buildSitePolicy(),
  ],
);

/**
 * A confirmation email that asked a visitor, by a link, whether the address is theirs (F5). Only a digest of the
 * link's token is stored.
 */
export const confirmationEmail = pgTable(
  'confirmation_email',
  {
    id: buildIdColumn(),
    ...buildSiteColumns(),
    visitor_id: integer().notNull(),
    /** In lower case. */
    email: text().notNull(),
    token_hash: text().notNull(),
    sent_at: buildCurrentTimestampColumn(),
    expires_at: buildTimestampColumn().notNull(),
    confirmed_at: buildTimestampColumn(),
  },
  (table) => [
    referWithinSite(table, table.visitor_id, visitor).onDelete('cascade'),
    unique('confirmation_email_token').on(table.site_id, table.token_hash),
    index('confirmation_email_visitor').on(table.visitor_id, table.email),
    index('confirmation_email_mailbox').on(table.site_id, table.email, table.sent_at),
    buildSitePolicy(),
  ],
);

/** A visitor's alert of a day. A constraint allows one a day (F5). */
export const visitorAlert = pgTable(
  'visitor_alert',
  {
    id: buildIdColumn(),
    ...buildSiteColumns(),
    visitor_id: integer().notNull(),
    /** In the site's time zone. */
    day: buildDayColumn().notNull(),
    content: jsonb().$type<AlertContent>().notNull(),
    state: text().$type<AlertState>().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    created_at: buildCurrentTimestampColumn(),
    sent_at: buildTimestampColumn(),
  },
  (table) => [
    referWithinSite(table, table.visitor_id, visitor).onDelete('cascade'),
    unique('visitor_alert_once_a_day').on(table.visitor_id, table.day),
    index('visitor_alert_state').on(table.site_id, table.state, table.created_at),
    buildSitePolicy(),
  ],
);
