import { findLead } from '../../../db/queries/leads/leads.ts';
import { saveReportedValuation } from '../../../db/queries/leads/valuations.ts';
import { API_HEADERS } from '../../../kernel/http/json-response.ts';
import { createBadRequest, createProblemResponse } from '../../../kernel/http/problem.ts';
import { readJson } from '../../../kernel/http/read-json.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { listProblems } from '../../../settings/schema-problems.ts';
import { miscellaneousSchema } from './schema.ts';

const MAX_BODY_BYTES = 8_192;

/**
 * POST /api/miscellaneous (S7): stores the result of a valuation as a record of its own, on sites that enable it; 404
 * elsewhere. Nobody can open such a record, and none changes the valuation that it is about.
 */
export async function answerMiscellaneous(
  request: Request,
  { settings, db, now }: Pick<RequestContext, 'settings' | 'db' | 'now'>,
): Promise<Response> {
  if (settings.tradeIn.keepValuation === 'off') return createProblemResponse(404, 'This website keeps no valuations');
  if (!request.headers.has('Origin'))
    return createProblemResponse(403, 'Valuations can only be sent from the site’s own pages');
  const body = await readJson(request, MAX_BODY_BYTES);
  if (!body.ok) return createProblemResponse(body.status, body.reason);
  const read = miscellaneousSchema.safeParse(body.value);
  if (!read.success) {
    const problems = listProblems(read.error, miscellaneousSchema, body.value);
    return createBadRequest(problems.map(({ path, reason }) => ({ parameter: path, reason })));
  }
  const { column_name: _, lead_id = null, rego = null, regoState = null, adjustmentAnswers = {}, ...rest } = read.data;
  const { form_completed = false, offer_accepted = false, ...result } = rest;
  const isKept = await db.run(async (tx) => {
    if (lead_id !== null && !(await findLead(tx, lead_id))) return false;
    const values = {
      lead_id,
      rego,
      regoState,
      adjustmentAnswers,
      form_completed,
      offer_accepted,
      result,
      at: now,
    };
    await saveReportedValuation(tx, values);
    return true;
  });
  if (!isKept) return createBadRequest([{ parameter: 'lead_id', reason: 'is not a lead of this website' }]);
  return new Response(null, { status: 204, headers: { ...API_HEADERS, 'Cache-Control': 'no-store' } });
}
