import { createHash } from 'node:crypto';
import { type LeadFile, saveLeadFiles } from '../../db/queries/leads/lead-files.ts';
import { type NewLead, saveLead } from '../../db/queries/leads/leads.ts';
import { isUnavailable } from '../../db/unavailable.ts';
import { getLeadKind } from '../../domain/leads/lead.ts';
import type { Car } from '../../domain/vehicle/car.ts';
import { isClosed } from '../addresses/gates.ts';
import { linkToSuccess } from '../addresses/success.ts';
import { isValidSlug } from '../addresses/vehicle.ts';
import { saveSentEvent } from '../events/save-sent-event.ts';
import { CHECK_FIELD } from '../forms/bot-check/address.ts';
import { checkSender } from '../forms/bot-check/check.ts';
import { loadFormContext } from '../forms/context.ts';
import { findTypeByName, getMediaType } from '../forms/fields/file-rules.ts';
import { type FormContext, type FormRow, getFormMessages } from '../forms/fields/row.ts';
import type { Field, FieldProblem, FieldValue, Typed } from '../forms/fields/schema.ts';
import { HONEYPOT_FIELD } from '../forms/honeypot-field.ts';
import { findFileProblems } from '../forms/reading/file-content.ts';
import { findForeignPlaces } from '../forms/reading/foreign-places.ts';
import type { SentFile } from '../forms/reading/multipart.ts';
import { parseFields } from '../forms/reading/read-fields.ts';
import { getLeadVisit, type Visited } from '../forms/visit/visited.ts';
import { formatNotSaved } from '../message/unavailable.ts';
import type { RequestContext } from '../request/context.ts';
import { recordRefusedWrite } from '../request/security-events.ts';
import { canAccess } from '../visitors/access.ts';
import { saveDetails } from '../visitors/save-details.ts';
import { findSignedInVisitor } from '../visitors/signed-in.ts';
import { buildLead, getAutogaugeTest, type Suspicion } from './build-lead.ts';
import { getVisitCampaign } from './campaign/cookie.ts';

export type LeadRequest = Pick<RequestContext, 'settings' | 'stock' | 'db' | 'now' | 'site' | 'log'> &
  Partial<Pick<RequestContext, 'visit'>>;

export interface FormSubmission {
  typed: Typed;
  /** By the names of their boxes. */
  files?: Record<string, SentFile>;
  /** The idempotency key. */
  key: string;
  /** Path and query of the page of the form. */
  page: string;
  userAgent: string | null;
  /** The token of the bot check; null where that is missing, undefined where its browser cannot solve one. */
  check?: string | null | undefined;
  /** Whether scripts sent it: they send the event of the form themselves. */
  hasScripts?: boolean;
  /** The submission that the check is used up for; by default this form with its content. */
  checkScope?: string;
  number?: NewLead['number'];
  /** The visit as the browser remembers it; without it, the page's own address is used. */
  visited?: Visited | undefined;
}

/**
 * Saved, with the success page and the id of its lead if there is one already, or the page of another service that
 * takes it in place of the site; or the problems with its boxes, or with the form as a whole.
 */
export type SubmitResult = { ok: true; to: string; leadId?: number } | RefusedLead;

export interface RefusedLead {
  ok: false;
  status: 400 | 401 | 403 | 409 | 503;
  problems: FieldProblem[];
  failed: string | null;
}

/**
 * Takes a submitted form: validates it by its own rules and saves the lead, in one transaction, before it confirms (G5,
 * G6). The same form sent twice is one lead; one that was changed in between is another. When the database is
 * unavailable the result says so, with a phone number; throws where saving fails for any other reason.
 */
export function submitForm(given: FormRow, sent: FormSubmission, request: LeadRequest): Promise<SubmitResult> {
  return withUnavailableRefusal(request, () => submitWholeForm(given, sent, request));
}

/** The result of `take`; a refusal with status 503 when the database is unavailable or read-only. */
export async function withUnavailableRefusal<Taken>(
  { settings, log }: Pick<LeadRequest, 'settings' | 'log'>,
  take: () => Promise<Taken>,
): Promise<Taken | RefusedLead> {
  try {
    return await take();
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    log.error({ feature: 'leads', err: error }, 'Could not save a form');
    return { ok: false, status: 503, problems: [], failed: formatNotSaved(settings) };
  }
}

