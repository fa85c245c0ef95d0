import type { ChatContact, ChatMessage, Conversation } from '../../domain/chat/conversation.ts';
import type { SiteSettings } from '../../settings/schema.ts';

export type ChatTexts = Pick<SiteSettings['integrations']['chat'], 'label' | 'greeting' | 'askContact' | 'thanks'>;

export function getGreeting(texts: ChatTexts): string {
  return texts.greeting;
}

/**
 * The messages to store when a visitor writes: before their first message the site's greeting, which they have read,
 * and after it the question how to reach them. The site says nothing else by itself: no answer is made up.
 */
export function buildExchange(
  message: Pick<ChatMessage, 'key' | 'text'>,
  before: Pick<Conversation, 'messages' | 'contact'> | undefined,
  texts: ChatTexts,
  now: Date,
): ChatMessage[] {
  const visitors: ChatMessage = { ...message, sender: 'visitor', sent_at: now };
  if (before && before.messages.length > 0) return [visitors];
  const sites = (name: string, text: string): ChatMessage => ({
    key: `${message.key}:${name}`,
    sender: 'site',
    text,
    sent_at: now,
  });
  return [sites('greeting', getGreeting(texts)), visitors, sites('ask', texts.askContact)];
}

/** The site's thanks to a visitor who has said how to be reached; always the same message within a conversation. */
export function buildThanks(conversationId: number, { name }: ChatContact, texts: ChatTexts, now: Date): ChatMessage {
  return {
    key: `conversation ${conversationId}:thanks`,
    sender: 'site',
    text: texts.thanks.replaceAll('{name}', () => name),
    sent_at: now,
  };
}
