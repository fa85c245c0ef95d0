import { and, asc, eq, gt, lt, notExists, or, sql } from 'drizzle-orm';
import { alias, union } from 'drizzle-orm/pg-core';
import type { AlertChannel, AlertContent, AlertState } from '../../../domain/alerts/alert.ts';
import { alertChoice, visitorAlert } from '../../schema/alerts.ts';
import { visitor } from '../../schema/visitors.ts';
import type { PlatformTx, SiteTx } from '../../scope.ts';
import { getSiteSecret } from '../../site-secret.ts';
import { hasConfirmedEmail } from '../email/confirmed-email.ts';

export interface AlertChoice {
  channel: AlertChannel;
  price_drops: boolean;
}

/** What a visitor of the site chose; undefined if they have not chosen yet. */
export async function findAlertChoice(tx: SiteTx, visitorId: number): Promise<AlertChoice | undefined> {
  const { channel, price_drops } = alertChoice;
  const [row] = await tx
    .select({ channel, price_drops })
    .from(alertChoice)
    .where(and(eq(alertChoice.site_id, tx.scope.siteId), eq(alertChoice.visitor_id, visitorId)));
  return row;
}

/** Does nothing when there is no such visitor. */
export async function saveAlertChoice(tx: SiteTx, visitorId: number, choice: AlertChoice, now: Date): Promise<void> {
  const [own] = await tx
    .select({ id: visitor.id })
    .from(visitor)
    .where(and(eq(visitor.site_id, tx.scope.siteId), eq(visitor.id, visitorId)));
  if (!own) return;
  const row = { ...choice, chosen_at: now };
  await tx
    .insert(alertChoice)
    .values({ visitor_id: visitorId, ...row })
    .onConflictDoUpdate({ target: alertChoice.visitor_id, set: row });
}

/** The sites with visitors who chose alerts, or with alerts that are not sent yet. */
export async function listSitesWithAlerts(tx: PlatformTx): Promise<number[]> {
  const chosen = tx.selectDistinct({ siteId: alertChoice.site_id }).from(alertChoice);
  const open = tx
    .selectDistinct({ siteId: visitorAlert.site_id })
    .from(visitorAlert)
    .where(eq(visitorAlert.state, 'waiting'));
  return (await union(chosen, open)).map(({ siteId }) => siteId);
}

export interface AlertRecipient extends AlertChoice {
  visitor_id: number;
}

/** Visitors of the site who want alerts, can get them and had none that day, by id from one on. */
export async function listDueRecipients(
  tx: SiteTx,
  day: string,
  { after, limit }: { after: number; limit: number },
): Promise<AlertRecipient[]> {
  const notified = tx
    .select({ id: visitorAlert.id })
    .from(visitorAlert)
    .where(and(eq(visitorAlert.visitor_id, alertChoice.visitor_id), eq(visitorAlert.day, day)));
  const { visitor_id, channel, price_drops } = alertChoice;
  return tx
    .select({ visitor_id, channel, price_drops })
    .from(alertChoice)
    .innerJoin(visitor, eq(visitor.id, alertChoice.visitor_id))
    .where(
      and(
        eq(alertChoice.site_id, tx.scope.siteId),
        or(eq(alertChoice.channel, 'sms'), and(eq(alertChoice.channel, 'email'), hasConfirmedEmail)),
        gt(alertChoice.visitor_id, after),
        notExists(notified),
      ),
    )
    .orderBy(asc(alertChoice.visitor_id))
    .limit(limit);
}

/** Creates a visitor's alert of a day; undefined if there is one already: nobody gets two a day. */
export async function addAlert(
  tx: SiteTx,
  alert: { visitor_id: number; day: string; content: AlertContent; created_at: Date },
): Promise<number | undefined> {
  const [row] = await tx
    .insert(visitorAlert)
    .values(alert)
    .onConflictDoNothing({ target: [visitorAlert.visitor_id, visitorAlert.day] })
    .returning({ id: visitorAlert.id });
  return row?.id;
}

