import { isQuoted } from '../../../domain/finance/providers.ts';
import { linkToFinanceEnquiry } from '../../../kernel/finance/estimate/link-to-enquiry.ts';
import type { KnownEstimate } from '../../../kernel/finance/estimate/model.ts';
import { buildKnownEstimate } from '../../../kernel/finance/estimate/model.ts';
import { createJsonResponse } from '../../../kernel/http/json-response.ts';
import { createProblemResponse } from '../../../kernel/http/problem.ts';
import { loadQuotedCar, type QuoteRequest } from '../quotes/load.ts';

/** What GET /cars/{slug}/finance responds beside the lender's figures under the specification's names. */
export interface FinanceAnswer {
  estimate: KnownEstimate | null;
}

/**
 * The response to GET /cars/{slug}/finance (S7: finance lender fetch per vehicle): `finance_lenders` with the entry of
 * the site's provider, disclaimer included, `youxQuote`, and `estimate` as the page shows it, null where the rules
 * leave it out; 404 for an unknown vehicle. /
 */
export async function answerFinance(request: QuoteRequest, slug: string): Promise<Response> {
  const car = await loadQuotedCar(request, slug);
  if (!car) return createProblemResponse(404, 'There is no such vehicle');
  const { settings, now } = request;
  const provider = settings.finance.finance_provider;
  const entry = car.finance_lenders[provider];
  const body = {
    finance_lenders: entry ? { [provider]: entry } : {},
    youxQuote: isQuoted(provider) ? car.youxQuote : null,
    estimate: buildKnownEstimate({ car, settings, now, enquireHref: linkToFinanceEnquiry(car, settings) }),
  };
  return createJsonResponse(body, { 'Cache-Control': 'no-cache' });
}
