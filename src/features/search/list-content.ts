import { loadOffers } from '../../kernel/content/load-offers.ts';
import type { RequestContext } from '../../kernel/request/context.ts';
import { OFFERS_PATH } from '../../kernel/stock/address.ts';
import type { ListContent } from './load.ts';
import { loadPromos } from './promos.ts';

/** What the site's content adds to the list at an address; its offers to their own page alone (B18). */
export async function loadListContent(context: RequestContext, { pathname }: URL): Promise<ListContent> {
  const [promos, offers] = await Promise.all([
    loadPromos(context),
    pathname === OFFERS_PATH ? loadOffers(context) : [],
  ]);
  return { promos, offers };
}
