import { and, asc, desc, eq, gte, inArray } from 'drizzle-orm';
import type { AboutVehicle, ChatContact, ChatMessage, Conversation } from '../../../domain/chat/conversation.ts';
import { getFirstRow } from '../../first-row.ts';
import { conversation, conversationMessage } from '../../schema/chat.ts';
import type { SiteTx } from '../../scope.ts';

export interface NewConversation {
  token_hash: string;
  car_id: number;
  about: AboutVehicle;
  url: string;
  user_agent: string | null;
  heard_at: Date;
}

/** The site's conversation of a visitor about a vehicle, with its messages in order; undefined before the first one. */
export async function findConversation(
  tx: SiteTx,
  tokenHash: string,
  carId: number,
): Promise<Conversation | undefined> {
  const rows = await tx
    .select()
    .from(conversation)
    .where(
      and(
        eq(conversation.site_id, tx.scope.siteId),
        eq(conversation.token_hash, tokenHash),
        eq(conversation.car_id, carId),
      ),
    );
  return (await withMessages(tx, rows))[0];
}

/**
 * Opens the conversation of a visitor about a vehicle, or returns the existing one's id. The row is locked, so messages
 * are added one at a time.
 */
export async function openConversation(tx: SiteTx, wanted: NewConversation): Promise<number> {
  const opened = await tx
    .insert(conversation)
    .values(wanted)
    .onConflictDoUpdate({
      target: [conversation.site_id, conversation.token_hash, conversation.car_id],
      set: { heard_at: wanted.heard_at },
    })
    .returning({ id: conversation.id });
  return getFirstRow(opened).id;
}

/** Saves a message unless one with its key exists; returns whether it was new. */
export async function saveMessage(tx: SiteTx, conversationId: number, message: ChatMessage): Promise<boolean> {
  const { rowCount } = await tx
    .insert(conversationMessage)
    .values({ ...message, conversation_id: conversationId })
    .onConflictDoNothing({ target: [conversationMessage.site_id, conversationMessage.key] });
  return rowCount === 1;
}

export async function saveContact(tx: SiteTx, conversationId: number, contact: ChatContact): Promise<void> {
  await tx
    .update(conversation)
    .set(contact)
    .where(and(eq(conversation.site_id, tx.scope.siteId), eq(conversation.id, conversationId)));
}

export async function hasMessage(tx: SiteTx, key: string): Promise<boolean> {
  const rows = await tx
    .select({ id: conversationMessage.id })
    .from(conversationMessage)
    .where(and(eq(conversationMessage.site_id, tx.scope.siteId), eq(conversationMessage.key, key)));
  return rows.length > 0;
}

/** With a message since the moment; latest first. */
export async function listConversations(tx: SiteTx, since: Date): Promise<Conversation[]> {
  const rows = await tx
    .select()
    .from(conversation)
    .where(and(eq(conversation.site_id, tx.scope.siteId), gte(conversation.heard_at, since)))
    .orderBy(desc(conversation.heard_at), desc(conversation.id));
  return withMessages(tx, rows);
}

type Row = typeof conversation.$inferSelect;

async function withMessages(tx: SiteTx, rows: Row[]): Promise<Conversation[]> {
  if (rows.length === 0) return [];
  const messages = await tx
    .select()
    .from(conversationMessage)
    .where(
      inArray(
        conversationMessage.conversation_id,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(conversationMessage.id));
  const byConversation = Map.groupBy(messages, ({ conversation_id }) => conversation_id);
  return rows.map(({ id, car_id, about, name, phone, email, url, user_agent, started_at }) => ({
    id,
    car_id,
    about,
    contact: name === null ? null : { name, phone, email },
    url,
    user_agent,
    started_at,
    messages: (byConversation.get(id) ?? []).map(({ key, sender, text, sent_at }) => ({
      key,
      sender,
      text,
      sent_at,
    })),
  }));
}
