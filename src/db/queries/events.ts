import { and, desc, eq, lt } from 'drizzle-orm';
import { event } from '../schema/leads.ts';
import type { SiteTx } from '../scope.ts';

/** Something that a visitor did, by the specification's numeric id (I1). */
export interface KeptEvent {
  event_id: number;
  car_id: number | null;
  /** Path and query of the page. */
  path: string | null;
  data: Record<string, unknown>;
  happened_at: Date;
}

const columns = {
  event_id: event.event_id,
  car_id: event.car_id,
  path: event.path,
  data: event.data,
  happened_at: event.happened_at,
};

/** Keeps an event of the site. */
export async function saveEvent(tx: SiteTx, kept: KeptEvent): Promise<void> {
  await tx.insert(event).values(kept);
}

/** The site's events of one kind, the latest first, at most `limit`. */
export async function listEvents(tx: SiteTx, eventId: number, limit: number): Promise<KeptEvent[]> {
  return tx
    .select(columns)
    .from(event)
    .where(and(eq(event.site_id, tx.scope.siteId), eq(event.event_id, eventId)))
    .orderBy(desc(event.happened_at), desc(event.id))
    .limit(limit);
}

/** Removes the site's events from before the moment; how many there were. */
export async function removeEventsBefore(tx: SiteTx, moment: Date): Promise<number> {
  const { rowCount } = await tx
    .delete(event)
    .where(and(eq(event.site_id, tx.scope.siteId), lt(event.happened_at, moment)));
  return rowCount ?? 0;
}
