import { finishDraft, type LeadDraft, listDraftsBefore } from '../../../db/queries/leads/lead-drafts.ts';
import { saveLead } from '../../../db/queries/leads/leads.ts';
import { getFormMessages } from '../../../kernel/forms/fields/row.ts';
import { parseFields } from '../../../kernel/forms/reading/read-fields.ts';
import { getLeadVisit, type Visited } from '../../../kernel/forms/visit/visited.ts';
import { buildLead, getAutogaugeTest } from '../../../kernel/leads/build-lead.ts';
import { findForm } from '../../../kernel/leads/forms.ts';
import { type LeadRequest, openForm } from '../../../kernel/leads/submit-form.ts';

const AT_ONCE = 50;

/** Whether a site wants leads of abandoned drafts, and has drafts that are abandoned by now. */
export async function hasUnfinished(request: Pick<LeadRequest, 'settings' | 'db' | 'now'>): Promise<boolean> {
  return (await listAbandoned(request, 1)).length > 0;
}

async function listAbandoned({ settings, db, now }: Pick<LeadRequest, 'settings' | 'db' | 'now'>, limit: number) {
  const { deliver, afterMinutes } = settings.leads.unfinished;
  if (deliver === 'never') return [];
  const before = new Date(now.getTime() - afterMinutes * 60_000);
  return db.run((tx) => listDraftsBefore(tx, before, limit));
}

/**
 * Makes leads of abandoned drafts, on sites that want it, where somebody can be reached; several processes may do so at
 * once. The other drafts are deleted here, too. Returns how many leads were made.
 */
export async function deliverUnfinished(request: LeadRequest): Promise<number> {
  const drafts = await listAbandoned(request, AT_ONCE);
  let made = 0;
  for (const draft of drafts) if (await deliverDraft(draft, request)) made += 1;
  return made;
}

async function deliverDraft(draft: LeadDraft, request: LeadRequest): Promise<boolean> {
  const lead = await leadOf(draft, request);
  const { settings, now, db } = request;
  const idempotency_key = `unfinished ${draft.form} ${draft.sending_key}`;
  return db.run(async (tx) => {
    const id = await finishDraft(tx, draft);
    if (id === undefined || !lead) return false;
    const number = { claim: async () => id, saved: () => {} };
    const { campaign } = draft;
    const routes = settings.leads;
    await saveLead(tx, { ...lead, campaign, idempotency_key, created_at: now, routes, number });
    return true;
  });
}

/**
 * The lead of a draft's valid boxes; it carries no consent. Undefined where nobody can be reached, or the form no
 * longer exists.
 */
async function leadOf(draft: LeadDraft, request: LeadRequest) {
  const { settings, site } = request;
  const given = findForm(draft.form);
  const { car: slug, ...others } = draft.fields;
  const found = given && (await openForm(given, draft.fields, request));
  // The vehicle may have gone meanwhile: the person is still there.
  const opened = found?.ok === false && slug && given ? await openForm(given, others, request) : found;
  if (!opened?.ok) return undefined;
  const { row, car, context, fields } = opened;
  const { values } = parseFields(fields, draft.fields, getFormMessages(settings));
  if (!values.phone && !values.email) return undefined;
  const visited = (draft.visited ?? undefined) as Visited | undefined;
  return buildLead({
    row,
    fields: fields.filter(({ kind }) => kind !== 'consent' && kind !== 'terms'),
    values: { ...row.hidden(context), ...values, opt_in: false, unfinished: true },
    car,
    origin: site.origin,
    page: draft.page,
    source: settings.leads.source,
    userAgent: draft.user_agent,
    visited: getLeadVisit(row, { page: draft.page, visited }, settings),
    autogaugeTest: getAutogaugeTest(car, settings),
    suspected: [],
    now: request.now,
  });
}
