import type { Car } from '../../domain/vehicle/car.ts';
import { createJsonResponse } from '../../kernel/http/json-response.ts';
import { createBadRequest, createProblemResponse } from '../../kernel/http/problem.ts';
import { readJson } from '../../kernel/http/read-json.ts';
import type { VisitorToken } from '../../kernel/request/visitor-token.ts';
import { listProblems } from '../../settings/schema-problems.ts';
import { type ChatRequest, findChatCar, loadChat } from './load.ts';
import { type Speaker, sayContact, sayMessage } from './say.ts';
import { type ChatBody, chatBodySchema } from './schema.ts';
import { getChatToken } from './token.ts';

const MAX_BODY_BYTES = 65_536;

/**
 * GET /api/chat?car=: the visitor's conversation about the vehicle. A new visitor gets their cookie before the first
 * message.
 */
export async function answerChat(request: Request, site: ChatRequest): Promise<Response> {
  const car = await findChatCar(site, site.url.searchParams.get('car'));
  if (!car) return nothingHere();
  const token = getChatToken(request, site.url);
  return answerWith(site, car, token);
}

/**
 * POST /api/chat: stores the visitor's message and responds with the conversation. An error names the box and the
 * reason; only what is stored is reported as stored.
 */
export async function answerChatPost(request: Request, site: ChatRequest): Promise<Response> {
  if (!request.headers.has('Origin'))
    return createProblemResponse(403, 'Messages can only be sent from the site’s own pages');
  const body = await readJson(request, MAX_BODY_BYTES);
  if (!body.ok) return createProblemResponse(body.status, body.reason);
  const read = chatBodySchema.safeParse(body.value);
  if (!read.success) {
    const problems = listProblems(read.error, chatBodySchema, body.value);
    return createBadRequest(problems.map(({ path, reason }) => ({ parameter: path, reason })));
  }
  const car = await findChatCar(site, read.data.car);
  if (!car) return nothingHere();
  const token = getChatToken(request, site.url);
  const speaker = { car, tokenHash: token.hash, userAgent: request.headers.get('User-Agent') };
  const taken = await take(site, speaker, read.data);
  if (taken.ok) return answerWith(site, car, token, taken.leadId);
  return createBadRequest(Object.entries(taken.problems).map(([parameter, reason]) => ({ parameter, reason })));
}

function take(site: ChatRequest, speaker: Speaker, said: ChatBody) {
  return said.kind === 'message' ? sayMessage(site, speaker, said) : sayContact(site, speaker, said);
}

async function answerWith(site: ChatRequest, car: Car, token: VisitorToken, leadId?: number): Promise<Response> {
  const chat = await loadChat(site, car, token.hash);
  return createJsonResponse(
    { chat, ...(leadId !== undefined && { lead: { id: leadId, car_id: car.id } }) },
    { 'Cache-Control': 'private, no-store', ...(token.setCookie && { 'Set-Cookie': token.setCookie }) },
  );
}

function nothingHere(): Response {
  return createProblemResponse(404, 'There is no chat here');
}
