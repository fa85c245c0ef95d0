import { isUnchecked } from '../../../kernel/addresses/leads.ts';
import { API_HEADERS, createJsonResponse } from '../../../kernel/http/json-response.ts';
import { type ApiError, encodeProblem, type ProblemStatus } from '../../../kernel/http/problem.ts';
import { readJson } from '../../../kernel/http/read-json.ts';
import { findForm } from '../../../kernel/leads/forms.ts';
import { stepSchema } from '../../../kernel/leads/schema.ts';
import type { LeadRequest } from '../../../kernel/leads/submit-form.ts';
import { listProblems } from '../../../settings/schema-problems.ts';
import { takeStep } from './take-step.ts';

const MAX_BODY_BYTES = 65_536;

/**
 * POST /api/leads/steps (S7: generic lead sender): takes a form step by step, each with `isLastStep`. Responds with
 * `lead_id`, after the last step also with the success page; or with `error`, in words for whoever filled it in (S8).
 */
export async function answerStep(request: Request, site: LeadRequest): Promise<Response> {
  if (!request.headers.has('Origin')) return refusal(403, 'Forms can only be sent from the site’s own pages');
  const body = await readJson(request, MAX_BODY_BYTES);
  if (!body.ok) return refusal(body.status, body.reason);
  const read = stepSchema.safeParse(body.value);
  if (!read.success) {
    const problems = listProblems(read.error, stepSchema, body.value);
    const errors = problems.map(({ path, reason }) => ({ parameter: path, reason }));
    return refusal(400, `${errors[0]?.parameter}: ${errors[0]?.reason}`, errors);
  }
  const { form, fields, check: sentCheck = null, ...sent } = read.data;
  const check = isUnchecked(new URL(request.url)) ? undefined : sentCheck;
  const row = findForm(form);
  if (!row) return refusal(404, 'There is no such form');
  const userAgent = request.headers.get('User-Agent');
  try {
    const taken = await takeStep(row, { ...sent, typed: fields, check, hasScripts: true, userAgent }, site);
    if (taken.ok) {
      const { ok: _, ...answer } = taken;
      return createJsonResponse(answer, { 'Cache-Control': 'no-store' });
    }
    const errors = taken.problems.map(({ name, text }) => ({ parameter: name, reason: text }));
    return refusal(
      taken.status,
      taken.failed ?? taken.problems[0]?.text ?? site.settings.forms.messages.unexpected,
      errors,
    );
  } catch (error) {
    site.log.error({ feature: 'leads', form, err: error }, 'Could not save a step of a form');
    return refusal(503, site.settings.forms.messages.unexpected);
  }
}

/** An error in the API's form, with its text as the sender's `error`. */
function refusal(status: ProblemStatus, error: string, errors: ApiError[] = []): Response {
  const problem = { ...JSON.parse(encodeProblem(status, error, errors)), error };
  return new Response(JSON.stringify(problem), {
    status,
    headers: { ...API_HEADERS, 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' },
  });
}
