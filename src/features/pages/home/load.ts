import { listCurrentContent } from '../../../db/queries/content.ts';
import { emptyState, withSort, withTerm } from '../../../search/state.ts';
import { loadPlaces, stockFacts } from '../../chrome/load.ts';
import type { RequestContext, SiteStock } from '../../request.ts';
import { findKinds } from './browse.ts';
import { type HomeInputs, makeHome } from './make-home.ts';
import type { HomeModel } from './model.ts';
import { offerTile } from './offers.ts';

/** The home page of the request's site: stock from memory, locations and offers from the database. */
export async function loadHome(context: RequestContext): Promise<HomeModel> {
  const { settings, stock, now, site } = context;
  const facts = stockFacts(stock);
  const { hits: ranked, count: total } = stock.search(emptyState());
  return makeHome({
    settings,
    origin: site.origin,
    now,
    facts,
    total,
    ranked,
    latest: stock.search(withSort(withTerm(emptyState(), 'status', 'in_stock'), 'newest')).hits,
    kinds: pricedKinds(stock, facts.all, settings.home.bodiesCount),
    offers: await loadOffers(context),
    ...(await loadPlaces(context)),
  });
}

function pricedKinds(
  stock: SiteStock,
  facets: HomeInputs['facts']['all'],
  limit: number,
): HomeInputs['kinds'] {
  const kinds = findKinds(facets, limit);
  return (
    kinds && {
      key: kinds.key,
      priced: kinds.items.map((item) => ({
        item,
        from: stock.search(withTerm(emptyState(), kinds.key, item.value)).ranges.price.min,
      })),
    }
  );
}

async function loadOffers({ db, settings, now }: RequestContext): Promise<HomeInputs['offers']> {
  const running = await db.run((tx) => listCurrentContent(tx, 'offer', now));
  return running.map((offer) => offerTile(offer, settings.locations.timeZone));
}
