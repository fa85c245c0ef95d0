import { readPlaces } from '../../db/queries/cached-reads.ts';
import type { SiteDb } from '../../db/scope.ts';
import { toLocalDay } from '../../domain/text/format.ts';
import type { CarType } from '../../domain/vehicle/car.ts';
import type { SearchState } from '../../search/contract.ts';
import { createEmptyState } from '../../search/state.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import { loadOpenPaths, type OpeningSettings, openedPages } from '../addresses/opened-pages.ts';
import { siteLocations } from '../places/places.ts';
import type { RequestContext, SiteStock } from '../request/context.ts';
import { keptList } from '../stock/kept-list.ts';
import { landingState } from '../stock/landing.ts';
import { sitePathWords } from '../stock/site-path-words.ts';
import { spellingsOf } from '../stock/spelling.ts';
import { withMenuEntries } from './menus.ts';
import type { ChromeModel } from './model.ts';
import { makeChrome } from './model.ts';
import { type StockFacts, type StockPart, stateOfType } from './stock-menu.ts';

/** The last chrome of each site: every page of a site has the same one until settings, stock or the minute change. */
const kept = new WeakMap<SiteDb, { key: string; chrome: Promise<ChromeModel> }>();

/** The chrome of the request's site: its settings, its locations from the database, its counts from the live stock. */
export function loadChrome(context: RequestContext): Promise<ChromeModel> {
  const { site, db, stock, now } = context;
  const minute = Math.floor(now.getTime() / 60_000);
  const key = [site.settingsVersion, stock.version, site.origin, minute].join(' ');
  const last = kept.get(db);
  if (last?.key === key) return last.chrome;
  const chrome = makeAnew(context);
  kept.set(db, { key, chrome });
  // What failed is not kept: the next page tries again. A newer one that took its place stays.
  chrome.catch(() => kept.get(db)?.chrome === chrome && kept.delete(db));
  return chrome;
}

async function makeAnew(context: RequestContext): Promise<ChromeModel> {
  const { settings, stock, now } = context;
  const [places, paths] = await Promise.all([loadPlaces(context), loadOpenPaths(context)]);
  const facts = await withMenuEntries(stockFacts(stock, settings, paths), context);
  return makeChrome({ settings, facts, now, ...places });
}

/** The locations that the site shows, and the special days from today on. */
export async function loadPlaces({ db, settings, now }: Pick<RequestContext, 'db' | 'settings' | 'now'>) {
  const { locations, specialHours } = await readPlaces(db, toLocalDay(now, settings.locations.timeZone));
  return { locations: siteLocations(locations, settings), specialHours };
}

/**
 * What menus say of the stock. Car types that are not in stock cost no search; subscription sites sell by the week, so prices are left out. `written`:
 * see `openedPages`.
 */
export function stockFacts(
  stock: SiteStock,
  settings: Pick<SiteSettings, 'wording' | 'search' | 'card'> & OpeningSettings,
  written: readonly string[] = [],
): StockFacts {
  const { wording, search, card } = settings;
  const whole = stockPart(stock, wording, createEmptyState());
  const landing = landingState(
    search,
    spellingsOf(() => whole.all),
  );
  return {
    ...whole,
    words: sitePathWords(stock),
    keptList: (state) => keptList(state, stock),
    saving: { favourites: card.favourites, compare: card.compare },
    opened: openedPages(settings, written),
    landing: landing ? stockPart(stock, wording, landing) : whole,
  };
}

function stockPart(stock: SiteStock, wording: SiteSettings['wording'], within: SearchState): StockPart {
  const facetsOf = (state: SearchState) => {
    const { facets } = stock.search(state);
    return wording.offering === 'subscription' ? { ...facets, price_range: [] } : facets;
  };
  const all = facetsOf(within);
  const countOf = (type: CarType) => all.car_type.find(({ value }) => value === type)?.count ?? 0;
  const counts = { new: countOf('new'), demo: countOf('demo'), used: countOf('used') };
  return {
    within,
    counts,
    all,
    new: counts.new > 0 ? facetsOf(stateOfType('new', within)) : all,
    used: counts.used > 0 ? facetsOf(stateOfType('used', within)) : all,
  };
}
