import type { Conversation } from '../../domain/chat/conversation.ts';
import { buildConversationLead } from './conversation-lead.ts';

/** Conversations for a person to read, or as leads for a program. */
export function formatChats(conversations: readonly Conversation[], as: 'text' | 'leads'): string {
  if (as === 'leads') return conversations.map((each) => `${JSON.stringify(buildConversationLead(each))}\n`).join('');
  if (conversations.length === 0) return 'No messages.\n';
  return conversations.map(asText).join('\n');
}

function asText({ about, contact, messages, started_at, url }: Conversation): string {
  const reached = contact && [contact.phone, contact.email].filter(Boolean).join(', ');
  return [
    `${about.title} (${about.stocknum}, ${about.location_slug ?? about.dealership_slug})`,
    `  ${url}`,
    `  begun ${minute(started_at)}; ${contact ? `${contact.name}: ${reached}` : 'no contact details yet'}`,
    ...messages.map(({ sender, text, sent_at }) => {
      const who = sender === 'visitor' ? 'visitor' : 'site';
      return `  ${minute(sent_at)} ${who}: ${text.replaceAll('\n', '\n    ')}`;
    }),
    '',
  ].join('\n');
}

/** "2026-11-20 02:00", in UTC. */
function minute(moment: Date): string {
  return moment.toISOString().slice(0, 16).replace('T', ' ');
}
