import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { AboutVehicle } from '../../domain/chat/conversation.ts';
import {
  buildCurrentTimestampColumn,
  buildIdColumn,
  buildSiteColumns,
  buildSitePolicy,
  buildTimestampColumn,
  referWithinSite,
} from './columns.ts';
import { referToSite } from './group.ts';

/**
 * A chat between a visitor and a site about one vehicle (D6). The visitor is known by a cookie, of which only a digest
 * is stored. The vehicle is stored by value, so that the conversation outlives it and can become a lead.
 */
export const conversation = pgTable(
  'conversation',
  {
    id: buildIdColumn(),
    ...buildSiteColumns(),
    token_hash: text().notNull(),
    car_id: integer().notNull(),
    about: jsonb().$type<AboutVehicle>().notNull(),
    name: text(),
    phone: text(),
    email: text(),
    url: text().notNull(),
    user_agent: text(),
    started_at: buildCurrentTimestampColumn(),
    /** When the visitor last wrote. */
    heard_at: buildTimestampColumn().notNull(),
  },
  (table) => [
    referToSite(table),
    unique('conversation_once').on(table.site_id, table.token_hash, table.car_id),
    unique('conversation_scope_id').on(table.group_id, table.site_id, table.id),
    index('conversation_newest').on(table.site_id, table.heard_at),
    buildSitePolicy(),
  ],
);

/** One message of a conversation. The sender makes the `key`, so that a message sent again is stored once. */
export const conversationMessage = pgTable(
  'conversation_message',
  {
    id: buildIdColumn(),
    ...buildSiteColumns(),
    conversation_id: integer().notNull(),
    sender: text().$type<'visitor' | 'site'>().notNull(),
    key: text().notNull(),
    text: text().notNull(),
    sent_at: buildTimestampColumn().notNull(),
  },
  (table) => [
    referWithinSite(table, table.conversation_id, conversation).onDelete('cascade'),
    unique('conversation_message_once').on(table.site_id, table.key),
    index('conversation_message_of').on(table.conversation_id, table.id),
    buildSitePolicy(),
  ],
);
