import { getCardModel } from '../../../kernel/cards/card.ts';
import { API_HEADERS } from '../../../kernel/http/json-response.ts';
import { createBadRequest } from '../../../kernel/http/problem.ts';
import { parseIds } from '../../../kernel/http/read-ids.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';

/**
 * The response to `GET /api/cards?ids=3,17`: the cards of those vehicles as they are now, so that what a browser stores
 * is never shown with an old price. Vehicles that are no longer listed are left out. Malformed ids are answered with
 * 400. It is the same for everyone, and revalidated each time.
 */
export function answerCards({
  url,
  stock,
  settings,
  now,
}: Pick<RequestContext, 'url' | 'stock' | 'settings' | 'now'>): Response {
  const parsed = parseIds(url.searchParams.get('ids'));
  if (parsed.kind === 'wrong') return createBadRequest([{ parameter: 'ids', reason: parsed.detail }]);
  const cards = stock.cardsOf(parsed.ids).map((record) => getCardModel(record, settings, now));
  return Response.json({ cards }, { headers: { ...API_HEADERS, 'Cache-Control': 'no-cache' } });
}
