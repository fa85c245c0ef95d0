import { loadSimilar } from '../../../kernel/cards/similar.ts';
import { createLoader } from '../../../kernel/request/handlers.ts';

/**
 * GET /cars/{slug}/similar (D14): `{ cards }`, at most six; 404 for an unknown vehicle, and where the site shows none.
 */
export const loader = createLoader(async (context, { params }) => {
  const cards = await loadSimilar(context, params.slug ?? '');
  if (!cards) return new Response('There is no such vehicle.\n', { status: 404 });
  return Response.json({ cards }, { headers: { 'X-Robots-Tag': 'noindex' } });
});
