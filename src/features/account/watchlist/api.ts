import { z } from 'zod';
import { listWatchlist, removeFromWatchlist } from '../../../db/queries/visitors/watchlist.ts';
import { toInternationalPhone } from '../../../domain/contact/contact-details.ts';
import { API_HEADERS } from '../../../kernel/http/json-response.ts';
import { readJson } from '../../../kernel/http/read-json.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { isSavingInAccount } from '../../../kernel/visitors/account-saving.ts';
import { findSignedInVisitor, PRIVATE, type SignedInVisitor } from '../../../kernel/visitors/signed-in.ts';
import { describeNotWatched, mergeCars, watchCar } from './watch-cars.ts';

const MAX_BODY_BYTES = 4_096;

const phone_number = z.string().max(40);
const carId = z.int().positive();
/** The body of both calls of the specification (S7). */
const watchedBody = z.object({ phone_number, car_id: carId });
const mergeBody = z.object({ phone_number, car_ids: z.array(carId).max(100) });

/**
 * The response to GET /api/watchlist: whose list it is, and what is on it; 401 where nobody is signed in. Private to
 * the visitor.
 */
export async function answerWatchlist(context: RequestContext): Promise<Response> {
  const signedIn = await identifyVisitor(context);
  if (!signedIn.ok) return signedIn.answer;
  const { visitor } = signedIn;
  const cars = await context.db.run((tx) => listWatchlist(tx, visitor.id));
  return respond(200, {
    success: true,
    phone_number: visitor.phone,
    car_ids: cars.map(({ car_id }) => car_id),
  });
}

/** The response to POST /api/watchlist/save-car (F2, S7): whether the vehicle is on the list now, and why it is not. */
export async function answerSaveCar(request: Request, context: RequestContext): Promise<Response> {
  const signedIn = await readSignedInRequest(request, context, watchedBody);
  if (!signedIn.ok) return signedIn.answer;
  const kept = await watchCar(context, signedIn.visitor, signedIn.body.car_id);
  return kept.ok ? respond(200, { success: true }) : refuse(409, describeNotWatched(kept.why, context.settings));
}

/** The response to POST /api/watchlist/remove-car (F2, S7). Removing one that is not on the list succeeds. */
export async function answerRemoveCar(request: Request, context: RequestContext): Promise<Response> {
  const signedIn = await readSignedInRequest(request, context, watchedBody);
  if (!signedIn.ok) return signedIn.answer;
  await context.db.run((tx) => removeFromWatchlist(tx, signedIn.visitor.id, signedIn.body.car_id));
  return respond(200, { success: true });
}

/**
 * The response to POST /api/watchlist/merge-cars: what a browser stored before its visitor signed in joins their list
 * (F2).
 */
export async function answerMergeCars(request: Request, context: RequestContext): Promise<Response> {
  const signedIn = await readSignedInRequest(request, context, mergeBody);
  if (!signedIn.ok) return signedIn.answer;
  return respond(200, { success: true, ...(await mergeCars(context, signedIn.visitor, signedIn.body.car_ids)) });
}

type SignedInRequest<T> = ({ ok: true; visitor: SignedInVisitor } & T) | { ok: false; answer: Response };

async function identifyVisitor(context: RequestContext): Promise<SignedInRequest<object>> {
  if (!isSavingInAccount(context.settings))
    return { ok: false, answer: refuse(404, 'This website has no saved list.') };
  const visitor = await findSignedInVisitor(context);
  return visitor ? { ok: true, visitor } : { ok: false, answer: refuse(401, 'Please sign in to save to your list.') };
}

/** Reads a call of a signed-in visitor. The number that it names must be their own: nobody changes another's list. */
async function readSignedInRequest<B extends { phone_number: string }>(
  request: Request,
  context: RequestContext,
  schema: z.ZodType<B>,
): Promise<SignedInRequest<{ body: B }>> {
  const signedIn = await identifyVisitor(context);
  if (!signedIn.ok) return signedIn;
  const read = await readJson(request, MAX_BODY_BYTES);
  if (!read.ok) return { ok: false, answer: refuse(read.status, read.reason) };
  const body = schema.safeParse(read.value);
  if (!body.success) {
    const [{ path, message } = { path: [], message: 'is wrong' }] = body.error.issues;
    return { ok: false, answer: refuse(400, `${path.join('.') || 'The body'}: ${message}`) };
  }
  if (toInternationalPhone(body.data.phone_number) !== signedIn.visitor.phone)
    return { ok: false, answer: refuse(403, 'You are signed in with another phone number.') };
  return { ok: true, visitor: signedIn.visitor, body: body.data };
}

const respond = (status: number, body: object) =>
  Response.json(body, { status, headers: { ...API_HEADERS, ...PRIVATE } });
const refuse = (status: number, message: string) => respond(status, { success: false, message });
