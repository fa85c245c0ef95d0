import { type CheckRequest, createSiteChecker } from '../../kernel/forms/bot-check/check.ts';
import { createJsonResponse } from '../../kernel/http/json-response.ts';
import { createProblemResponse } from '../../kernel/http/problem.ts';

/**
 * POST /api/bot-check: the bot check for a form of the site's own pages (G8): proof of work, or the widget of a
 * service, issued to the caller.
 */
export async function answerBotCheck(request: Request, site: CheckRequest): Promise<Response> {
  if (!request.headers.has('Origin')) return createProblemResponse(403, 'Checks are only for the site’s own pages');
  const checker = await createSiteChecker(site);
  const offer = checker ? await checker.offer(site.now) : { kind: 'off' };
  return createJsonResponse(offer, { 'Cache-Control': 'no-store' });
}
