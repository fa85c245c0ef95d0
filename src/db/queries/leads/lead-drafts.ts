import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { Campaign } from '../../../domain/leads/campaign.ts';
import { leadDraft } from '../../schema/intake.ts';
import type { PlatformTx, SiteTx } from '../../scope.ts';

export interface DraftStep {
  form: string;
  sending_key: string;
  fields: Record<string, string>;
  page: string;
  user_agent: string | null;
  visited: Record<string, unknown> | null;
  campaign: Campaign;
  updated_at: Date;
}

/** A form sent step by step that is not complete yet. */
export interface LeadDraft extends DraftStep {
  /** The id that its lead has, or will have. */
  lead_id: number;
  done: boolean;
}

const columns = {
  form: leadDraft.form,
  sending_key: leadDraft.sending_key,
  fields: leadDraft.fields,
  page: leadDraft.page,
  user_agent: leadDraft.user_agent,
  visited: leadDraft.visited,
  campaign: leadDraft.campaign,
  updated_at: leadDraft.updated_at,
  lead_id: leadDraft.lead_id,
  done: leadDraft.done,
};

/**
 * Saves a step of a form: earlier answers stay unless they were sent again. Returns all of them, with the id of the
 * lead. A draft that has become a lead is left as it is.
 */
export async function saveDraftStep(tx: SiteTx, step: DraftStep): Promise<LeadDraft> {
  const { form, sending_key, ...rest } = step;
  const own = and(
    eq(leadDraft.site_id, tx.scope.siteId),
    eq(leadDraft.form, form),
    eq(leadDraft.sending_key, sending_key),
  );
  await tx
    .insert(leadDraft)
    .values({
      ...step,
      lead_id: sql`nextval(pg_get_serial_sequence('lead', 'id'))`,
      created_at: rest.updated_at,
    })
    .onConflictDoNothing();
  await tx
    .update(leadDraft)
    .set({ ...rest, fields: sql`${leadDraft.fields} || ${JSON.stringify(rest.fields)}::jsonb` })
    .where(and(own, eq(leadDraft.done, false)));
  const [draft] = await tx.select(columns).from(leadDraft).where(own);
  if (!draft) throw new Error('The step of a form cannot be read');
  return draft;
}

/**
 * Closes a draft that becomes a lead, and erases what was written in it. Returns the id of its lead; undefined when it
 * was closed already, maybe a moment ago by another process.
 */
export async function finishDraft(
  tx: SiteTx,
  { form, sending_key }: Pick<DraftStep, 'form' | 'sending_key'>,
): Promise<number | undefined> {
  const [row] = await tx
    .update(leadDraft)
    .set({ done: true, fields: {}, visited: null, campaign: {} })
    .where(
      and(
        eq(leadDraft.site_id, tx.scope.siteId),
        eq(leadDraft.form, form),
        eq(leadDraft.sending_key, sending_key),
        eq(leadDraft.done, false),
      ),
    )
    .returning({ lead_id: leadDraft.lead_id });
  return row?.lead_id;
}

/** Not touched since the moment; oldest first. */
export async function listDraftsBefore(tx: SiteTx, moment: Date, limit: number): Promise<LeadDraft[]> {
  return tx
    .select(columns)
    .from(leadDraft)
    .where(and(eq(leadDraft.site_id, tx.scope.siteId), eq(leadDraft.done, false), lt(leadDraft.updated_at, moment)))
    .orderBy(asc(leadDraft.updated_at), asc(leadDraft.id))
    .limit(limit);
}

/** The sites that have drafts of which no lead was made. */
export async function listSitesWithDrafts(tx: PlatformTx): Promise<number[]> {
  const rows = await tx.selectDistinct({ siteId: leadDraft.site_id }).from(leadDraft).where(eq(leadDraft.done, false));
  return rows.map(({ siteId }) => siteId);
}

/** Not touched since the moment; returns how many. */
export async function removeDraftsBefore(tx: SiteTx, moment: Date): Promise<number> {
  const { rowCount } = await tx
    .delete(leadDraft)
    .where(and(eq(leadDraft.site_id, tx.scope.siteId), lt(leadDraft.updated_at, moment)));
  return rowCount ?? 0;
}
