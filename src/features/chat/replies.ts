import type { ChatContact, ChatMessage, Conversation } from '../../domain/chat/conversation.ts';
import type { SiteSettings } from '../../settings/schema.ts';

export type ChatTexts = Pick<
  SiteSettings['integrations']['chat'],
  'label' | 'greeting' | 'askContact' | 'thanks'
>;

/** What the site says before anything was said. */
export function getGreeting(texts: ChatTexts): string {
  return texts.greeting;
}

/**
 * All that is kept when a visitor says something: before his first message the site's greeting, which he has read, and
 * after it the question how to reach him. The site says nothing else by itself: no answer is made up.
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

/** The site's thanks to somebody who has said how to be reached; of one conversation always the same message. */
export function buildThanks(
  conversationId: number,
  { name }: ChatContact,
  texts: ChatTexts,
  now: Date,
): ChatMessage {
  return {
    key: `conversation ${conversationId}:thanks`,
    sender: 'site',
    text: texts.thanks.replaceAll('{name}', () => name),
    sent_at: now,
  };
}
