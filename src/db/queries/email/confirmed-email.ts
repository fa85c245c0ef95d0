import { sql } from 'drizzle-orm';

/**
 * Whether the current email address of a `visitor` row was confirmed by a link sent to it. An unconfirmed address may
 * be somebody else's (F5). Written as SQL text because Drizzle omits table names when it selects from one table, and
 * the subquery could not tell its own columns from the visitor's.
 */
export const hasConfirmedEmail = sql<boolean>`exists (
  select from confirmation_email sent
  where sent.site_id = visitor.site_id and sent.visitor_id = visitor.id and sent.email = lower(visitor.email)
    and sent.confirmed_at is not null)`;
