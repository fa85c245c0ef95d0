import type { LoaderFunctionArgs } from 'react-router';
import { loadSimilar } from '../../../kernel/cards/similar.ts';
import { requestContext } from '../../../kernel/request/context.ts';

/**
 * GET /cars/{slug}/similar (D14): `{ cards }`, at most six; 404 for an unknown vehicle, and where the site shows none.
 */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const cards = await loadSimilar(context.get(requestContext), params.slug ?? '');
  if (!cards) return new Response('There is no such vehicle.\n', { status: 404 });
  return Response.json({ cards }, { headers: { 'X-Robots-Tag': 'noindex' } });
}
