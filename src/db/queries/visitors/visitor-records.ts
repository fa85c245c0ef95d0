import { and, desc, eq, getTableColumns, inArray, lt, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { appointment } from '../../schema/appointments.ts';
import { conversation, conversationMessage } from '../../schema/chat.ts';
import { leadFile } from '../../schema/enquiries.ts';
import { leadDraft } from '../../schema/intake.ts';
import { lead, leadDelivery, valuation } from '../../schema/leads.ts';
import { payment } from '../../schema/payments.ts';
import { location } from '../../schema/places.ts';
import { spinTurn } from '../../schema/spin-to-win.ts';
import { visitor } from '../../schema/visitors.ts';
import type { SiteTx } from '../../scope.ts';

/** Whose records are meant: a visitor, and the phone number they verified. An email address proves nothing. */
export interface RecordOwner {
  id: number;
  /** In the form +61… */
  phone: string;
}

/** What a visitor sent to the site, with the appointment and files that came with it (F5). */
export type VisitorLead = Awaited<ReturnType<typeof listVisitorLeads>>[number];

/** Newest first. */
export async function listVisitorLeads(tx: SiteTx, owner: RecordOwner) {
  const rows = await tx
    .select({
      lead,
      booking: {
        start_at: appointment.start_at,
        end_at: appointment.end_at,
        time_zone: appointment.time_zone,
        cancelled_at: appointment.cancelled_at,
        changes: appointment.changes,
      },
      location_name: location.name,
    })
    .from(lead)
    .leftJoin(appointment, eq(appointment.lead_id, lead.id))
    .leftJoin(location, and(eq(location.group_id, lead.group_id), eq(location.id, appointment.location_id)))
    .where(isOwnLead(tx, owner))
    .orderBy(desc(lead.created_at), desc(lead.id));
  const files =
    rows.length > 0
      ? await listFiles(
          tx,
          rows.map((row) => row.lead.id),
        )
      : [];
  return rows.map(({ lead: { group_id, site_id, idempotency_key, ...kept }, booking, location_name }) => ({
    ...kept,
    booking: booking && { ...booking, location_name },
    files: files.filter(({ lead_id }) => lead_id === kept.id).map(({ name, media_type }) => ({ name, media_type })),
  }));
}

function listFiles(tx: SiteTx, leadIds: number[]) {
  const { lead_id, name, media_type } = leadFile;
  return tx
    .select({ lead_id, name, media_type })
    .from(leadFile)
    .where(and(eq(leadFile.site_id, tx.scope.siteId), inArray(lead_id, leadIds)));
}

/** Newest first. */
export async function listVisitorValuations(tx: SiteTx, owner: RecordOwner) {
  const { token_hash, group_id, site_id, ...columns } = getTableColumns(valuation);
  return tx
    .select(columns)
    .from(valuation)
    .innerJoin(lead, eq(lead.id, valuation.lead_id))
    .where(and(eq(valuation.site_id, tx.scope.siteId), isOwnLead(tx, owner)))
    .orderBy(desc(valuation.updated_at), desc(valuation.id));
}

/** Forms begun with the visitor's phone number and not sent, newest first. */
export async function listVisitorDrafts(tx: SiteTx, owner: RecordOwner) {
  const { form, fields, page, updated_at } = leadDraft;
  return tx
    .select({ form, fields, page, updated_at })
    .from(leadDraft)
    .where(
      and(
        eq(leadDraft.site_id, tx.scope.siteId),
        eq(leadDraft.done, false),
        hasPhone(sql`${fields} ->> 'phone'`, owner),
      ),
    )
    .orderBy(desc(updated_at), desc(leadDraft.id));
}

/** Everything else stored about a visitor: conversations, payments and wheel turns with their phone number. */
export async function listOtherRecords(tx: SiteTx, owner: RecordOwner) {
  const { siteId } = tx.scope;
  const conversations = await tx
    .select({
      id: conversation.id,
      about: conversation.about,
      name: conversation.name,
      phone: conversation.phone,
      email: conversation.email,
      started_at: conversation.started_at,
    })
    .from(conversation)
    .where(and(eq(conversation.site_id, siteId), hasPhone(conversation.phone, owner)))
    .orderBy(desc(conversation.started_at));
  const { conversation_id, sender, text, sent_at } = conversationMessage;
  const ids = conversations.map(({ id }) => id);
  const messages = ids.length
    ? await tx
        .select({ conversation_id, sender, text, sent_at })
        .from(conversationMessage)
        .where(and(eq(conversationMessage.site_id, siteId), inArray(conversation_id, ids)))
        .orderBy(conversationMessage.id)
    : [];
  const { kind, state, cents, description, created_at, paid_at } = payment;
  const payments = await tx
    .select({ kind, state, cents, description, lead: payment.lead, created_at, paid_at })
    .from(payment)
    .where(and(eq(payment.site_id, siteId), hasPhone(sql`${payment.lead} -> 'lead' ->> 'phone'`, owner)))
    .orderBy(desc(created_at));
  const turns = await tx
    .select({ campaign: spinTurn.campaign, prize: spinTurn.prize, created_at: spinTurn.created_at })
    .from(spinTurn)
    .where(and(eq(spinTurn.site_id, siteId), hasPhone(spinTurn.phone, owner)));
  return {
    conversations: conversations.map((one) => ({
      ...one,
      messages: messages
        .filter((message) => message.conversation_id === one.id)
        .map(({ conversation_id: _, ...message }) => message),
    })),
    payments,
    turns,
  };
}

/** First and last visit; undefined for an unknown visitor. */
export async function findVisitorTimes(tx: SiteTx, id: number) {
  const { created_at, last_seen_at } = visitor;
  const [row] = await tx
    .select({ created_at, last_seen_at })
    .from(visitor)
    .where(and(eq(visitor.site_id, tx.scope.siteId), eq(visitor.id, id)));
  return row;
}

/**
 * Deletes the account of a visitor of the site: their details, saved vehicles and searches, alerts and sessions go with
 * it, and so do forms they began. What they sent to the dealer stays with the dealer, without an account. Returns
 * whether there was one.
 */
export async function removeVisitor(tx: SiteTx, owner: RecordOwner): Promise<boolean> {
  const { siteId } = tx.scope;
  await tx
    .delete(leadDraft)
    .where(and(eq(leadDraft.site_id, siteId), hasPhone(sql`${leadDraft.fields} ->> 'phone'`, owner)));
  await tx
    .update(lead)
    .set({ visitor_id: null })
    .where(and(eq(lead.site_id, siteId), eq(lead.visitor_id, owner.id)));
  const { rowCount } = await tx.delete(visitor).where(and(eq(visitor.site_id, siteId), eq(visitor.id, owner.id)));
  return rowCount === 1;
}

/** Visitors not seen since the moment; returns how many. */
export async function removeVisitorsBefore(tx: SiteTx, moment: Date): Promise<number> {
  const { siteId } = tx.scope;
  const gone = await tx
    .delete(visitor)
    .where(and(eq(visitor.site_id, siteId), lt(visitor.last_seen_at, moment)))
    .returning({ id: visitor.id });
  if (gone.length > 0)
    await tx
      .update(lead)
      .set({ visitor_id: null })
      .where(
        and(
          eq(lead.site_id, siteId),
          inArray(
            lead.visitor_id,
            gone.map(({ id }) => id),
          ),
        ),
      );
  return gone.length;
}

export type RemovedCounts = Record<'leads' | 'valuations' | 'conversations' | 'payments', number>;

/**
 * Deletes what people sent to the site before a moment: leads with all that belongs to them, valuations, conversations
 * and payments. What is still unfinished stays: a lead that has not reached its destination, money to be refunded.
 */
export async function removeEnquiriesBefore(tx: SiteTx, moment: Date): Promise<RemovedCounts> {
  const { siteId } = tx.scope;
  const deliveries = tx
    .select({ id: leadDelivery.id })
    .from(leadDelivery)
    .where(and(eq(leadDelivery.lead_id, lead.id), eq(leadDelivery.status, 'waiting')));
  const old = and(eq(lead.site_id, siteId), lt(lead.created_at, moment), notExists(deliveries));
  const ofOldLeads = await tx
    .delete(valuation)
    .where(
      and(eq(valuation.site_id, siteId), inArray(valuation.lead_id, tx.select({ id: lead.id }).from(lead).where(old))),
    );
  const leads = await tx.delete(lead).where(old);
  const valuations = await tx
    .delete(valuation)
    .where(and(eq(valuation.site_id, siteId), sql`${valuation.lead_id} is null`, lt(valuation.updated_at, moment)));
  const conversations = await tx
    .delete(conversation)
    .where(and(eq(conversation.site_id, siteId), lt(conversation.last_message_at, moment)));
  const payments = await tx
    .delete(payment)
    .where(
      and(
        eq(payment.site_id, siteId),
        lt(payment.updated_at, moment),
        sql`${payment.state} not in ('created', 'pending', 'refund_due')`,
      ),
    );
  return {
    leads: leads.rowCount ?? 0,
    valuations: (valuations.rowCount ?? 0) + (ofOldLeads.rowCount ?? 0),
    conversations: conversations.rowCount ?? 0,
    payments: payments.rowCount ?? 0,
  };
}

const isOwnLead = (tx: SiteTx, { id, phone }: RecordOwner) =>
  and(eq(lead.site_id, tx.scope.siteId), or(eq(lead.visitor_id, id), eq(lead.phone, phone)));

/** Two numbers are the same, however they are written, when their last nine digits are. */
function hasPhone(column: AnyPgColumn | SQL, { phone }: RecordOwner): SQL {
  return sql`right(regexp_replace(coalesce(${column}, ''), '\\D', '', 'g'), 9) = ${phone.replace(/\D/g, '').slice(-9)}`;
}
