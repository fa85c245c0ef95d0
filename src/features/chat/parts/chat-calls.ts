import { CHAT_API_PATH } from '../../../kernel/addresses/chat.ts';
import { pickProblems, readResponse } from '../../../kernel/http/parts/read-response.ts';
import type { ChatModel } from '../model.ts';
import type { ChatBody } from '../schema.ts';

export type SayResult = { ok: true; chat: ChatModel } | { ok: false; reason: string; problems: Record<string, string> };

const PATIENCE_MS = 15_000;
const NOT_REACHED = 'Not sent: we couldn’t reach the website. Check your connection and try again.';

/** The visitor's conversation about a vehicle; throws when it cannot be loaded. */
export async function fetchChat(slug: string): Promise<ChatModel> {
  const response = await fetch(`${CHAT_API_PATH}?car=${encodeURIComponent(slug)}`, {
    signal: createTimeout(),
  });
  if (!response.ok) throw new Error(`The conversation could not be loaded: ${response.status}`);
  return chatIn(await response.json());
}

/** Posts a message. Only what the server confirms is reported as stored; never throws. */
export async function postChatBody(said: ChatBody): Promise<SayResult> {
  try {
    const response = await fetch(CHAT_API_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(said),
      signal: createTimeout(),
    });
    if (!response.ok) return await refusalIn(response);
    const answer: ChatAnswer = await response.json();
    const result = { ok: true, chat: chatIn(answer) } as const;
    if (answer.lead) void pushLeadEvent(answer.lead);
    return result;
  } catch {
    return { ok: false, reason: NOT_REACHED, problems: {} };
  }
}

const createTimeout = () => AbortSignal.timeout(PATIENCE_MS);

interface ChatAnswer {
  chat?: ChatModel;
  lead?: { id: number; car_id: number };
}

/**
 * Tells the page's `dataLayer`, if there is one, that a conversation has become a lead (I1). A failure is only logged
 * to the console.
 */
async function pushLeadEvent({ id, car_id }: NonNullable<ChatAnswer['lead']>): Promise<void> {
  if (!document.documentElement.dataset.layer) return;
  try {
    const { pushLead } = await import('../../../kernel/events/layer/push-event.ts');
    await pushLead(id, 'chat', car_id);
  } catch (error) {
    console.warn('The dataLayer was not told of the conversation', error);
  }
}

function chatIn({ chat }: ChatAnswer): ChatModel {
  if (!chat) throw new Error('The answer has no conversation');
  return chat;
}

async function refusalIn(response: Response): Promise<SayResult> {
  const { members, message } = await readResponse(response);
  const problems = Object.fromEntries(pickProblems(members.errors).map(({ parameter, reason }) => [parameter, reason]));
  const [first] = Object.values(problems);
  return { ok: false, reason: first ?? message ?? `Not sent (${response.status}).`, problems };
}
