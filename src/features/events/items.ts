import { buildPriceDisplay } from '../../domain/price/price.ts';
import type { LayerItem } from '../../kernel/events/layer/item.ts';
import { hasDataLayer } from '../../kernel/events/layer/setting.ts';
import { API_HEADERS } from '../../kernel/http/json-response.ts';
import { createBadRequest, createProblemResponse } from '../../kernel/http/problem.ts';
import { parseIds } from '../../kernel/http/read-ids.ts';
import type { RequestContext } from '../../kernel/request/context.ts';

/**
 * The response to `GET /api/items?ids=3`: vehicles in the form for tag managers, as they are now, in this order and
 * without those that are no longer listed. It is the same for everyone; 404 on sites whose pages have no tag manager.
 */
export function answerItems({ url, stock, settings }: Pick<RequestContext, 'url' | 'stock' | 'settings'>): Response {
  if (!hasDataLayer(settings)) return createProblemResponse(404, 'This website has no dataLayer');
  const parsed = parseIds(url.searchParams.get('ids'));
  if (parsed.kind === 'wrong') return createBadRequest([{ parameter: 'ids', reason: parsed.detail }]);
  const wording = { ...settings.price, offering: settings.wording.offering };
  const items = stock.cardsOf(parsed.ids).map(
    (record): LayerItem => ({
      item_id: record.stocknum,
      make: record.make,
      model: record.model,
      price: buildPriceDisplay(record, wording).amount,
      currency: 'AUD',
      dealership: record.dealership_name,
    }),
  );
  return Response.json({ items }, { headers: { ...API_HEADERS, 'Cache-Control': 'no-cache' } });
}
