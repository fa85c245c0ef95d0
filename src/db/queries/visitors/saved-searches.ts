import { and, count, desc, eq, sql } from 'drizzle-orm';
import { savedSearch } from '../../schema/visitors.ts';
import type { SiteTx } from '../../scope.ts';

/** A visitor's saved search: its address in two parts, and which matches they know. */
export interface StoredSearch {
  id: number;
  name: string;
  path: string;
  query: string;
  /** Whether its visitor gets alerts of new matches. */
  tell: boolean;
  /** Vehicles among its matches that its visitor was alerted to or has seen: not news for an alert. */
  known: number[];
  /** Its matches when its visitor last opened or saved it. */
  seen: number[];
  saved_at: Date;
  last_alert_at: Date | null;
}

/** The searches that a visitor of the site saved, newest first (F5). */
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
    // Searches that were saved before `seen` existed lack it.
    seen: idsOf(alerts.seen ?? alerts.known),
    saved_at,
    last_alert_at,
  }));
}

const idsOf = (stored: unknown): number[] => (Array.isArray(stored) ? stored : []);

/** `known`: its matches now. */
export type SearchToSave = Pick<StoredSearch, 'name' | 'path' | 'query' | 'known'>;

/** Saves a search of a visitor; an identical one stays as it is. False when they have `atMost` already. */
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

/** Deletes a saved search of a visitor; false when they have none with this id. */
export async function removeSearch(tx: SiteTx, visitorId: number, id: number): Promise<boolean> {
  const { rowCount } = await tx.delete(savedSearch).where(isOwn(tx, visitorId, id));
  return rowCount === 1;
}

/** Turns alerts of new matches of a search on or off; false when the visitor has none with this id. */
export async function setSearchAlerts(tx: SiteTx, visitorId: number, id: number, tell: boolean): Promise<boolean> {
  const { rowCount } = await tx
    .update(savedSearch)
    .set({ alerts: sql`${savedSearch.alerts} || ${JSON.stringify({ tell })}::jsonb` })
    .where(isOwn(tx, visitorId, id));
  return rowCount === 1;
}

/** Records which matches of a search its visitor was alerted to, and when. */
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

/** Records the matches of a search when its visitor opened it: they have seen these, and need no alert of them. */
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
const isOwn = (tx: SiteTx, visitorId: number, id: number) => and(ofVisitor(tx, visitorId), eq(savedSearch.id, id));
