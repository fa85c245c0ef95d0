import { createLoader } from '../../../kernel/request/handlers.ts';
import { loadPriceComparison } from './load.ts';

/**
 * GET /cars/{slug}/autogauge (D13): the price comparison response, with nulls where nothing can be compared; 404 for an
 * unknown vehicle. Where the valuation service fails the error is logged, and the response is a plain 500.
 */
export const loader = createLoader(async (context, { params }) => {
  const comparison = await loadPriceComparison(context, params.slug ?? '');
  if (!comparison) return new Response('There is no such vehicle.\n', { status: 404 });
  return Response.json(comparison, { headers: { 'X-Robots-Tag': 'noindex' } });
});
