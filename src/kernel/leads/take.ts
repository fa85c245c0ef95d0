import { createHash } from 'node:crypto';
import { type LeadFile, saveLeadFiles } from '../../db/queries/leads/lead-files.ts';
import { type NewLead, saveLead } from '../../db/queries/leads/leads.ts';
import { isUnavailable } from '../../db/unavailable.ts';
import { getLeadKind } from '../../domain/leads/lead.ts';
import type { Car } from '../../domain/vehicle/car.ts';
import { isShut } from '../addresses/gates.ts';
import { successHref } from '../addresses/success.ts';
import { isWritable } from '../addresses/vehicle.ts';
import { keepSentEvent } from '../events/keep-sent.ts';
import { CHECK_FIELD } from '../forms/bot-check/address.ts';
import { checkSender } from '../forms/bot-check/check.ts';
import { loadFormContext } from '../forms/context.ts';
import { type FormContext, type FormRow, formMessages } from '../forms/fields/row.ts';
import type { Field, FieldProblem, FieldValue, Typed } from '../forms/fields/schema.ts';
import { fileProblems } from '../forms/reading/file-content.ts';
import { mediaTypeOf, typeByName } from '../forms/reading/file-rules.ts';
import { foreignPlaces } from '../forms/reading/foreign-place.ts';
import type { SentFile } from '../forms/reading/multipart.ts';
import { readFields } from '../forms/reading/read-fields.ts';
import { TRAP_FIELD } from '../forms/trap-field.ts';
import { type Visited, visitedOf } from '../forms/visit/visited.ts';
import { notKeptText } from '../message/unavailable.ts';
import type { RequestContext } from '../request/context.ts';
import { noteRefusedWrite } from '../request/security-events.ts';
import { keepDetails } from '../visitors/keep-details.ts';
import { mayPass } from '../visitors/pass-gate.ts';
import { signedInVisitor } from '../visitors/signed-in.ts';
import { campaignOfVisit } from './campaign/cookie.ts';
import { autogaugeTestOf, makeLead, type Suspicion } from './make.ts';

export type LeadRequest = Pick<RequestContext, 'settings' | 'stock' | 'db' | 'now' | 'site' | 'log'> &
  Partial<Pick<RequestContext, 'visit'>>;

/** A form as it was sent. */
export interface SentForm {
  typed: Typed;
  /** By the names of their boxes. */
  files?: Record<string, SentFile>;
  /** Names the sending. */
  key: string;
  /** Path and query of the page it stood in. */
  page: string;
  userAgent: string | null;
  /** What shows that no program sent it; null where that is missing, undefined where its browser can make none. */
  check?: string | null | undefined;
  /** Whether scripts sent it, which tell of the event of the form themselves. */
  hasScripts?: boolean;
  /** What the check is used up for; without it, this form with what is in it. */
  checkedFor?: string;
  number?: NewLead['number'];
  /** What the browser remembers of the visit; without it, what the page's own address says. */
  visited?: Visited | undefined;
}

/**
 * Kept, with the page that says so and the number of its lead where it is one already, or another service's that takes
 * it in place of the site; or what is wrong with it: with its boxes, or with the form as a whole.
 */
export type TakenForm = { ok: true; to: string; leadId?: number } | RefusedLead;

/** What is wrong with a form that was sent. */
export interface RefusedLead {
  ok: false;
  status: 400 | 401 | 403 | 409 | 503;
  problems: FieldProblem[];
  failed: string | null;
}

/**
 * Takes a form that was sent: reads it by its own rules and keeps the lead, in one transaction, before it says so (G5, G6). The same form
 * sent twice is one lead; one that was changed in between is another. Where the database cannot keep it now that is
 * said, with whom to call; throws where it cannot be kept for any other reason.
 */
export function takeForm(given: FormRow, sent: SentForm, request: LeadRequest): Promise<TakenForm> {
  return unlessUnavailable(request, () => takeWhole(given, sent, request));
}

/** What `take` gives; a refusal of status 503 where the database cannot be asked or written to. */
export async function unlessUnavailable<Taken>(
  { settings, log }: Pick<LeadRequest, 'settings' | 'log'>,
  take: () => Promise<Taken>,
): Promise<Taken | RefusedLead> {
  try {
    return await take();
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    log.error({ feature: 'leads', err: error }, 'Could not save a form');
    return { ok: false, status: 503, problems: [], failed: notKeptText(settings) };
  }
}

