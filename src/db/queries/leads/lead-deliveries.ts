import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { DeliveryKind, DeliveryStatus } from '../../../domain/leads/lead-delivery.ts';
import { leadDelivery } from '../../schema/leads.ts';
import type { PlatformTx, SiteTx } from '../../scope.ts';

export interface StoredDelivery {
  id: number;
  lead_id: number;
  kind: DeliveryKind;
  destination: string;
  /** Which change of the lead's booking it reports; 0 for the lead itself. */
  booking_change: number;
  status: DeliveryStatus;
  attempts: number;
  waiting_since: Date;
  last_attempt_at: Date | null;
  last_error: string | null;
  delivered_at: Date | null;
}

const columns = {
  id: leadDelivery.id,
  lead_id: leadDelivery.lead_id,
  kind: leadDelivery.kind,
  destination: leadDelivery.destination,
  booking_change: leadDelivery.booking_change,
  status: leadDelivery.status,
  attempts: leadDelivery.attempts,
  waiting_since: leadDelivery.waiting_since,
  last_attempt_at: leadDelivery.last_attempt_at,
  last_error: leadDelivery.last_error,
  delivered_at: leadDelivery.delivered_at,
};

export async function findDelivery(tx: SiteTx, id: number): Promise<StoredDelivery | undefined> {
  const [row] = await tx
    .select(columns)
    .from(leadDelivery)
    .where(and(eq(leadDelivery.site_id, tx.scope.siteId), eq(leadDelivery.id, id)));
  return row;
}

/**
 * The first delivery of a lead to a destination, whichever revision of its booking it reported. Its id identifies the
 * lead there for good.
 */
export async function findFirstDelivery(
  tx: SiteTx,
  { lead_id, kind, destination }: Pick<StoredDelivery, 'lead_id' | 'kind' | 'destination'>,
): Promise<StoredDelivery | undefined> {
  const [row] = await tx
    .select(columns)
    .from(leadDelivery)
    .where(
      and(
        eq(leadDelivery.site_id, tx.scope.siteId),
        eq(leadDelivery.lead_id, lead_id),
        eq(leadDelivery.kind, kind),
        eq(leadDelivery.destination, destination),
      ),
    )
    .orderBy(asc(leadDelivery.id))
    .limit(1);
  return row;
}

/** In the order in which they were enqueued. */
export async function listDeliveries(tx: SiteTx, leadIds: readonly number[]): Promise<StoredDelivery[]> {
  if (leadIds.length === 0) return [];
  return tx
    .select(columns)
    .from(leadDelivery)
    .where(and(eq(leadDelivery.site_id, tx.scope.siteId), inArray(leadDelivery.lead_id, [...leadIds])))
    .orderBy(asc(leadDelivery.id));
}

/** The outcome of an attempt: `dead` when it is given up. */
export type Attempt = { status: 'delivered'; at: Date } | { status: 'waiting' | 'dead'; at: Date; error: string };

const ERROR_CHARACTERS = 500;

/** Records an attempt of the site's delivery, if it is still pending. */
export async function noteAttempt(tx: SiteTx, id: number, attempt: Attempt): Promise<void> {
  const { status, at } = attempt;
  const came =
    status === 'delivered'
      ? { status, delivered_at: at, last_error: null }
      : {
          ...(status === 'dead' ? { status } : {}),
          last_error: attempt.error.slice(0, ERROR_CHARACTERS),
        };
  await tx
    .update(leadDelivery)
    .set({ ...came, last_attempt_at: at, attempts: sql`${leadDelivery.attempts} + 1` })
    .where(and(eq(leadDelivery.site_id, tx.scope.siteId), eq(leadDelivery.id, id), eq(leadDelivery.status, 'waiting')));
}

/**
 * Enqueues the site's dead deliveries again, all or those of some leads; returns how many. Their jobs are enqueued in
 * the same transaction.
 */
export async function replayDeliveries(
  tx: SiteTx,
  { leadIds, now }: { leadIds?: readonly number[]; now: Date },
): Promise<number> {
  const { rowCount } = await tx
    .update(leadDelivery)
    .set({ status: 'waiting', waiting_since: now })
    .where(
      and(
        eq(leadDelivery.site_id, tx.scope.siteId),
        eq(leadDelivery.status, 'dead'),
        leadIds ? inArray(leadDelivery.lead_id, [...leadIds]) : undefined,
      ),
    );
  return rowCount ?? 0;
}

/** How many deliveries of all sites are pending, and how many were given up. */
export async function countOpenDeliveries(tx: PlatformTx): Promise<Record<'waiting' | 'dead', number>> {
  const rows = await tx
    .select({ status: leadDelivery.status, count: sql<number>`count(*)::int` })
    .from(leadDelivery)
    .where(sql`${leadDelivery.status} <> 'delivered'`)
    .groupBy(leadDelivery.status);
  const of = (status: DeliveryStatus) => rows.find((row) => row.status === status)?.count ?? 0;
  return { waiting: of('waiting'), dead: of('dead') };
}
