import { and, desc, eq, gt, lte, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { signInAttempt, signInCode, visitorSession } from '../../schema/sign-in.ts';
import { visitor } from '../../schema/visitors.ts';
import type { PlatformTx, SiteTx } from '../../scope.ts';
import { getSiteSecret } from '../../site-secret.ts';

/** Signs the site's session cookies. */
export const getSignInSecret = (tx: SiteTx, made: string) => getSiteSecret(tx, 'sign_in', made);

/** The outcome of a try: the code was right and is used up; it was wrong; or there is no code left to try. */
export type CodeVerdict = 'right' | 'wrong' | 'over';

/** Replaces the digest once its code was right; no digest equals this word. */
const USED = 'used';

/**
 * Tries a code, by its digest, against the last one that was sent to a phone. Counting, checking and using it up are
 * one atomic statement: of many concurrent tries at most `tries` are checked, and one succeeds.
 */
export async function tryCode(
  tx: SiteTx,
  { phone, digest, tries, now }: { phone: string; digest: string; tries: number; now: Date },
): Promise<CodeVerdict> {
  const { value, expires_at } = signInCode;
  const ofPhone = and(eq(signInCode.site_id, tx.scope.siteId), eq(signInCode.phone, phone));
  // By id: if the clock was set back, an earlier code must not become the last one.
  const last = tx.select({ id: signInCode.id }).from(signInCode).where(ofPhone).orderBy(desc(signInCode.id)).limit(1);
  const stored = sql`split_part(${value}, ':', 1)`;
  const tried = sql`split_part(${value}, ':', 2)::int`;
  const [row] = await tx
    .update(signInCode)
    .set({
      value: sql`(case when ${stored} = ${digest} then ${USED} else ${stored} end) || ':' || (${tried} + 1)`,
      updated_at: now,
    })
    .where(
      and(
        ofPhone,
        eq(signInCode.id, sql`(${last})`),
        gt(expires_at, now),
        sql`${stored} <> ${USED}`,
        sql`${tried} < ${tries}`,
      ),
    )
    .returning({ value });
  if (!row) return 'over';
  return row.value.startsWith(`${USED}:`) ? 'right' : 'wrong';
}

/** A request for a code, or a try of one: the phone it is for, and where it came from. */
export type Attempt = Pick<typeof signInAttempt.$inferSelect, 'kind' | 'phone' | 'ip_address' | 'attempted_at'>;

/** Most attempts an hour: by phone, by IP address, and by site. */
export interface AttemptLimits {
  phone: number;
  ipAddress: number;
  site: number;
  /** Seconds between two attempts of a phone. */
  apartSeconds: number;
}

/** Whether an attempt is allowed; if not, which limit is reached, and when the next one is. */
export type AttemptVerdict = { ok: true } | { ok: false; by: keyof AttemptLimits; from: Date };

const HOUR_MS = 3_600_000;

/**
 * Counts an attempt unless a limit of the past hour is reached; a refused one is not counted. Attempts of a site are
 * serialised here, so that concurrent ones cannot exceed the limits together. Attempts older than an hour are deleted.
 */
export async function countAttempt(tx: SiteTx, attempt: Attempt, limits: AttemptLimits): Promise<AttemptVerdict> {
  const { siteId } = tx.scope;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sign_in ${siteId} ${attempt.kind}`}, 0))`);
  const since = new Date(attempt.attempted_at.getTime() - HOUR_MS);
  const ofKind = and(eq(signInAttempt.site_id, siteId), eq(signInAttempt.kind, attempt.kind));
  await tx
    .update(signInAttempt)
    .set({ attempted_at: attempt.attempted_at })
    .where(and(ofKind, gt(signInAttempt.attempted_at, attempt.attempted_at)));
  await tx.delete(signInAttempt).where(and(eq(signInAttempt.site_id, siteId), lte(signInAttempt.attempted_at, since)));
  const before = await tx
    .select({
      phone: signInAttempt.phone,
      ip_address: signInAttempt.ip_address,
      attempted_at: signInAttempt.attempted_at,
    })
    .from(signInAttempt)
    .where(and(ofKind, gt(signInAttempt.attempted_at, since)))
    .orderBy(desc(signInAttempt.attempted_at), desc(signInAttempt.id));
  const refusal = refusalOf(attempt, before, limits);
  if (refusal) return refusal;
  await tx.insert(signInAttempt).values(attempt);
  return { ok: true };
}

/** When an attempt for a phone was last counted; null when there was none in the past hour. */
export async function findLastAttempt(
  tx: SiteTx,
  { kind, phone }: Pick<Attempt, 'kind' | 'phone'>,
): Promise<Date | null> {
  const [last] = await tx
    .select({ attempted_at: signInAttempt.attempted_at })
    .from(signInAttempt)
    .where(
      and(eq(signInAttempt.site_id, tx.scope.siteId), eq(signInAttempt.kind, kind), eq(signInAttempt.phone, phone)),
    )
    .orderBy(desc(signInAttempt.attempted_at))
    .limit(1);
  return last?.attempted_at ?? null;
}

type Counted = Pick<Attempt, 'phone' | 'ip_address' | 'attempted_at'>;

