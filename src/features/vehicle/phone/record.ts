import { z } from 'zod';
import { savePhoneReveal } from '../../../db/queries/leads/phone-reveals.ts';
import { isUnavailable } from '../../../db/unavailable.ts';
import type { Car } from '../../../domain/vehicle/car.ts';
import { isValidSlug, linkToVehicle } from '../../../kernel/addresses/vehicle.ts';
import { API_HEADERS } from '../../../kernel/http/json-response.ts';
import { createBadRequest, createProblemResponse } from '../../../kernel/http/problem.ts';
import { readBytes, readJson } from '../../../kernel/http/read-json.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { listProblems } from '../../../settings/schema-problems.ts';
import { PHONE_ANCHOR, type RevealRecord, SHOWN_QUERY } from './model.ts';

type RevealRequest = Pick<RequestContext, 'site' | 'stock' | 'db' | 'now' | 'log'>;

const MAX_BODY_BYTES = 1_024;
const id = () => z.coerce.number('must be a whole number').int('must be a whole number').min(1);
const revealSchema = z.strictObject({ car_id: id(), dealership_id: id(), website_id: id() });

/**
 * The response to POST /cars/{slug}/phone-reveal (D12, S7): stores the record of a revealed number. A script's JSON
 * gets 204; a form, which a page without scripts sends, is redirected to the page with the number shown. Refuses
 * requests that no page of this site sent, and records about another vehicle than that of the address.
 */
export async function answerPhoneReveal(
  request: Request,
  slug: string,
  { site, stock, db, now, log }: RevealRequest,
): Promise<Response> {
  if (!request.headers.has('Origin'))
    return createProblemResponse(403, 'Records can only be sent from the site’s own pages');
  const body = await readBody(request);
  if (!body.ok) return createProblemResponse(body.status, body.reason);
  const read = revealSchema.safeParse(body.value);
  if (!read.success) {
    const problems = listProblems(read.error, revealSchema, body.value);
    return createBadRequest(problems.map(({ path, reason }) => ({ parameter: path, reason })));
  }
  const car = isValidSlug(slug) ? await stock.findCar(slug.toLowerCase()) : undefined;
  if (!car) return createProblemResponse(404, 'There is no such vehicle');
  const wrong = wrongField(read.data, car, site.id);
  if (wrong) return createBadRequest([{ parameter: wrong, reason: 'is not that of this vehicle on this site' }]);
  const { car_id, dealership_id } = read.data;
  // Visitors who want to call see the number, recorded or not.
  await db
    .run((tx) => savePhoneReveal(tx, { car_id, dealership_id, revealed_at: now }))
    .catch((error: unknown) => {
      if (!isUnavailable(error)) throw error;
      log.warn({ feature: 'vehicle', err: error }, 'Could not record a phone reveal');
    });
  return done(body.isForm, car);
}

function wrongField(given: RevealRecord, car: Car, siteId: number): keyof RevealRecord | undefined {
  const wanted: RevealRecord = { car_id: car.id, dealership_id: car.dealership_id, website_id: siteId };
  return revealSchema.keyof().options.find((key) => given[key] !== wanted[key]);
}

function done(isForm: boolean, { slug }: Car): Response {
  const headers = { ...API_HEADERS, 'Cache-Control': 'no-store' };
  if (!isForm) return new Response(null, { status: 204, headers });
  const Location = `${linkToVehicle(slug)}?${SHOWN_QUERY}#${PHONE_ANCHOR}`;
  return new Response(null, { status: 303, headers: { ...headers, Location } });
}

type ReadBody = (Exclude<Awaited<ReturnType<typeof readJson>>, { ok: true }> | { ok: true; value: unknown }) & {
  isForm: boolean;
};

async function readBody(request: Request): Promise<ReadBody> {
  const isForm = /^application\/x-www-form-urlencoded\s*(;|$)/i.test(request.headers.get('Content-Type') ?? '');
  if (!isForm) return { ...(await readJson(request, MAX_BODY_BYTES)), isForm };
  const bytes = await readBytes(request.body, MAX_BODY_BYTES);
  if (!bytes) return { ok: false, status: 413, reason: `The body is larger than ${MAX_BODY_BYTES} bytes`, isForm };
  const fields = new URLSearchParams(new TextDecoder().decode(bytes));
  return { ok: true, value: Object.fromEntries(fields), isForm };
}
