import { createHash } from 'node:crypto';
import {
  findConversation,
  hasMessage,
  openConversation,
  saveContact,
  saveMessage,
} from '../../db/queries/leads/conversations.ts';
import {
  type AboutVehicle,
  type ChatContact,
  type ContactProblems,
  cleanLine,
  cleanMessage,
  findContactProblems,
  findMessageProblem,
} from '../../domain/chat/conversation.ts';
import type { Car } from '../../domain/vehicle/car.ts';
import { formatVehicleName } from '../../domain/vehicle/names.ts';
import { saveChatLead } from './actions.ts';
import type { ChatRequest } from './load.ts';
import { isFull } from './model.ts';
import { buildExchange, buildThanks } from './replies.ts';

export interface Speaker {
  car: Car;
  tokenHash: string;
  userAgent: string | null;
}

/** The stored message, with the number of the lead that the conversation has become, if any; or its errors by box. */
export type SayOutcome =
  | { ok: true; leadId?: number }
  | { ok: false; status: 400 | 409; problems: { text?: string } & ContactProblems };

const USER_AGENT_CHARACTERS = 300;

/**
 * Stores a visitor's message, with the site's own messages around it, in one transaction. A message that is stored
 * already is accepted again.
 */
export async function sayMessage(
  request: ChatRequest,
  speaker: Speaker,
  given: { key: string; text: string },
): Promise<SayOutcome> {
  const message = { key: given.key, text: cleanMessage(given.text) };
  const problem = findMessageProblem(message.text);
  if (problem) return { ok: false, status: 400, problems: { text: problem } };
  const { db, now, settings } = request;
  return db.run(async (tx) => {
    if (await hasMessage(tx, message.key)) return { ok: true };
    const id = await openConversation(tx, beginning(request, speaker));
    const before = await findConversation(tx, speaker.tokenHash, speaker.car.id);
    if (before && isFull(before)) return { ok: false, status: 409, problems: { text: FULL } };
    const added = buildExchange(message, before, settings.integrations.chat, now);
    for (const each of added) await saveMessage(tx, id, each);
    if (before?.contact)
      await saveChatLead(tx, request, { ...before, messages: added }, { key: message.key, isFirst: false });
    return { ok: true };
  });
}

const FULL = 'This chat has reached its limit. Please call us.';

/** Stores how to reach a visitor who has written something. */
export async function sayContact(
  request: ChatRequest,
  speaker: Speaker,
  given: { name: string; phone: string; email: string },
): Promise<SayOutcome> {
  const contact: ChatContact = {
    name: cleanLine(given.name),
    phone: cleanLine(given.phone) || null,
    email: cleanLine(given.email) || null,
  };
  const problems = findContactProblems(contact);
  if (Object.keys(problems).length > 0) return { ok: false, status: 400, problems };
  const { db, now, settings } = request;
  return db.run(async (tx) => {
    const conversation = await findConversation(tx, speaker.tokenHash, speaker.car.id);
    if (!conversation) return { ok: false, status: 409, problems: { name: NOT_BEGUN } };
    await saveContact(tx, conversation.id, contact);
    await saveMessage(tx, conversation.id, buildThanks(conversation.id, contact, settings.integrations.chat, now));
    const key = createHash('sha256').update(JSON.stringify(contact)).digest('base64url');
    const isFirst = !conversation.contact;
    const leadId = await saveChatLead(tx, request, { ...conversation, contact }, { key, isFirst });
    return { ok: true, ...(isFirst && { leadId }) };
  });
}

const NOT_BEGUN = 'Please enter a message first.';

function beginning({ site, now }: ChatRequest, { car, tokenHash, userAgent }: Speaker) {
  return {
    token_hash: tokenHash,
    car_id: car.id,
    about: aboutOf(car),
    url: `${site.origin}/cars/${encodeURIComponent(car.slug)}`,
    user_agent: userAgent?.slice(0, USER_AGENT_CHARACTERS) ?? null,
    last_message_at: now,
  };
}

function aboutOf(car: Car): AboutVehicle {
  const { slug, stocknum, make, model, car_type, status, dealership_id, dealership_slug, location } = car;
  return {
    title: formatVehicleName(car),
    ...{ slug, stocknum, make, model, car_type, status, dealership_id, dealership_slug },
    location_id: location?.id ?? null,
    location_slug: location?.slug ?? null,
  };
}
