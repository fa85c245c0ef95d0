import { redirect } from 'react-router';
import { type ListedSession, listSessions, removeSession, touchVisitor } from '../../db/queries/visitors/sign-in.ts';
import { isRecord } from '../../domain/text/look-up.ts';
import { linkToSignIn, type SignInType } from '../addresses/visitors.ts';
import { createProblemResponse } from '../http/problem.ts';
import type { RequestContext } from '../request/context.ts';
import { recordSecurityEvent } from '../request/security-events.ts';
import { hasCookie, type Visit } from '../request/visit.ts';
import { getSessionCookieName, getSiteAuth } from './auth.ts';
import { buildHintCookie } from './hint.ts';

/** A visitor who has verified a code sent to their phone: a row of the table `visitor` (S3, S6). */
export interface SignedInVisitor {
  id: number;
  /** In the form +61… */
  phone: string;
  /** The row of the table `visitor_session` of this sign-in. */
  sessionId: string;
}

/** For every response that belongs to one visitor. */
export const PRIVATE = { 'Cache-Control': 'private, no-store' };

export type VisitorRequest = Pick<RequestContext, 'settings' | 'visit' | 'db' | 'now' | 'site'>;

/** One lookup per request. */
const visitorCache = new WeakMap<Visit, Promise<SignedInVisitor | null>>();

/**
 * Who is signed in where the request comes from (F1); null for nobody, and always on a site without sign-in. The call
 * marks the response as personal: no cache stores it.
 */
export function findSignedInVisitor(context: VisitorRequest): Promise<SignedInVisitor | null> {
  const { settings, visit } = context;
  if (settings.visitors.signIn === 'off') return Promise.resolve(null);
  visit.isPersonal = true;
  const found = visitorCache.get(visit) ?? findVisitor(context);
  visitorCache.set(visit, found);
  return found;
}

async function findVisitor(context: VisitorRequest): Promise<SignedInVisitor | null> {
  const { visit, db, now, settings } = context;
  if (!hasCookie(visit, getSessionCookieName(context))) return null;
  const { api } = await getSiteAuth(context);
  const requested = await api
    .getSession({ headers: buildLibraryHeaders(visit), returnHeaders: true })
    .catch(ignoreEndedSession);
  const brought = requested?.headers.getSetCookie() ?? [];
  visit.newCookies.push(...brought);
  const response = requested?.response;
  if (!response) {
    visit.newCookies.push(buildHintCookie(context, 0));
    return null;
  }
  // The hint for scripts lives as long as the extended session.
  if (brought.length > 0)
    visit.newCookies.push(buildHintCookie(context, (settings.visitors.sessionDays * DAY_MS) / 1000));
  const { session, user } = response;
  const id = Number(user.id);
  if (now.getTime() - new Date(user.updatedAt).getTime() > DAY_MS) await db.run((tx) => touchVisitor(tx, id, now));
  return { id, phone: String((user as { phoneNumber?: unknown }).phoneNumber), sessionId: session.id };
}

const DAY_MS = 86_400_000;

/** A session that is ended elsewhere during the lookup counts as none. */
function ignoreEndedSession(error: unknown): null {
  if (isRecord(error) && error.status === 'UNAUTHORIZED') return null;
  throw error;
}

/** The headers of a request that the library may see. */
export function buildLibraryHeaders(visit: Visit): Headers {
  const headers = new Headers({ 'x-forwarded-for': visit.caller });
  for (const name of ['cookie', 'user-agent']) {
    const value = visit.header(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}

/**
 * The signed-in visitor of a page that requires one. Throws a redirect to sign in where there is none, which returns to
 * this very page (F4); on a site without sign-in there is no such page, and a 404 response is thrown.
 */
export async function requireVisitor(
  context: RequestContext,
  type: SignInType = 'my-garage',
): Promise<SignedInVisitor> {
  const { settings, url, visit } = context;
  if (settings.visitors.signIn === 'off') throw new Response(null, { status: 404, headers: PRIVATE });
  const visitor = await findSignedInVisitor(context);
  if (visitor) return visitor;
  const to = linkToSignIn({ type, redirect: url.pathname + url.search, back: ownReferrer(visit, url) });
  throw redirect(to, { status: 302, headers: PRIVATE });
}

/** The page of the site that the visitor came from; null for external pages, and for the page itself. */
function ownReferrer(visit: Visit, { origin, pathname }: URL): string | null {
  const from = URL.parse(visit.header('referer') ?? '');
  return from?.origin === origin && from.pathname !== pathname ? from.pathname + from.search : null;
}

/** The same for a call of the API: the refusal is a 401 in JSON. */
export async function findVisitorOrRefusal(
  context: VisitorRequest,
): Promise<{ ok: true; visitor: SignedInVisitor } | { ok: false; refusal: Response }> {
  const visitor = await findSignedInVisitor(context);
  if (visitor) return { ok: true, visitor };
  return { ok: false, refusal: createProblemResponse(401, 'You are not signed in', { headers: PRIVATE }) };
}

/** The sessions of a visitor, the one of this request among them. */
export async function listVisitorSessions(
  visitor: SignedInVisitor,
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
): Promise<(ListedSession & { isThis: boolean })[]> {
  const sessions = await db.run((tx) => listSessions(tx, visitor.id, now));
  return sessions.map((session) => ({ ...session, isThis: String(session.id) === visitor.sessionId }));
}

/** Ends a session of the visitor, here or elsewhere; false for somebody else's. */
export function revokeSession(
  visitor: SignedInVisitor,
  sessionId: number,
  { db }: Pick<RequestContext, 'db'>,
): Promise<boolean> {
  return db.run((tx) => removeSession(tx, visitor.id, sessionId));
}

/** Does nothing where nobody is signed in. */
export async function signOut(context: VisitorRequest): Promise<void> {
  const { visit } = context;
  const visitor = await findSignedInVisitor(context);
  if (visitor) {
    const { api } = await getSiteAuth(context);
    const { headers } = await api.signOut({ headers: buildLibraryHeaders(visit), returnHeaders: true });
    visit.newCookies.push(...headers.getSetCookie());
    recordSecurityEvent(visit, { action: 'sign_out', outcome: 'success', userId: visitor.id });
  }
  visit.newCookies.push(buildHintCookie(context, 0));
  forgetVisitor(visit);
}

/** Clears the lookup of a request in which somebody signed in or out: its browser sends the new cookie next time. */
export function forgetVisitor(visit: Visit): void {
  visitorCache.set(visit, Promise.resolve(null));
}