async function takeWhole(given: FormRow, sent: SentForm, request: LeadRequest): Promise<TakenForm> {
  const { settings, now, site } = request;
  const opened = await openForm(given, sent.typed, request);
  if (!opened.ok) return opened;
  const { row, car, context, fields } = opened;
  const elsewhere = row.elsewhere?.(context);
  if (elsewhere) return { ok: true, to: elsewhere };
  const { files = {} } = sent;
  const { values, problems } = readFields(fields, sent.typed, formMessages(settings), files);
  if (problems.length === 0) problems.push(...(await fileProblems(fields, files)));
  if (problems.length > 0) return { ok: false, status: 400, problems, failed: null };
  const idempotency_key = digestOf(row.id, sent.key, car?.id ?? null, values, Object.values(files));
  const suspected: Suspicion[] = sent.typed[TRAP_FIELD] ? ['trap'] : [];
  if (sent.check !== undefined) {
    const checked = await checkSender(request, sent.check ?? undefined, sent.checkedFor ?? idempotency_key);
    if (!checked.ok) return refusedCheck(checked.text, request.visit);
    if (!checked.isCertain) suspected.push('unchecked');
  }
  const kept = makeLead({
    row,
    fields,
    values: { ...row.hidden(context), ...values },
    car,
    origin: site.origin,
    page: sent.page,
    source: settings.leads.source,
    userAgent: sent.userAgent,
    visited: visitedOf(row, sent, settings),
    autogaugeTest: autogaugeTestOf(car, settings),
    suspected,
    now,
  });
  const { number } = sent;
  const lead = {
    ...kept,
    visitor_id: await findSender(request),
    campaign: campaignOfVisit(request, sent.page),
    idempotency_key,
    created_at: now,
    routes: settings.leads,
    ...(number && { number }),
  };
  const taken = await keepForm(row, { lead, car, sent, values }, request);
  // The lead is kept, whatever becomes of this.
  if (taken.ok)
    await keepDetails(values, request).catch((error: unknown) =>
      request.log.error({ feature: 'leads', err: error }, 'Could not save the details of a visitor'),
    );
  // Scripts tell of it themselves.
  if (taken.ok && !sent.hasScripts && row.event) {
    const { page, userAgent } = sent;
    await keepSentEvent({ name: row.event, path: page, carId: car?.id ?? null, userAgent }, request);
  }
  return taken;
}

/** The visitor who is signed in where a form comes from; null for nobody. A lead is kept, whatever becomes of this. */
async function findSender({ visit, ...request }: LeadRequest): Promise<number | null> {
  const failed = (error: unknown) =>
    request.log.error({ feature: 'leads', err: error }, 'Could not find the visitor who sent a form');
  const visitor = visit && (await signedInVisitor({ ...request, visit }).catch(failed));
  return visitor?.id ?? null;
}

type OpenedForm =
  | { ok: true; row: FormRow; car: Car | null; context: FormContext; fields: Field[] }
  | RefusedLead;

/** The form for what was sent: with its vehicle, and with what must be looked up for it. Refuses where the site takes none. */
export async function openForm(given: FormRow, typed: Typed, request: LeadRequest): Promise<OpenedForm> {
  const { settings } = request;
  const car = await findCar(request, typed.car);
  if (given.gate && !isShut(given.gate, settings) && !(await mayPass(given.gate, request)))
    return { ok: false, status: 401, problems: [], failed: SIGN_IN_FIRST };
  const closed = given.refusal({ settings, car });
  if (closed) return { ok: false, status: 403, problems: [], failed: closed };
  if (typed.car && !car) return { ok: false, status: 400, problems: [], failed: NO_SUCH_CAR };
  const context = await loadFormContext({ car, given: typed }, request);
  const problems = foreignPlaces(typed, context.places);
  if (problems.length > 0) return { ok: false, status: 400, problems, failed: null };
  const row = given.ready ? await given.ready({ car, given: typed }, request) : given;
  return { ok: true, row, car, context, fields: row.steps(context).flatMap((step) => step.fields) };
}

interface FormAsLead {
  lead: NewLead;
  car: Car | null;
  sent: SentForm;
  values: Record<string, FieldValue>;
}

/** Keeps the lead of a form with its files, or the form in its own way. */
async function keepForm(
  row: FormRow,
  { lead, car, sent, values }: FormAsLead,
  request: LeadRequest,
): Promise<TakenForm> {
  if (row.keep) {
    const done = await row.keep({ lead, car, typed: sent.typed }, request);
    return done.ok ? done : { problems: [], ...done, status: 409 };
  }
  const leadFiles = filesToKeep(values, sent.files ?? {});
  const leadId = await request.db.run(async (tx) => {
    const { id } = await saveLead(tx, lead);
    await saveLeadFiles(tx, lead.idempotency_key, leadFiles);
    return id;
  });
  return { ok: true, leadId, to: successHref(request.settings, { category: getLeadKind(lead.lead), car }) };
}

const SIGN_IN_FIRST =
  'Please sign in first: this form is for visitors who have. What you wrote is kept here.';

/** The vehicle was of another site, or is gone: an enquiry must say what it is about. */
const NO_SUCH_CAR =
  'This website does not list that vehicle any more, so nothing was sent. Please ask about another one, or with the contact form.';

/** A browser takes a new check for it, and sends the form again. */
export function refusedCheck(text: string, visit: LeadRequest['visit']): RefusedLead {
  noteRefusedWrite(visit, 'bot_check_failed');
  return { ok: false, status: 403, problems: [{ name: CHECK_FIELD, text }], failed: text };
}

/** Files as they are kept, of the boxes that were read: under the name that was read, not the one that was sent. */
function filesToKeep(values: Record<string, FieldValue>, files: Record<string, SentFile>): LeadFile[] {
  return Object.entries(files).flatMap(([field, { content }]) => {
    const name = values[field];
    const type = typeof name === 'string' && typeByName(name);
    return type ? [{ field, name, media_type: mediaTypeOf(type), content }] : [];
  });
}

async function findCar({ stock }: Pick<LeadRequest, 'stock'>, slug = '') {
  return (isWritable(slug) && (await stock.findCar(slug.toLowerCase()))) || null;
}

function digestOf(
  form: string,
  key: string,
  carId: number | null,
  values: Record<string, FieldValue>,
  files: SentFile[],
): string {
  const digest = createHash('sha256').update(JSON.stringify([form, key, carId, values]));
  for (const { content } of files) digest.update(content);
  return `${key}:${digest.digest('base64url')}`;
}
