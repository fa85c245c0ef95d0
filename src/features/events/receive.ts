import { isbot } from 'isbot';
import { removeEventsBefore, saveEvent } from '../../db/queries/visitors/events.ts';
import { type ArrivedEvent, eventSchema } from '../../kernel/events/schema.ts';
import { API_HEADERS } from '../../kernel/http/json-response.ts';
import { createBadRequest, createProblemResponse } from '../../kernel/http/problem.ts';
import { readJson } from '../../kernel/http/read-json.ts';
import type { RequestContext } from '../../kernel/request/context.ts';
import { listProblems } from '../../settings/schema-problems.ts';

type EventRequest = Pick<RequestContext, 'settings' | 'db' | 'now'>;

const MAX_BODY_BYTES = 8_192;

/**
 * The response of POST /api/events (I1): 204 for an event that was saved, and for one that is to be ignored (the site
 * stores none, a bot, a prefetched page); a refusal for what is no event or did not come from a page of this site.
 */
export async function answerEvent(request: Request, site: EventRequest): Promise<Response> {
  // Requests from other origins were refused before; a page always sends its Origin.
  if (!request.headers.has('Origin'))
    return createProblemResponse(403, 'Events can only be sent from the site’s own pages');
  const body = await readJson(request, MAX_BODY_BYTES);
  if (!body.ok) return createProblemResponse(body.status, body.reason);
  const read = eventSchema.safeParse(body.value);
  if (!read.success) {
    const problems = listProblems(read.error, eventSchema, body.value);
    return createBadRequest(problems.map(({ path, reason }) => ({ parameter: path, reason })));
  }
  if (isWorthSaving(request, site)) await saveArrivedEvent(read.data as unknown as ArrivedEvent, site);
  return new Response(null, { status: 204, headers: { ...API_HEADERS, 'Cache-Control': 'no-store' } });
}

function isWorthSaving({ headers }: Request, { settings }: EventRequest): boolean {
  const ahead = /prefetch|prerender/.test(headers.get('Sec-Purpose') ?? headers.get('Purpose') ?? '');
  const agent = headers.get('User-Agent') ?? '';
  return settings.analytics.events === 'on' && !ahead && agent !== '' && !isbot(agent);
}

async function saveArrivedEvent({ id, path, car_id, data }: ArrivedEvent, { db, now, settings }: EventRequest) {
  const tooOld = findDueRemoval(db.siteId, settings.analytics.retentionDays, now);
  await db.run(async (tx) => {
    await saveEvent(tx, {
      event_id: id,
      path,
      car_id: car_id ?? null,
      data,
      happened_at: now,
    });
    if (tooOld) await removeEventsBefore(tx, tooOld);
  });
}

const DAY_MS = 86_400_000;
/** When this process last removed the old events of each site. */
const removedAtMs = new Map<number, number>();

/** The moment before which events are to be removed now; undefined when that was done less than a day ago. */
function findDueRemoval(siteId: number, retentionDays: number, now: Date): Date | undefined {
  const last = removedAtMs.get(siteId);
  if (last !== undefined && now.getTime() - last < DAY_MS) return undefined;
  removedAtMs.set(siteId, now.getTime());
  return new Date(now.getTime() - retentionDays * DAY_MS);
}