async function submitWholeForm(given: FormRow, sent: FormSubmission, request: LeadRequest): Promise<SubmitResult> {
  const { settings, now, site } = request;
  const opened = await openForm(given, sent.typed, request);
  if (!opened.ok) return opened;
  const { row, car, context, fields } = opened;
  const elsewhere = row.findExternalPage?.(context);
  if (elsewhere) return { ok: true, to: elsewhere };
  const { files = {} } = sent;
  const { values, problems } = parseFields(fields, sent.typed, getFormMessages(settings), files);
  if (problems.length === 0) problems.push(...(await findFileProblems(fields, files)));
  if (problems.length > 0) return { ok: false, status: 400, problems, failed: null };
  const idempotency_key = computeDigest(row.id, sent.key, car?.id ?? null, values, Object.values(files));
  const suspected: Suspicion[] = sent.typed[HONEYPOT_FIELD] ? ['trap'] : [];
  if (sent.check !== undefined) {
    const checked = await checkSender(request, sent.check ?? undefined, sent.checkScope ?? idempotency_key);
    if (!checked.ok) return refuseCheck(checked.text, request.visit);
    if (!checked.isCertain) suspected.push('unchecked');
  }
  const storedLead = buildLead({
    row,
    fields,
    values: { ...row.hidden(context), ...values },
    car,
    origin: site.origin,
    page: sent.page,
    source: settings.leads.source,
    userAgent: sent.userAgent,
    visited: getLeadVisit(row, sent, settings),
    autogaugeTest: getAutogaugeTest(car, settings),
    suspected,
    now,
  });
  const { number } = sent;
  const lead = {
    ...storedLead,
    visitor_id: await findSender(request),
    campaign: getVisitCampaign(request, sent.page),
    idempotency_key,
    created_at: now,
    routes: settings.leads,
    ...(number && { number }),
  };
  const taken = await saveForm(row, { lead, car, sent, values }, request);
  // The lead is saved, whatever happens to this.
  if (taken.ok)
    await saveDetails(values, request).catch((error: unknown) =>
      request.log.error({ feature: 'leads', err: error }, 'Could not save the details of a visitor'),
    );
  // Scripts send the event themselves.
  if (taken.ok && !sent.hasScripts && row.event) {
    const { page, userAgent } = sent;
    await saveSentEvent({ name: row.event, path: page, carId: car?.id ?? null, userAgent }, request);
  }
  return taken;
}

/** The signed-in visitor who sent a form; null for nobody. A lead is saved, even when this fails. */
async function findSender({ visit, ...request }: LeadRequest): Promise<number | null> {
  const failed = (error: unknown) =>
    request.log.error({ feature: 'leads', err: error }, 'Could not find the visitor who sent a form');
  const visitor = visit && (await findSignedInVisitor({ ...request, visit }).catch(failed));
  return visitor?.id ?? null;
}

type OpenedForm = { ok: true; row: FormRow; car: Car | null; context: FormContext; fields: Field[] } | RefusedLead;

/** The form row for a submission, with its vehicle and after its lookups. Refuses where the site takes no such form. */
export async function openForm(given: FormRow, typed: Typed, request: LeadRequest): Promise<OpenedForm> {
  const { settings } = request;
  const car = await findCar(request, typed.car);
  if (given.gate && !isClosed(given.gate, settings) && !(await canAccess(given.gate, request)))
    return { ok: false, status: 401, problems: [], failed: SIGN_IN_FIRST };
  const closed = given.findRefusal({ settings, car });
  if (closed) return { ok: false, status: 403, problems: [], failed: closed };
  if (typed.car && !car) return { ok: false, status: 400, problems: [], failed: NO_SUCH_CAR };
  const context = await loadFormContext({ car, given: typed }, request);
  const problems = findForeignPlaces(typed, context.places);
  if (problems.length > 0) return { ok: false, status: 400, problems, failed: null };
  const row = given.prepare ? await given.prepare({ car, given: typed }, request) : given;
  return { ok: true, row, car, context, fields: row.steps(context).flatMap((step) => step.fields) };
}

interface FormAsLead {
  lead: NewLead;
  car: Car | null;
  sent: FormSubmission;
  values: Record<string, FieldValue>;
}

/** Saves the lead of a form with its files, or the form in its own way. */
async function saveForm(
  row: FormRow,
  { lead, car, sent, values }: FormAsLead,
  request: LeadRequest,
): Promise<SubmitResult> {
  if (row.save) {
    const done = await row.save({ lead, car, typed: sent.typed }, request);
    return done.ok ? done : { problems: [], ...done, status: 409 };
  }
  const leadFiles = pickLeadFiles(values, sent.files ?? {});
  const leadId = await request.db.run(async (tx) => {
    const { id } = await saveLead(tx, lead);
    await saveLeadFiles(tx, lead.idempotency_key, leadFiles);
    return id;
  });
  return { ok: true, leadId, to: linkToSuccess(request.settings, { category: getLeadKind(lead.lead), car }) };
}

const SIGN_IN_FIRST = 'Please sign in first. Your answers are still here.';

/** The vehicle was another site's, or is gone: an enquiry must name its vehicle. */
const NO_SUCH_CAR =
  'That vehicle is no longer on this website, so nothing was sent. Please enquire about another ' +
  'one, or use the contact form.';

/** A browser then solves a new check, and sends the form again. */
export function refuseCheck(text: string, visit: LeadRequest['visit']): RefusedLead {
  recordRefusedWrite(visit, 'bot_check_failed');
  return { ok: false, status: 403, problems: [{ name: CHECK_FIELD, text }], failed: text };
}

/** The files of the parsed boxes, under the validated name rather than the one that was sent. */
function pickLeadFiles(values: Record<string, FieldValue>, files: Record<string, SentFile>): LeadFile[] {
  return Object.entries(files).flatMap(([field, { content }]) => {
    const name = values[field];
    const type = typeof name === 'string' && findTypeByName(name);
    return type ? [{ field, name, media_type: getMediaType(type), content }] : [];
  });
}

async function findCar({ stock }: Pick<LeadRequest, 'stock'>, slug = '') {
  return (isValidSlug(slug) && (await stock.findCar(slug.toLowerCase()))) || null;
}

function computeDigest(
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
