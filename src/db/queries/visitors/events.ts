import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { stripClickIds } from '../../../domain/leads/campaign.ts';
import { redactSecrets } from '../../../domain/requests/redact-secrets.ts';
import { event } from '../../schema/leads.ts';
import type { SiteTx } from '../../scope.ts';

/** Something that a visitor did, by the specification's numeric id (I1). */
export interface StoredEvent {
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

/**
 * Saves an event of the site. Private tokens and click ids are removed from the page's address here, so that no caller
 * can forget to.
 */
export async function saveEvent(tx: SiteTx, { path, ...kept }: StoredEvent): Promise<void> {
  await tx.insert(event).values({ ...kept, path: path && stripClickIds(redactSecrets(path)) });
}

/** Newest first, at most `limit`. */
export async function listEvents(tx: SiteTx, eventId: number, limit: number): Promise<StoredEvent[]> {
  return tx
    .select(columns)
    .from(event)
    .where(and(eq(event.site_id, tx.scope.siteId), eq(event.event_id, eventId)))
    .orderBy(desc(event.happened_at), desc(event.id))
    .limit(limit);
}

/** Deletes the site's events from before the moment; returns how many. */
export async function removeEventsBefore(tx: SiteTx, moment: Date): Promise<number> {
  const { rowCount } = await tx
    .delete(event)
    .where(and(eq(event.site_id, tx.scope.siteId), lt(event.happened_at, moment)));
  return rowCount ?? 0;
}

/** How often something happened on a day in the site's time zone. */
export interface EventCount {
  event_id: number;
  /** `YYYY-MM-DD`. */
  day: string;
  count: number;
}

/** First and last day in a time zone, as `YYYY-MM-DD`. */
export interface EventDays {
  from: string;
  to: string;
  timeZone: string;
}

/** The site's events of some days, counted by kind and by day in the time zone. */
export async function countEvents(tx: SiteTx, { from, to, timeZone }: EventDays): Promise<EventCount[]> {
  const day = sql<string>`to_char(${event.happened_at} at time zone ${timeZone}::text, 'YYYY-MM-DD')`;
  return tx
    .select({ event_id: event.event_id, day: day.as('day'), count: sql<number>`count(*)::int` })
    .from(event)
    .where(
      and(
        eq(event.site_id, tx.scope.siteId),
        gte(event.happened_at, sql`${from}::timestamp at time zone ${timeZone}::text`),
        lt(event.happened_at, sql`(${to}::timestamp + interval '1 day') at time zone ${timeZone}::text`),
      ),
    )
    .groupBy(event.event_id, sql`day`)
    .orderBy(asc(event.event_id), sql`day`);
}
