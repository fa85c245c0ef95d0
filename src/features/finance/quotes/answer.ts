import { z } from 'zod';
import { isQuoted } from '../../../domain/finance/providers.ts';
import { chooseQuoter } from '../../../integrations/clients.ts';
import type { ClientCache } from '../../../integrations/create-chooser.ts';
import type { Quoter } from '../../../integrations/finance/contract.ts';
import { createJsonResponse } from '../../../kernel/http/json-response.ts';
import { createBadRequest, createProblemResponse } from '../../../kernel/http/problem.ts';
import { readJson } from '../../../kernel/http/read-json.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { listProblems } from '../../../settings/schema-problems.ts';

const MAX_BODY_BYTES = 1_024;

const code = (rule: RegExp, is: string) =>
  z.string().trim().toUpperCase().regex(rule, `must be ${is}`).nullable().default(null);

/**
 * The request (S7). The service requires `selfAssessedCreditScore` and `whoIsHelping`; a site's pages always send the
 * same values.
 */
const Asked = z.strictObject({
  selfAssessedCreditScore: z.literal('GREAT').default('GREAT'),
  purchasePrice: z.number().positive().max(10_000_000),
  loanTerm: z.number().min(1).max(10).default(5),
  year: z.int().min(1900).max(2200).nullable().default(null),
  vin: code(/^[A-HJ-NPR-Z0-9]{17}$/, 'a VIN: 17 letters and digits without I, O and Q'),
  nvic: code(/^[A-Z0-9]{1,20}$/, 'an NVIC: letters and digits'),
  whoIsHelping: z.literal('').default(''),
});

type QuoteRequest = Pick<RequestContext, 'settings' | 'now'>;

/**
 * The response to POST /api/youx/quote (S7): weeklyRepaymentAmount, comparisonRate and advertisedRate of the site's
 * quote service, nulls where it has no quote; 404 on a site of another provider, 403 for a request that no page of the
 * site sent. Throws `QuoteFailure` where the service fails, for the caller to log.
 */
export async function answerQuote(
  request: Request,
  { settings, now }: QuoteRequest,
  memory?: ClientCache,
): Promise<Response> {
  if (!isQuoted(settings.finance.finance_provider))
    return createProblemResponse(404, 'This site has no youX finance quotes');
  if (!request.headers.has('Origin'))
    return createProblemResponse(403, 'Quotes can only be requested from the site’s own pages');
  const body = await readJson(request, MAX_BODY_BYTES);
  if (!body.ok) return createProblemResponse(body.status, body.reason);
  const read = Asked.safeParse(body.value);
  if (!read.success) {
    const problems = listProblems(read.error, Asked, body.value);
    return createBadRequest(problems.map(({ path, reason }) => ({ parameter: path, reason })));
  }
  const quoter = chooseQuoter({ settings, now, memory, environment: process.env });
  return createJsonResponse(await quoteOf(quoter, read.data), { 'Cache-Control': 'no-store' });
}

async function quoteOf(quoter: Quoter, { purchasePrice, loanTerm, year, vin, nvic }: z.output<typeof Asked>) {
  const quote = await quoter.quote({ purchasePrice, loanTerm, year, vin, nvic });
  return quote ?? { weeklyRepaymentAmount: null, comparisonRate: null, advertisedRate: null };
}
