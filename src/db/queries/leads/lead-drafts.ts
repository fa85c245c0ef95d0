import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { Campaign } from '../../../domain/leads/campaign.ts';
import { leadDraft } from '../../schema/intake.ts';
import type { SiteTx } from '../../scope.ts';

/** What was sent of a form so far. */
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

/** A form of which steps were sent. */
export interface LeadDraft extends DraftStep {
  /** The number that its lead has, or will have. */
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
 * Keeps a step of a form: what was sent before stays unless it was sent anew. Gives all of it, with the number of its
 * lead. One that has become a lead stays as it is.
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
 * Makes an end of a draft that becomes a lead: nothing of what was written is kept here any more. The number of its
 * lead; undefined where it was at its end already, be it a moment ago in another process.
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

/** Drafts of the site that nobody has gone on with since the moment, the oldest first. */
export async function listDraftsBefore(tx: SiteTx, moment: Date, limit: number): Promise<LeadDraft[]> {
  return tx
    .select(columns)
    .from(leadDraft)
    .where(
      and(
        eq(leadDraft.site_id, tx.scope.siteId),
        eq(leadDraft.done, false),
        lt(leadDraft.updated_at, moment),
      ),
    )
    .orderBy(asc(leadDraft.updated_at), asc(leadDraft.id))
    .limit(limit);
}

/** Forgets the site's drafts that nobody has gone on with since the moment; how many there were. */
export async function removeDraftsBefore(tx: SiteTx, moment: Date): Promise<number> {
  const { rowCount } = await tx
    .delete(leadDraft)
    .where(and(eq(leadDraft.site_id, tx.scope.siteId), lt(leadDraft.updated_at, moment)));
  return rowCount ?? 0;
}
