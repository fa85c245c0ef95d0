import { createJsonResponse } from '../../kernel/http/json-response.ts';
import { createBadRequest, createProblemResponse } from '../../kernel/http/problem.ts';
import type { RequestContext } from '../../kernel/request/context.ts';
import { findNamedCar } from '../../kernel/vehicle/find-named.ts';
import { buildSlotsAnswer } from './slots-answer.ts';
import { loadDriveTimes } from './times.load.ts';

type SlotsRequest = Pick<RequestContext, 'settings' | 'db' | 'stock' | 'now' | 'url' | 'log'>;

/** Times go quickly: a browser caches them for moments only, and nothing between it and the database does. */
const CACHE = { 'Cache-Control': 'private, max-age=5' };

/**
 * GET /api/test-drive/slots?location=&car_id= (S7, G2): the free times of a location, and of a vehicle, soonest first.
 * 400 names an unknown location or vehicle, 404 is for a site without such bookings, 503 where its calendar is
 * unavailable.
 */
export async function answerSlots(request: SlotsRequest): Promise<Response> {
  const { settings, url } = request;
  if (settings.forms.testDrive.page === 'off')
    return createProblemResponse(404, 'This site doesn’t take test drive bookings');
  const location = url.searchParams.get('location') ?? undefined;
  const carId = url.searchParams.get('car_id');
  const car = await findNamedCar(request);
  if (carId && !car) return createBadRequest([{ parameter: 'car_id', reason: 'is not a vehicle on this site' }]);
  const { place, times } = await loadDriveTimes(request, { car: car ?? null, location });
  if (location !== undefined && place?.slug !== location)
    return createBadRequest([{ parameter: 'location', reason: 'is not a location where this can be driven' }]);
  if (times.kind === 'down') return createProblemResponse(503, 'The calendar can’t be reached right now');
  if (!place || times.kind === 'off') return createProblemResponse(404, 'No times can be booked here');
  return createJsonResponse(buildSlotsAnswer(place, times.rules.slotMinutes, times.free), CACHE);
}
