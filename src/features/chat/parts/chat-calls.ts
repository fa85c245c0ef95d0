import { problemsIn, readAnswer } from '../../api/parts/server-words.ts';
import { CHAT_API_PATH } from '../address.ts';
import type { ChatModel } from '../model.ts';
import type { Said } from '../schema.ts';

/** What came of something that was said: kept, with the conversation as it is now, or why not. */
export type SayResult =
  | { ok: true; chat: ChatModel }
  | { ok: false; reason: string; problems: Record<string, string> };

const PATIENCE_MS = 15_000;
const NOT_REACHED =
  'It was not sent: the website could not be reached. Check your connection, then try again.';

/** The visitor's conversation about a vehicle; throws when it cannot be had. */
export async function fetchChat(slug: string): Promise<ChatModel> {
  const response = await fetch(`${CHAT_API_PATH}?car=${encodeURIComponent(slug)}`, { signal: patience() });
  if (!response.ok) throw new Error(`The conversation could not be loaded: ${response.status}`);
  return chatIn(response);
}

/** Says something. Only what the server answers to have kept is told as kept; never throws. */
export async function postSaid(said: Said): Promise<SayResult> {
  try {
    const response = await fetch(CHAT_API_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(said),
      signal: patience(),
    });
    return response.ok ? { ok: true, chat: await chatIn(response) } : await refusalIn(response);
  } catch {
    return { ok: false, reason: NOT_REACHED, problems: {} };
  }
}

const patience = () => AbortSignal.timeout(PATIENCE_MS);

async function chatIn(response: Response): Promise<ChatModel> {
  const { chat } = (await response.json()) as { chat?: ChatModel };
  if (!chat) throw new Error('The answer has no conversation');
  return chat;
}

async function refusalIn(response: Response): Promise<SayResult> {
  const { members, said } = await readAnswer(response);
  const problems = Object.fromEntries(
    problemsIn(members.errors).map(({ parameter, reason }) => [parameter, reason]),
  );
  const [first] = Object.values(problems);
  return { ok: false, reason: first ?? said ?? `It was not sent (${response.status}).`, problems };
}
