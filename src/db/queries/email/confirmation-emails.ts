import { and, desc, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { getFirstRow } from '../../first-row.ts';
import { confirmationEmail } from '../../schema/alerts.ts';
import { visitor } from '../../schema/visitors.ts';
import type { SiteTx } from '../../scope.ts';
import { hasConfirmedEmail } from './confirmed-email.ts';

/** An email that asks a visitor to confirm their address. `token_hash` is the digest of the token in its link. */
export type ConfirmationEmail = Pick<
  typeof confirmationEmail.$inferSelect,
  'visitor_id' | 'email' | 'token_hash' | 'sent_at' | 'expires_at'
>;

/** Most confirmation emails in 24 hours, and the seconds between two to the same mailbox. */
export interface ConfirmationEmailLimits {
  mailbox: number;
  visitor: number;
  apartSeconds: number;
}

/** Whether a confirmation email may be sent, with its id; if not, why. */
export type ConfirmationEmailVerdict = { ok: true; id: number } | { ok: false; why: 'too-many' | 'too-soon' };

const DAY_MS = 86_400_000;

/**
 * Records a confirmation email that is about to be sent, within the limits. Calls of one site are serialised here, so
 * that concurrent ones cannot exceed the limits together.
 */
export async function addConfirmationEmail(
  tx: SiteTx,
  wanted: ConfirmationEmail,
  limits: ConfirmationEmailLimits,
): Promise<ConfirmationEmailVerdict> {
  const { siteId } = tx.scope;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`confirmation_email ${siteId}`}, 0))`);
  const since = new Date(wanted.sent_at.getTime() - DAY_MS);
  const before = await tx
    .select({
      visitor_id: confirmationEmail.visitor_id,
      email: confirmationEmail.email,
      sent_at: confirmationEmail.sent_at,
    })
    .from(confirmationEmail)
    .where(
      and(
        eq(confirmationEmail.site_id, siteId),
        gt(confirmationEmail.sent_at, since),
        or(eq(confirmationEmail.email, wanted.email), eq(confirmationEmail.visitor_id, wanted.visitor_id)),
      ),
    );
  const toMailbox = before.filter(({ email }) => email === wanted.email);
  const ofVisitor = before.filter(({ visitor_id }) => visitor_id === wanted.visitor_id);
  const soonest = wanted.sent_at.getTime() - limits.apartSeconds * 1000;
  if (toMailbox.some(({ sent_at }) => sent_at.getTime() > soonest)) return { ok: false, why: 'too-soon' };
  if (toMailbox.length >= limits.mailbox || ofVisitor.length >= limits.visitor) return { ok: false, why: 'too-many' };
  const saved = await tx.insert(confirmationEmail).values(wanted).returning({ id: confirmationEmail.id });
  return { ok: true, id: getFirstRow(saved).id };
}

/** For an email that could not be sent. */
export async function removeConfirmationEmail(tx: SiteTx, id: number): Promise<void> {
  await tx
    .delete(confirmationEmail)
    .where(and(eq(confirmationEmail.site_id, tx.scope.siteId), eq(confirmationEmail.id, id)));
}

/** The visitor's email address, and whether it is confirmed or a link that is still valid was sent to it. */
export async function findMailbox(
  tx: SiteTx,
  visitorId: number,
  now: Date,
): Promise<{ email: string; state: 'confirmed' | 'pending' | 'unconfirmed' } | null> {
  const [row] = await tx
    .select({
      email: visitor.email,
      isConfirmed: hasConfirmedEmail,
      isPending: sql<boolean>`exists (
        select from confirmation_email sent
        where sent.site_id = visitor.site_id and sent.visitor_id = visitor.id
          and sent.email = lower(visitor.email) and sent.expires_at > ${now.toISOString()}::timestamptz)`,
    })
    .from(visitor)
    .where(and(eq(visitor.site_id, tx.scope.siteId), eq(visitor.id, visitorId)));
  if (!row?.email) return null;
  return { email: row.email, state: row.isConfirmed ? 'confirmed' : row.isPending ? 'pending' : 'unconfirmed' };
}

/**
 * What a confirmation link is still good for: `open` to confirm an address, or `confirmed` already; undefined when it
 * is not valid.
 */
export async function findConfirmationState(
  tx: SiteTx,
  tokenHash: string,
  now: Date,
): Promise<'open' | 'confirmed' | undefined> {
  const [row] = await tx
    .select({ confirmed_at: confirmationEmail.confirmed_at })
    .from(confirmationEmail)
    .innerJoin(
      visitor,
      and(eq(visitor.id, confirmationEmail.visitor_id), eq(visitor.site_id, confirmationEmail.site_id)),
    )
    .where(and(isGood(tx, tokenHash, now), eq(sql`lower(${visitor.email})`, confirmationEmail.email)));
  return row && (row.confirmed_at ? 'confirmed' : 'open');
}

export async function confirmEmailAddress(tx: SiteTx, tokenHash: string, now: Date): Promise<void> {
  await tx
    .update(confirmationEmail)
    .set({ confirmed_at: now })
    .where(and(isGood(tx, tokenHash, now), isNull(confirmationEmail.confirmed_at)));
}

/**
 * Withdraws confirmations by visitor or by email address: the address must then be confirmed anew, by another email.
 */
export async function withdrawConfirmation(
  tx: SiteTx,
  of: { visitorId: number } | { email: string },
  now: Date,
): Promise<void> {
  const isMeant =
    'email' in of
      ? eq(confirmationEmail.email, of.email.toLowerCase())
      : eq(confirmationEmail.visitor_id, of.visitorId);
  await tx
    .update(confirmationEmail)
    .set({
      confirmed_at: null,
      expires_at: sql`least(${confirmationEmail.expires_at}, ${now.toISOString()}::timestamptz)`,
    })
    .where(and(eq(confirmationEmail.site_id, tx.scope.siteId), isMeant));
}

/** Newest first. */
export async function listConfirmationEmails(tx: SiteTx, visitorId: number) {
  const { email, sent_at, expires_at, confirmed_at } = confirmationEmail;
  return tx
    .select({ email, sent_at, expires_at, confirmed_at })
    .from(confirmationEmail)
    .where(and(eq(confirmationEmail.site_id, tx.scope.siteId), eq(confirmationEmail.visitor_id, visitorId)))
    .orderBy(desc(confirmationEmail.sent_at), desc(confirmationEmail.id));
}

/**
 * Deletes confirmation emails of the site whose link has expired, or whose visitor has another address now; returns
 * how many. Those that a limit still counts stay.
 */
export async function removeOldConfirmationEmails(tx: SiteTx, now: Date): Promise<number> {
  const { siteId } = tx.scope;
  const isCurrent = sql`exists (
    select from visitor where visitor.id = confirmation_email.visitor_id
      and lower(visitor.email) = confirmation_email.email)`;
  const { rowCount } = await tx
    .delete(confirmationEmail)
    .where(
      and(
        eq(confirmationEmail.site_id, siteId),
        lt(confirmationEmail.expires_at, now),
        lt(confirmationEmail.sent_at, new Date(now.getTime() - DAY_MS)),
        or(isNull(confirmationEmail.confirmed_at), sql`not ${isCurrent}`),
      ),
    );
  return rowCount ?? 0;
}

const isGood = (tx: SiteTx, tokenHash: string, now: Date) =>
  and(
    eq(confirmationEmail.site_id, tx.scope.siteId),
    eq(confirmationEmail.token_hash, tokenHash),
    or(gt(confirmationEmail.expires_at, now), isNotNull(confirmationEmail.confirmed_at)),
  );
