import { sql } from 'drizzle-orm';

/**
 * Of a row of `visitor`: whether the e-mail address that it has now was confirmed by a letter that came there. Any
 * other may be somebody else's (F5). Written out: a selection from one table names its columns without their table,
 * which this could not tell from its own.
 */
export const hasConfirmedEmail = sql<boolean>`exists (
  select from email_letter letter
  where letter.site_id = visitor.site_id and letter.visitor_id = visitor.id and letter.email = lower(visitor.email)
    and letter.confirmed_at is not null)`;
