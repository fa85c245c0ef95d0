import { listLocations, listSpecialHours } from '../../db/queries/locations.ts';
import { dayOf } from '../../domain/format.ts';
import { emptyState } from '../../search/state.ts';
import type { RequestContext, SiteStock } from '../request.ts';
import { makeChrome } from './make-chrome.ts';
import type { ChromeModel } from './model.ts';
import { siteLocations } from './places.ts';
import { type StockFacts, stateOfType } from './stock-menu.ts';

/** The chrome of the request's site: its settings, its locations from the database, its counts from the live stock. */
export async function loadChrome(context: RequestContext): Promise<ChromeModel> {
  const { settings, stock, now } = context;
  return makeChrome({ settings, facts: stockFacts(stock), now, ...(await loadPlaces(context)) });
}

/** The locations that the site shows, and the special days from today on. */
export async function loadPlaces({ db, settings, now }: Pick<RequestContext, 'db' | 'settings' | 'now'>) {
  const today = dayOf(now, settings.locations.timeZone);
  return db.run(async (tx) => ({
    locations: siteLocations(await listLocations(tx), settings),
    specialHours: await listSpecialHours(tx, today),
  }));
}

/** What menus say of the stock. Car types that are not in stock cost no search. */
export function stockFacts(stock: SiteStock): StockFacts {
  const counts = stock.countByType();
  const all = stock.search(emptyState()).facets;
  return {
    counts,
    all,
    new: counts.new > 0 ? stock.search(stateOfType('new')).facets : all,
    used: counts.used > 0 ? stock.search(stateOfType('used')).facets : all,
  };
}
