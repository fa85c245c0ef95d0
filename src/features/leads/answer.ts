import { isUnchecked, SENT_PART } from '../../kernel/addresses/leads.ts';
import { isMultipart, readParts, type SentFile } from '../../kernel/forms/reading/multipart.ts';
import { createJsonResponse } from '../../kernel/http/json-response.ts';
import { createBadRequest, createProblemResponse } from '../../kernel/http/problem.ts';
import { type JsonResult, parseJson, readJson } from '../../kernel/http/read-json.ts';
import { findForm, getMaxFileBytes } from '../../kernel/leads/forms.ts';
import { sentSchema } from '../../kernel/leads/schema.ts';
import { type LeadRequest, submitForm } from '../../kernel/leads/submit-form.ts';
import { listProblems } from '../../settings/schema-problems.ts';

const MAX_BODY_BYTES = 65_536;

/**
 * POST /api/leads: takes a form of the site's own pages. A stored lead is answered with its success page; an error
 * names each box that is wrong. Only what is stored is reported as stored.
 */
export async function answerLead(request: Request, site: LeadRequest): Promise<Response> {
  if (!request.headers.has('Origin'))
    return createProblemResponse(403, 'Forms can only be sent from the site’s own pages');
  const body = await readSent(request, site);
  if (!body.ok) return createProblemResponse(body.status, body.reason);
  const read = sentSchema.safeParse(body.value);
  if (!read.success) {
    const problems = listProblems(read.error, sentSchema, body.value);
    return createBadRequest(problems.map(({ path, reason }) => ({ parameter: path, reason })));
  }
  const { form, key, page, fields, check: sentCheck = null, visited } = read.data;
  const check = isUnchecked(new URL(request.url)) ? undefined : sentCheck;
  const row = findForm(form);
  if (!row) return createProblemResponse(404, 'There is no such form');
  const userAgent = request.headers.get('User-Agent');
  const taken = await submitForm(
    row,
    { typed: fields, files: body.files, key, page, userAgent, check, hasScripts: true, visited },
    site,
  );
  if (taken.ok) return createJsonResponse({ to: taken.to, lead_id: taken.leadId }, { 'Cache-Control': 'no-store' });
  const errors = taken.problems.map(({ name, text }) => ({ parameter: name, reason: text }));
  return createProblemResponse(taken.status, taken.failed ?? 'Some answers need fixing', {
    errors,
  });
}

type ReadSent = (JsonResult & { ok: false }) | { ok: true; value: unknown; files: Record<string, SentFile> };

/** The form as JSON: the whole body, or a part of one that has files beside it. */
async function readSent(request: Request, { settings }: LeadRequest): Promise<ReadSent> {
  if (!isMultipart(request)) {
    const body = await readJson(request, MAX_BODY_BYTES);
    return body.ok ? { ...body, files: {} } : body;
  }
  const parts = await readParts(request, getMaxFileBytes(settings));
  if (!parts.ok) return parts;
  const read = parseJson(Buffer.from(parts.texts[SENT_PART] ?? ''));
  return read.ok ? { ...read, files: parts.files } : read;
}
