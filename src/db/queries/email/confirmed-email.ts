import { sql } from 'drizzle-orm';

/**
 * Whether the current e-mail address of a `visitor` row was confirmed by a link sent to it. An unconfirmed address may
 * be somebody else's (F5). Written as SQL text because Drizzle omits table names when it selects from one table, and
 * the subquery could not tell its own columns from the visitor's.
 */
export const hasConfirmedEmail = sql<boolean>`exists (
  select from email_letter letter
  where letter.site_id = visitor.site_id and letter.visitor_id = visitor.id and letter.email = lower(visitor.email)
    and letter.confirmed_at is not null)`;
