import { finishDraft, removeDraftsBefore, saveDraftStep } from '../../../db/queries/leads/lead-drafts.ts';
import type { NewLead } from '../../../db/queries/leads/leads.ts';
import { checkSender } from '../../../kernel/forms/bot-check/check.ts';
import { isCheckbox } from '../../../kernel/forms/fields/kinds.ts';
import { type FormRow, getFormMessages } from '../../../kernel/forms/fields/row.ts';
import { parseFields } from '../../../kernel/forms/reading/read-fields.ts';
import { getVisitCampaign } from '../../../kernel/leads/campaign/cookie.ts';
import {
  type FormSubmission,
  type LeadRequest,
  openForm,
  type RefusedLead,
  refuseCheck,
  submitForm,
  withUnavailableRefusal,
} from '../../../kernel/leads/submit-form.ts';

export interface SentStep extends FormSubmission {
  isLastStep: boolean;
}

/**
 * Stored, under the number that the lead has or will have, and after the last step with its success page; or the
 * errors.
 */
export type TakenStep = { ok: true; lead_id: number; to?: string } | RefusedLead;

/**
 * Takes a step of a form (S7: generic lead sender). The steps before the last make a draft, which is never delivered;
 * the last makes a lead of all that was sent. Each box that is filled in must be valid; required ones may be missing
 * until the last step. Checkboxes count as the last step sends them: an unticked box is not sent, so a draft could not
 * tell one that was unticked meanwhile from one that nobody has seen yet.
 */
export function takeStep(row: FormRow, sent: SentStep, request: LeadRequest): Promise<TakenStep> {
  const checkScope = `steps ${row.id} ${sent.key}`;
  const take = sent.isLastStep ? takeLast : takeDraft;
  return withUnavailableRefusal(request, () => take(row, { ...sent, checkScope }, request));
}

type StepForCheck = SentStep & { checkScope: string };

async function takeDraft(given: FormRow, sent: StepForCheck, request: LeadRequest): Promise<TakenStep> {
  const { typed } = sent;
  const opened = await openForm(given, typed, request);
  if (!opened.ok) return opened;
  const { row, context, fields } = opened;
  const { problems } = parseFields(fields, typed, getFormMessages(request.settings));
  const wrong = problems.filter(({ name }) => (typed[name] ?? '').trim() !== '');
  if (wrong.length > 0) return { ok: false, status: 400, problems: wrong, failed: null };
  if (sent.check !== undefined) {
    const checked = await checkSender(request, sent.check ?? undefined, sent.checkScope);
    if (!checked.ok) return refuseCheck(checked.text, request.visit);
  }
  const written = fields.filter(({ kind }) => !isCheckbox(kind)).map(({ name }) => name);
  const names = new Set([...written, ...Object.keys(row.hidden(context)), 'car']);
  const { lead_id } = await saveStep(row, sent, request, names);
  return { ok: true, lead_id };
}

async function takeLast(row: FormRow, sent: StepForCheck, request: LeadRequest): Promise<TakenStep> {
  const draft = await saveStep(row, sent, request, new Set());
  const own = { form: row.id, sending_key: sent.key };
  let lead_id = draft.lead_id;
  const number: NewLead['number'] = {
    claim: (tx) => finishDraft(tx, own),
    saved: (id) => {
      lead_id = id;
    },
  };
  const typed = { ...draft.fields, ...sent.typed };
  const { checkScope, ...rest } = sent;
  // After the last step other content is another enquiry, which needs a check of its own.
  const whole = { ...rest, typed, number, ...(!draft.done && { checkScope }) };
  const taken = await submitForm(row, whole, request);
  return taken.ok ? { ok: true, lead_id, to: taken.to } : taken;
}

const DAY_MS = 86_400_000;
/** When this process last deleted the old drafts of each site. */
const sweptAtMs = new Map<number, number>();

function saveStep(row: FormRow, sent: SentStep, request: LeadRequest, names: ReadonlySet<string>) {
  const { db, now, settings } = request;
  const fields = Object.entries(sent.typed).filter(
    (box): box is [string, string] => names.has(box[0]) && box[1] !== undefined,
  );
  const isDue = now.getTime() - (sweptAtMs.get(db.siteId) ?? 0) >= DAY_MS;
  if (isDue) sweptAtMs.set(db.siteId, now.getTime());
  return db.run(async (tx) => {
    if (isDue) {
      const { keepDays } = settings.leads.unfinished;
      await removeDraftsBefore(tx, new Date(now.getTime() - keepDays * DAY_MS));
    }
    return saveDraftStep(tx, {
      form: row.id,
      sending_key: sent.key,
      // The database stores no NUL character, and no box is read with it.
      fields: Object.fromEntries(fields.map(([name, text]) => [name, text.replace(/\0|\p{Cs}/gu, '')])),
      page: sent.page,
      user_agent: sent.userAgent,
      visited: sent.visited ? { ...sent.visited } : null,
      campaign: getVisitCampaign(request, sent.page),
      updated_at: now,
    });
  });
}
