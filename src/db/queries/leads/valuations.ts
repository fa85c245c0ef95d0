import { and, eq, lt, sql } from 'drizzle-orm';
import type { AdjustmentAnswers } from '../../../domain/trade-in/adjustments.ts';
import type { StoredValuation, ValuationKind, ValuationResult } from '../../../domain/trade-in/valuation.ts';
import type { OwnVehicle } from '../../../domain/trade-in/vehicle.ts';
import { getFirstRow } from '../../first-row.ts';
import { valuation } from '../../schema/leads.ts';
import type { SiteTx } from '../../scope.ts';

export interface NewValuation {
  token_hash: string;
  kind: ValuationKind;
  /** The vehicle that the shopper would like; null for none. */
  car_id: number | null;
  rego: string | null;
  regoState: string | null;
  vehicle: OwnVehicle;
  at: Date;
}

/** For whoever has the token; returns its id. */
export async function startValuation(tx: SiteTx, { at, vehicle, ...wanted }: NewValuation): Promise<number> {
  const started = await tx
    .insert(valuation)
    .values({ ...wanted, vehicle, created_at: at, updated_at: at })
    .returning({ id: valuation.id });
  return getFirstRow(started).id;
}

/**
 * The site's valuation of an id, for whoever has its token; undefined for anybody else. `lock` locks the row until the
 * transaction ends.
 */
export async function findValuation(
  tx: SiteTx,
  id: number,
  tokenHash: string,
  lock?: 'lock',
): Promise<StoredValuation | undefined> {
  const query = tx
    .select()
    .from(valuation)
    .where(isOwn(tx, id, tokenHash));
  const [row] = await (lock ? query.for('update') : query);
  if (!row?.kind || !row.vehicle) return undefined;
  const { kind, vehicle, result, adjustmentAnswers } = row;
  return {
    id: row.id,
    kind,
    car_id: row.car_id,
    rego: row.rego,
    regoState: row.regoState,
    vehicle,
    adjustmentAnswers: adjustmentAnswers as AdjustmentAnswers,
    result: result as ValuationResult | null,
    lead_id: row.lead_id,
    form_completed: row.form_completed,
    offer_accepted: row.offer_accepted,
  };
}

export type ValuationChange = Partial<
  Pick<StoredValuation, 'vehicle' | 'adjustmentAnswers' | 'result' | 'lead_id' | 'form_completed' | 'offer_accepted'>
>;

/** Changes the site's valuation of an id for whoever has its token; returns whether there is one. */
export async function changeValuation(
  tx: SiteTx,
  id: number,
  tokenHash: string,
  change: ValuationChange,
  at: Date,
): Promise<boolean> {
  const { vehicle, result, ...plain } = change;
  const { rowCount } = await tx
    .update(valuation)
    .set({
      ...plain,
      ...(vehicle && { vehicle }),
      ...(result && { result: { ...result } }),
      updated_at: at,
    })
    .where(isOwn(tx, id, tokenHash));
  return rowCount === 1;
}

/**
 * Deletes the site's valuations that were not touched since a moment and did not become an enquiry; returns how many.
 */
export async function removeUnfinishedValuations(tx: SiteTx, before: Date): Promise<number> {
  const { rowCount } = await tx
    .delete(valuation)
    .where(
      and(
        eq(valuation.site_id, tx.scope.siteId),
        sql`not ${valuation.form_completed}`,
        sql`${valuation.lead_id} is null`,
        lt(valuation.updated_at, before),
      ),
    );
  return rowCount ?? 0;
}

export interface ReportedValuationRow {
  lead_id: number | null;
  rego: string | null;
  regoState: string | null;
  adjustmentAnswers: Record<string, unknown>;
  form_completed: boolean;
  offer_accepted: boolean;
  result: Record<string, unknown>;
  at: Date;
}

/** Saves a valuation that a browser reports as a separate record, which nobody can open. */
export async function saveReportedValuation(tx: SiteTx, { at, ...told }: ReportedValuationRow): Promise<void> {
  await tx.insert(valuation).values({ ...told, created_at: at, updated_at: at });
}

function isOwn(tx: SiteTx, id: number, tokenHash: string) {
  return and(eq(valuation.site_id, tx.scope.siteId), eq(valuation.id, id), eq(valuation.token_hash, tokenHash));
}
