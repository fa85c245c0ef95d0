import { createHash } from 'node:crypto';
import { saveLead } from '../../db/queries/leads.ts';
import { TRAP_FIELD } from '../forms/model.ts';
import { readFields } from '../forms/read-fields.ts';
import { type FormRow, formMessages } from '../forms/row.ts';
import type { FieldProblem, FieldValue, Typed } from '../forms/schema.ts';
import type { RequestContext } from '../request.ts';
import { isWritable } from '../vehicle/address.ts';
import { makeLead } from './make.ts';

export type LeadRequest = Pick<RequestContext, 'settings' | 'stock' | 'db' | 'now' | 'site'>;

/** A form as it was sent. */
export interface SentForm {
  typed: Typed;
  /** Names the sending. */
  key: string;
  /** Path and query of the page it stood in. */
  page: string;
  userAgent: string | null;
}

/** Kept, with the page that says so; or what is wrong with it: with its boxes, or with the form as a whole. */
export type TakenForm =
  | { ok: true; to: string }
  | { ok: false; status: 400 | 403 | 409; problems: FieldProblem[]; failed: string | null };

/**
 * Takes a form that was sent: reads it by its own rules and keeps the lead, in one transaction, before it says so (G5, G6). The same form
 * sent twice is one lead; one that was changed in between is another. Throws where it cannot be kept.
 */
export async function takeForm(row: FormRow, sent: SentForm, request: LeadRequest): Promise<TakenForm> {
  const { settings, stock, db, now, site } = request;
  const closed = row.refusal({ settings });
  if (closed) return { ok: false, status: 403, problems: [], failed: closed };
  const car = await findCar(request, sent.typed.car);
  const context = { settings, stock, car, given: sent.typed };
  const fields = row.steps(context).flatMap((step) => step.fields);
  const { values, problems } = readFields(fields, sent.typed, formMessages(settings));
  const failed = sent.typed[TRAP_FIELD] ? TRAPPED : null;
  if (failed || problems.length > 0) return { ok: false, status: 400, problems, failed };
  const kept = makeLead({
    row,
    fields,
    values: { ...row.hidden(context), ...values },
    car,
    origin: site.origin,
    page: sent.page,
    source: settings.leads.source,
    userAgent: sent.userAgent,
    now,
  });
  const idempotency_key = digestOf(row.id, sent.key, car?.id ?? null, values);
  const lead = { ...kept, idempotency_key, created_at: now };
  if (row.keep) {
    const done = await row.keep({ lead, car, typed: sent.typed }, request);
    return done.ok ? done : { ...done, status: 409, problems: [] };
  }
  await db.run((tx) => saveLead(tx, lead));
  return { ok: true, to: settings.forms.successPath };
}

/** Honest with whoever was wronged by it: nothing that was sent is dropped in silence. */
const TRAPPED =
  'A box that stays empty was filled in, as programs do, so this was not sent. Nothing is in it now: please send it again.';

async function findCar({ stock }: Pick<LeadRequest, 'stock'>, slug = '') {
  return (isWritable(slug) && (await stock.findCar(slug.toLowerCase()))) || null;
}

function digestOf(
  form: string,
  key: string,
  carId: number | null,
  values: Record<string, FieldValue>,
): string {
  const digest = createHash('sha256').update(JSON.stringify([form, key, carId, values]));
  return `${key}:${digest.digest('base64url')}`;
}
