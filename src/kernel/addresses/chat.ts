export function linkToChat(slug: string): string {
  return `${CHAT_PATH}?car=${encodeURIComponent(slug)}`;
}

export const CHAT_PATH = '/chat';

/** Where the vehicle page reads and writes the conversation. */
export const CHAT_API_PATH = '/api/chat';