/** An alert with everything needed to send it. */
export interface OpenAlert extends AlertChoice {
  id: number;
  visitor_id: number;
  content: AlertContent;
  attempts: number;
  created_at: Date;
  phone: string;
  email: string | null;
  /** Whether that address is confirmed to be the visitor's. */
  isConfirmed: boolean;
  name: string | null;
}

/**
 * The site's alert of an id if it is still unsent, locked until the transaction ends so that no other process sends it;
 * undefined for none.
 */
export async function lockOpenAlert(tx: SiteTx, id: number): Promise<OpenAlert | undefined> {
  const [row] = await tx
    .select({
      id: visitorAlert.id,
      visitor_id: visitorAlert.visitor_id,
      content: visitorAlert.content,
      attempts: visitorAlert.attempts,
      created_at: visitorAlert.created_at,
      phone: visitor.phone,
      email: visitor.email,
      isConfirmed: hasConfirmedEmail,
      name: visitor.name,
      channel: alertChoice.channel,
      price_drops: alertChoice.price_drops,
    })
    .from(visitorAlert)
    .innerJoin(visitor, eq(visitor.id, visitorAlert.visitor_id))
    .innerJoin(alertChoice, eq(alertChoice.visitor_id, visitorAlert.visitor_id))
    .where(and(eq(visitorAlert.site_id, tx.scope.siteId), eq(visitorAlert.id, id), eq(visitorAlert.state, 'waiting')))
    .for('update', { of: visitorAlert, skipLocked: true });
  return row;
}

/**
 * Moves unsent alerts of earlier days to this day instead of creating new ones, so that their readers get one alert on
 * it. If a visitor has several, the oldest.
 */
export async function takeOverOpenAlerts(tx: SiteTx, day: string): Promise<void> {
  const ofReader = alias(visitorAlert, 'of_reader');
  const before = tx
    .select({ id: ofReader.id })
    .from(ofReader)
    .where(
      and(
        eq(ofReader.visitor_id, visitorAlert.visitor_id),
        or(eq(ofReader.day, day), and(eq(ofReader.state, 'waiting'), lt(ofReader.id, visitorAlert.id))),
      ),
    );
  await tx
    .update(visitorAlert)
    .set({ day })
    .where(
      and(
        eq(visitorAlert.site_id, tx.scope.siteId),
        eq(visitorAlert.state, 'waiting'),
        lt(visitorAlert.day, day),
        notExists(before),
      ),
    );
}

/** Ids of the site's unsent alerts of a day, oldest first. */
export async function listOpenAlerts(tx: SiteTx, day: string, limit: number): Promise<number[]> {
  const rows = await tx
    .select({ id: visitorAlert.id })
    .from(visitorAlert)
    .where(and(eq(visitorAlert.site_id, tx.scope.siteId), eq(visitorAlert.state, 'waiting'), eq(visitorAlert.day, day)))
    .orderBy(asc(visitorAlert.created_at), asc(visitorAlert.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/**
 * Records the outcome of an alert. `sent` is recorded before sending, so that a process killed meanwhile does not cause
 * a second one.
 */
export async function recordAlertAttempt(tx: SiteTx, id: number, state: AlertState, at: Date): Promise<void> {
  await tx
    .update(visitorAlert)
    .set({
      state,
      ...(state === 'sent' && { sent_at: at, attempts: sql`${visitorAlert.attempts} + 1` }),
    })
    .where(and(eq(visitorAlert.site_id, tx.scope.siteId), eq(visitorAlert.id, id)));
}

/** Deletes the site's alerts from before a moment; returns how many. */
export async function removeAlertsBefore(tx: SiteTx, moment: Date): Promise<number> {
  const { rowCount } = await tx
    .delete(visitorAlert)
    .where(and(eq(visitorAlert.site_id, tx.scope.siteId), lt(visitorAlert.created_at, moment)));
  return rowCount ?? 0;
}

/** Signs the unsubscribe links of the site's alerts. */
export const getAlertSecret = (tx: SiteTx, made: string) => getSiteSecret(tx, 'alerts', made);
