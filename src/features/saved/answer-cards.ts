import type { RequestContext } from '../request.ts';
import { cardModel } from '../search/card.ts';
import { readIds } from './read-ids.ts';

/**
 * The answer to `GET /api/cards?ids=3,17`: the cards of those vehicles as they are now, so that what a browser keeps is never shown with an old price.
 * Vehicles that are no longer listed are left out. Ids that are none are told with 400.
 */
export function answerCards({
  url,
  stock,
  settings,
  now,
}: Pick<RequestContext, 'url' | 'stock' | 'settings' | 'now'>): Response {
  const asked = readIds(url.searchParams.get('ids'));
  if (asked.kind === 'wrong') return problem(asked.detail);
  return Response.json({
    cards: stock.cardsOf(asked.ids).map((record) => cardModel(record, settings, now)),
  });
}

function problem(detail: string): Response {
  return new Response(JSON.stringify({ title: 'These vehicles cannot be looked up', status: 400, detail }), {
    status: 400,
    headers: { 'Content-Type': 'application/problem+json' },
  });
}
