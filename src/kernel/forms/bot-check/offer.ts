import { jsonResponse } from '../../http/answer.ts';
import { problemResponse } from '../../http/problem.ts';
import { type CheckRequest, siteChecker } from './check.ts';

/** POST /api/bot-check: what a form of the site's own pages is to be checked by (G8): work, or the widget of a service, each for whoever asked. */
export async function answerOffer(request: Request, site: CheckRequest): Promise<Response> {
  if (!request.headers.has('Origin')) return problemResponse(403, 'Checks are for the site’s own pages');
  const checker = await siteChecker(site);
  const offer = checker ? await checker.offer(site.now) : { kind: 'off' };
  return jsonResponse(offer, { 'Cache-Control': 'no-store' });
}
