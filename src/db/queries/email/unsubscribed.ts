import { and, eq, sql } from 'drizzle-orm';
import { unsubscribed } from '../../schema/enquiries.ts';
import { lead } from '../../schema/leads.ts';
import type { SiteTx } from '../../scope.ts';
import { withdrawConfirmation } from './confirmation-emails.ts';

/**
 * Unsubscribes an email address from all of the site's offers, and withdraws the consent of its leads. Each lead's own
 * consent record still says what was consented to and when. Alerts go to the address only once it is confirmed anew.
 */
export async function unsubscribe(tx: SiteTx, email: string, page: string, now: Date): Promise<void> {
  const address = email.toLowerCase();
  await withdrawConfirmation(tx, { email: address }, now);
  await tx
    .insert(unsubscribed)
    .values({ email: address, page, unsubscribed_at: now })
    .onConflictDoNothing({ target: [unsubscribed.site_id, unsubscribed.email] });
  await tx
    .update(lead)
    .set({ opt_in: false, payload: sql`${lead.payload} || '{"opt_in": false}'` })
    .where(and(eq(lead.site_id, tx.scope.siteId), eq(sql`lower(${lead.email})`, address), eq(lead.opt_in, true)));
}

export async function isUnsubscribed(tx: SiteTx, email: string): Promise<boolean> {
  const found = await tx
    .select({ id: unsubscribed.id })
    .from(unsubscribed)
    .where(and(eq(unsubscribed.site_id, tx.scope.siteId), eq(unsubscribed.email, email.toLowerCase())));
  return found.length > 0;
}
