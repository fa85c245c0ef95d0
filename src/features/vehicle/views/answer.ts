import { isbot } from 'isbot';
import { toLocalDay } from '../../../domain/text/format.ts';
import type { Car } from '../../../domain/vehicle/car.ts';
import { isValidSlug } from '../../../kernel/addresses/vehicle.ts';
import { createJsonResponse } from '../../../kernel/http/json-response.ts';
import { createBadRequest, createProblemResponse } from '../../../kernel/http/problem.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { countView } from './count.ts';
import type { ViewAnswer } from './model.ts';
import { pickChangedFields } from './visit.ts';

type ViewRequest = Pick<RequestContext, 'site' | 'stock' | 'db' | 'now' | 'url' | 'settings'>;

/** A browser that requests it again within this time gets its own cache, and so is not counted again. */
const COUNTED_AGAIN_SECONDS = 1_800;

/**
 * The response to GET /cars/{slug}/view.json (D19, S7): counts a view and returns their number, and what has changed
 * since the requesting page was made. Robots and prefetches get a response and are not counted.
 */
export async function answerView(request: Request, slug: string, context: ViewRequest): Promise<Response> {
  const requested = parseRequest(context.url.searchParams, context.site.id);
  if ('wrong' in requested) return createBadRequest([{ parameter: requested.wrong, reason: requested.reason }]);
  const car = isValidSlug(slug) ? await context.stock.findCar(slug.toLowerCase()) : undefined;
  if (!car) return createProblemResponse(404, 'There is no such vehicle');
  const isCounted = isVisitor(request);
  const views = isCounted ? await countFor(car, context) : car.views;
  const answer: ViewAnswer = { views, car_fields: pickChangedFields(car, requested) };
  return createJsonResponse(answer, {
    'Cache-Control': isCounted ? `private, max-age=${COUNTED_AGAIN_SECONDS}` : 'private, no-store',
  });
}

async function countFor(car: Car, { db, now, settings }: ViewRequest): Promise<number> {
  return (await countView(db, car.id, toLocalDay(now, settings.locations.timeZone))) ?? car.views;
}

function isVisitor({ headers }: Request): boolean {
  const agent = headers.get('User-Agent') ?? '';
  const ahead = /prefetch|prerender/.test(headers.get('Sec-Purpose') ?? headers.get('Purpose') ?? '');
  return agent !== '' && !ahead && !isbot(agent);
}

type Asked = { photos_count: number | null; updated_at: string | null };

function parseRequest(query: URLSearchParams, siteId: number): Asked | { wrong: string; reason: string } {
  const photos = query.get('photos_count');
  const updated_at = query.get('updated_at');
  const website = query.get('website_id');
  if (photos !== null && !/^\d{1,6}$/.test(photos)) return { wrong: 'photos_count', reason: 'must be a whole number' };
  if (updated_at !== null && Number.isNaN(Date.parse(updated_at)))
    return { wrong: 'updated_at', reason: 'must be a moment such as 2026-11-20T02:00:00.000Z' };
  if (website !== null && website !== String(siteId))
    return { wrong: 'website_id', reason: 'is not that of this site' };
  return { photos_count: photos === null ? null : Number(photos), updated_at };
}
