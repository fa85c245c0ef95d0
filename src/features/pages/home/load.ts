import { listCurrentContent } from '../../../db/queries/content.ts';
import { emptyState, withSort, withTerm } from '../../../search/state.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import { loadPlaces, stockFacts } from '../../chrome/load.ts';
import { openedPages } from '../../chrome/opened-pages.ts';
import type { StockPart } from '../../chrome/stock-menu.ts';
import type { RequestContext, SiteStock } from '../../request.ts';
import { sitePathWords } from '../../search/site-path-words.ts';
import { findKinds } from './browse.ts';
import type { HomeInputs } from './inputs.ts';
import { makeHome } from './make-home.ts';
import type { HomeModel } from './model.ts';
import { offerTile } from './offers.ts';

/** The home page of the request's site: stock from memory, locations and offers from the database. */
export async function loadHome(context: RequestContext): Promise<HomeModel> {
  const { settings, stock, now, site } = context;
  const [places, offers] = await Promise.all([loadPlaces(context), loadOffers(context)]);
  return makeHome({ settings, origin: site.origin, now, offers, ...places, ...stockInputs(stock, settings) });
}

/** What the home page knows of the stock, by a handful of searches in memory. */
export function stockInputs(
  stock: SiteStock,
  settings: SiteSettings,
): Pick<HomeInputs, 'facts' | 'total' | 'hasRepayments' | 'ranked' | 'latest' | 'kinds'> {
  const facts = stockFacts(stock, settings);
  const { hits: ranked, count: total, ranges } = stock.search(emptyState());
  const available = withTerm(emptyState(), 'status', 'in_stock');
  return {
    facts,
    total,
    hasRepayments: ranges.weekly_price.max !== null,
    ranked,
    latest: stock.search(withSort(available, 'newest')).hits,
    kinds: pricedKinds(stock, facts.landing, settings),
  };
}

function pricedKinds(
  stock: SiteStock,
  { all, within }: StockPart,
  { home, wording }: SiteSettings,
): HomeInputs['kinds'] {
  const kinds = findKinds(all, home.bodiesCount);
  if (!kinds) return undefined;
  const price = wording.offering === 'subscription' ? 'subscription_price' : 'price';
  const lowest = (value: string) => stock.search(withTerm(within, kinds.key, value)).ranges[price].min;
  return { key: kinds.key, priced: kinds.items.map((item) => ({ item, from: lowest(item.value) })) };
}

async function loadOffers({ db, settings, now, stock }: RequestContext): Promise<HomeInputs['offers']> {
  const running = await db.run((tx) => listCurrentContent(tx, 'offer', now));
  const words = sitePathWords(stock);
  const opened = openedPages(settings);
  return running.map((offer) => offerTile(offer, settings.locations.timeZone, words, settings.card, opened));
}
