import { and, count, desc, eq, sql } from 'drizzle-orm';
import { savedSearch } from '../../schema/visitors.ts';
import type { SiteTx } from '../../scope.ts';

/** A search that a visitor keeps: its address in two parts, and what he knows of it. */
export interface StoredSearch {
  id: number;
  name: string;
  path: string;
  query: string;
  /** Whether he is told of new matches. */
  tell: boolean;
  /** Vehicles that he was told of or has seen among its matches: no news for an alert. */
  known: number[];
  /** Those that it found when he last opened it, or saved it. */
  seen: number[];
  saved_at: Date;
  last_alert_at: Date | null;
}

/** The searches that a visitor of the site keeps, the last first (F5). */
export async function listSavedSearches(tx: SiteTx, visitorId: number): Promise<StoredSearch[]> {
  const rows = await tx
    .select()
    .from(savedSearch)
    .where(ofVisitor(tx, visitorId))
    .orderBy(desc(savedSearch.saved_at), desc(savedSearch.id));
  return rows.map(({ id, name, path, query, alerts, saved_at, last_alert_at }) => ({
    id,
    name,
    path,
    query,
    tell: alerts.tell !== false,
    known: idsOf(alerts.known),
    // Of searches that were saved before looking was noted.
    seen: idsOf(alerts.seen ?? alerts.known),
    saved_at,
    last_alert_at,
  }));
}

const idsOf = (kept: unknown): number[] => (Array.isArray(kept) ? kept : []);

/** A search to keep. `known`: what it finds now. */
export type SearchToSave = Pick<StoredSearch, 'name' | 'path' | 'query' | 'known'>;

/** Keeps a search of a visitor; the same one again stays as it is. False where he keeps `atMost` already. */
export async function saveSearch(
  tx: SiteTx,
  visitorId: number,
  { known, ...search }: SearchToSave,
  { atMost, now }: { atMost: number; now: Date },
): Promise<boolean> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`searches ${tx.scope.siteId} ${visitorId}`}, 0))`,
  );
  const ofAddress = and(
    ofVisitor(tx, visitorId),
    eq(savedSearch.path, search.path),
    eq(savedSearch.query, search.query),
  );
  const [same] = await tx.select({ id: savedSearch.id }).from(savedSearch).where(ofAddress);
  if (same) return true;
  const [row] = await tx.select({ kept: count() }).from(savedSearch).where(ofVisitor(tx, visitorId));
  if ((row?.kept ?? 0) >= atMost) return false;
  const alerts = { tell: true, known, seen: known };
  await tx.insert(savedSearch).values({ ...search, alerts, visitor_id: visitorId, saved_at: now });
  return true;
}

/** Forgets a search of a visitor; false where he has none of this id. */
export async function removeSearch(tx: SiteTx, visitorId: number, id: number): Promise<boolean> {
  const { rowCount } = await tx.delete(savedSearch).where(isOwn(tx, visitorId, id));
  return rowCount === 1;
}

/** Whether a visitor is told of new matches of a search; false where he has none of this id. */
export async function setSearchAlerts(
  tx: SiteTx,
  visitorId: number,
  id: number,
  tell: boolean,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(savedSearch)
    .set({ alerts: sql`${savedSearch.alerts} || ${JSON.stringify({ tell })}::jsonb` })
    .where(isOwn(tx, visitorId, id));
  return rowCount === 1;
}

/** Notes which matches of a search its visitor was told of, and when. */
export async function noteKnownMatches(
  tx: SiteTx,
  visitorId: number,
  id: number,
  known: readonly number[],
  last_alert_at: Date,
): Promise<void> {
  await tx
    .update(savedSearch)
    .set({
      alerts: sql`${savedSearch.alerts} || ${JSON.stringify({ known })}::jsonb`,
      last_alert_at,
    })
    .where(isOwn(tx, visitorId, id));
}

/** Notes what a search found when its visitor opened it: from then on he has seen it, and need not be told. */
export async function noteSeenMatches(
  tx: SiteTx,
  visitorId: number,
  id: number,
  { seen, known }: Pick<StoredSearch, 'seen' | 'known'>,
): Promise<void> {
  await tx
    .update(savedSearch)
    .set({ alerts: sql`${savedSearch.alerts} || ${JSON.stringify({ seen, known })}::jsonb` })
    .where(isOwn(tx, visitorId, id));
}

const ofVisitor = (tx: SiteTx, visitorId: number) =>
  and(eq(savedSearch.site_id, tx.scope.siteId), eq(savedSearch.visitor_id, visitorId));
const isOwn = (tx: SiteTx, visitorId: number, id: number) =>
  and(ofVisitor(tx, visitorId), eq(savedSearch.id, id));
