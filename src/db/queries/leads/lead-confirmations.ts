import { and, count, eq, exists, gte, sql } from 'drizzle-orm';
import { toMailbox } from '../../../domain/contact/mailbox.ts';
import { lead, leadDelivery } from '../../schema/leads.ts';
import type { SiteTx } from '../../scope.ts';
import type { NewLead } from './leads.ts';

const DAY_MS = 86_400_000;

/**
 * Whether the shopper of a lead gets a confirmation: not when the site sends none, a bot may have written the lead, or
 * the mailbox got as many from this site within a day as the settings allow. Anybody can type anybody's address. Calls
 * for the same mailbox are serialised until the transaction ends, so concurrent processes cannot exceed the limit.
 */
export async function canConfirm(
  tx: SiteTx,
  email: string | null,
  { answers, routes: { confirmation }, created_at }: Pick<NewLead, 'answers' | 'routes' | 'created_at'>,
): Promise<boolean> {
  if (!email || confirmation.send === 'off' || answers.suspected) return false;
  const { perDay } = confirmation;
  if (perDay === undefined) return true;
  const mailbox = toMailbox(email);
  const name = `confirmation ${tx.scope.siteId} ${mailbox}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  return (await countConfirmations(tx, mailbox, new Date(created_at.getTime() - DAY_MS))) < perDay;
}

/** Sent or enqueued. */
export async function isConfirmed(tx: SiteTx, leadId: number): Promise<boolean> {
  const [row] = await tx
    .select({ id: leadDelivery.id })
    .from(leadDelivery)
    .where(and(eq(leadDelivery.lead_id, leadId), eq(leadDelivery.kind, 'confirmation')))
    .limit(1);
  return row !== undefined;
}

/** Sent or enqueued, since a moment. */
async function countConfirmations(tx: SiteTx, mailbox: string, since: Date): Promise<number> {
  const confirmation = tx
    .select({ id: leadDelivery.id })
    .from(leadDelivery)
    .where(and(eq(leadDelivery.lead_id, lead.id), eq(leadDelivery.kind, 'confirmation')));
  const [row] = await tx
    .select({ found: count() })
    .from(lead)
    .where(
      and(
        eq(lead.site_id, tx.scope.siteId),
        gte(lead.created_at, since),
        sql`regexp_replace(lower(${lead.email}), '[+][^@]*@', '@') = ${mailbox}`,
        exists(confirmation),
      ),
    );
  return row?.found ?? 0;
}
