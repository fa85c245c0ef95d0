import { buildStockFacts, loadPlaces } from '../../../kernel/chrome/load.ts';
import type { StockPart } from '../../../kernel/chrome/stock-menu.ts';
import { loadOffers } from '../../../kernel/content/load-offers.ts';
import type { RequestContext, SiteStock } from '../../../kernel/request/context.ts';
import { createEmptyState, withTerm } from '../../../search/state.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import { findKinds } from './browse.ts';
import { loadHomeContent } from './content.ts';
import type { HomeInputs } from './inputs.ts';
import { buildLeadState } from './lead.ts';
import type { HomeModel } from './model.ts';
import { buildHome } from './model.ts';

/** The home page of the request's site: stock from memory, locations and offers from the database. */
export async function loadHome(context: RequestContext): Promise<HomeModel> {
  const { settings, stock, now, site } = context;
  const [places, offers, written] = await Promise.all([
    loadPlaces(context),
    loadOffers(context),
    loadHomeContent(context),
  ]);
  const stocked = buildStockInputs(stock, settings);
  return buildHome({ settings, origin: site.origin, now, offers, ...written, ...places, ...stocked });
}

/** The stock data of the home page, by a handful of searches in memory. */
export function buildStockInputs(
  stock: SiteStock,
  settings: SiteSettings,
): Pick<HomeInputs, 'facts' | 'total' | 'hasRepayments' | 'ranked' | 'leading' | 'kinds'> {
  const facts = buildStockFacts(stock, settings);
  const { hits: ranked, count: total, ranges } = stock.search(createEmptyState());
  return {
    facts,
    total,
    hasRepayments: ranges.weekly_price.max !== null,
    ranked,
    leading: stock.search(withTerm(buildLeadState(settings), 'status', 'in_stock')).hits,
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
  const priced = kinds.items.map((item) => {
    const { hits, ranges } = stock.search(withTerm(within, kinds.key, item.value));
    return { item, from: ranges[price].min, vehicles: hits };
  });
  return { key: kinds.key, priced };
}