/** `before` is newest first: the next attempt is allowed once the one at the limit's position is an hour old. */
function refusalOf(
  attempt: Attempt,
  before: Counted[],
  limits: AttemptLimits,
): Extract<AttemptVerdict, { ok: false }> | undefined {
  const ofPhone = before.filter(({ phone }) => phone === attempt.phone);
  const ofAddress = before.filter(({ ip_address }) => ip_address === attempt.ip_address);
  const counts = [
    ['phone', ofPhone],
    ['ipAddress', ofAddress],
    ['site', before],
  ] as const;
  for (const [by, made] of counts) {
    if (made.length < limits[by]) continue;
    const last = made[limits[by] - 1]?.attempted_at ?? attempt.attempted_at;
    return { ok: false, by, from: new Date(last.getTime() + HOUR_MS) };
  }
  const newest = ofPhone[0]?.attempted_at.getTime() ?? 0;
  const from = newest + limits.apartSeconds * 1000;
  return from > attempt.attempted_at.getTime() ? { ok: false, by: 'apartSeconds', from: new Date(from) } : undefined;
}

export type ListedSession = Pick<
  typeof visitorSession.$inferSelect,
  'id' | 'ip_address' | 'user_agent' | 'created_at' | 'updated_at' | 'expires_at'
>;

/** Not expired; last used first. */
export async function listSessions(tx: SiteTx, visitorId: number, now: Date): Promise<ListedSession[]> {
  const { id, ip_address, user_agent, created_at, updated_at, expires_at } = visitorSession;
  return tx
    .select({ id, ip_address, user_agent, created_at, updated_at, expires_at })
    .from(visitorSession)
    .where(and(ofVisitor(tx, visitorId), gt(visitorSession.expires_at, now)))
    .orderBy(desc(visitorSession.updated_at), desc(visitorSession.id));
}

/** Ends a session of a visitor; false when they have none with this id. */
export async function removeSession(tx: SiteTx, visitorId: number, id: number): Promise<boolean> {
  const { rowCount } = await tx.delete(visitorSession).where(and(ofVisitor(tx, visitorId), eq(visitorSession.id, id)));
  return rowCount === 1;
}

/** Deletes expired sessions and codes, and attempts that no longer count. Returns how many. */
export async function forgetSignIns(tx: SiteTx, now: Date): Promise<number> {
  const { siteId } = tx.scope;
  const anHourAgo = new Date(now.getTime() - HOUR_MS);
  const gone = [
    await tx.delete(visitorSession).where(and(eq(visitorSession.site_id, siteId), lte(visitorSession.expires_at, now))),
    await tx.delete(signInCode).where(and(eq(signInCode.site_id, siteId), lte(signInCode.expires_at, now))),
    await tx
      .delete(signInAttempt)
      .where(and(eq(signInAttempt.site_id, siteId), lte(signInAttempt.attempted_at, anHourAgo))),
  ];
  return gone.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0);
}

/** The sites that have any of these. */
export async function listSitesWithOldSignIns(tx: PlatformTx, now: Date): Promise<number[]> {
  const anHourAgo = new Date(now.getTime() - HOUR_MS);
  const of = { session: visitorSession.site_id, code: signInCode.site_id, attempt: signInAttempt.site_id };
  const found = await union(
    tx.selectDistinct({ siteId: of.session }).from(visitorSession).where(lte(visitorSession.expires_at, now)),
    tx.selectDistinct({ siteId: of.code }).from(signInCode).where(lte(signInCode.expires_at, now)),
    tx.selectDistinct({ siteId: of.attempt }).from(signInAttempt).where(lte(signInAttempt.attempted_at, anHourAgo)),
  );
  return found.map(({ siteId }) => siteId);
}

/** What is stored about the person (S3: saved user details). */
export type VisitorDetails = Pick<typeof visitor.$inferSelect, 'phone' | 'name' | 'last_name' | 'email' | 'postcode'>;

export async function findVisitorDetails(tx: SiteTx, id: number): Promise<VisitorDetails | undefined> {
  const { phone, name, last_name, email, postcode } = visitor;
  const [row] = await tx
    .select({ phone, name, last_name, email, postcode })
    .from(visitor)
    .where(and(eq(visitor.site_id, tx.scope.siteId), eq(visitor.id, id)));
  return row;
}

/** Saves a visitor's own details; the phone stays the one they signed in with. */
export async function saveVisitorDetails(
  tx: SiteTx,
  id: number,
  details: Partial<Omit<VisitorDetails, 'phone'>>,
): Promise<void> {
  if (Object.keys(details).length === 0) return;
  await tx
    .update(visitor)
    .set(details)
    .where(and(eq(visitor.site_id, tx.scope.siteId), eq(visitor.id, id)));
}

export async function touchVisitor(tx: SiteTx, id: number, last_seen_at: Date): Promise<void> {
  await tx
    .update(visitor)
    .set({ last_seen_at })
    .where(and(eq(visitor.site_id, tx.scope.siteId), eq(visitor.id, id)));
}

const ofVisitor = (tx: SiteTx, visitorId: number) =>
  and(eq(visitorSession.site_id, tx.scope.siteId), eq(visitorSession.visitor_id, visitorId));
