import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import {
  buildCurrentTimestampColumn,
  buildIdColumn,
  buildSiteColumns,
  buildSitePolicy,
  buildTimestampColumn,
  referWithinSite,
} from './columns.ts';
import { referToSite } from './group.ts';
import { visitor } from './visitors.ts';

/**
 * A browser in which a visitor is signed in (F1). Only a digest of its cookie is stored: reading this row does not give
 * anybody the cookie.
 */
export const visitorSession = pgTable(
  'visitor_session',
  {
    id: buildIdColumn(),
    ...buildSiteColumns(),
    visitor_id: integer().notNull(),
    token_hash: text().notNull(),
    /** Where and with what browser they signed in, so that visitors recognise it in their list of sessions. */
    caller: text(),
    user_agent: text(),
    created_at: buildCurrentTimestampColumn(),
    updated_at: buildCurrentTimestampColumn(),
    expires_at: buildTimestampColumn().notNull(),
  },
  (table) => [
    referWithinSite(table, table.visitor_id, visitor).onDelete('cascade'),
    unique('visitor_session_token').on(table.site_id, table.token_hash),
    index('visitor_session_visitor').on(table.site_id, table.visitor_id),
    index('visitor_session_expired').on(table.site_id, table.expires_at),
    buildSitePolicy(),
  ],
);

/** A code sent to a phone (F1), as a digest with the wrong tries so far: `digest:tries`. It works once. */
export const signInCode = pgTable(
  'sign_in_code',
  {
    id: buildIdColumn(),
    ...buildSiteColumns(),
    phone: text().notNull(),
    value: text().notNull(),
    created_at: buildCurrentTimestampColumn(),
    updated_at: buildCurrentTimestampColumn(),
    expires_at: buildTimestampColumn().notNull(),
  },
  (table) => [
    referToSite(table).onDelete('cascade'),
    index('sign_in_code_phone').on(table.site_id, table.phone),
    index('sign_in_code_expired').on(table.site_id, table.expires_at),
    buildSitePolicy(),
  ],
);

/** A request for a code, or a try of one, in the last hour: what the limits of signing in count (F1). */
export const signInAttempt = pgTable(
  'sign_in_attempt',
  {
    id: buildIdColumn(),
    ...buildSiteColumns(),
    kind: text().$type<'send' | 'try'>().notNull(),
    phone: text().notNull(),
    caller: text().notNull(),
    attempted_at: buildTimestampColumn().notNull(),
  },
  (table) => [
    referToSite(table).onDelete('cascade'),
    index('sign_in_attempt_newest').on(table.site_id, table.kind, table.attempted_at),
    buildSitePolicy(),
  ],
);
